/** Words that every page needs: of cards, numbers and lists. */

import { LETTERS } from 'texts:all';
import type { TableInfo } from '../http.ts';
import { rankOf, suitOf, SUITS } from '../logic/cards.ts';
import { indices, language, locale, t, token } from './texts.ts';

/** What is printed in a card's corner, by language or by choice. */
export function index(card: string): string {
  const rank = rankOf(card);
  const chosen = indices.value;
  if (chosen) return LETTERS[chosen]?.[rank] ?? rank;
  return t(`rank-${rank}.index`);
}

export const symbol = (suit: string): string => t(`suit-${suit}.symbol`);
export const suitName = (suit: string): string => t(`suit-${suit}`);
export const cardShort = (card: string): string =>
  token(t('card-short', { rank: index(card), suit: symbol(suitOf(card)) }));
export const cardName = (card: string): string =>
  t('card-long', { rank: t(`rank-${rankOf(card)}.said`), suit: t(`suit-${suitOf(card)}.said`) });
export const theCard = (card: string): string => t('card-the', { card: cardName(card), rank: rankOf(card) });

/** Sentences for the ear: cards and suits by their names, where the eye has signs. */
export function spelledOut(text: string): string {
  if (!/[♠♥♦♣]/.test(text)) return text;
  const spelled = DECK.reduce((sofar, card) => sofar.replaceAll(cardShort(card), cardName(card)), text);
  const named = SUITS.reduce((sofar, suit) => sofar.replaceAll(symbol(suit), suitName(suit)), spelled);
  return named.replace(/(?<=^|(?<!\d)[.!?…] )[\u2066-\u2068]*./gu, capital);
}

/** Every card, those with longer names first: "10♥" holds no ace or nought. */
const DECK = SUITS.flatMap((suit) => [...'TAKQJ98765432'].map((rank) => rank + suit));

/** Parts with commas; `last` joins the last one, and in Arabic every one. */
export function listed(parts: readonly string[], last?: 'and' | 'or'): string {
  if (last && parts.length > 1)
    return t(`list-${last}`, {
      first: listed(parts.slice(0, -1), language.value === 'ar' ? last : undefined),
      last: parts.at(-1)!,
    }).replace(
      /و(?=[\u2066-\u2068]+[^\u2066-\u2068\d\p{Script=Arabic}])/u, // the Arabic “and” joins the next word, unless that is foreign
      'و\u00a0',
    );
  return parts.reduce((row, next) => (row ? t('list-comma', { first: row, next }) : next), '');
}

export const minus = (number: number | string): string => token(String(number).replace('-', '−'));
/** A mean with one decimal, as the language of the page writes it. */
export const decimal = (number: number): string =>
  minus(number.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
/** The same on a card, which has no room for six characters: hundreds are told whole. */
export const decimalOnCard = (number: number): string => {
  const digits = Math.abs(number) >= 99.95 ? 0 : 1;
  return minus(number.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }));
};
/** A change of score: +31, −40, 0. */
export const signed = (number: number): string => (number > 0 ? token(`+${number}`) : minus(number));
/** A first letter made large, where a sentence begins with what usually stands inside one. */
export const capital = (text: string): string =>
  text.replace(/^[\u2066-\u2068]*./u, (first) => first.toLocaleUpperCase(language.value));

/** The other people at a table of yours, which distinguish it from your other tables. */
export const withWhom = ({ others }: Pick<TableInfo, 'others'>): string =>
  others.length ? t('waiting-with', { names: listed(others) }) : t('waiting-with-bots');
