import { t } from '../i18n/texts.ts';
import { Icon } from '../ui/Icon.tsx';

/**
 * Which deal of the match is shown, and the way to the one before and the next one; `count` 0 where it is not known
 * how many there are.
 */
export function DealSteps({
  deal,
  count,
  failed,
  onGo,
}: {
  deal: number;
  count: number;
  failed: boolean;
  onGo: (deal: number) => void;
}) {
  return (
    <span class="deal-steps" dir="ltr">
      <button
        type="button"
        class="quiet icon"
        aria-label={t('review-deal-before')}
        disabled={deal <= 1}
        onClick={() => onGo(deal - 1)}
      >
        <Icon name="back" />
      </button>
      <bdi>{t('at-deal', { number: deal, count })}</bdi>
      <button
        type="button"
        class="quiet icon"
        aria-label={t('review-deal-after')}
        disabled={failed || (count > 0 && deal >= count)}
        onClick={() => onGo(deal + 1)}
      >
        <Icon name="next" />
      </button>
    </span>
  );
}
