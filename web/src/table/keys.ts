/** The keyboard of the table: a key for each card and command; h, which means help or a hint elsewhere, is no card. */

import { plainNumber } from '../logic/digits.ts';

export const CARD_KEYS = 'abcdefgijklmq';

/** Each command's key, with the name of its text in the help. */
export const KEYS = {
  n: 'next',
  u: 'undo',
  w: 'hint',
  r: 'rest',
  t: 'last',
  s: 'sheet',
  p: 'rules',
  o: 'settings',
  z: 'standing',
  y: 'house',
  v: 'chat',
  x: 'away',
  '*': 'host',
  '?': 'help',
} as const;

export type Commands = Partial<Record<(typeof KEYS)[keyof typeof KEYS] | 'quiet', () => void>>;

const click = (selector: string) => (): void => document.querySelector<HTMLElement>(selector)?.click();
const focus = (selector: string) => (): void => document.querySelector<HTMLElement>(selector)?.focus();

/** What the keys lead to before a match, and on the pages of an evening. */
export const WAYS = {
  start: '[data-start]',
  host: ':is(.terms, .lead-columns) :is(button, input, select, summary):not(:disabled)',
  chat: '.waiting-room .chat input',
  return: '[data-return]',
};
export const [toStart, toHost, toChat] = [focus(WAYS.start), focus(WAYS.host), focus(WAYS.chat)];

/**
 * What the keys do on other pages than a table: help and settings are everywhere; a question about a deal has cards,
 * calls and buttons like those of a table.
 */
export const pageCommands = (open: (window: 'settings' | 'help') => void, repeat: () => void): Commands => ({
  next: () => (document.querySelector('[data-next-hand]') ? click('[data-next-hand]') : toStart)(),
  rest: click(WAYS.return),
  host: toHost,
  undo: click('[data-once-more]'),
  hint: click('[data-why]'),
  settings: () => open('settings'),
  standing: repeat,
  help: () => open('help'),
});

/**
 * Keys are for the table: not while something is typed, a window is open, or a command of the browser is meant.
 * `single` is false where single keys are turned off.
 */
export function onKey(event: KeyboardEvent, commands: Commands, single: boolean): void {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape' && at.closest('.side-chat, .waiting-room .chat')) return choose(event);
  if (at.closest('input, select, textarea, dialog')) return;
  if (event.key === 'Escape') return commands.quiet?.();
  if (event.key.startsWith('Arrow') || (event.key === 'Enter' && at.matches('h1'))) return enter(event);
  if (!single) return;
  const pressedKey = keyOf(event);
  const key = pressedKey === 'h' ? 'w' : pressedKey;
  const place = CARD_KEYS.indexOf(key);
  if (key.length === 1 && place >= 0) {
    const card = document.querySelectorAll<HTMLElement>('.hand [data-card]')[place];
    card?.focus();
    card?.click();
  } else if (/^[0-9.]$/.test(key)) {
    pressed(key);
  } else if (key in KEYS) {
    event.preventDefault();
    commands[KEYS[key as keyof typeof KEYS]]?.();
  }
}

/** An arrow that nothing else uses, or Enter at the heading, leads to what there is to choose from, else to the hand. */
function enter(event: KeyboardEvent): void {
  const unused = event.target === document.body || (event.target as Element).closest('.actions, h1');
  if (unused && !document.querySelector('.strip')) choose(event);
}

function choose(event: KeyboardEvent): void {
  const thing = HANDS.map((hand) => document.querySelector<HTMLElement>(hand)).find(Boolean);
  if (!thing) return;
  event.preventDefault();
  thing.focus();
}

/** What there is to choose from, else one's hand or the way on: selectors, the first that matches counts. */
export const HANDS = [
  '.hand.mine [data-card][tabindex="0"]',
  '.talk.mine button:not(:disabled, .explain)',
  '.hand [data-card][tabindex="0"]',
  '[data-next]',
  WAYS.start,
];

/**
 * The key as the commands name it: what is printed on it, if that is a Latin letter or a digit. A key of another
 * script, the Turkish ı, and a digit that needs Shift (AZERTY) go by their place.
 */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const printed = plainNumber(key).replace('İ', 'i').replace('؟', '?').toLowerCase();
  const [, letter, digit] = /^(?:Key(.)|Digit(.))$/.exec(code) ?? [];
  if (/^[a-z0-9?*]$/.test(printed)) return printed;
  if (letter && (key === 'ı' || /^(?!\p{Script=Latin})\p{L}+$/u.test(key))) return letter.toLowerCase();
  return (!shiftKey && digit) || printed;
}

/** A digit or the full stop is the call whose button shows it. */
function pressed(key: string): void {
  const goal = document.querySelector<HTMLElement>(`:is(.talk, .announce) [aria-keyshortcuts="${key}"]:not(:disabled)`);
  goal?.focus();
  goal?.click();
}
