/** My matches, chosen by game, opponents and result. */

import type { MatchInfo, Seated } from '../http.ts';

export interface Filter {
  game: string;
  /** A bot as `bot:club`, somebody as `name:Anna`; empty for all. */
  against: string;
  result: '' | 'won' | 'lost' | 'open';
}

export const ALL: Filter = { game: '', against: '', result: '' };

/** What stands for an opponent in a choice; empty for a person without a name. */
export const keyOf = (player: Seated): string =>
  player.bot ? `bot:${player.bot}` : player.name && `name:${player.name}`;

/** Who sat at a match but me. */
export const others = (match: MatchInfo): Seated[] => match.players.filter((_, seat) => seat !== match.seat);

/** Everybody one has met, each once. */
export const opponents = (matches: readonly MatchInfo[]): string[] =>
  [...new Set(matches.flatMap((match) => others(match).map(keyOf)))].filter(Boolean).sort();

const resultOf = (match: MatchInfo): Filter['result'] => (match.won === null ? 'open' : match.won ? 'won' : 'lost');

/** The matches that a filter lets through. */
export function chosen(matches: readonly MatchInfo[], { game, against, result }: Filter): MatchInfo[] {
  return matches.filter(
    (match) =>
      (!game || match.game === game) &&
      (!against || others(match).some((other) => keyOf(other) === against)) &&
      (!result || resultOf(match) === result),
  );
}
