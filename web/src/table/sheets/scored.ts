import { singleDeal } from '../../logic/table.ts';
import type { People } from '../../i18n/people.ts';
import type { DealState, Snapshot } from '../../messages.ts';

/** What a score sheet shows: of a table, a record or a review alike. */
export type Scored = People &
  Pick<Snapshot, 'partners' | 'rows' | 'plan' | 'options' | 'talk_kind' | 'mirror'> & {
    now: Pick<DealState, 'number' | 'scores'> | null;
    table?: string;
  };

/** The points that the match is played to; null where deals are played apart. */
export const targetOf = (view: Scored): number | null =>
  view.mirror || singleDeal(view) ? null : Number(view.options['target'] ?? 0);
