// @vitest-environment happy-dom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../api.ts';
import type { EveningInfo } from '../http.ts';
import { bring, plain, speak } from '../i18n/texts.ts';
import { DemoText } from './LeadPage.tsx';
import { Reason } from './Reason.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';

beforeAll(async () => {
  await speak('en');
  await bring('evenings');
});
afterEach(cleanup);

const EVENING = {
  evening: 'e',
  kind: 'alone',
  scorers: 4,
  same_boards: true,
  deals: 1,
  spares: 0,
  sums: [[-40]],
  titles: ['king-of-hearts'],
  entrants: ['Fiona', 'Goran', 'Helena', 'Ivo'].map((name, at) => ({ number: at + 1, name })),
  rounds: [{ tables: [{ seats: [1, 2, 3, 4], bot_names: [], result: null }], over: false }],
} as unknown as EveningInfo;

const act = async (request: () => Promise<EveningInfo>) => request().then(() => '', String);

function sheet(busy = false, onSend = async (): Promise<EveningInfo> => EVENING) {
  const props = { evening: EVENING, round: 0, number: 0, act, onClose: () => undefined };
  return render(<ScoreSheet {...props} busy={busy} onSend={onSend} onCorrect={onSend} />);
}

const saves = (container: Element) => container.querySelector<HTMLButtonElement>('[type=submit]')!;

test('the fields of a sheet are named as they are read aloud', () => {
  const { container } = sheet();
  expect(plain(container.querySelector('.sheet-entry input')!.getAttribute('aria-label')!)).toBe(
    '1. no king of hearts, Fiona',
  );
});

test('a sheet that is being saved keeps the focus on its button, and is not sent again', () => {
  let sent = 0;
  const { container } = sheet(true, async () => (sent++, EVENING));
  expect([saves(container).disabled, saves(container).getAttribute('aria-disabled')]).toEqual([false, 'true']);
  fireEvent.submit(container.querySelector('form')!);
  expect(sent).toBe(0);
});

test('the complaint about a sum, and the switch to enter it all the same, go once the sum is right', async () => {
  const { container } = sheet(false, () => {
    const problem = { code: 'wrong-sum', message: '', readings: [], deal: 1, total: -30, near: [-40], exact: true };
    throw new ApiError(422, '', 'wrong-sum', '', problem as never);
  });
  fireEvent.submit(container.querySelector('form')!);
  const shown = () => [
    container.querySelectorAll('[role=alert]').length,
    container.querySelectorAll('[role=switch]').length,
  ];
  await waitFor(() => expect(shown()).toEqual([1, 1]));
  const type = (value: string) =>
    fireEvent.input(container.querySelector('.sheet-entry input')!, { target: { value } });
  type('-35');
  expect(shown()).toEqual([1, 1]);
  type('-40');
  expect(shown()).toEqual([0, 0]);
});

test('a missing reason is reported on the page until there is one', () => {
  const { container } = render(<Reason reason="" onReason={() => undefined} />);
  const field = container.querySelector('input')!;
  fireEvent.invalid(field);
  expect(container.querySelector('[role=alert]')!.textContent).toBe('Give a reason: everybody will see it.');
  fireEvent.input(field, { target: { value: 'Misread' } });
  expect(container.querySelector('[role=alert]')).toBeNull();
});

const points = (...fifth: number[]) => ({ deals: [[], [], [], [], fifth].map((each) => ({ points: each })) });

test('a demonstration names only what is left to do', () => {
  const tasks = (late: boolean, wrong: boolean): string => {
    const second = { tables: [{ result: points(...(wrong ? [-80, -80, 0, 0] : [-160, 0, 0, 0])) }] };
    const rounds = [second, second, { tables: [{ result: late ? null : points() }] }];
    const { container } = render(<DemoText evening={{ rounds } as unknown as EveningInfo} />);
    return plain(container.textContent)
      .replace(/^.*do harm\./, '')
      .trim();
  };
  expect(tasks(true, true)).toMatch(/^Table 4 is late, and one sheet/);
  expect(tasks(true, false)).toBe('Table 4 is late: enter its score sheet.');
  expect(tasks(false, true)).toBe('One sheet of round 2 is wrong: find and correct it.');
  expect(tasks(false, false)).toBe('');
});
