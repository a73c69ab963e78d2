import { t } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';

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
      <Button
        icon="back"
        class="quiet icon"
        aria-label={t('review-deal-before')}
        disabled={deal <= 1}
        onClick={() => onGo(deal - 1)}
      />
      <bdi>{t('at-deal', { number: deal, count })}</bdi>
      <Button
        icon="next"
        class="quiet icon"
        aria-label={t('review-deal-after')}
        disabled={failed || (count > 0 && deal >= count)}
        onClick={() => onGo(deal + 1)}
      />
    </span>
  );
}
