import { useEffect } from 'preact/hooks';
import { BotFace } from '../cards/BotFace.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { spoken } from '../i18n/sentences.ts';
import { cardName, cardShort, listed, minus, signed, symbol } from '../i18n/words.ts';
import { classNames, Icon } from '../ui/elements.tsx';
import { fromTheRight, t } from '../i18n/texts.ts';
import { suitOf } from '../logic/cards.ts';
import { asClock, LAST, left, remaining, type ClockState } from '../logic/clock.ts';
import { Count } from '../ui/Count.tsx';
import { sound } from '../ui/sounds.ts';
import { say } from '../ui/speech.tsx';
import { useNow } from '../ui/useNow.ts';
import { tone } from './Account.tsx';
import type { SeatDeal, SeatState } from './seats.ts';

const MANY = 4;

/**
 * A seat at the table: its plate, and what lies open there. One's own shows no backs; what lies open of it is marked in
 * the hand.
 */
export function Seat({ seat, mine = false, wrote = '' }: { seat: SeatState; mine?: boolean; wrote?: string }) {
  const { deal } = seat;
  const classes = classNames(
    'seat row',
    `at-${seat.place}`,
    seat.turn && 'turn',
    (seat.away || seat.gone) && 'away',
    seat.turn && seat.own && 'mine',
  );
  return (
    <section class={classes} data-seat={seat.seat} aria-label={seat.name}>
      <Plate seat={seat} wrote={wrote} />
      {deal &&
        (deal.open ? (
          <OpenHand cards={deal.open} sought={deal.sought} who={seat.name} />
        ) : (
          !mine && <Backs held={deal.held} />
        ))}
      {deal?.shown && !mine && <Shown card={deal.shown} />}
      {deal?.call && (
        <span class={`bubble${deal.call === 'pass' ? ' faint' : ''}`} key={`${deal.calls}${deal.call}`}>
          <bdi dir={fromTheRight() ? 'rtl' : 'ltr'}>{spoken(deal.call)}</bdi>
        </span>
      )}
    </section>
  );
}

function Plate({ seat, wrote }: { seat: SeatState; wrote: string }) {
  return (
    <div class="plate row">
      {(seat.mood || seat.letter) && (
        <span class={`face-of side-${seat.side}`} aria-hidden="true" translate={false}>
          {seat.mood ? <BotFace name={seat.name} mood={seat.mood} /> : seat.letter}
        </span>
      )}
      <span class="who">
        <span class="name">
          <bdi translate={false}>{seat.name}</bdi>
        </span>
        {seat.gone && (
          <span class="gone row">
            <Icon name="offline" />
            {t('at-gone')}
          </span>
        )}
        {seat.standsIn && (
          <span class="bot" title={seat.standsIn}>
            <Icon name="bot" />
            <span class="unseen">{seat.standsIn}</span>
          </span>
        )}
        {seat.mate && <span class="mate text-small semibold">{seat.mate}</span>}
        {seat.deal && <Standing deal={seat.deal} turn={seat.turn} own={seat.own} />}
        {seat.deal?.score != null && (
          <span class={classNames('score', seat.own && tone(seat.deal.score))}>
            <span class="unseen">{t('at-total', { score: minus(seat.deal.score) })}</span>
            <span aria-hidden="true">
              <Count to={seat.deal.score} />
            </span>
          </span>
        )}
        {seat.clock && <Clock clock={seat.clock} own={seat.own} />}
      </span>
      {seat.dealer && (
        <span class="dealer" title={t('at-dealer')}>
          <span aria-hidden="true">{t('at-dealer-mark')}</span>
          <span class="unseen">{t('at-dealer')}</span>
        </span>
      )}
      {wrote && (
        <span class="wrote text-small breaks" key={wrote} aria-hidden="true" translate={false}>
          <bdi>{wrote}</bdi>
        </span>
      )}
    </div>
  );
}

/**
 * Tricks taken, against the bid if there is one; the points of the deal so far; and the cards taken that this deal
 * counts.
 */
function Standing({ deal: { won, bid, points, taken }, turn, own }: { deal: SeatDeal; turn: boolean; own: boolean }) {
  return (
    <>
      {turn && <span class="unseen">{t('at-to-play')}</span>}
      {won !== null && (
        <span class="standing row wrap">
          <span class={own && bid !== null && won >= bid ? 'tricks made' : 'tricks'}>
            {bid === null ? t('at-won', { won }) : t('at-won-bid', { won, bid })}
          </span>
          {!!points && <SoFar points={points} own={own} />}
          <Taken cards={taken} />
        </span>
      )}
    </>
  );
}

export const SoFar = ({ points, own }: { points: number; own: boolean }) => (
  <span class={classNames('so-far', own && tone(points))}>
    <span class="unseen">{t('at-so-far', { points: signed(points) })}</span>
    <span aria-hidden="true">{signed(points)}</span>
  </span>
);

function Taken({ cards }: { cards: readonly string[] }) {
  if (cards.length === 0) return null;
  const suits = new Set(cards.map(suitOf));
  const label = t('at-taken', { cards: listed(cards.map(cardName)) });
  const sign = suits.size === 1 ? `${cards.length} × ${symbol(suitOf(cards[0]!))}` : '';
  const few = cards.length <= MANY;
  return (
    <span class="taken" title={label}>
      <span aria-hidden="true" translate={few ? false : undefined}>
        {few
          ? cards.map((card) => (
              <b class={suitOf(card)} key={card}>
                {cardShort(card)}
              </b>
            ))
          : sign || t('at-taken-many', { count: cards.length })}
      </span>
      <span class="unseen">{label}</span>
    </span>
  );
}

function Backs({ held }: { held: number }) {
  return (
    <span class="backs" role="img" aria-label={t('at-held', { count: held })}>
      {Array.from({ length: held }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}

function Shown({ card }: { card: string }) {
  const label = t('at-shown', { card: cardName(card) });
  return (
    <span class="shown card" role="img" aria-label={label} title={label}>
      <CardFace card={card} />
    </span>
  );
}

function OpenHand({ cards, sought, who }: { cards: readonly string[]; sought: string | undefined; who: string }) {
  return (
    <span class="open-hand block" role="img" aria-label={t('rules-hand', { who, cards: listed(cards.map(cardName)) })}>
      {cards.map((card) => (
        <span key={card} class={classNames('card', card === sought && 'sought')} data-card={card}>
          <CardFace card={card} />
        </span>
      ))}
    </span>
  );
}

const BEAT = 250;

/**
 * What is left of a seat's time. It counts in silence; only one's own last seconds are said, once, and tick where
 * sounds are wanted.
 */
function Clock({ clock, own }: { clock: ClockState; own: boolean }) {
  const ms = left(
    clock,
    useNow(() => performance.now(), BEAT, clock.runs, clock.at),
  );
  const last = clock.runs && ms !== null && ms <= LAST * 1000;
  useEffect(() => {
    if (last && own) say(t('clock-last', { count: LAST }));
  }, [last]);
  const tick = last && own ? Math.ceil(ms / 1000) : 0;
  useEffect(() => {
    if (tick) sound('clock');
  }, [tick]);
  if (ms === null) return clock.runs && clock.until !== null ? <Until until={clock.until} /> : null;
  return (
    <span
      class={`clock${clock.runs ? ' runs' : ''}${last ? ' last' : ''}`}
      role="img"
      aria-label={t('clock-left', { time: asClock(ms) })}
      title={t('clock-title')}
    >
      {asClock(ms)}
    </span>
  );
}

function Until({ until }: { until: number }) {
  const label = t('clock-until', remaining(until));
  return (
    <span class="clock text-small num nowrap" title={label} role="img" aria-label={label}>
      {t('clock-short', remaining(until))}
    </span>
  );
}
