import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { spokenTo } from '../i18n/people.ts';
import { t } from '../i18n/texts.ts';
import { nextSeat } from '../logic/layout.ts';
import type { Settings } from '../logic/settings.ts';
import { flip } from '../ui/flip.ts';
import { Felt } from './Felt.tsx';
import { Hand } from './Hand.tsx';
import { handOfDeal, seatOfDeal, trickOfDeal, type OpenDeal } from './openDeal.ts';
import { Seat } from './Seat.tsx';
import { Announced } from './calls/Announce.tsx';
import { Calls } from './calls/Calls.tsx';
import type { Calling } from './calls/Frame.tsx';
import { Trick } from './Trick.tsx';

interface Props {
  open: OpenDeal;
  habits: Pick<Settings, 'twice' | 'keys' | 'leftHanded'>;
  /** What may be done now, cards and calls; none where one only looks. */
  legal?: readonly string[];
  calling?: Calling;
  /** The focus comes to what may be chosen. */
  begins?: boolean;
  /** In place of the trick: the account of a deal that is over. */
  panel?: ComponentChildren;
}

const LOOKS: Calling = { busy: false, hinted: null, onCall: () => undefined };

/** The table with a deal that is over or learned from: the same felt, seats, trick and hand as in play. */
export function DealTable({ open, habits, legal = [], calling = LOOKS, begins = false, panel }: Props) {
  const { deal, step, own, hand } = open;
  const held = step.hands[hand]!;
  const cards = legal.filter((action) => held.includes(action));
  const calls = legal.filter((action) => !held.includes(action));
  const mine = seatOfDeal(open, own);
  const talk = calls.length > 0 && cards.length === 0;
  const names = spokenTo(deal.names, deal.reader);
  useLayoutEffect(() => flip(document));
  const said = open.said;
  const callPanel = talk && (
    <Calls
      talk={{
        speaking: { mine: true, waitsFor: '' },
        heard: said.map(([, , sentence]) => sentence),
        legal: calls,
        notes: [],
      }}
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
          {calls.length > 0 && !talk && <Announced words={calls} calling={calling} />}
        </>
      }
      hand={
        <Hand
          hand={handOfDeal(open, cards)}
          label={hand === own ? t('at-hand') : t('strip-hand-of', { who: deal.names[hand]! })}
          version={step.hands.reduce((sum, hand) => sum + hand.length, said.length)}
          begins={begins}
          habits={{ ...habits, keys: false }}
          busy={calling.busy}
          hinted={calling.hinted}
          {...(calling.figures && { figures: calling.figures })}
          why={() => null}
          onPlay={(card) => (calling.onCall(card), true)}
        />
      }
    />
  );
}
