// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import type { Step, WorkedDeal } from '../http.ts';
import { dealState, snapshot } from '../../vitest.fixture.ts';
import { aboutAt, moment, notes, stakes } from './moments.ts';
import { comings } from './people.ts';
import { speak } from './texts.ts';

const item = (key: string, params: Record<string, string | number>) => ({ clause: 'KG-23', key, params });

describe('a moment', () => {
  beforeAll(() => speak('en'));

  test('tells what a deal costs or pays, whatever it counts', () => {
    const items = [item('trick', { each: 4 }), item('cards', { each: 1, what: 'C' })];
    expect(stakes(items, [], null)).toBe('+4 a trick, +1 a club');
    expect(moment(item('cards', { each: -1, what: 'AT' }), [])).toBe('ace and ten: −1 each');
    expect(moment(item('card', { each: -1, what: 'JS' }), [])).toBe('−1 for J♠');
    expect(stakes([], [], null)).toBe('');
  });

  test('says what a deal became once that was declared', () => {
    const deal = { about: "dealer's choice", names: [], reader: null } as unknown as WorkedDeal;
    const about = (step: Partial<Step>): string =>
      aboutAt(deal, { trump: '', declared: '', stakes: [], ...step } as Step).replace('\u00a0', ' ');
    const played = [item('trick', { each: 25 })];
    expect(about({})).toBe("Dealer's choice");
    expect(about({ declared: 'NT', stakes: played })).toBe('No trump: +25 a trick');
    expect(about({ declared: 'H', trump: 'H', stakes: played })).toBe('+25 a trick');
  });

  test('names players, rungs and cliques', () => {
    const items = [
      item('note-sell', { seat: 1, price: 75 }),
      item('note-no-asked', { rung: '-1' }),
      item('note-clique', { clique: 'KKK', each: 10 }),
    ];
    expect(
      notes(snapshot({ deal: dealState({ moment: { clause: 'KG-19', stakes: [], notes: items, points: null } }) })),
    ).toEqual([
      'Sell: B names the deal and pays you 75.',
      'No: the dealer sells to you at −1 or keeps the deal.',
      'three kings: +10.',
    ]);
  });
});

/** The players, the third a person who is here or not. */
const person = (here: boolean) =>
  snapshot().players.map((player) => (player.seat === 2 ? { ...player, person: true, here } : player));

describe('who has gone', () => {
  beforeAll(() => speak('en'));

  test('is told with the seconds until a bot plays, and when they are back', () => {
    const view = snapshot({ grace: 60, players: person(true) });
    expect(comings(view, person(false))).toEqual(["C isn't at the table. A bot plays for them in 60 s."]);
    expect(comings({ ...view, players: person(false) }, person(true))).toEqual(['C is here.']);
    expect(comings(view, person(true))).toEqual([]);
  });
});
