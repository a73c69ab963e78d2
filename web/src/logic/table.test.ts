import { expect, test } from 'vitest';
import type { Hint, TableEvent, TakenTrick } from '../messages.ts';
import { event, dealState, row, snapshot } from '../../vitest.fixture.ts';
import { GAP, isMine, mayHint, middle, reduce, type Table } from './table.ts';

const seated = (): Table => reduce(null, snapshot()) as Table;
const trick: TakenTrick = { leader: 0, cards: ['AS', '2S', '3S', '4S'], winner: 0 };
const taken: TableEvent = { what: 'taken', seat: 0, action: null, bot: null, late: false, seconds: null, trick };
const what = (kind: TableEvent['what']): TableEvent => ({
  what: kind,
  seat: null,
  action: null,
  bot: null,
  late: false,
  seconds: null,
  trick: null,
});

test('a snapshot is the whole table', () => {
  expect(seated().view.version).toBe(5);
});

test('an event moves the table on by one', () => {
  const table = reduce(seated(), event(6, { deal: dealState({ trick: ['AS'], turn: 1, legal: [] }) })) as Table;
  expect(table.view.version).toBe(6);
  expect(middle(table).cards).toEqual(['AS']);
  expect(isMine(table.view)).toBe(false);
});

test('an event that does not follow the last shows a gap, and so does one before any snapshot', () => {
  expect(reduce(seated(), event(7))).toBe(GAP);
  expect(reduce(null, event(1))).toBe(GAP);
});

test('an event that is known already changes nothing', () => {
  const table = seated();
  expect(reduce(table, event(5))).toBe(table);
});

test('a pong from further on shows that something was missed', () => {
  const table = seated();
  expect(reduce(table, { type: 'pong', version: 5 })).toBe(table);
  expect(reduce(table, { type: 'pong', version: 9 })).toBe(GAP);
});

test('a taken trick lies until the next card, and its winner is known', () => {
  let table = reduce(seated(), event(6, { events: [taken], deal: dealState({ last: trick }) })) as Table;
  expect(middle(table)).toMatchObject(trick);
  table = reduce(table, event(7, { deal: dealState({ trick: ['9H'] }) })) as Table;
  expect(table.lying).toBeNull();
  expect(middle(table).winner).toBeNull();
});

test('a word said between two tricks leaves the trick lying', () => {
  let table = reduce(seated(), event(6, { events: [taken] })) as Table;
  table = reduce(table, event(7, { events: [what('said')] })) as Table;
  expect(table.lying).toMatchObject(trick);
});

test('what a trick brings is counted once it is swept', () => {
  const table = reduce(seated(), event(6, { events: [taken], deal: dealState({ won: [1, 0, 0, 0] }) })) as Table;
  expect([table.view.deal?.won[0], table.lying?.before.deal?.won[0]]).toEqual([1, 0]);
});

test('a new deal and an undo clear the table', () => {
  for (const kind of ['dealt', 'undone'] as const) {
    let table = reduce(seated(), event(6, { events: [taken] })) as Table;
    table = reduce(table, event(7, { events: [what(kind)] })) as Table;
    expect(table.lying).toBeNull();
  }
});

test('a finished deal is a row more; after an undo all rows come again', () => {
  let table = reduce(seated(), event(6, { row: row(1) })) as Table;
  expect(table.view.rows.map((row) => row.number)).toEqual([1]);
  table = reduce(table, event(7, { row: row(2) })) as Table;
  table = reduce(table, event(8, { rows: [row(1)] })) as Table;
  expect(table.view.rows.map((row) => row.number)).toEqual([1]);
});

test('a hint and a refusal last until something happens', () => {
  const reason = { clause: 'GEN-3', key: 'follow', params: {} };
  const hint: Hint = {
    type: 'hint',
    answers: 'x',
    action: 'AS',
    parts: [],
    choices: [],
    deals: 0,
    by: '',
    for_match: false,
  };
  let table = reduce(seated(), hint) as Table;
  expect(table.hint?.action).toBe('AS');
  table = reduce(table, { type: 'refusal', answers: 'y', code: 'illegal', reason, version: 5 }) as Table;
  expect(table.refusal?.code).toBe('illegal');
  expect((reduce(table, hint) as Table).refusal, 'a hint asked for next is not covered').toBeNull();
  table = reduce(table, event(6)) as Table;
  expect([table.hint, table.refusal]).toEqual([null, null]);
});

test('the log is the table’s own: it grows, begins anew with a deal, and is told again after an undo', () => {
  let table = reduce(null, snapshot({ log: [what('dealt'), what('said')] })) as Table;
  table = reduce(table, event(6, { events: [what('played'), taken] })) as Table;
  expect(table.log.map((event) => event.what)).toEqual(['dealt', 'said', 'played', 'taken']);
  const again = reduce(table, event(7, { events: [what('undone')], log: [what('dealt')] })) as Table;
  expect(again.log.map((event) => event.what)).toEqual(['dealt']);
  table = reduce(table, event(7, { events: [what('dealt')] })) as Table;
  expect(table.log.map((event) => event.what)).toEqual(['dealt']);
});

test('alone among bots hints are one’s own affair; among people they are the host’s to allow', () => {
  const alone = snapshot();
  const among = snapshot({ players: alone.players.map((player) => ({ ...player, person: player.seat < 2 })) });
  expect([
    mayHint(alone),
    mayHint(among),
    mayHint({ ...among, conditions: { ...among.conditions, hints: true } }),
  ]).toEqual([true, false, true]);
  expect(mayHint({ ...alone, seat: null })).toBe(false);
});
