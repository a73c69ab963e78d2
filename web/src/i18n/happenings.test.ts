// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import { dealState, snapshot } from '../../vitest.fixture.ts';
import type { Table } from '../logic/table.ts';
import type { DealState, WaitingRoomEventInfo, WaitingRoomSnapshot, TableEvent } from '../messages.ts';
import { waitingRoomSentence } from './waitingRoom.ts';
import { courseOfDeal, sentence, standing } from './happenings.ts';
import { theCard } from './words.ts';
import { speak } from './texts.ts';

const happened = (what: TableEvent['what'], changes: Partial<TableEvent> = {}): TableEvent =>
  ({ what, seat: null, action: null, trick: null, late: false, ...changes }) as TableEvent;

const line = (event: TableEvent, deal: Partial<DealState> = {}): string =>
  sentence({ view: snapshot({ deal: dealState(deal) }), log: [] } as unknown as Table, event, theCard);

const hosted = (event: TableEvent, host: number): string =>
  sentence({ view: snapshot({ deal: dealState(), guest: 0, host }), log: [] } as unknown as Table, event, theCard);

describe('the reader is spoken to', () => {
  beforeAll(() => speak('en'));

  test.each([
    [0, 'QH', 'You play queen of hearts', 'You take the trick with queen of hearts'],
    [2, 'QH', 'C plays queen of hearts', 'C takes the trick with queen of hearts'],
  ])('seat %s plays and takes', (seat, action, plays, takes) => {
    expect(line(happened('played', { seat, action }))).toBe(plays);
    const trick = { leader: seat, cards: [action, '2H', '3H', '4H'], winner: seat };
    expect(line(happened('taken', { trick }))).toBe(takes);
  });

  test.each([
    ['bid:4', 'You bid 4'],
    ['clique:KKKK', 'You announce four kings'],
    ['pass', 'You pass'],
  ])('%s', (action, text) => {
    expect(line(happened('said', { seat: 0, action }))).toBe(text);
  });

  test('how things stand', () => {
    const deal = dealState({ scores: [0, -20, 0, 20], won: [1, 0, 0, 0], trick: ['QH'], leader: 3 });
    const words = standing({ view: snapshot({ deal }), log: [] });
    expect(words).toContain('You total 0; B total −20; C total 0; D total 20. You 1 trick; B 0 tricks; C 0 tricks;');
    expect(words).toContain('On the table: D queen of hearts');
  });

  test('the log leaves out the totals of a deal, which stand above it', () => {
    const view = snapshot({
      deal: dealState({ points: [-60, 0, 20, 0] }),
      rows: [{ totals: [-40, 0, 20, 0] }] as never,
    });
    const table = { view, log: [happened('scored')] } as unknown as Table;
    expect(courseOfDeal(table)).toEqual(['Deal 1, scores: You −60; B 0; C +20; D 0']);
    expect(sentence(table, happened('scored'), theCard)).toContain('You −60, now −40;');
  });

  test('who deals', () => {
    const dealt = happened('dealt');
    expect(line(dealt, { dealer: 3 })).toBe('Deal 1, no tricks: D deals');
    expect(line(dealt, { dealer: 0 })).toBe('Deal 1, no tricks: you deal');
    expect(line(dealt, { dealer: 0, turn_up: '9H' })).toBe(
      'Deal 1: you deal and turn up nine of hearts, so hearts are trump',
    );
    expect(line(dealt, { dealer: 0, face_up: ['AS', 'KS', 'QS', 'JS'] })).toBe(
      'Deal 1: you deal, and these cards are face up: You A♠, B K♠, C Q♠, D J♠',
    );
  });
});

describe('clocks and the host speak of the reader as of the one who is spoken to', () => {
  beforeAll(() => speak('en'));

  test.each([
    ['left', {}, 'A bot plays for you now'],
    ['returned', {}, 'You are back'],
    ['stand-in', { bot: 'careful' }, /^A bot \(.+\) now plays for you$/],
    ['host-changed', {}, 'You are now the host'],
    ['seat-taken', {}, "You take a bot's seat"],
    ['played', { action: 'QH', late: true }, 'You are out of time; a bot acts once for you. You play queen of hearts'],
  ] as const)('%s', (what, changes, text) => {
    expect(line(happened(what, { seat: 0, ...changes } as Partial<TableEvent>))).toMatch(text);
    expect(line(happened(what, { seat: 2, ...changes } as Partial<TableEvent>))).not.toMatch(/\b[Yy]ou\b/);
  });

  test.each([
    [null, 0, 'You give everybody 60 seconds more'],
    [null, 1, 'The host gives everybody 60 seconds more'],
    [2, 0, 'You give C 60 seconds more'],
    [2, 1, 'The host gives C 60 seconds more'],
    [0, 0, 'You give yourself 60 seconds more'],
    [0, 1, 'The host gives you 60 seconds more'],
  ])('time for seat %s from host %s', (seat, host, text) => {
    expect(hosted(happened('time-added', { seat, seconds: 60 }), host)).toBe(text);
  });

  test('who lets latecomers in', () => {
    expect(hosted(happened('seats-opened'), 0)).toBe('You let spectators take seats of bots');
    expect(hosted(happened('seats-opened'), 1)).toBe('The host lets spectators take seats of bots');
  });

  test('before a match, too', () => {
    const guests = [
      { number: 0, name: 'A', you: true },
      { number: 1, name: 'B', you: false },
    ];
    const happening = (what: string, guest: number, host = 1): string =>
      waitingRoomSentence(
        { guests, guest: 0, host } as unknown as WaitingRoomSnapshot,
        { what, guest, name: guests[guest]!.name, place: 1 } as unknown as WaitingRoomEventInfo,
      );
    expect([happening('joined', 0), happening('sat', 0), happening('stood', 0), happening('host-changed', 0)]).toEqual([
      'You have joined',
      'You take seat 2',
      'You have left your seat',
      'You are now the host',
    ]);
    expect([
      happening('sat', 1),
      happening('kicked', 1),
      happening('kicked', 1, 0),
      happening('configured', 1, 0),
    ]).toEqual(['B takes seat 2', 'The host removed B', 'You removed B', 'You changed the game or its terms']);
  });
});
