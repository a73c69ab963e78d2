/** Verdicts of a review: in words, as figures on cards, and as the section of a moment. */

import '../styles/review.css';
import type { ComponentChildren } from 'preact';
import type { ReviewTold, Verdict } from '../http.ts';
import { botTitle } from '../i18n/people.ts';
import { actionLabel, coached, type Names } from '../i18n/sentences.ts';
import { capital, cardShort, decimal, listed } from '../i18n/words.ts';
import { token, t } from '../i18n/texts.ts';
import { isCard } from '../logic/cards.ts';
import type { Figures } from '../logic/hand.ts';
import type { Seen } from '../logic/seen.ts';
import { figuresOf } from '../puzzles/words.ts';
import { asGood, SIGNS } from '../reviews.ts';
import { Coach, figuresShown } from '../ui/Coach.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Spelt } from '../ui/speech.tsx';

/** A choice in words: equal cards together. */
const choiceLabel = (verdict: Verdict, place: number): string =>
  listed(
    verdict.choices[place]!.map((action) => (isCard(action) ? cardShort(action) : actionLabel(action))),
    'or',
  );

/** What is best at a decision, and what the choice loses, on its card or call; on others with the figures. */
export const figuresAt = (verdict: Verdict): Figures =>
  figuresOf(
    verdict.choices.map((actions, place) => ({
      actions,
      right: asGood(verdict, place),
      loss: verdict.losses[place]![0],
    })),
    verdict.played,
    verdict.loss,
  );

/** Every choice with what it loses, the best first; sides: two play against two, which is told of the points. */
export function Choices({ verdict, sides }: { verdict: Verdict; sides: boolean }) {
  const most = Math.max(0.01, ...verdict.losses.map(([loss]) => loss));
  const order = verdict.choices.map((_, place) => place).sort((a, b) => verdict.losses[a]![0] - verdict.losses[b]![0]);
  const share = (level: string, place: number) =>
    token(t('today-percent', { share: Math.round(100 * (verdict.habits[level]?.[place] ?? 0)) }));
  return (
    <>
      <DataTable
        class="choices"
        classOf={(_, column) => (column > 0 ? 'figure num' : undefined)}
        caption={t('review-page-choices')}
        columns={[t('review-page-choice'), t('review-page-loss'), botTitle('beginner'), botTitle('club')]}
        rows={order.map((place) => {
          const [loss, error] = verdict.losses[place]!;
          // The verdict on the choice taken depends on its whole interval, with the error of the judge itself.
          const half = place === verdict.places[0] ? verdict.exact[2] - verdict.exact[0] : 1.96 * error;
          const choice = (
            <>
              <Spelt text={choiceLabel(verdict, place)} />
              {place === verdict.places[0] && <em> {t('review-page-yours')}</em>}
            </>
          );
          const cost = (
            <>
              <bdi dir="ltr">
                {decimal(Math.max(0, loss))}
                {error > 0 && <small> ± {decimal(half)}</small>}
              </bdi>
              <span class="cost" style={{ inlineSize: `${(4 * Math.max(0, loss)) / most}em` }} />
            </>
          );
          return { key: place, cells: [choice, cost, share('beginner', place), share('club', place)] };
        })}
      />
      {sides && <p class="note">{t('review-story-unit')}</p>}
    </>
  );
}

/** Why a decision was good or bad, in sentences; names: by seat. */
export const verdictText = ({ explanation, reason }: Verdict, names: Names): string =>
  explanation ? coached(explanation.parts, names) : reason;

interface VerdictHereProps {
  verdict: Verdict | undefined;
  report: ReviewTold | null;
  seen: Seen | null;
  where: string;
  /** Another player who acts at the moment, and by what. */
  whose: Partial<Record<'who' | 'kind', string>>;
  sides: boolean;
  children?: ComponentChildren;
}

/** The verdict on a moment and its reason, with figures on request; without a verdict, the name of the moment. */
export function VerdictHere({ verdict, report, seen, where, whose, sides, children }: VerdictHereProps) {
  if (!verdict && !where) return null; // the deal has not arrived yet
  if (!verdict || !report)
    return (
      <section class="decision panel fitting" aria-label={t('review-title')}>
        <h2>{where}</h2>
        {report?.done && <p class="note">{t('review-page-nothing', { who: '', kind: '', ...whose })}</p>}
      </section>
    );
  return (
    <section class={`decision panel fitting ${verdict.verdict}`} aria-label={t('review-title')}>
      <h2>
        <span class="sign" aria-hidden="true">
          {SIGNS[verdict.verdict]}
        </span>{' '}
        {capital(t(`review-word-${verdict.verdict}`))}
      </h2>
      <Coach
        explanation={verdict.explanation}
        before={verdict.explanation ? '' : verdict.reason}
        names={report.names}
        seen={seen}
        game={report.game}
        brief
        open={figuresShown}
        details={<Choices verdict={verdict} sides={sides} />}
      >
        {children}
      </Coach>
    </section>
  );
}
