/** Sentences about cards, actions, refusals and scores, made from the keys and parameters of messages. */

import type { AccountLine, CoachSentence, Sentence } from '../messages.ts';
import { isCard, rankOf } from '../logic/cards.ts';
import { Noun } from '../logic/nouns.ts';
import { addressed, has, t, type Params } from './texts.ts';
import { suitName, cardShort, cardName, theCard, listed, minus, signed, capital } from './words.ts';

export type Names = readonly string[];
/** A rung of King in points, as the talk of a deal tells it. */
export type Worth = Record<string, number>;
/** What the rungs of the deal in progress are worth; empty where it has none. */
export const worthOf = (now: { calls: Record<string, unknown> } | null): Worth => (now?.calls['worth'] ?? {}) as Worth;

// --- actions -----------------------------------------------------------------------------------------------------

const PARTS: Record<string, readonly string[]> = {
  clique: ['clique'],
  count: ['count'],
  rank: ['court'],
  bid: ['bid'],
  declare: ['code'],
  ask: ['rung'],
  ultimatum: ['rung', 'fallback'],
};

/** The same for a call of a game that is not of the house. */
const OTHER_PARTS = ['value', 'other'];

export const isRung = (action: string): boolean => /^[+-]\d+$/.test(action);
export const headOf = (action: string): string => (isRung(action) ? 'rung' : action.split(':')[0]!);

function paramsOf(action: string, worth: Worth): Params {
  const head = headOf(action);
  const values = head === 'rung' ? [action] : action.split(':').slice(1);
  const names = head === 'rung' ? ['rung'] : (PARTS[head] ?? OTHER_PARTS.slice(0, values.length));
  const params: Params = {};
  names.forEach((name, i) => {
    const value = values[i] ?? '';
    if (name === 'rung') Object.assign(params, { rung: minus(value), price: worth[value] ?? 0 });
    else if (name === 'code') Object.assign(params, { code: value, declaration: t(`declaration-${value}`) });
    else if (OTHER_PARTS.includes(name) && isCard(value)) params[name] = theCard(value);
    else if (name === 'bid' || OTHER_PARTS.includes(name)) params[name] = /^\d+$/.test(value) ? Number(value) : value;
    else if (name === 'fallback') params[name] = value;
    else params[name] = t(`${name}-${value}`);
  });
  return params;
}

/** The rung that a word of King's auction names; empty for other words. */
function rungOf(action: string): string {
  if (isRung(action)) return action;
  const [head, first = ''] = action.split(':');
  return PARTS[head!]?.[0] === 'rung' ? first : '';
}

/** An action as a button's label; a rung that nobody knows the worth of is named alone. */
export function actionLabel(action: string, worth: Worth = {}): string {
  if (isCard(action)) return t('action-card', { card: cardName(action) });
  const rung = rungOf(action);
  if (rung && worth[rung] === undefined) return spoken(action);
  return t(`action-${headOf(action)}`, paramsOf(action, worth));
}

/** The same on a button, where "Sell" says at what price: the rung that stands. */
export const callLabel = (action: string, worth: Worth = {}, standing: string | null = null): string =>
  action === 'sell' && standing
    ? t('talk-sell-at', { rung: minus(standing), price: worth[standing] ?? 0 })
    : actionLabel(action, worth);

/** An action as the others hear it, or as its own player does: a game of another package may lack that form. */
export function says(who: string, action: string, yours = false, worth: Worth = {}): string {
  const [id, params] = isCard(action)
    ? ['action-card', { card: theCard(action) }]
    : [`action-${headOf(action)}`, paramsOf(action, worth)];
  return yours && has(`${id}.yours`) ? t(`${id}.yours`, params) : t(`${id}.says`, { who, ...params });
}

export const takes = (who: string, card: string, yours: boolean): string =>
  capital(addressed('event-taken', yours, { who, card }));

export const shown = (who: string, card: string): string => t('shown-card', { who, card });

const SPOKEN: Record<string, (value: string, other: string) => string> = {
  rung: minus,
  bid: (bid) => bid,
  auction: () => t('at-auction'),
  clique: (clique) => t(`clique-${clique}`),
  count: (count) => t('at-count', { count: t(`count-${count}`) }),
  rank: (rank) => t(`court-${rank}`),
  declare: (declaration) => t(`declaration-${declaration}`),
  ask: (rung) => t('at-ask', { rung: minus(rung) }),
  ultimatum: (rung, fallback) => t('at-ultimatum', { rung: minus(rung), fallback }),
};

/** The short form that hangs at a seat: what was said, and no more. */
export function spoken(action: string): string {
  const [head = '', value = '', other = ''] = isRung(action) ? ['rung', action] : action.split(':');
  return SPOKEN[head]?.(value, other) ?? actionLabel(action);
}

/** An action inside a sentence: a card by its sign, a call in quotes as it was said; some calls have theirs already. */
export function actionInSentence(action: string): string {
  if (isCard(action)) return cardShort(action);
  const text = capital(spoken(action));
  return /^["«“]/.test(text) ? text : t('quoted', { text });
}

/** The same where a language says “the” before a card: after a verb. */
export const theAction = (action: string): string =>
  isCard(action) ? t('card-the', { card: cardShort(action), rank: rankOf(action) }) : actionInSentence(action);

// --- what a deal is about ------------------------------------------------------------------------------------------

/** An aim of a plan: `tricks`, `trumps-H`, `auction`, or what was declared. */
export function aim(key: string): string {
  if (!key) return '';
  const [name, suit] = key.split('-').length === 2 && key.startsWith('trumps-') ? key.split('-') : [key];
  if (name === 'trumps' && suit) return t('aim-trumps', { suit: suitName(suit) });
  if (key === 'auction') return t('aim-open');
  if (/^[SHDC]$/.test(key)) return t('aim-trumps', { suit: suitName(key) });
  return has(`aim-${key}`) ? t(`aim-${key}`) : t(`declaration-${key}`);
}

// --- refusals, hints, lines of an account ---------------------------------------------------------------------------

export const refusal = (reason: Sentence, names: Names): string => sentence('reason', reason, names);

/** The sentences of the coach, in one text; names: by seat; `worth` is what each rung of King costs in points. */
export const coached = (parts: readonly CoachSentence[], names: Names, worth: Worth = {}): string =>
  parts.map((part) => capital(sentence('coach', part, names, worth))).join(' ');

function sentence(kind: string, { key, params }: CoachSentence, names: Names, worth: Worth = {}): string {
  const worded = Object.entries(params).map(([name, value]) => [name, param(name, value, names, worth)] as const);
  return t(`${kind}-${key}`, Object.fromEntries(worded));
}

const SEATS = ['seat', 'other', 'buyer', 'dealer', 'leader', 'partner', 'who'];

const CARDS = ['card', 'better', 'prize', 'instead', 'danger', 'ahead'];

/** A parameter as its sentence needs it; its name tells its kind. */
function param(name: string, value: string | number | string[], names: Names, worth: Worth): string | number | Noun {
  if (name === 'number' || (name === 'best' && typeof value === 'number'))
    return has(`count-${value}`) ? t(`count-${value}`) : (value as number);
  if (name === 'out')
    return listed(
      (value as string[]).map((card) => t('card-the', { card: cardShort(card), rank: rankOf(card) })),
      'and',
    );
  if (Array.isArray(value)) return name === 'cards' ? listed(value.map(cardShort)) : may(value);
  if (['points', 'own', 'less'].includes(name) && Number(value) < 0) return minus(Number(value));
  if (name === 'tenths') return (value as number) / 10;
  if (typeof value === 'number') return SEATS.includes(name) ? (names[value] ?? String(value)) : value;
  if (name === 'clique' || name === 'best') return t(`clique-${value}`);
  if (name === 'rung' || name === 'standing' || name === 'price') return minus(value);
  if (name === 'limit') return /^\d+$/.test(value) ? Number(value) : value;
  if (name === 'suit') return new Noun(suitName(value), `suit-${value}`);
  if (CARDS.includes(name) && /^[2-9TJQKA][SHDC]$/.test(value))
    return t('card-the', { card: cardShort(value), rank: rankOf(value) });
  if (name === 'word' || name === 'second' || CARDS.includes(name))
    return t('quoted', { text: actionLabel(value, worth) || value });
  return value;
}

function may(words: readonly string[]): string {
  const kinds = [...new Set(words.map(headOf))];
  if (kinds.length === 1 && kinds[0] === 'declare')
    return listed(
      words.map((word) => t(`declaration-${word.split(':')[1]}`)),
      'or',
    );
  return listed(
    kinds.map((kind) => t(`action-${kind}.verb`)),
    'or',
  );
}

/** The form of a sentence that speaks to the reader: who does it, or whose it is; the plain one where it has none. */
export function spokenForm(key: string, params: AccountLine['params'], reader: number | null): string {
  const does = params['seat'] ?? params['buyer'];
  const form = reader === null ? '' : does === reader ? '.yours' : params['dealer'] === reader ? '.mine' : '';
  return form && has(key + form) ? key + form : key;
}

/** One line of a deal's account; `reader`: the seat that is spoken to. */
export function accountLine(line: AccountLine, names: Names, reader: number | null = null): string {
  const params: Params = {};
  for (const [name, value] of Object.entries(line.params)) {
    if (SEATS.includes(name) && typeof value === 'number' && line.key !== 'split')
      params[name] = names[value] ?? String(value);
    else if (name === 'clique') params[name] = t(`clique-${value}`);
    else if (name === 'each' && typeof value === 'number') params[name] = signed(value);
    else if (name === 'rung') params[name] = minus(String(value));
    else if (name === 'what') params[name] = cardsThatCount(String(value));
    else params[name] = value as string | number;
  }
  return t(spokenForm(`line-${line.key}`, line.params, reader), params);
}

/** Cards that score, by their short name: a card, a suit, or ranks. */
export function cardsThatCount(group: string): string {
  if (isCard(group)) return cardName(group);
  if (/^[SHDC]$/.test(group)) return suitName(group);
  return listed(
    [...group].map((rank) => (has(`court-${rank}`) ? t(`court-${rank}`) : t(`rank-${rank}`))),
    'and',
  );
}
