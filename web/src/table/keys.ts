/** The keyboard of the table: one key a card, one key a command. */

import { hasCompany } from '../friends/Away.tsx';
import { go, rulesHref } from '../route.ts';
import { say } from '../speech.ts';
import { settings } from '../settings.ts';
import { isMine } from '../logic/table.ts';
import { askHint, playRest, quiet, table, takeBack } from '../store.ts';
import { standing } from '../narrate.ts';
import { opened } from '../ui/windows.ts';

export const CARD_KEYS = 'abcdefghijklm';

/** Each command's key, with the name of its text in the help. */
export const KEYS: Record<string, string> = {
  n: 'next', u: 'undo', w: 'hint', r: 'rest', t: 'last', s: 'sheet', p: 'rules', o: 'settings', z: 'standing', y: 'house', v: 'chat', x: 'away', '?': 'help',
};

const COMMANDS: Record<string, () => void> = {
  next: () => document.querySelector<HTMLElement>('[data-next]')?.click(),
  undo: () => table.value?.view.now?.undo && takeBack(),
  hint: () => table.value && isMine(table.value.view) && askHint(),
  rest: () => table.value?.view.now?.rest && playRest(),
  last: () => (opened.value = 'last'),
  sheet: () => (opened.value = 'sheet'),
  house: () => (opened.value = 'house'),
  rules: () => table.value && go(rulesHref(table.value.view.game)),
  settings: () => (opened.value = 'settings'),
  chat: () => table.value?.view.terms.chat && (opened.value = 'chat'),
  away: () => table.value && hasCompany(table.value.view) && (opened.value = 'away'),
  help: () => (opened.value = 'help'),
  standing: () => table.value && say(standing(table.value)),
};

/** Keys are for the table: not while something is typed, a window is open, or a command of the browser is meant. */
export function onKey(event: KeyboardEvent): void {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest('input, select, textarea, dialog')) return;
  if (event.key === 'Escape') return quiet();
  if (!settings.value.keys) return;
  const key = event.key.toLowerCase();
  const place = CARD_KEYS.indexOf(key);
  if (key.length === 1 && place >= 0) {
    const card = document.querySelectorAll<HTMLElement>('.hand [data-card]')[place];
    card?.focus();
    card?.click();
  } else if (/^[0-9]$/.test(key)) {
    pressed(key);
  } else if (KEYS[key]) {
    event.preventDefault();
    COMMANDS[KEYS[key]!]?.();
  }
}

/** A digit is the choice that carries it: a number to bid, or the first, second … word that may be said. */
function pressed(digit: string): void {
  const number = digit === '0' ? 10 : Number(digit);
  const bid = document.querySelector<HTMLElement>(`[data-action="bid:${number}"]`);
  const words = [...document.querySelectorAll<HTMLElement>('.talk [data-action]:not(:disabled), .announce [data-action]:not(:disabled)')];
  const goal = document.querySelector('[data-action^="bid:"]') ? bid : words[number - 1];
  goal?.focus();
  goal?.click();
}
