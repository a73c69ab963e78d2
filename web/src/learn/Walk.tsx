import '../styles/play.css';
import '../styles/learn.css';
import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Step, WorkedDeal as Deal } from '../http.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { accountLine, capital, cardName, listed, minus, signed, suitName, symbol } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { placeOf, playerOf } from '../logic/layout.ts';
import { rulesHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { say } from '../ui/speech.ts';

/** Go to a step of a deal, and say what was done there. */
export function goToStep(deal: Deal, at: Signal<number>, to: number): void {
  at.value = Math.max(0, Math.min(deal.steps.length - 1, to));
  const step = deal.steps[at.value];
  if (step) say([step.said, ...step.remarks.map((one) => one.text)].filter(Boolean).map(capital).join('. '));
}

/**
 * A deal stepped through, all hands open; a lesson, where `onPlay` is given, with a way to try oneself. `at`: the step,
 * where the page goes to steps, too.
 */
export function Walk({ deal, onPlay, at: given }: { deal: Deal; onPlay?: () => void; at?: Signal<number> }) {
  const own = useSignal(0);
  const step = given ?? own;
  const last = deal.steps.length - 1;
  const at = Math.min(step.value, last);
  const go = (to: number): void => goToStep(deal, step, to);
  const nextRemark = deal.steps.findIndex((one, i) => i > at && one.remarks.length > 0);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const now = Math.min(step.value, last);
      const to: Record<string, number> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: last };
      if (to[event.key] === undefined) return;
      event.preventDefault();
      go(to[event.key]!);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [deal, step]);
  return (
    <>
      {deal.about && <p class="about">{capital(deal.about)}</p>}
      <Table deal={deal} step={deal.steps[at]!} />
      <div class="walk" dir="ltr" role="group" aria-label={t('rules-walk')}>
        <button type="button" onClick={() => go(at - 1)} disabled={at === 0} aria-keyshortcuts="ArrowLeft">
          {t('rules-step-back')}
        </button>
        <span class="where">{t('rules-step', { number: at, count: last })}</span>
        <button
          type="button"
          class="primary"
          onClick={() => go(at + 1)}
          disabled={at === last}
          aria-keyshortcuts="ArrowRight"
        >
          {t('rules-step-on')}
        </button>
        {onPlay && (
          <button type="button" class="quiet" onClick={() => go(nextRemark)} disabled={nextRemark < 0}>
            {t('rules-step-remark')}
          </button>
        )}
      </div>
      <Remarks game={deal.game} step={deal.steps[at]!} />
      {at === last && <Outcome deal={deal} onPlay={onPlay} />}
    </>
  );
}

/** Four open hands round the trick, one's own at the bottom. */
export function Table({ deal, step }: { deal: Deal; step: Step }) {
  return (
    <section class="open-table" dir="ltr" aria-label={t('rules-table')}>
      {step.hands.map((hand, seat) => (
        <div
          key={seat}
          class={`open-seat at-${placeOf(seat, deal.mine, deal.clockwise)}`}
          data-turn={step.turn === seat || undefined}
        >
          <p class="who">
            <b>{deal.names[seat]}</b>
            {seat === deal.dealer && <span class="mark">{t('rules-deals')}</span>}
            {step.won[seat]! > 0 && <span class="mark">{t('rules-tricks', { number: step.won[seat]! })}</span>}
          </p>
          <ul
            class="open-hand"
            aria-label={t('rules-hand', { who: deal.names[seat]!, cards: listed(hand.map(cardName)) })}
          >
            {hand.map((card) => (
              <li
                key={card}
                class="card"
                aria-hidden="true"
                data-off={(step.turn === seat && step.legal.length > 0 && !step.legal.includes(card)) || undefined}
              >
                <CardFace card={card} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div
        class="open-trick"
        role="img"
        aria-label={
          step.trick.length
            ? listed(
                step.trick.map((card, i) =>
                  t('shown-card', { who: deal.names[playerOf(step.leader, i)]!, card: cardName(card) }),
                ),
              )
            : t('rules-no-trick')
        }
      >
        {step.trick.map((card, i) => (
          <div
            key={card}
            class={`card at-${placeOf(playerOf(step.leader, i), deal.mine, deal.clockwise)}`}
            data-won={step.winner === playerOf(step.leader, i) || undefined}
          >
            <CardFace card={card} />
          </div>
        ))}
        {step.trump && (
          <span
            class={`trump ${step.trump}`}
            title={t('aim-trumps', { suit: suitName(step.trump) })}
            aria-hidden="true"
          >
            {symbol(step.trump)}
          </span>
        )}
      </div>
    </section>
  );
}

/** What was just done, and what is worth noticing about it. */
function Remarks({ game, step }: { game: string; step: Step }) {
  return (
    <div class="remarks">
      {step.said && <p class="said">{capital(step.said)}.</p>}
      {step.remarks.map((one) => (
        <p key={one.text} class="remark">
          {one.text}{' '}
          <a class="clause" href={rulesHref(game, one.clause)}>
            {one.clause}
          </a>
        </p>
      ))}
    </div>
  );
}

/** The deal is over: its points, line by line, and a chance to try oneself. */
function Outcome({ deal, onPlay }: { deal: Deal; onPlay: (() => void) | undefined }) {
  const { game } = deal;
  const sides = deal.team_scores
    ? [
        [0, 2],
        [1, 3],
      ]
    : [[0], [1], [2], [3]];
  const heads = sides.map((side) =>
    listed(
      side.map((seat) => deal.names[seat]!),
      'and',
    ),
  );
  return (
    <section class="outcome" aria-labelledby="outcome">
      <h2 id="outcome">{t('result-account')}</h2>
      <div class="scroll" tabIndex={0} role="region" aria-label={t('result-account')}>
        <table class="account">
          <thead>
            <tr>
              <th scope="col">{t('result-what')}</th>
              {heads.map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deal.account.map((line, i) => (
              <tr key={i}>
                <th scope="row">
                  {capital(accountLine(line, deal.names))}{' '}
                  <a class="clause" href={rulesHref(game, line.clause)}>
                    {line.clause}
                  </a>
                </th>
                {line.points.map((points, side) => (
                  <td key={side}>{points ? signed(points) : '·'}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('rules-points')}</th>
              {deal.points.map((points, side) => (
                <td key={side}>{minus(points)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {onPlay && (
        <p class="doors">
          <button type="button" class="primary" onClick={onPlay}>
            <Icon name="play" />
            {t('rules-your-turn')}
          </button>
        </p>
      )}
    </section>
  );
}
