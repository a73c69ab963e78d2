// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isFree } from '../ui/focus.ts';
import { onKey, type Commands } from './keys.ts';

/** What a key does: its command, or the card or call that it clicks. */
function pressed(key: string, code: string, shiftKey = false): string {
  const done: string[] = [];
  const names = Array.from({ length: 13 }, (_, place) => `card ${place + 1}`);
  const buttons = names.map((name) => `<button data-card="${name}"></button>`).join('');
  document.body.innerHTML = `<div class="hand">${buttons}</div>
    <div class="talk">${[1, 2, 3, 4].map((call) => `<button data-action="call ${call}" aria-keyshortcuts="${call}"></button>`).join('')}</div>`;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => done.push(button.dataset.card ?? button.dataset.action!));
  const commands = new Proxy({} as Commands, { get: (_, name) => () => done.push(String(name)) });
  addEventListener('keydown', (event) => onKey(event as KeyboardEvent, commands, true), { once: true });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true }));
  return done.join();
}

test('a key of another script goes by its place', () => {
  expect(pressed('ф', 'KeyA')).toBe('card 1');
  expect(pressed('Г', 'KeyU', true)).toBe('undo');
  expect(pressed('ش', 'KeyA')).toBe('card 1');
  expect(pressed('لا', 'KeyB')).toBe('card 2');
  expect(pressed('؟', 'Slash', true)).toBe('help');
  expect(pressed('?', 'Digit7', true)).toBe('help');
  expect(pressed('*', 'Digit8', true)).toBe('host');
});

test('a Latin layout goes by what is printed', () => {
  expect(pressed('a', 'KeyQ')).toBe('card 1');
  expect(pressed('ı', 'KeyI')).toBe('card 8');
  expect(pressed('İ', 'Quote', true)).toBe('card 8');
  expect(pressed('h', 'KeyH')).toBe('hint');
  expect(pressed('q', 'KeyA')).toBe('card 13');
  expect(pressed(',', 'KeyM')).toBe('');
  expect(pressed('ñ', 'Semicolon')).toBe('');
});

test('a digit counts in any script, and where it needs Shift', () => {
  expect(pressed('٤', 'Digit4')).toBe('call 4');
  expect(pressed('۳', 'Digit3')).toBe('call 3');
  expect(pressed('&', 'Digit1')).toBe('call 1');
  expect(pressed('é', 'Digit2')).toBe('call 2');
  expect(pressed('2', 'Digit2', true)).toBe('call 2');
  expect(pressed('!', 'Digit1', true)).toBe('');
});

test('keys with names are left to the browser', () => {
  expect(['Tab', 'Enter', 'F1', 'ArrowLeft', ' '].map((key) => pressed(key, key))).toEqual(['', '', '', '', '']);
  expect(pressed('Escape', 'Escape')).toBe('quiet');
});

/** Press a key at an element; whether it is left to the browser. */
function pressedAt(at: HTMLElement, key: string): boolean {
  addEventListener('keydown', (event) => onKey(event as KeyboardEvent, {}, true), { once: true });
  return at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

test('Escape leads from the chat to the cards, and Tab from the last stop on to the page', () => {
  document.body.innerHTML = `<div data-table="t"><details class="side-chat" open><input /></details>
    <div class="hand mine"><button data-card="KH" tabindex="0"></button></div></div>`;
  const [chat, card] = document.querySelectorAll<HTMLElement>('input, button');
  pressedAt(chat!, 'Escape');
  expect(document.activeElement).toBe(card);
  expect(pressedAt(card!, 'Tab')).toBe(true);
});

test.each(['ArrowLeft', 'Enter'])(
  'the heading of a table keeps no focus: %s and the next turn lead to the hand',
  (key) => {
    document.body.innerHTML = `<main class="table-page"><h1 tabindex="-1"></h1>
    <div class="hand mine"><button data-card="KH" tabindex="0"></button></div><button class="other"></button></main>`;
    const [heading, card, other] = document.querySelectorAll<HTMLElement>('h1, button');
    heading!.focus();
    expect(isFree()).toBe(true);
    pressedAt(heading!, key);
    expect(document.activeElement).toBe(card);
    other!.focus();
    expect(isFree()).toBe(false);
  },
);
