/** The boards of an evening, deals that all its tables play, in words. */

import type { BoardInfo, EveningInfo, RoundBoards } from '../http.ts';
import { cardShort, index, listed } from '../i18n/words.ts';
import { token, t } from '../i18n/texts.ts';
import { suitOf, type Suit } from '../logic/cards.ts';
import { useFetched } from '../ui/useFetched.ts';
import { fetchBoards } from './api.ts';

/** Whether people sit by numbers, for the hands of each seat are dealt by list. */
export const seatsCount = (evening: EveningInfo): boolean => evening.paper && evening.same_boards;

export const seatName = (seat: number): string => t('evening-seat', { number: seat + 1 });

/** Of a hand the cards of a suit, high ones first; a dash where there are none. */
export const ranksOf = (hand: readonly string[], suit: Suit): string =>
  hand
    .filter((card) => suitOf(card) === suit)
    .map((card) => token(index(card)))
    .join(' ') || '–';

/** Who deals a board, and which of its cards everybody sees. */
export function openly({ dealer, turned, face_up }: BoardInfo): string[] {
  const cards = face_up.map((card, seat) => `${seatName(seat)}: ${cardShort(card)}`);
  return [
    t('evening-board-dealer', { number: dealer + 1 }),
    ...(turned ? [t('evening-board-turned', { card: cardShort(turned) })] : []),
    ...(cards.length ? [t('evening-board-face-up', { cards: listed(cards) })] : []),
  ];
}

/** The boards of a round, from 0, as far as everybody may see them. */
export const boardsOf = (rounds: readonly RoundBoards[], round: number): readonly BoardInfo[] =>
  rounds.find((row) => row.round === round)?.boards ?? [];

/** The boards of the rounds that everybody may see by now; none where tables have cards of their own. */
export const useBoards = (evening: EveningInfo | null): readonly RoundBoards[] =>
  useFetched(
    async () => (evening?.same_boards ? fetchBoards(evening.evening) : []),
    [evening?.evening, evening?.version],
  ).data ?? [];
