import { t } from '../../i18n/texts.ts';
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
  view.mirror || singleDeal(view) || dealsOf(view) ? null : Number(view.options['target'] ?? 0);

/** After how many scored deals the match ends; null where its scores or the game's own list of deals end it. */
export const dealsOf = (view: Scored): number | null => {
  const deals = Number(view.options['deals'] ?? 'off');
  return view.mirror || singleDeal(view) || Number.isNaN(deals) ? null : deals;
};

/** How long the match is played, as the head of its sheet says it; null where nothing is to be said. */
export const lengthSaid = (view: Scored): string | null => {
  const [target, deals] = [targetOf(view), dealsOf(view)];
  if (deals !== null) return t('sheet-deals', { deals });
  return target === null ? null : t('sheet-target', { target });
};
