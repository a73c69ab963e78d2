// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { bring, plain, speak } from '../i18n/texts.ts';
import { row, snapshot } from '../../vitest.fixture.ts';
import { Result } from './Result.tsx';

beforeAll(async () => {
  await speak('en');
  await bring('play');
});
afterEach(cleanup);

const nothing = () => true;

test.each([
  [[0], 'Ready for the next deal: 1 of 3. Waiting for Ben and Chloé.'],
  [[0, 1], 'Ready for the next deal: 2 of 3. Waiting for Chloé.'],
  [[1, 2], 'Ready for the next deal: 2 of 3.'],
])('of those who are asked, the others who are not ready are named: %j', (ready, text) => {
  const base = snapshot();
  const players = base.players.map((player, seat) => ({
    ...player,
    name: ['Anna', 'Ben', 'Chloé', 'Dora'][seat]!,
    person: seat < 3,
    away: false,
  }));
  const view = { ...base, seat: 0, players, rows: [row(1)] };
  const asked = { type: 'ready-changed' as const, answers: null, ready, stopped: [], left: 9000, at: 0 };
  const { container } = render(
    <Result view={view} ready={asked} busy={false} send={nothing} onNext={nothing} onStop={nothing} onWhy={null} />,
  );
  expect(plain(container.querySelector('.doors .note')!.textContent!)).toBe(text);
});

test('in the account of a deal, the total of the reader has a colour as the deal has', () => {
  const view = { ...snapshot(), seat: 0, rows: [{ ...row(2), points: [20, 0, 0, -20], totals: [-40, 20, 0, 20] }] };
  const { container } = render(
    <Result view={view} ready={null} busy={false} send={nothing} onNext={nothing} onStop={nothing} onWhy={null} />,
  );
  const own = [...container.querySelectorAll('tfoot td:nth-child(2)')].map((cell) => cell.className);
  expect(own).toEqual(['gain', 'loss']);
});
