// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { rove } from './rove.ts';

/** Lay out rows of buttons, 100 pixels a column and 50 a row, and press a key at one of them. */
function pressed(rows: readonly string[][], at: string, key: string): string | undefined {
  document.body.innerHTML = `<div>${rows
    .flat()
    .map((name) => `<button>${name}</button>`)
    .join('')}</div>`;
  for (const button of document.querySelectorAll('button')) {
    const row = rows.findIndex((names) => names.includes(button.textContent));
    const place = rows[row]!.indexOf(button.textContent) * 100;
    button.getBoundingClientRect = () => new DOMRect(place, row * 50, 90, 40);
    if (button.textContent === at) button.focus();
  }
  document.body.firstElementChild!.addEventListener('keydown', (event) => rove(event as KeyboardEvent));
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return document.activeElement?.textContent;
}

const LADDER = [
  ['+2', '+3', '+4'],
  ['-1', '-2', 'pass'],
];

test('up and down change the row and keep to the column, left and right follow the order', () => {
  expect(pressed(LADDER, '+3', 'ArrowDown')).toBe('-2');
  expect(pressed(LADDER, 'pass', 'ArrowUp')).toBe('+4');
  expect(pressed(LADDER, '+4', 'ArrowRight')).toBe('-1');
  expect(pressed(LADDER, '-2', 'ArrowDown')).toBe('-2');
  expect(pressed(LADDER, '-2', 'Home')).toBe('+2');
});

test('in a single row, up and down lead to the neighbours', () => {
  expect(pressed([['a', 'b', 'c']], 'c', 'ArrowDown')).toBe('a');
  expect(pressed([['a', 'b', 'c']], 'c', 'ArrowUp')).toBe('b');
});
