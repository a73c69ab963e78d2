/** Puzzles as they are asked, which the site has written out: they are shown before the house in the page is there. */

import type { PuzzleAsked, PuzzleTheme } from '../http.ts';
import { DATA } from './mode.ts';
import { packed } from './packed.ts';

/** Its rating moves with answers, which the engine alone knows. */
type AskedAhead = Omit<PuzzleAsked, 'rating'>;
type Step = PuzzleAsked['deal']['steps'][number];
/** Sentences that puzzles share: of an action and its player's name, of a deal's number, and the names of all. */
type Sentences = Readonly<Record<string, string>>;

/** By game, the puzzles of days from the first of 1970 on, which then come again; and the themes. */
export type DaysAhead = Readonly<Record<string, { days: string[]; themes: PuzzleTheme[] }>>;

const files = new Map<string, Promise<string | null>>();

/** A file of the site, kept while the page is open; one that did not come is asked for again. */
function file(name: string): Promise<string | null> {
  const asked = files.get(name) ?? packed(DATA, `puzzles/${name}`);
  files.set(name, asked);
  void asked.then((text) => text ?? files.delete(name));
  return asked;
}

/** A puzzle as it is asked in a language; null where it is not among those that are written out. */
export async function puzzleAhead(game: string, puzzle: string, lang: string): Promise<AskedAhead | null> {
  return askedIn((await file(`${game}.asked.jsonl`)) ?? '', puzzle, lang);
}

/** What can be chosen before one's answers are known; null where it cannot be had. */
export async function daysAhead(): Promise<DaysAhead | null> {
  const text = await file('days.json');
  return text === null ? null : (JSON.parse(text) as DaysAhead);
}

/** A puzzle of a file: see `asked_ahead.py`. */
export function askedIn(text: string, puzzle: string, lang: string): AskedAhead | null {
  const [head = '', ...puzzles] = text.split('\n');
  const line = puzzles.find((each) => each.startsWith(`{"id":"${puzzle}"`));
  const sentences = line && (JSON.parse(head) as Record<string, Sentences>)[lang];
  if (!sentences) return null;
  const asked = JSON.parse(line) as AskedAhead;
  const { deal } = asked;
  let before = {} as Step;
  const steps = deal.steps.map((changed) => {
    before = { ...before, ...changed };
    return { ...before, said: before.seat === null ? '' : sentences[`${before.action} ${deal.names[before.seat]}`]! };
  });
  const names = deal.names.map((name) => sentences[name]!);
  return { ...asked, deal: { ...deal, names, about: sentences[asked.deal_number]!, steps } };
}
