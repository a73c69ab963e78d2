/** Verdicts of a review: in words, as figures on cards, and as the section of a moment. */

import '../styles/review.css';
import { useSignal } from '@preact/signals';
import type { ReviewTold, Verdict } from '../http.ts';
import { token } from '../i18n/isolation.ts';
import {
  actionLabel,
  advice,
  capital,
  cardName,
  cardShort,
  decimal,
  decimalOnCard,
  index,
  listed,
  symbol,
} from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { isCard, isRed, sortHand, suitOf } from '../logic/cards.ts';
import type { Figures } from '../logic/hand.ts';
import { asGood, SIGNS } from '../reviews.ts';
import { Button } from '../ui/Button.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Spelt } from '../ui/Spelt.tsx';

/** A choice in words: equal cards together. */
const choiceLabel = (verdict: Verdict, place: number): string =>
  listed(
    verdict.choices[place]!.map((action) => (isCard(action) ? cardShort(action) : actionLabel(action))),
    'or',
  );

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

interface VerdictHereProps {
  verdict: Verdict | undefined;
  report: ReviewTold | null;
  /** By seat. */
  names: readonly string[];
  where: string;
}

/** The verdict on a moment and its reason, with figures on request; without a verdict, the name of the moment. */
export function VerdictHere({ verdict, report, names, where }: VerdictHereProps) {
  if (!verdict && !where) return null; // the deal has not arrived yet
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

/** Why it was good or bad, without the proofs, which are listed below with their deals. */
const withoutProofs = ({ reason, proofs }: Verdict): string =>
  proofs.reduce((text, proof) => text.replace(sentenceOf(proof), ''), reason).trim() || reason;

type Proven = Verdict['proofs'][number];

/** A proof as a sentence, with its counts. */
export function sentenceOf({ what, card, instead, times, fewer, deals }: Proven): string {
  const counts = { what, times, fewer, deals };
  const silent = isCard(instead);
  const reason = isCard(card)
    ? { key: 'proven', params: { ...counts, card, instead } }
    : {
        key: 'proven-call',
        params: { ...counts, word: card, second: silent ? card : instead, silent: Number(silent) },
      };
  return capital(advice({ clause: '', ...reason }, []));
}

interface ProofsProps {
  proofs: readonly Proven[];
  names: readonly string[];
  /** A sentence that says whom the reasons call “you”, if that is not the reader. */
  you?: string;
}

/** Why one card or call is better than another, on request with a deal for and one against each reason. */
export function Proofs({ proofs, names, you = '' }: ProofsProps) {
  const open = useSignal<{ title: string; text: string; hands: readonly (readonly string[])[] } | null>(null);
  if (proofs.length === 0) return null;
  const door = (proof: Proven, key: 'review-proven-holds' | 'review-proven-fails') => {
    const hands = key === 'review-proven-holds' ? proof.holds : proof.fails;
    const title = t(key);
    return hands && <Button onClick={() => (open.value = { title, text: sentenceOf(proof), hands })} text={title} />;
  };
  const note = you && <p class="note">{you}</p>;
  return (
    <section class="proofs" aria-label={t('review-proven')}>
      {note}
      <ul>
        {proofs.map((proof) => (
          <li key={proof.what}>
            <Spelt text={sentenceOf(proof)} />
            <span class="doors">
              {door(proof, 'review-proven-holds')}
              {door(proof, 'review-proven-fails')}
            </span>
          </li>
        ))}
      </ul>
      {open.value && (
        <Dialog title={open.value.title} onClose={() => (open.value = null)}>
          <p>
            <Spelt text={open.value.text} />
          </p>
          {note}
          <dl class="hands-shown">
            {open.value.hands.map((hand, seat) => (
              <div key={seat}>
                <dt>{names[seat]}</dt>
                <dd>
                  <Held hand={hand} />
                </dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </section>
  );
}

/** A hand in a line, suit by suit; for a screen reader, card by card. */
function Held({ hand }: { hand: readonly string[] }) {
  const sorted = sortHand(hand, '', hand);
  return (
    <>
      <span class="suits-held" aria-hidden="true" dir="ltr">
        {[...new Set(sorted.map(suitOf))].map((suit) => (
          <span key={suit} class={isRed(suit) ? 'red' : ''}>
            {[symbol(suit), ...sorted.filter((card) => suitOf(card) === suit).map(index)].join(' ')}
          </span>
        ))}
      </span>
      <span class="unseen">{listed(sorted.map(cardName))}</span>
    </>
  );
}
