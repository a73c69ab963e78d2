// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bring, speak } from '../i18n/texts.ts';
import type { Mark } from '../reviews.ts';
import { spoken } from '../ui/speech.ts';
import { Judged } from './Judged.tsx';

const mark = (deal: number, moment: number, verdict: Mark['verdict']): Mark => ({
  deal,
  moment,
  seat: 0,
  verdict,
  text: `${verdict} at ${deal}/${moment}`,
  reason: 'That costs a trick',
});
const MARKS = [mark(1, 4, 'mistake'), mark(1, 12, 'inaccuracy'), mark(3, 0, 'blunder')];

let gone: Mark[];
const shown = (deal: number, at: number) =>
  render(<Judged marks={MARKS} table="t" deal={deal} at={at} onGo={(one) => gone.push(one)} />);

beforeAll(async () => {
  await speak('en');
  await bring('review');
});
beforeEach(() => void (gone = []));
afterEach(cleanup);

test('the marks of a deal lead to their moments, and the one that one stands at is told, aloud too', () => {
  const { container, getByRole } = shown(1, 12);
  expect([...container.querySelectorAll('.marks button')].map((one) => one.getAttribute('aria-current'))).toEqual([
    null,
    'step',
  ]);
  expect(getByRole('heading', { level: 3 }).textContent).toBe('?! inaccuracy at 1/12');
  expect(spoken.value.at(-1)?.text).toBe('inaccuracy at 1/12. That costs a trick');
  fireEvent.click(getByRole('button', { name: 'mistake at 1/4' }));
  expect(gone).toEqual([MARKS[0]]);
});

test('the verdict stays while the action is done, and no longer', () => {
  const told = (at: number) => shown(1, at).container.querySelector('h3')?.textContent;
  expect([told(3), told(4), told(5), told(6)]).toEqual([undefined, '? mistake at 1/4', '? mistake at 1/4', undefined]);
});

test('one steps from one to the next, through all deals, by buttons and by keys', () => {
  const { getByRole } = shown(1, 12);
  fireEvent.click(getByRole('button', { name: 'Next remark' }));
  fireEvent.click(getByRole('button', { name: 'Previous remark' }));
  fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(gone).toEqual([MARKS[2], MARKS[0], MARKS[2]]);
});

test('a deal without any says so', () => {
  expect(shown(2, 0).getByText('No remarks on this deal.')).toBeTruthy();
});

test('behind the last one there is none', () => {
  const { getByRole } = shown(3, 0);
  expect(
    [getByRole('button', { name: 'Previous remark' }), getByRole('button', { name: 'Next remark' })].map(
      (one) => (one as HTMLButtonElement).disabled,
    ),
  ).toEqual([false, true]);
});
