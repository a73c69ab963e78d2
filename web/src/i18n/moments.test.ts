// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import { dealState, snapshot } from '../logic/fixture.ts';
import type { Hint, WeighedAction } from '../messages.ts';
import { hintSentence, reasonsOf } from './hints.ts';
import { moment, notes, stakes } from './moments.ts';
import { comings } from './people.ts';
import { advice, capital } from './sentences.ts';
import { speak } from './texts.ts';

const item = (key: string, params: Record<string, string | number>) => ({ clause: 'KG-23', key, params });
const hint = (...choices: WeighedAction[]): Hint => ({
  type: 'hint',
  answers: '',
  action: choices[0]!.action,
  reason: item('forced', {}),
  more: [],
  choices,
  deals: 200,
  by: 'strong',
  for_match: false,
});
const chosen = (action: string, worth: number | null, percent: number): WeighedAction => ({ action, worth, percent });

describe('a moment', () => {
  beforeAll(() => speak('en'));

  test('tells what a deal costs or pays, whatever it counts', () => {
    const items = [item('trick', { each: 4 }), item('cards', { each: 1, what: 'C' })];
    expect(
      stakes(snapshot({ deal: dealState({ moment: { clause: 'JR-5', stakes: items, notes: [], points: null } }) })),
    ).toBe('+4 a trick, +1 a club');
    expect(moment(item('cards', { each: -1, what: 'AT' }), [])).toBe('ace and ten: −1 each');
    expect(moment(item('card', { each: -1, what: 'JS' }), [])).toBe('−1 for J♠');
    expect(stakes(snapshot({ deal: dealState() }))).toBe('');
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

describe('a hint', () => {
  beforeAll(() => speak('en'));

  const names = ['A', 'B', 'C', 'D'];

  test('is one plain sentence: what to do, and why', () => {
    expect(hintSentence(hint(chosen('KH', 3.2, 40), chosen('9H', 3.1, 44)), {}, names)).toBe(
      'K♥: You have no choice here.',
    );
    expect(hintSentence(hint(chosen('bid:5', null, 94), chosen('bid:6', null, 30)), {}, names)).toBe(
      'Bid 5: you should make it 94 times in 100.',
    );
  });

  test.each([
    ['sell', 'sell', { points: 90, own: 40 }],
    ['auction', 'king-auction', { points: 40 }],
    ['split', 'king-split', {}],
    ['ask:+3', 'ask-more', { rung: '+3', points: 40 }],
    ['ultimatum:+3:negative', 'ultimatum', { rung: '+3', points: 40 }],
    ['yes', 'answer-yes', { rung: '+3', points: 40 }],
    ['no', 'answer-no', { rung: '+3', points: 40 }],
    ['refuse', 'king-refuse', { points: 40 }],
    ['clique:KKK', 'clique-told', { clique: 'KKK', points: 30 }],
  ])('that begins with %s does not say it twice', (action, key, params) => {
    const reason = { clause: '', key, params };
    const said = hintSentence({ ...hint(chosen(action, 40, 0)), reason }, { '+3': 75 }, names);
    expect(said).not.toMatch(/: .*:/);
    expect(said).toBe(capital(advice(reason, names, { '+3': 75 })));
  });

  test('tells ties as ties, also where the figure of another is greater', () => {
    expect(hintSentence(hint(chosen('9S', 1.52, 40), chosen('3S', 1.48, 44), chosen('KS', 1, 9)), {}, names)).toBe(
      'Either is fine: 9♠ or 3♠. You have no choice here.',
    );
    expect(hintSentence(hint(chosen('KH', -3.2, 40), chosen('9H', -3.1, 44), chosen('8H', -3.2, 4)), {}, names)).toBe(
      'Any of these is fine: K♥, 9♥ or 8♥. You have no choice here.',
    );
  });

  test('says for who asks why a bid that would be made more often is not advised', () => {
    const worth = { 'bid:4': 4, 'bid:5': 10, 'bid:6': 12 };
    const bold = hint(chosen('bid:5', null, 64), chosen('bid:6', null, 30), chosen('bid:4', null, 88));
    expect(reasonsOf(bold, worth, names).at(-1)).toBe('4 would be made more often, but is worth 4 instead of 10.');
    const safe = hint(chosen('bid:5', null, 64), chosen('bid:6', null, 30));
    expect(reasonsOf(safe, worth, names)).toEqual(['You have no choice here.']);
  });
});

/** The players, the third a person who is here or not. */
const person = (here: boolean) =>
  snapshot().players.map((player) => (player.seat === 2 ? { ...player, person: true, here } : player));

describe('who has gone', () => {
  beforeAll(() => speak('en'));

  test('is told with the seconds until a bot plays, and when they are back', () => {
    const view = snapshot({ grace: 60, players: person(true) });
    expect(comings(view, person(false))).toEqual(['C has lost the connection or left. A bot plays for them in 60 s.']);
    expect(comings({ ...view, players: person(false) }, person(true))).toEqual(['C is back.']);
    expect(comings(view, person(true))).toEqual([]);
  });
});
