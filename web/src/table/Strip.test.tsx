// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bring, speak } from '../i18n/texts.ts';
import type { Stretch } from '../logic/deal.ts';
import { Strip } from './Strip.tsx';

const STRETCHES: Stretch[] = [
  { kind: 'calls', trick: 0, first: 0, last: 3 },
  { kind: 'trick', trick: 1, first: 4, last: 7 },
  { kind: 'trick', trick: 2, first: 8, last: 11 },
  { kind: 'end', trick: 0, first: 12, last: 12 },
];
const MARKS = [
  { moment: 5, sign: '?', text: 'a mistake', kind: 'mistake' },
  { moment: 7, sign: '??', text: 'a blunder', kind: 'blunder' },
];
const onGo = vi.fn();
const onMark = { before: vi.fn(), next: vi.fn() };
const shown = (at: number, marked = true) =>
  render(
    <Strip
      stretches={STRETCHES}
      at={at}
      last={12}
      where="here"
      marks={marked ? MARKS : []}
      onGo={onGo}
      onMark={onMark}
    />,
  );

beforeAll(async () => {
  await speak('en');
  await bring('play');
});
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

test('each trick says what is remarked in it, and the one that one stands at is current', () => {
  const { getAllByRole } = shown(6);
  const cells = getAllByRole('listitem').map((item) => item.querySelector('button')!);
  expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual([
    'Calls',
    'Trick 1. a mistake. a blunder',
    'Trick 2',
    'End of the deal',
  ]);
  expect(cells.map((cell) => cell.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
});

test('a trick leads to its first mark, from there to the next, and without marks to its last card', () => {
  for (const [at, to] of [
    [0, 5],
    [5, 7],
    [7, 5],
  ] as const) {
    // prettier-ignore
    fireEvent.click(shown(at).getByRole('button', { name: /Trick 1/ }));
    expect(onGo).toHaveBeenLastCalledWith(to);
    cleanup();
  }
  fireEvent.click(shown(0, false).getByRole('button', { name: 'Trick 2' }));
  expect(onGo).toHaveBeenLastCalledWith(11);
});

test('a trick that lies on the table keeps its tile lit, not that of the next one', () => {
  for (const [taken, name] of [
    [true, 'Trick 1'],
    [false, 'Trick 2'],
  ] as const) {
    // prettier-ignore
    const { getByRole } = render(<Strip stretches={STRETCHES} at={8} last={12} taken={taken} where="" marks={[]} onGo={onGo} />);
    expect(getByRole('button', { name }).getAttribute('aria-current')).toBe('step');
    cleanup();
  }
});

test('keys step, go to the ends, and with Shift from mark to mark', () => {
  shown(6);
  for (const [key, to] of [
    ['ArrowRight', 7],
    ['ArrowLeft', 5],
    ['Home', 0],
    ['End', 12],
  ] as const) {
    // prettier-ignore
    fireEvent.keyDown(document.body, { key });
    expect(onGo).toHaveBeenLastCalledWith(to);
  }
  fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', shiftKey: true });
  expect([onMark.next, onMark.before].map((press) => press.mock.calls.length)).toEqual([1, 1]);
});

test('at an end there is no way on', () => {
  const { getByRole } = shown(12);
  expect(getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(onGo).toHaveBeenLastCalledWith(12);
});
