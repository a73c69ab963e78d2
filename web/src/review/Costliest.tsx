import type { ReviewTold, Verdict } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { SIGNS } from '../reviews.ts';
import { Spelt } from '../ui/Spelt.tsx';

/**
 * The costliest moments of a match, the worst first: the first thing of a review. Until all is looked at, how far it
 * has come.
 */
export function Costliest({
  report,
  worst,
  here,
  onGo,
}: {
  report: ReviewTold;
  worst: readonly Verdict[];
  here: Verdict | undefined;
  onGo: (verdict: Verdict) => void;
}) {
  return (
    <section class="costliest" aria-label={t('review-page-costliest', { count: worst.length })}>
      {!report.done && (
        <p class="progress" role="status">
          <progress max={report.total} value={report.reached} aria-label={t('review-title')} />{' '}
          {t('review-reached', { reached: report.reached, total: report.total })}
        </p>
      )}
      {worst.length > 0 && (
        <>
          <h2>{t('review-page-costliest', { count: worst.length })}</h2>
          <ol>
            {worst.map((verdict) => (
              <li key={verdict.place}>
                <button
                  type="button"
                  class={`mark ${verdict.verdict}`}
                  aria-current={verdict.place === here?.place ? 'step' : undefined}
                  onClick={() => onGo(verdict)}
                >
                  <b aria-hidden="true">{SIGNS[verdict.verdict]}</b>
                  <span>
                    <Spelt text={verdict.heading} />
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      {report.done && worst.length === 0 && <h2>{t('review-page-flawless')}</h2>}
    </section>
  );
}
