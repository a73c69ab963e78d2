import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Step, WorkedDeal } from '../http.ts';
import { spokenTo } from '../i18n/people.ts';
import { says, shown, takes, type Worth } from '../i18n/sentences.ts';
import { capital, cardName, listed, suitName, theCard } from '../i18n/words.ts';
import { aboutAt } from '../i18n/moments.ts';
import { directionOf, t } from '../i18n/texts.ts';
import { isCard } from '../logic/cards.ts';
import type { Figures } from '../logic/hand.ts';
import { callsUntil, stretchesOf, stretchesUntil } from '../logic/deal.ts';
import { nextSeat } from '../logic/layout.ts';
import type { Sentence } from '../messages.ts';
import type { Settings } from '../logic/settings.ts';
import { flip, remember } from '../ui/flip.ts';
import { say } from '../ui/speech.tsx';
import { Account } from './Account.tsx';
import { Felt } from './Felt.tsx';
import { Hand, refusedIn } from './Hand.tsx';
import {
  accountOfDeal,
  handOfDeal,
  isTaken,
  momentName,
  seatOfDeal,
  trickOfDeal,
  walkName,
  type Eyes,
  type OpenDeal,
} from './openDeal.ts';
import { Seat } from './Seat.tsx';
import { Announced, Calls } from './calls/Calls.tsx';
import type { Calling } from './calls/Frame.tsx';
import { Strip, type Remarkable } from './Strip.tsx';
import { Trick } from './Trick.tsx';

interface Props {
  open: OpenDeal;
  habits: Pick<Settings, 'twice' | 'keys' | 'leftHanded'>;
  /** What may be done now, cards and calls; none where one only looks. */
  legal?: readonly string[];
  calling?: Calling;
  worth?: Worth;
  /** Why the other cards may not be played. */
  refusals?: Readonly<Record<string, Sentence>>;
  /** The focus comes to what may be chosen. */
  begins?: boolean;
  /** In place of the trick: the account of a deal that is over. */
  panel?: ComponentChildren;
}

const LOOKS: Calling = { busy: false, hinted: null, onCall: () => undefined };

/** The table with a deal that is over or learned from: the same felt, seats, trick and hand as in play. */
export function DealTable({
  open,
  habits,
  legal = [],
  calling = LOOKS,
  worth = {},
  refusals = {},
  begins = false,
  panel,
}: Props) {
  const { deal, step, own, hand } = open;
  const held = step.hands[hand]!;
  const cards = legal.filter((action) => held.includes(action));
  const calls = legal.filter((action) => !held.includes(action));
  const mine = seatOfDeal(open, own);
  const talk = calls.length > 0 && cards.length === 0 && step.legal.length === 0;
  const names = spokenTo(deal.names, deal.reader);
  useLayoutEffect(() => flip(document));
  const said = open.said;
  const standing = said.findLast(([, action]) => action in worth)?.[1] ?? null;
  const whose = hand === own ? t('at-hand') : t('strip-hand-of', { who: deal.names[hand]! });
  const callPanel = talk && (
    <Calls
      talk={{ speaking: { mine: true, waitsFor: '' }, legal: calls, notes: [], points: worth, standing }}
      calling={calling}
      title={hand === own ? t('talk-your-call') : t('at-turn-of', { who: deal.names[hand]! })}
    />
  );
  return (
    <Felt
      over={!!panel}
      talking={talk}
      others={[1, 2, 3].map((away) => (
        <Seat key={away} seat={seatOfDeal(open, nextSeat(own, away))} />
      ))}
      trick={<Trick trick={trickOfDeal(open)} own={own} clockwise={deal.clockwise} names={names} />}
      panel={panel || callPanel || undefined}
      beside={
        <>
          <Seat seat={mine} mine />
          {hand !== own && <bdi dir={directionOf(whose)}>{whose}</bdi>}
          {calls.length > 0 && !talk && <Announced words={calls} calling={calling} />}
        </>
      }
      hand={
        <Hand
          hand={handOfDeal(open, cards)}
          label={whose}
          version={step.hands.reduce((sum, hand) => sum + hand.length, said.length)}
          begins={begins}
          habits={{ ...habits, keys: habits.keys && legal.length > 0 }}
          busy={calling.busy}
          hinted={calling.hinted}
          {...(calling.figures && { figures: calling.figures })}
          why={(card) => (refusals[card] ? refusedIn(refusals[card], names) : null)}
          onPlay={(card) => (calling.onCall(card), true)}
        />
      }
    />
  );
}

/** Say what was done last, and what is remarked of it. */
export function tell(deal: WorkedDeal, at: number): void {
  const step = deal.steps[at];
  if (step)
    say([heard(deal, step), ...step.remarks.map((remark) => remark.text)].filter(Boolean).map(sentence).join(' '));
}

/** What was done at a step, as it is heard: with the names of cards spelled out, and who takes the trick. */
export function heard(deal: WorkedDeal, { seat, action, said, winner, leader, trick }: Step): string {
  const done = seat !== null && isCard(action) ? says(deal.names[seat]!, action, seat === deal.reader) : said;
  if (winner === null) return done;
  const card = theCard(trick[(winner - leader + 4) % 4]!);
  return [done, takes(deal.names[winner]!, card, winner === deal.reader)].map(sentence).join(' ');
}

/** How things stand before somebody who is to act: where in the deal, what is trump, the trick and their hand. */
export function standingAt(open: OpenDeal, number: number): string {
  const { deal, step, own } = open;
  const { leader, cards } = trickOfDeal(open);
  const names = spokenTo(deal.names, deal.reader);
  const lie = cards.map((card, i) => shown(names[(leader + i) % 4]!, cardName(card)));
  return [
    t('review-replay', { deal: number }),
    momentName(deal, step, own),
    aboutAt(deal, step),
    step.trump && t('aim-trumps', { suit: suitName(step.trump) }),
    lie.length > 0 && t('at-trick-is', { cards: listed(lie) }),
    t('at-hand-is', { cards: listed(handOfDeal(open, []).cards.map(cardName)) }),
  ]
    .filter((part) => part !== false)
    .map(sentence)
    .filter(Boolean)
    .join(' ');
}

/** A sentence with its capital and one stop. */
export const sentence = (text: string): string => (text ? `${capital(text).replace(/[.!?…]$/, '')}.` : '');

/** Go to another moment of a deal, and say it. */
const going =
  (deal: WorkedDeal, at: number, onGo: (to: number) => void) =>
  (to: number): void => {
    remember(document);
    onGo(to);
    if (to !== at) tell(deal, to);
  };

/** A moment of a deal, as the table shows it. */
export const openAt = (deal: WorkedDeal, at: number, own: number, eyes: Eyes, ownName = ''): OpenDeal => ({
  deal,
  step: deal.steps[at]!,
  own,
  hand: own,
  eyes,
  said: callsUntil(deal.steps, at),
  ownName,
});

interface WalkProps {
  deal: WorkedDeal;
  at: number;
  own: number;
  /** The reader's name, for a deal that doesn't tell it. */
  ownName?: string;
  eyes: Eyes;
  habits: Pick<Settings, 'twice' | 'keys' | 'leftHanded'>;
  marks?: readonly Remarkable[];
  /** What is known of the choices at this moment: it is one's turn, and a trick that was taken is gone. */
  figures?: Figures;
  /** The calls that there were to choose from at this moment. */
  calls?: readonly string[];
  hinted?: string | undefined;
  /** Plays another card than was played: one's hand is live where it is one's turn. */
  onOther?: (card: string) => void;
  /** The card to mark in the open hands. */
  sought?: string | undefined;
  onGo: (moment: number) => void;
  onMark?: { before: (() => void) | undefined; next: (() => void) | undefined };
}

/** A deal at a moment, and the strip that leads to the others. */
export function DealWalk({
  deal,
  at,
  own,
  ownName = '',
  eyes,
  habits,
  marks = [],
  figures,
  calls = [],
  hinted,
  onOther,
  sought = '',
  onGo,
  onMark,
}: WalkProps) {
  const last = deal.steps.length - 1;
  const open = { ...openAt(deal, at, own, eyes, ownName), asking: !!figures, sought };
  return (
    <>
      <DealTable
        open={open}
        habits={habits}
        legal={onOther && deal.steps[at]!.turn === own ? deal.steps[at]!.legal : calls}
        calling={{
          busy: !onOther,
          hinted: hinted ?? null,
          onCall: onOther ?? (() => undefined),
          ...(figures && { figures }),
        }}
        panel={at === last && deal.points.length > 0 && <Outcome deal={deal} />}
      />
      <Strip
        stretches={stretchesOf(deal.steps)}
        at={at}
        last={last}
        taken={isTaken(open)}
        where={walkName(open)}
        marks={marks}
        onGo={going(deal, at, onGo)}
        onMark={onMark}
      />
    </>
  );
}

interface LookBackProps {
  deal: WorkedDeal;
  /** The moment of the question, the last one to be seen. */
  asked: number;
  at: number;
  own: number;
  onGo: (moment: number) => void;
}

/** Whether there is something to look back to before a question: a trick has begun. */
export const looksBack = (steps: readonly Step[], asked: number): boolean =>
  stretchesUntil(steps.slice(0, asked + 1)).some(({ kind }) => kind === 'trick');

/** The tricks before a question, for a strip below the table: until it is answered, nothing after it is shown. */
export function LookBack({ deal, asked, at, own, onGo }: LookBackProps) {
  if (!looksBack(deal.steps, asked)) return null;
  const open = openAt(deal, at, own, 'mine');
  const back = at < asked;
  return (
    <Strip
      stretches={stretchesUntil(deal.steps.slice(0, asked + 1))}
      at={at}
      last={asked}
      taken={back && isTaken(open)}
      where={back ? walkName(open) : momentName(deal, open.step, own)}
      marks={[]}
      onGo={going(deal, at, onGo)}
    />
  );
}

function Outcome({ deal }: { deal: WorkedDeal }) {
  return (
    <section class="result outcome" aria-labelledby="outcome">
      <h2 id="outcome">{t('result-account')}</h2>
      <Account account={accountOfDeal(deal)} />
    </section>
  );
}
