import { ChatButton } from '../social/TableChat.tsx';
import { SuitSign } from '../cards/CardFace.tsx';
import { aboutWithStakes, stakes } from '../i18n/moments.ts';
import { columns, heading, namesOf } from '../i18n/people.ts';
import { aim } from '../i18n/sentences.ts';
import { capital, minus, suitName } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import type { SetInfo } from '../http.ts';
import { eveningOf } from '../logic/evenings.ts';
import { dealsOf } from '../logic/table.ts';
import { singleDeal } from '../logic/boardMatch.ts';
import { rulesHref } from '../route.ts';
import { Button, Dot, LinkButton, Icon, Facts } from '../ui/elements.tsx';
import { Count } from '../ui/Count.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Spelt } from '../ui/speech.tsx';
import { aboutOf, auctionOf, bidsOf } from './calls/talks.ts';
import { SoFar } from './Seat.tsx';
import { pointsSoFar, scoresBefore } from './seats.ts';

const RoundTime = lazy(() => import('../evenings/Countdown.tsx'), 'RoundTime', 'part', 'evenings');

interface Props {
  view: Snapshot;
  counted: Snapshot;
  /** The set of boards that is played, where it is one. */
  set: SetInfo | null;
  unread: number;
  /** Who watches, in words, and how many. */
  watchers: { count: number; text: string };
  onOpen: (window: 'house' | 'chat' | 'sheet' | 'seal' | 'settings' | 'help') => void;
}

/** What is played for: the game, the deal and its aim, trumps, and what was bid or bought. */
export function TopBar({ view, counted, set, unread, watchers, onOpen }: Props) {
  const { deal, game } = view;
  const evening = eveningOf(view.table);
  const title = (
    <>
      <strong>{t(`game-${game}`)}</strong>
      {deal && (
        <small>
          <Facts
            facts={[
              ...(set
                ? ofSet(view, set)
                : [
                    besides(
                      t('at-deal', { number: deal.number, count: dealsOf(view) }),
                      !view.partners && t('at-alone'),
                    ),
                  ]),
              deal.final && <span>{t('at-final-deal')}</span>,
              watchers.count > 0 && (
                <span class="watched" title={watchers.text}>
                  <Icon name="eye" /> <span aria-hidden="true">{watchers.count}</span>
                  <span class="unseen">{watchers.text}</span>
                </span>
              ),
            ]}
          />
          {evening && !view.result && <RoundTime evening={evening} />}
        </small>
      )}
      <span class="unseen">{t('at-house-of', { game: t(`game-${game}`) })}</span>
    </>
  );
  const tool = (window: 'sheet' | 'seal' | 'settings' | 'help', label: string, key?: string, names = '') => (
    <Button icon={window} class={`quiet icon ${names}`} label={label} shortcut={key} onClick={() => onOpen(window)} />
  );
  const rules = rulesHref(game, deal?.moment?.clause);
  return (
    <header class="bar row gap-2">
      <LinkButton icon="home" class="quiet icon" href="#/" label={t('ui-home')} />
      <Button class="quiet title" text={title} onClick={() => onOpen('house')} />
      {view.team_scores && <Tally view={counted} onOpen={() => onOpen('sheet')} />}
      {deal && !view.result && <Stakes view={view} />}
      <span class="grow" />
      {view.conditions.chat && <ChatButton unread={unread} onOpen={() => onOpen('chat')} />}
      {!view.team_scores && tool('sheet', t('sheet-title'), 's', 'narrow-only')}
      {tool('seal', t('proof-at-table'), undefined, 'wide-only')}
      <LinkButton icon="rules" class="quiet icon" href={rules} label={t('lobby-learn')} />
      {tool('settings', t('ui-settings'), 'o')}
      {tool('help', t('ui-help'), '?', 'wide-only')}
    </header>
  );
}

/** The score of both sides, and what the deal has brought them so far; it opens the score sheet. */
function Tally({ view, onOpen }: { view: Snapshot; onOpen: () => void }) {
  const scores = scoresBefore(view);
  return (
    <Button
      class="quiet tally gap-5"
      shortcut="s"
      text={columns(view).map((side, i) => (
        <span key={side}>
          <small>{heading(view, side)}</small>{' '}
          <b>
            <Count to={scores[side] ?? 0} />
          </b>{' '}
          {!!pointsSoFar(view, side) && <SoFar points={pointsSoFar(view, side)!} own={view.seat !== null && i === 0} />}
        </span>
      ))}
      unseen={t('sheet-title')}
      onClick={onOpen}
    />
  );
}

/** A board of a set: which it is, and by what it is played. */
const ofSet = (view: Snapshot, set: SetInfo) => [
  t('at-deal', { number: view.deal?.number ?? 0, count: singleDeal(view) ? set.boards : dealsOf(view) }),
  besides(t('at-one-try'), t('at-set', { kind: set.day ? (set.over ? 'past' : 'day') : 'challenge' })),
];

/** A fact, and what is said beside it where there is room. */
const besides = (fact: string, more: string | false) => (
  <>
    {fact}
    {more && (
      <span class="kind">
        <Dot />
        {more}
      </span>
    )}
  </>
);

/** What the deal is about: trumps or its title, what it costs or pays, and what was bid or bought. */
function Stakes({ view }: { view: Snapshot }) {
  const deal = view.deal!;
  const auction = auctionOf(view);
  const bids = bidsOf(view);
  const about = aboutOf(view);
  const paid = stakes(deal.moment?.stakes ?? [], namesOf(view), view.seat);
  const line = aboutWithStakes(about && !deal.trump ? aim(about) : '', paid);
  return (
    <p class="contract row wrap">
      {deal.trump && (
        <span class={`trump ${deal.trump}`}>
          <SuitSign suit={deal.trump} />
          {capital(t('aim-trumps', { suit: suitName(deal.trump) }))}
        </span>
      )}
      {line && (
        <span class="aim">
          <Spelt plain text={line} />
        </span>
      )}
      {auction?.buyer != null && auction.price && (
        <span>
          {t(auction.buyer === view.seat ? 'at-bought.yours' : 'at-bought', {
            who: namesOf(view)[auction.buyer]!,
            rung: minus(auction.price),
            price: auction.worth[auction.price] ?? 0,
          })}
        </span>
      )}
      {bids && deal.stage !== 'calls' && <span>{t('at-bids', { sum: bids.sum })}</span>}
    </p>
  );
}
