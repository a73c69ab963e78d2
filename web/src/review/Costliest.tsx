import type { ReviewTold, Verdict } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { SIGNS } from '../reviews.ts';

/**
 * The costliest moments of a match, the worst first: the first thing of a review. Until all is looked at, how far it
 * has come.
 */
export function Costliest({
  told,
  worst,
  here,
  onGo,
}: {
  told: ReviewTold;
  worst: readonly Verdict[];
  here: Verdict | undefined;
  onGo: (one: Verdict) => void;
}) {
  return (
    <section class="costliest" aria-label={t('review-page-costliest', { count: worst.length })}>
      {!told.done && (
        <p class="progress" role="status">
          <progress max={told.total} value={told.reached} aria-label={t('review-title')} />{' '}
          {t('review-reached', { reached: told.reached, total: told.total })}
        </p>
      )}
      {worst.length > 0 && (
        <>
          <h2>{t('review-page-costliest', { count: worst.length })}</h2>
          <ol>
            {worst.map((one) => (
              <li key={one.place}>
                <button
                  type="button"
                  class={`mark ${one.verdict}`}
                  aria-current={one.place === here?.place ? 'step' : undefined}
                  onClick={() => onGo(one)}
                >
                  <b aria-hidden="true">{SIGNS[one.verdict]}</b>
                  <span>{one.heading}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      {told.done && worst.length === 0 && <h2>{t('review-page-flawless')}</h2>}
    </section>
  );
}
