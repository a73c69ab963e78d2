/** Puzzles, as the server tells of them. */

import { call } from '../api.ts';
import { puzzlesAhead } from '../offline/backend.ts';
import type {
  ExerciseAnswered,
  ExerciseHand,
  PuzzleAnswered,
  PuzzleAsked,
  PuzzleList,
  PuzzleReveal,
  PuzzleTheme,
  ReadingAnswered,
  ReadingAsked,
  TableRead,
  TableReadingAsked,
} from '../http.ts';
import type { Code } from '../logic/languages.ts';
import { outcome } from './solved.ts';

/** A theme, or none: puzzles of all. */
export type Theme = PuzzleTheme['theme'] | '';

/** `beside`: the puzzle that is open, which is not the next one. */
export const fetchPuzzles = (game: string, theme: Theme, beside = ''): Promise<PuzzleList> =>
  call('GET /api/puzzles/{game}', { game, beside, ...(theme && { theme }) });
/** The puzzles of a game; `coming`: what the engine of this page knows of one's answers is on its way. */
export interface OfOne extends PuzzleList {
  game: string;
  coming?: boolean;
}

const DAY = 86_400_000;

/** Today's puzzles, for as long as the engine of this page is on its way; none with a server, or later. */
export async function fetchAhead(games: readonly string[]): Promise<OfOne[]> {
  const known = (await puzzlesAhead()) ?? {};
  const today = Math.floor(Date.now() / DAY);
  const day = new Date(today * DAY).toISOString().slice(0, 10);
  return games.flatMap((game) => {
    const { days, themes } = known[game] ?? { days: [], themes: [] };
    const right = days.filter(outcome).length;
    const list = { day, today: days[today % days.length] ?? null, puzzles: days.length, right, next: null, own: null };
    return days.length ? [{ ...list, game, themes, coming: true }] : [];
  });
}

/** A puzzle; its rating moves with answers, and is not known before the engine of this page is there. */
export type Puzzle = Omit<PuzzleAsked, 'rating'> & Partial<Pick<PuzzleAsked, 'rating'>>;
export const fetchPuzzle = (game: string, puzzle: string, lang: Code): Promise<Puzzle> =>
  call('GET /api/puzzles/{game}/{puzzle}', { game, puzzle, lang });
/** `rated`: whether a first answer moves ratings. */
export const answer = (game: string, puzzle: string, action: string, rated: boolean): Promise<PuzzleAnswered> =>
  call('POST /api/puzzles/{game}/{puzzle}/answer', { game, puzzle, body: { action, rated } });
export const reveal = (
  game: string,
  puzzle: string,
  action: string,
  rated: boolean,
  lang: Code,
): Promise<PuzzleReveal> =>
  call('POST /api/puzzles/{game}/{puzzle}/reveal', { game, puzzle, lang, body: { action, rated } });

type Themed = ExerciseHand['theme'];

/** A fresh hand of a theme: the one that is not answered yet, or another. */
export const dealHand = (game: string, theme: string, lang: Code): Promise<ExerciseHand> =>
  call('POST /api/exercises/{game}/{theme}/hands', { game, theme: theme as Themed, lang });
export const answerHand = ({ game, theme, number }: ExerciseHand, action: string): Promise<ExerciseAnswered> =>
  call('POST /api/exercises/{game}/{theme}/hands/{number}/answer', {
    game,
    theme,
    number,
    body: { action, rated: false },
  });
export const revealHand = ({ game, theme, number }: ExerciseHand, lang: Code): Promise<PuzzleReveal> =>
  call('POST /api/exercises/{game}/{theme}/hands/{number}/reveal', { game, theme, number, lang });

/** A question of where a hidden card lies: the one that is not answered yet, or another. */
export const dealReading = (game: string, lang: Code): Promise<ReadingAsked> =>
  call('POST /api/readings/{game}/questions', { game, lang });
export const answerReading = ({ game, number }: ReadingAsked, chips: number[], lang: Code): Promise<ReadingAnswered> =>
  call('POST /api/readings/{game}/questions/{number}/answer', { game, number, lang, body: { chips } });

/** At a table of one's own, on one's own turn: a question of where a hidden card lies, the same until one acts. */
export const askTableReading = (table: string): Promise<TableReadingAsked> =>
  call('POST /api/tables/{table_id}/readings', { table_id: table });
export const answerTableReading = (table: string, number: number, chips: number[]): Promise<unknown> =>
  call('POST /api/tables/{table_id}/readings/{number}/answer', { table_id: table, number, body: { chips } });
/** What one read in a deal that is over. */
export const fetchTableReadings = (table: string, number: number): Promise<TableRead[]> =>
  call('GET /api/tables/{table_id}/deals/{number}/readings', { table_id: table, number });
