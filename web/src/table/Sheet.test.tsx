// @vitest-environment happy-dom
import { render } from '@testing-library/preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../i18n/texts.ts';
import { row, snapshot } from '../../vitest.fixture.ts';
import { boardId } from '../route.ts';
import { dealsOf, SheetPanel, targetOf } from './Sheet.tsx';

beforeAll(() => speak('en'));

test('in a match of many deals the row of the one under way comes into sight, and again with the next', () => {
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent!.slice(0, 2).trim());
  });
  const view = snapshot({ plan: ['tricks', 'hearts', 'queens'] });
  const at = (number: number) => ({ ...view, deal: { ...view.deal!, number } });
  const { rerender } = render(<SheetPanel sheet={at(2)} log={[]} />);
  rerender(<SheetPanel sheet={at(3)} log={[]} />);
  expect(seen).toEqual(['2', '3']);
});

test("the reader's own total has the colour of a gain or a loss, as the deals have", () => {
  const rows = [{ ...row(1), points: [-30, 10, 10, 10], totals: [-30, 10, 10, 10] }];
  const { container } = render(<SheetPanel sheet={snapshot({ rows, plan: ['tricks'] })} log={[]} />);
  for (const line of container.querySelectorAll('.sheet :is(tbody, tfoot) tr'))
    expect([...line.querySelectorAll('td')].map((cell) => cell.className)).toEqual(['loss', '', '', '']);
});

test('a match has points that it is played to; a mirror match and a single deal of a set have none', () => {
  const options = { target: 150 };
  expect(targetOf(snapshot({ options }))).toBe(150);
  expect(targetOf(snapshot({ options, table: boardId('2026-11-22-quarante', 2), plan: [] }))).toBeNull();
  expect(targetOf(snapshot({ options, mirror: { boards: 4, deals: 16, minutes: 60 } as never }))).toBeNull();
});

test('a match of so many deals has no points that it is played to', () => {
  expect(targetOf(snapshot({ options: { target: 150, deals: 8 } }))).toBeNull();
  expect(dealsOf(snapshot({ options: { target: 150, deals: 8 } }))).toBe(8);
  expect(dealsOf(snapshot({ options: { target: 150, deals: 'off' } }))).toBeNull();
  expect(dealsOf(snapshot())).toBeNull();
});

test("the reader's own total has the colour of a gain or a loss, as their deals have", () => {
  const totals = [-40, 20, 0, 20];
  const sheet = { ...snapshot(), seat: 0, rows: [{ ...row(1), points: totals, totals }] };
  const { container } = render(<SheetPanel sheet={sheet} log={[]} />);
  const classes = (cells: string) => [...container.querySelectorAll(`.sheet ${cells}`)].map((cell) => cell.className);
  expect(classes('tfoot td')).toEqual(['loss', '', '', '']);
  expect(classes('tbody tr:first-child td')).toEqual(['loss', '', '', '']);
});
