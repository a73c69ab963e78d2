// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import { now, snapshot } from '../logic/fixture.ts';
import type { Table } from '../logic/table.ts';
import type { DealState, TableEvent } from '../messages.ts';
import { sentence } from './happenings.ts';
import { theCard } from './sentences.ts';
import { speak } from './texts.ts';

const happened = (what: TableEvent['what'], changes: Partial<TableEvent> = {}): TableEvent =>
  ({ what, seat: null, action: null, trick: null, late: false, ...changes }) as TableEvent;

const line = (event: TableEvent, deal: Partial<DealState> = {}): string =>
  sentence({ view: snapshot({ now: now(deal) }), log: [] } as unknown as Table, event, theCard);

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

  test('who deals', () => {
    const dealt = happened('dealt');
    expect(line(dealt, { dealer: 3 })).toBe('Deal 1, no tricks: D deals');
    expect(line(dealt, { dealer: 0 })).toBe('Deal 1, no tricks: you deal');
    expect(line(dealt, { dealer: 0, turned: '9H' })).toBe(
      'Deal 1: you deal and turn up nine of hearts, so hearts are trump',
    );
    expect(line(dealt, { dealer: 0, face_up: ['AS', 'KS', 'QS', 'JS'] })).toBe(
      'Deal 1: you deal, and these cards are face up: You A♠, B K♠, C Q♠, D J♠',
    );
  });
});
