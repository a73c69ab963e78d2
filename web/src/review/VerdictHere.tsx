import type { ReviewTold, Verdict } from '../http.ts';
import { capital, decimal } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { SIGNS } from '../reviews.ts';
import { Choices } from './Choices.tsx';
import { Proofs, sentenceOf } from './Proofs.tsx';
import { Spelt } from '../ui/Spelt.tsx';

/**
 * What the review says of the moment: the verdict and why; the figures are asked for. Where the moment is, the strip and
 * the list of the costliest say. Where it says nothing, where one stands.
 */
export function VerdictHere({
  verdict,
  report,
  names,
  where,
}: {
  verdict: Verdict | undefined;
  report: ReviewTold | null;
  /** By seat. */
  names: readonly string[];
  where: string;
}) {
  if (!verdict && !where) return null; // the deal is on its way
  if (!verdict)
    return (
      <section class="decision" aria-label={t('review-title')}>
        <h2>{where}</h2>
        {report?.done && <p class="note">{t('review-page-nothing')}</p>}
      </section>
    );
  return (
    <section class={`decision ${verdict.verdict}`} aria-label={t('review-title')}>
      <h2>
        <span class="sign" aria-hidden="true">
          {SIGNS[verdict.verdict]}
        </span>{' '}
        {capital(t(`review-word-${verdict.verdict}`))}
      </h2>
      <p>
        <Spelt text={report ? withoutProofs(verdict) : verdict.reason} />
      </p>
      {report && <Proofs proofs={verdict.proofs} names={names} />}
      <details>
        <summary>{t('review-page-figures')}</summary>
        <p class="note">
          {t('review-page-three', {
            loss: decimal(verdict.loss),
            low: decimal(verdict.low),
            high: decimal(verdict.high),
            seen: verdict.seen === null ? t('review-page-not-seen') : decimal(verdict.seen),
          })}
        </p>
        <Choices verdict={verdict} />
      </details>
    </section>
  );
}

/** Why it was good or bad; a proof that is told there stands below with its deals, and once is enough. */
const withoutProofs = ({ reason, proofs }: Verdict): string =>
  proofs.reduce((text, proof) => text.replace(sentenceOf(proof), ''), reason).trim() || reason;
