/** A deal that is stepped through: its moments, each after some number of actions, gathered by tricks. Pure. */

import type { Step, WorkedDeal } from '../http.ts';
import { isCard } from './cards.ts';

/** The moments of the talk (trick 0), of a trick by its number, the end of the deal, or a question about it. */
export type Stretch = { kind: 'calls' | 'trick' | 'end' | 'question'; trick: number; first: number; last: number };

const SEATS = 4;

/** The stretches of a deal in order: a moment belongs to the trick of the action that follows. */
export function stretchesOf(steps: readonly Step[]): Stretch[] {
  const stretches: Stretch[] = [];
  let cards = 0;
  steps.slice(1).forEach(({ action }, moment) => {
    const card = isCard(action);
    const talk =
      !card && cards === 0 && (stretches.length === 0 || stretches[0]!.kind === 'calls') && stretches.length < 2;
    const trick = talk ? 0 : Math.floor(cards / SEATS) + 1;
    const here = stretches.at(-1);
    if (here?.trick === trick) here.last = moment;
    else stretches.push({ kind: talk ? 'calls' : 'trick', trick, first: moment, last: moment });
    cards += Number(card);
  });
  const end = steps.length - 1;
  return [...stretches, { kind: 'end', trick: 0, first: end, last: end }];
}

/** The stretches before a question: the trick in which it is asked belongs to it. */
export function stretchesUntil(steps: readonly Step[]): Stretch[] {
  const stretches = stretchesOf(steps);
  const end = stretches.pop()!;
  const begun =
    stretches.at(-1)?.kind === 'trick' && steps.at(-1)!.winner === null ? stretches.pop()!.first : end.first;
  return [...stretches, { kind: 'question', trick: 0, first: begun, last: end.last }];
}

export const stretchAt = (stretches: readonly Stretch[], moment: number): number =>
  Math.max(
    0,
    stretches.findIndex((stretch) => moment <= stretch.last),
  );

/** What is done next at a step, and by which seat: a card of a trick, a call, or nothing where the deal is over. */
export type Next = { kind: 'card' | 'call' | 'end'; seat: number | null; trick: number };

export function nextAt(step: Step): Next {
  if (step.turn === null) return { kind: 'end', seat: null, trick: 0 };
  const trick = step.won.reduce((sum, tricks) => sum + tricks, 0) + 1;
  return { kind: step.legal.length > 0 ? 'card' : 'call', seat: step.turn, trick };
}

/** Every call of a deal so far, with its seat and as a sentence. */
export const callsUntil = (steps: readonly Step[], moment: number): [number, string, string][] =>
  steps
    .slice(1, moment + 1)
    .filter((step) => step.seat !== null && !isCard(step.action))
    .map((step) => [step.seat!, step.action, step.said]);

/** The columns of a deal's points: two sides or four seats, one's own first. */
export function columnsOf({ team_scores: sides, mine }: Pick<WorkedDeal, 'team_scores' | 'mine'>): number[] {
  const own = mine ?? 0;
  return sides ? [own % 2, 1 - (own % 2)] : [0, 1, 2, 3].map((step) => (own + step) % SEATS);
}
