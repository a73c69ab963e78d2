/** Verdicts of a review: in words, as figures on cards, and as the section of a moment. */

import type { ReviewTold, Verdict } from '../http.ts';
import { token } from '../i18n/isolation.ts';
import { actionLabel, capital, cardShort, decimal, decimalOnCard, listed, theAction } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { isCard } from '../logic/cards.ts';
import type { Figures } from '../logic/hand.ts';
import { asGood, SIGNS } from '../reviews.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Spelt } from '../ui/Spelt.tsx';
import { Proofs, sentenceOf } from './Proofs.tsx';

/** A choice in words: equal cards together. */
const choiceLabel = (verdict: Verdict, place: number): string =>
  listed(
    verdict.choices[place]!.map((action) => (isCard(action) ? cardShort(action) : actionLabel(action))),
    'or',
  );

/** A choice inside a sentence, where a language says “the” before a card. */
export const choiceNamed = (verdict: Verdict, place: number): string =>
  listed(verdict.choices[place]!.map(theAction), 'or');

/** What each action loses at a decision, as it is shown on its card or call. */
export function figuresAt(verdict: Verdict): Figures {
  const figures = verdict.choices.flatMap((actions, place) => {
    const best = asGood(verdict, place);
    const text = best ? '✓' : decimalOnCard(-Math.max(0, verdict.losses[place]![0]));
    return actions.map((action) => [action, { text, best }] as const);
  });
  return Object.fromEntries(figures);
}

/** Every choice with what it loses, the best first. */
export function Choices({ verdict }: { verdict: Verdict }) {
  const most = Math.max(0.01, ...verdict.losses.map(([loss]) => loss));
  const order = verdict.choices.map((_, place) => place).sort((a, b) => verdict.losses[a]![0] - verdict.losses[b]![0]);
  const share = (level: string, place: number) => token(`${Math.round(100 * (verdict.habits[level]?.[place] ?? 0))} %`);
  return (
    <DataTable
      class="choices"
      caption={t('review-page-choices')}
      columns={[t('review-page-choice'), t('review-page-loss'), t('review-page-beginner'), t('review-page-club')]}
      rows={order.map((place) => {
        const [loss, error] = verdict.losses[place]!;
        const choice = (
          <>
            <Spelt text={choiceLabel(verdict, place)} />
            {place === verdict.places[0] && <em> {t('review-page-yours')}</em>}
          </>
        );
        const cost = (
          <>
            <span class="cost" style={{ inlineSize: `${(6 * Math.max(0, loss)) / most}em` }} />{' '}
            {decimal(Math.max(0, loss))}
            {error > 0 && <small> {token(`± ${decimal(1.96 * error)}`)}</small>}
          </>
        );
        return { key: place, cells: [choice, cost, share('beginner', place), share('club', place)] };
      })}
    />
  );
}

interface Props {
  verdict: Verdict | undefined;
  report: ReviewTold | null;
  /** By seat. */
  names: readonly string[];
  where: string;
}

/**
 * What the review says of the moment: the verdict and why; the figures are asked for. Where the moment is, the strip and
 * the list of the costliest say. Where it says nothing, where one stands.
 */
export function VerdictHere({ verdict, report, names, where }: Props) {
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
