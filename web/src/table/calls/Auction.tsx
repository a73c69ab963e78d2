import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { SuitSign } from '../../cards/CardFace.tsx';
import { notes } from '../../i18n/moments.ts';
import { t } from '../../i18n/texts.ts';
import type { Snapshot } from '../../messages.ts';
import { nextSeat } from '../../logic/layout.ts';
import { isMine } from '../../logic/table.ts';
import { labelsOf, namesOf } from '../../i18n/people.ts';
import { actionLabel, callLabel, isRung } from '../../i18n/sentences.ts';
import { capital, minus, suitName } from '../../i18n/words.ts';
import { Button } from '../../ui/elements.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { keyOfBid } from './Calls.tsx';
import { Frame, keyOfCall, Notes, Word, type Calling } from './Frame.tsx';
import { auctionOf, speakingOf, type Auction as Talk } from './talks.ts';

interface Props {
  view: Snapshot;
  calling: Calling;
  /** Shows all that the panel explains. */
  onExplain: () => void;
}

/** The two rows of the ladder: what a plus costs and brings, and what a minus does. */
const ROWS = [
  ['+', 'plus'],
  ['-', 'minus'],
] as const;
type Row = (typeof ROWS)[number][1];

/** Notes that belong to a row, by the options of the match. */
const ROW_NOTES: Record<Row, readonly string[]> = {
  plus: ['note-plus', 'note-any-rung'],
  minus: ['note-minus', 'note-minus-paid'],
};

const rowName = (row: Row, view: Snapshot): string =>
  row === 'minus' && view.options['negative_price'] === 'fixed' ? t('talk-row-paid') : t(`talk-row-${row}`);

const rowNote = (row: Row, view: Snapshot): string => notes(view, ROW_NOTES[row]).join(' ');

/** The bid that stands: who made it, and what it is worth. */
const standingOf = (view: Snapshot, { standing, leader, worth }: Talk) => ({
  who: namesOf(view)[leader!]!,
  rung: minus(standing!),
  price: worth[standing!] ?? 0,
});

/** What is asked at this step: of the dealer with the bid that stands, in an ultimatum with what comes of a no. */
function question(view: Snapshot, auction: Talk): string {
  const { step, standing, leader, price, fallback, worth } = auction;
  if (step === 'decide') {
    if (standing === null || leader === null) return t('talk-step-alone');
    const more = ['refuse', 'ask:'].every((call) => view.deal!.legal.some((action) => action.startsWith(call)));
    return t('talk-step-decide', { ...standingOf(view, auction), how: more ? 'more' : 'plain' });
  }
  if (step !== 'ultimatum') return t(`talk-step-${step}`);
  const words = actionLabel(`ultimatum:${price}:${fallback}`, worth);
  return t('talk-step-ultimatum', { who: namesOf(view)[view.deal!.dealer]!, words });
}

/**
 * King's auction, one voice at a time: the ladder with its prices, who leads, who may equal, who is out; then the
 * dealer's answer.
 */
export function Auction({ view, calling, onExplain }: Props) {
  const auction = auctionOf(view)!;
  const deal = view.deal!;
  const mine = isMine(view);
  const legal = mine ? deal.legal : [];
  const bidding = ['bid', 'decide', 'asked', 'denied', 'ultimatum'].includes(auction.step);
  const declares = legal.filter((action) => action.startsWith('declare:'));
  const simple = ['auction', 'pass', 'sell', 'refuse', 'split', 'yes', 'no'].filter((action) => legal.includes(action));
  const passes = bidding && simple.length === 1 && simple[0] === 'pass';
  // To name the deal or to threaten is more than a small screen holds at once: the ladder is shown at a press.
  const threatens = useSignal(false);
  const chosen = useSignal('');
  const either = bidding && declares.length > 0;
  const hinted = calling.hinted?.split(':')[0];
  const ladder = bidding && (!either || hinted === 'ultimatum' || (threatens.value && hinted !== 'declare'));
  return (
    <Frame speaking={speakingOf(view)} class="auction" title={question(view, auction)} onExplain={onExplain}>
      {bidding && !either && auction.step !== 'decide' && <Bidders view={view} auction={auction} />}
      {((simple.length > 0 && !passes) || either) && (
        <div class="words wrap gap-3 center">
          {simple.map((action) => (
            <Word
              action={action}
              calling={calling}
              key={action}
              class={action === simple[0] && action !== 'pass' && auction.step !== 'decide' ? 'strong' : ''}
              shortcut={keyOfCall(simple.indexOf(action), calling)}
            >
              {callLabel(action, auction.worth, auction.standing)}
            </Word>
          ))}
          {either && legal.some((action) => action.startsWith('ultimatum:')) && (
            <Button
              class="word"
              text={t('talk-threaten')}
              aria-expanded={ladder}
              onClick={() => (threatens.value = !ladder)}
            />
          )}
        </div>
      )}
      {ladder && (
        <Ladder
          {...{ view, auction, legal, calling }}
          before={simple.length}
          chosen={chosen.value}
          onChoose={(rung) => (chosen.value = rung)}
        >
          {passes && (
            <Word action="pass" calling={calling} class="pass" shortcut={calling.keys ? '.' : undefined}>
              {actionLabel('pass')}
            </Word>
          )}
        </Ladder>
      )}
      {declares.length > 0 && !(either && ladder) && (
        <Declarations actions={declares} calling={calling} before={simple.length} />
      )}
      <Notes notes={ladder ? notes(view, null, Object.values(ROW_NOTES).flat()) : notes(view)} />
    </Frame>
  );
}

/** The three bidders in the order of their priority: leading, still in, or out. */
function Bidders({ view, auction }: { view: Snapshot; auction: Talk }) {
  const deal = view.deal!;
  const names = labelsOf(view);
  return (
    <ol class="bidders wrap gap-3 center" aria-label={t('talk-priority')}>
      {[1, 2, 3].map((step) => {
        const seat = nextSeat(deal.dealer, step);
        const state = auction.leader === seat ? 'leads' : auction.passed.includes(seat) ? 'passed' : 'in';
        return (
          <li key={seat} class={`row ${state}${deal.turn === seat ? ' speaks' : ''}`}>
            <b aria-hidden="true">{step}</b>
            <bdi translate={false}>{names[seat]}</bdi>
            <small class="pale">
              {state === 'leads'
                ? minus(auction.standing ?? '')
                : state === 'passed'
                  ? t('talk-passed')
                  : deal.turn === seat
                    ? t('talk-speaks')
                    : t('talk-in')}
            </small>
          </li>
        );
      })}
    </ol>
  );
}

interface LadderProps {
  view: Snapshot;
  auction: Talk;
  legal: readonly string[];
  calling: Calling;
  /** The number of other calls, whose keys come before those of the offers. */
  before: number;
  /** The rung that the dealer has chosen: kept by the panel, which measures itself when offers appear. */
  chosen: string;
  onChoose: (rung: string) => void;
  children: ComponentChildren;
}

/** The rungs with their prices. A bidder calls one; the dealer chooses one to ask for, or to threaten with. */
function Ladder({ view, auction, legal, calling, before, chosen, onChoose, children }: LadderProps) {
  const rungs = Object.keys(auction.worth);
  const askable = [
    ...new Set(legal.filter((action) => /^(ask|ultimatum):/.test(action)).map((action) => action.split(':')[1]!)),
  ];
  const hint = calling.hinted?.split(':');
  const hintedRung = hint && (hint[0] === 'ask' || hint[0] === 'ultimatum') ? hint[1]! : '';
  const rung = askable.includes(chosen) ? chosen : hintedRung;
  const offers = legal.filter((action) => action.split(':')[1] === rung && !isRung(action));
  const rungButton = (step: string) => {
    const price = auction.worth[step]!;
    const state = step === auction.standing ? ' stands' : '';
    const inside = (
      <>
        <b data-text={minus(step)} />
        <small data-text={price} />
      </>
    );
    const label =
      step === auction.standing && auction.leader !== null
        ? t(auction.leader === view.seat ? 'talk-rung-standing.yours' : 'talk-rung-standing', {
            rung: minus(step),
            price,
            who: namesOf(view)[auction.leader]!,
          })
        : t('talk-rung', { rung: minus(step), price });
    if (legal.includes(step))
      return (
        <Word
          key={step}
          action={step}
          calling={calling}
          label={label}
          class={`rung${state}`}
          shortcut={keyOfBid(step, calling)}
        >
          {inside}
        </Word>
      );
    const open = askable.includes(step);
    return (
      <button
        type="button"
        key={step}
        class={`word rung${state}${open && step === rung ? ' chosen' : ''}${step === hintedRung ? ' hinted' : ''}`}
        disabled={!open}
        aria-pressed={open ? step === rung : undefined}
        data-rung={step}
        aria-label={label}
        onClick={() => onChoose(step)}
      >
        {inside}
      </button>
    );
  };
  return (
    <>
      <div class="ladder stack gap-2" role="group" aria-label={t('talk-ladder')}>
        {ROWS.map(([sign, name]) => (
          <div key={sign} class={`rungs ${name}`} role="group" aria-label={rowName(name, view)}>
            <p class="row-name wrap">
              <b>{rowName(name, view)}</b>
              <span>{rowNote(name, view)}</span>
            </p>
            {rungs.filter((step) => step.startsWith(sign)).map(rungButton)}
            {name === 'minus' && children}
          </div>
        ))}
      </div>
      {askable.length > 0 &&
        (rung ? (
          <div class="words wrap gap-3 center offers">
            {offers.map((action, i) => (
              <Word action={action} calling={calling} key={action} shortcut={keyOfCall(before + i, calling)}>
                {actionLabel(action, auction.worth)}
              </Word>
            ))}
          </div>
        ) : (
          <p class="note">{t('talk-choose-rung')}</p>
        ))}
    </>
  );
}

function Declarations({ actions, calling, before }: { actions: readonly string[]; calling: Calling; before: number }) {
  return (
    <div class="declarations stack gap-3" role="group" aria-label={t('talk-declare')}>
      <p>{t('talk-declare')}</p>
      <div class="words wrap gap-3 center">
        {actions.map((action, i) => {
          const code = action.split(':')[1]!;
          const suit = /^[SHDC]$/.test(code);
          return (
            <Word
              action={action}
              calling={calling}
              key={action}
              class={suit ? `suit ${code}` : ''}
              label={actionLabel(action)}
              shortcut={keyOfCall(before + i, calling)}
            >
              {suit ? (
                <>
                  <SuitSign suit={code} />
                  <small>{capital(suitName(code))}</small>
                </>
              ) : (
                capital(t(`declaration-${code}`))
              )}
            </Word>
          );
        })}
      </div>
    </div>
  );
}

/** What the panel of an auction explains, for a screen that has no room for all of it. */
export function AuctionWords({ view, onClose }: { view: Snapshot; onClose: () => void }) {
  const auction = auctionOf(view);
  if (!auction) return null;
  return (
    <Dialog title={t('talk-explain.title')} onClose={onClose}>
      <p>{question(view, auction)}</p>
      {ROWS.filter(([, row]) => rowNote(row, view)).map(([, row]) => (
        <p key={row}>
          <b>{rowName(row, view)}</b> {rowNote(row, view)}
        </p>
      ))}
      {notes(view, null, Object.values(ROW_NOTES).flat()).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {auction.leader !== null &&
        isMine(view) &&
        (['ask', 'ultimatum'] as const)
          .filter((kind) => view.deal!.legal.some((action) => action.startsWith(`${kind}:`)))
          .map((kind) => <p key={kind}>{t(`talk-explain.${kind}`, standingOf(view, auction))}</p>)}
    </Dialog>
  );
}
