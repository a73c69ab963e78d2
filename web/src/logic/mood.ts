/** How a bot takes what has just happened to it: shown while the trick lies, and gone when the next one thinks. */

import { rankOf } from './cards.ts';
import type { TakenTrick } from '../messages.ts';
import type { Table } from './table.ts';

export type Mood = 'calm' | 'glad' | 'sorry';

/** A trick that costs is a sorrow, any other a joy; so is a king that the other side has taken. */
export function moodOf({ view, lying }: { view: Table['view']; lying: TakenTrick | null }, seat: number): Mood {
  if (!lying) return 'calm';
  const points = view.deal?.moment?.points?.[view.team_scores ? seat % 2 : seat] ?? 0;
  if (lying.winner === seat) return points < 0 ? 'sorry' : 'glad';
  const side = (place: number): number => (view.partners ? place % 2 : place);
  const own = lying.cards[(seat - lying.leader + 4) % 4];
  return own && rankOf(own) === 'K' && side(lying.winner) !== side(seat) ? 'sorry' : 'calm';
}
