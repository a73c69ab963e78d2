/** How the score of a match ran, and when the winner took the lead. Pure. */

import type { ScoreRow, Snapshot } from '../messages.ts';

/** A line of the score: whose it is, as columns of the totals that are added up, and where it stood after each deal. */
export type Course = { columns: readonly number[]; won: boolean; mine: boolean; points: readonly number[] };

type Match = Pick<Snapshot, 'rows' | 'seat' | 'partners' | 'team_scores'> & {
  result: { winners: readonly number[] } | null;
};

export function coursesOf({ rows, result, seat, partners, team_scores: sides }: Match): Course[] {
  const columns = sides ? [[0], [1]] : partners ? [[0, 2], [1, 3]] : [[0], [1], [2], [3]]; // prettier-ignore
  const holds = (column: number, who: number): boolean => column === (sides ? who % 2 : who);
  return columns.map((those) => ({
    columns: those,
    won: those.some((column) => result?.winners.some((who) => holds(column, who))),
    mine: seat !== null && those.some((column) => holds(column, seat)),
    points: [0, ...rows.map((row) => sumOf(row, those))],
  }));
}

const sumOf = (row: ScoreRow, columns: readonly number[]): number =>
  columns.reduce((sum, column) => sum + row.totals[column]!, 0);

/** The deal after which the winner led to the end; 0 if nobody won alone, after one deal, or against the score. */
export function ledSince(courses: readonly Course[]): number {
  const winners = courses.filter((course) => course.won);
  const [winner] = winners;
  if (winners.length !== 1 || !winner || winner.points.length < 3) return 0;
  const others = courses.filter((course) => !course.won);
  const leads = winner.points.map((points, i) => points - Math.max(...others.map((course) => course.points[i]!)));
  const since = leads.findLastIndex((lead) => lead <= 0) + 1;
  return since < leads.length ? since : 0;
}
