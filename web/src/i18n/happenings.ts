/** What happens at a table, as sentences: every play, bid and trick. */

import type { TableEvent } from '../messages.ts';
import { isCard, rankOf } from '../logic/cards.ts';
import { handOf } from '../logic/hand.ts';
import { dealsOf, isHostOf, isMine, type Table } from '../logic/table.ts';
import { stakes } from './moments.ts';
import { botTitle, namesOf, scorers, sideOf, spokenTo, winnersOf } from './people.ts';
import { aim, says, shown, spoken, takes, worthOf } from './sentences.ts';
import { capital, cardName, cardShort, listed, minus, signed, suitName } from './words.ts';
import { addressed, t } from './texts.ts';

/** How things stand, in a few sentences: for somebody who arrives, or asks. */
export function standing({ view, log }: Pick<Table, 'view' | 'log'>): string {
  const { deal } = view;
  const names = namesOf(view);
  const among = spokenTo(names, view.seat);
  const parts = [t(`game-${view.game}`)];
  if (deal) {
    parts.push(t('at-deal', { number: deal.number, count: dealsOf(view) }));
    if (deal.trump) parts.push(t('aim-trumps', { suit: suitName(deal.trump) }));
    parts.push(stakes(deal.moment?.stakes ?? [], names, view.seat));
    const totals = view.rows.at(-1)?.totals ?? deal.scores;
    if (totals.some(Boolean))
      parts.push(row(scorers(view).map((who, i) => shown(who, t('at-total', { score: minus(totals[i]!) })))));
    if (deal.won.some(Boolean)) parts.push(row(deal.won.map((won, seat) => shown(among[seat]!, t('at-won', { won })))));
    if (deal.trick.length)
      parts.push(
        t('at-trick-is', {
          cards: listed(deal.trick.map((card, i) => shown(among[(deal.leader + i) % 4]!, cardName(card)))),
        }),
      );
    parts.push(handTold({ view, log }));
    parts.push(
      isMine(view) ? t('at-your-turn') : deal.turn === null ? '' : t('at-turn-of', { who: names[deal.turn]! }),
    );
    if (isMine(view)) parts.push(mayAnnounce(view));
  }
  return parts.filter(Boolean).map(capital).join('. ');
}

/** The reader's hand as it lies before them; empty where there is none. */
export function handTold({ view, log }: Pick<Table, 'view' | 'log'>): string {
  const { cards } = handOf(view, log);
  return cards.length ? t('at-hand-is', { cards: listed(cards.map(cardName)) }) : '';
}

/** What the reader may announce before their card; empty for nothing. */
export function mayAnnounce({ deal }: Table['view']): string {
  const calls = deal?.stage === 'play' ? deal.legal.filter((action) => !isCard(action)) : [];
  return calls.length ? t('at-may-announce', { calls: listed(calls.map(spoken), 'or') }) : '';
}

/** What was said and played in the deal in progress, oldest first, after a line on who drew which partner. */
export const courseOfDeal = (table: Table): string[] =>
  [partnersDrawn(table.view), ...table.log.map((event) => sentence(table, event, cardSymbol, true))].filter(Boolean);

function partnersDrawn(view: Table['view']): string {
  if (view.deal?.number !== 1 || !view.drawn.kings.length) return '';
  const sides = scorers({ ...view, team_scores: true });
  const own = sideOf(view.seat ?? 0);
  return t('log-kings', { us: sides[own]!, them: sides[1 - own]! });
}

/** A card with its article, printed with symbols for the eye. */
export const cardSymbol = (card: string): string => t('card-the', { card: cardShort(card), rank: rankOf(card) });

/** The texts of events that happen to a seat, or to the table as a whole. */
const TEXTS: Partial<Record<TableEvent['what'], string>> = {
  undone: 'at-undone',
  left: 'at-left',
  returned: 'at-returned',
  'stand-in': 'away-stand-in',
  forgotten: 'away-forgotten',
  hinted: 'at-hinted',
  revealed: 'at-revealed',
  rematch: 'at-rematch',
  paused: 'host-paused',
  resumed: 'host-resumed',
  'seats-closed': 'host-seats-closed',
  'seat-taken': 'late-took',
};

/** What happened, in words; `brief` leaves out the totals, for where they stand beside it. */
export function sentence(table: Table, event: TableEvent, named: (card: string) => string, brief = false): string {
  const { view } = table;
  const names = namesOf(view);
  const who = event.seat === null ? '' : (names[event.seat] ?? '');
  const yours = event.seat !== null && event.seat === view.seat;
  const { deal, result } = view;
  switch (event.what) {
    case 'played':
    case 'said': {
      if (event.late)
        return `${addressed('clock-over', yours, { who })} ${sentence(table, { ...event, late: false }, named)}`;
      return capital(
        isCard(event.action ?? '')
          ? t(yours ? 'action-card.yours' : 'action-card.says', { who, card: named(event.action!) })
          : says(who, event.action ?? '', yours, worthOf(deal)),
      );
    }
    case 'taken': {
      const { trick } = event;
      if (!trick) return '';
      const card = named(trick.cards[(trick.winner - trick.leader + 4) % 4]!);
      return takes(names[trick.winner]!, card, trick.winner === view.seat);
    }
    case 'dealt':
      return deal ? dealt(view, names, named) : '';
    case 'scored': {
      if (!deal?.points) return '';
      if (deal.void) return t('event-scored-void', { number: deal.number });
      const totals = view.rows.at(-1)?.totals ?? [];
      const scores = scorers(view).map((who, i) => {
        const points = signed(deal.points![i]!);
        return brief
          ? t('score-total', { who, total: points })
          : t('score-change', { who, points, total: minus(totals[i] ?? 0) });
      });
      return t('event-scored', { number: deal.number, scores: row(scores) });
    }
    case 'ended': {
      if (!result) return '';
      const scores = row(
        scorers(view).map((name, i) => t('score-total', { who: name, total: minus(result.scores[i]!) })),
      );
      const { names: winners, count } = winnersOf(view);
      const shared = result.winners.length > 1 && !view.partners;
      return t(shared ? 'event-ended-shared' : 'event-ended', { winners, scores, count });
    }
    case 'time-over':
      return t(result ? 'at-time-ended' : 'at-time-over');
    case 'time-added':
      return timeAdded(view, event, who);
    case 'host-changed':
      return who && addressed('host-changed', yours, { who });
    case 'seats-opened':
      return addressed('host-seats-opened', isHostOf(view));
    default: {
      const text = TEXTS[event.what];
      return text ? addressed(text, yours, { who, bot: botTitle(event.bot) }) : '';
    }
  }
}

function timeAdded(view: Table['view'], event: TableEvent, who: string): string {
  const seconds = event.seconds ?? 0;
  const byReader = isHostOf(view);
  if (event.seat === null) return addressed('host-time-all', byReader, { seconds });
  if (event.seat === view.seat) return t(byReader ? 'host-time-one.self' : 'host-time-one.given', { seconds });
  return addressed('host-time-one', byReader, { who, seconds });
}

const row = (parts: string[]): string =>
  parts.reduce((first, next) => (first ? t('score-list', { first, next }) : next), '');

function dealt(view: Table['view'], names: readonly string[], named: (card: string) => string): string {
  const deal = view.deal!;
  const params = { number: deal.number, dealer: names[deal.dealer]! };
  const form = deal.dealer === view.seat ? '.yours' : '';
  if (deal.turn_up)
    return t(`event-dealt-turned${form}`, {
      ...params,
      card: named(deal.turn_up),
      suit: suitName(deal.turn_up.charAt(1)),
    });
  if (deal.face_up)
    return t(`event-dealt-face-up${form}`, {
      ...params,
      cards: listed(deal.face_up.map((card, seat) => shown(spokenTo(names, view.seat)[seat]!, cardShort(card)))),
    });
  const about = aim(view.plan[deal.number - 1] ?? '');
  return about ? t(`event-dealt-aim${form}`, { ...params, aim: about }) : t(`event-dealt${form}`, params);
}
