import { questionMark, t } from '../i18n/texts.ts';
import { rulesHref } from '../route.ts';

/** The way to a clause of the rules, whose number is of no use to a player. */
export const Clause = ({ game, clause }: { game: string; clause: string }) => (
  <a class="clause" href={rulesHref(game, clause)} aria-label={t('rules-clause', { clause })} title={clause}>
    {questionMark()}
  </a>
);
