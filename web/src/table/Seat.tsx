import { CardFace } from '../cards/CardFace.tsx';
import { t } from '../l10n.ts';
import type { DealState, Snapshot } from '../messages.ts';
import { placeOf, turnUpLies } from '../logic/layout.ts';
import { rankOf, suitOf } from '../logic/cards.ts';
import { botOf, namesOf } from '../people.ts';
import { Icon } from '../ui/Icon.tsx';
import { cardName, index, spoken, symbol } from '../words.ts';
import { Clock } from './Clock.tsx';
import { bidsOf, lastWord } from './talk/talks.ts';

const MANY = 4;

/** Who sits there, and all that everybody may see of it. */
export function Seat({ view, seat }: { view: Snapshot; seat: number }) {
  return (
    <section class={`seat at-${placeOf(seat, view.seat, view.clockwise)} ${states(view, seat)}`} data-seat={seat} aria-label={namesOf(view)[seat]}>
      <Plate view={view} seat={seat} />
      {view.now && <Backs held={view.now.held[seat]!} />}
      {view.now && <Shown view={view} seat={seat} />}
      <Bubble view={view} seat={seat} />
    </section>
  );
}

/** One's own seat: what lies open of it is marked in the hand. */
export function OwnSeat({ view }: { view: Snapshot }) {
  const seat = view.seat ?? 0;
  return (
    <section class={`seat at-bottom ${states(view, seat)}`} data-seat={seat} aria-label={namesOf(view)[seat]}>
      <Plate view={view} seat={seat} />
      <Bubble view={view} seat={seat} />
    </section>
  );
}

function states(view: Snapshot, seat: number): string {
  const { now, players } = view;
  return [now?.turn === seat && 'turn', players[seat]?.away && 'away', now?.turn === seat && seat === view.seat && 'mine'].filter(Boolean).join(' ');
}

function Plate({ view, seat }: { view: Snapshot; seat: number }) {
  const name = namesOf(view)[seat]!;
  const { now } = view;
  return (
    <div class="plate">
      <span class={`face-of side-${seat % 2}`} aria-hidden="true">{name.charAt(0)}</span>
      <span class="who">
        <span class="name">{name}</span>
        <Bot view={view} seat={seat} />
        {now && <Standing view={view} now={now} seat={seat} />}
        <Clock view={view} seat={seat} />
      </span>
      {now?.dealer === seat && <span class="dealer" title={t('at-dealer')}><span aria-hidden="true">{t('at-dealer-mark')}</span><span class="unseen">{t('at-dealer')}</span></span>}
    </div>
  );
}

/** The bot that plays in a seat; marked where it stands in for somebody who is away. */
function Bot({ view, seat }: { view: Snapshot; seat: number }) {
  const bot = botOf(view, seat);
  if (!bot) return null;
  if (!view.players[seat]?.person) return <span class="bot">{bot}</span>;
  const label = t('away-for', { bot, who: namesOf(view)[seat]! });
  return <span class="bot stands-in" title={label}><span aria-hidden="true"><Icon name="pause" />{bot}</span><span class="unseen">{label}</span></span>;
}

/** Tricks taken, against the bid where there is one; and the cards taken that this deal counts. */
function Standing({ view, now, seat }: { view: Snapshot; now: DealState; seat: number }) {
  const won = now.won[seat]!;
  const bid = bidsOf(view)?.bids[seat] ?? null;
  const score = view.rows.at(-1)?.totals[view.team_scores ? seat % 2 : seat] ?? now.scores[view.team_scores ? seat % 2 : seat] ?? 0;
  const facts = { won, bid: bid ?? 0 };
  return (
    <span class="standing">
      {now.turn === seat && <span class="unseen">{t('at-to-play')}</span>}
      <span class={bid !== null && won >= bid ? 'tricks made' : 'tricks'} title={bid === null ? t('at-won', facts) : t('at-won-of', facts)}>
        <span aria-hidden="true"><i class="pile" />{bid === null ? won : `${won}/${bid}`}</span>
        <span class="unseen">{bid === null ? t('at-won', facts) : t('at-won-of', facts)}</span>
      </span>
      <span class="score" title={t('at-score', { score })}><span aria-hidden="true">{String(score).replace('-', '−')}</span><span class="unseen">{t('at-score', { score })}</span></span>
      <Taken cards={now.taken[seat] ?? []} />
    </span>
  );
}

function Taken({ cards }: { cards: readonly string[] }) {
  if (cards.length === 0) return null;
  const suits = new Set(cards.map(suitOf));
  const label = t('at-taken', { cards: cards.map(cardName).join(', ') });
  if (cards.length > MANY) return <span class="taken" title={label}><span aria-hidden="true">{cards.length} × {suits.size === 1 ? symbol(suitOf(cards[0]!)) : '♔'}</span><span class="unseen">{label}</span></span>;
  return (
    <span class="taken" title={label}>
      <span aria-hidden="true">{cards.map((card) => <b class={suitOf(card)} key={card}>{suits.size === 1 && cards.length > 2 ? rankOf(card).replace('T', '10') : index(card)}{symbol(suitOf(card))}</b>)}</span>
      <span class="unseen">{label}</span>
    </span>
  );
}

function Backs({ held }: { held: number }) {
  return (
    <span class="backs" role="img" aria-label={t('at-held', { count: held })}>
      {Array.from({ length: held }, (_, i) => <i key={i} />)}
    </span>
  );
}

/** A card of the seat that lies open: the turn-up until the dealer plays, the first card of 400 while bids are made. */
function Shown({ view, seat }: { view: Snapshot; seat: number }) {
  const now = view.now!;
  const card = now.face_up && now.stage === 'talk' ? now.face_up[seat] : now.turned && now.dealer === seat && turnUpLies(now) ? now.turned : null;
  if (!card) return null;
  return <span class="shown card" role="img" aria-label={t('at-shown', { card: cardName(card) })} title={t('at-shown', { card: cardName(card) })}><CardFace card={card} /></span>;
}

function Bubble({ view, seat }: { view: Snapshot; seat: number }) {
  const word = lastWord(view, seat);
  if (!word) return null;
  return <span class={`bubble${word === 'pass' ? ' faint' : ''}`} key={`${view.now!.said.length}${word}`}>{spoken(word)}</span>;
}
