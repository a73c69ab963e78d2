/** Puzzles, as the server tells of them. */

import { call } from '../api.ts';
import type { PuzzleAnswered, PuzzleAsked, PuzzleList, PuzzleReveal } from '../http.ts';
import type { Code } from '../logic/languages.ts';

export const fetchPuzzles = (game: string): Promise<PuzzleList> => call('GET /api/puzzles/{game}', { game });
export const fetchPuzzle = (game: string, puzzle: string, lang: Code): Promise<PuzzleAsked> =>
  call('GET /api/puzzles/{game}/{puzzle}', { game, puzzle, lang });
export const answer = (game: string, puzzle: string, action: string): Promise<PuzzleAnswered> =>
  call('POST /api/puzzles/{game}/{puzzle}/answer', { game, puzzle, body: { action } });
export const reveal = (game: string, puzzle: string, action: string, lang: Code): Promise<PuzzleReveal> =>
  call('POST /api/puzzles/{game}/{puzzle}/reveal', { game, puzzle, lang, body: { action } });
