import { useSignal } from '@preact/signals';
import { t } from '../../i18n/texts.ts';
import type { Snapshot } from '../../messages.ts';
import { nextSeat } from '../../logic/layout.ts';
import { isMine } from '../../logic/table.ts';
import { namesOf } from '../../i18n/people.ts';
import { actionLabel, capital, isRung, minus, says, suitName } from '../../i18n/sentences.ts';
import { Frame } from './Frame.tsx';
import { Word, type Calling } from './Word.tsx';
import type { Auction as Talk } from './talks.ts';

/** King's auction, one voice at a time: the ladder with its prices, who leads, who may equal, who is out; then the dealer's answer. */
export function Auction({ view, auction, calling }: { view: Snapshot; auction: Talk; calling: Calling }) {
  const now = view.now!;
  const mine = isMine(view);
  const legal = mine ? now.legal : [];
  const names = namesOf(view);
  const bidding = ['bid', 'decide', 'asked', 'denied', 'ultimatum'].includes(auction.step);
  const declares = legal.filter((action) => action.startsWith('declare:'));
  const simple = ['auction', 'pass', 'sell', 'refuse', 'split', 'yes', 'no'].filter((action) => legal.includes(action));
  const last = now.said.at(-1);
  return (
    <Frame view={view} class="auction" title={t(`talk-step-${auction.step}`)}>
      {last && auction.step !== 'bid' && <p class="heard-last">{says(names[last[0]]!, last[1], auction.worth)}</p>}
      {bidding && <Bidders view={view} auction={auction} />}
      {bidding && <Ladder view={view} auction={auction} legal={legal} calling={calling} />}
      {simple.length > 0 && (
        <div class="words">
          {simple.map((action) => <Word action={action} calling={calling} key={action} class={action === 'pass' || action === 'no' || action === 'refuse' ? '' : 'strong'}>{wordOf(action, auction)}</Word>)}
        </div>
      )}
      {declares.length > 0 && <Declarations actions={declares} calling={calling} />}
    </Frame>
  );
}

/** "Sell" says at what price. */
function wordOf(action: string, { standing, worth }: Talk): string {
  if (action === 'sell' && standing) return t('talk-sell-at', { rung: minus(standing), price: worth[standing] ?? 0 });
  return actionLabel(action);
}

/** The three bidders in the order of their priority: leading, still in, or out. */
function Bidders({ view, auction }: { view: Snapshot; auction: Talk }) {
  const now = view.now!;
  const names = namesOf(view);
  return (
    <ol class="bidders" aria-label={t('talk-priority')}>
      {[1, 2, 3].map((step) => {
        const seat = nextSeat(now.dealer, step);
        const state = auction.leader === seat ? 'leads' : auction.passed.includes(seat) ? 'passed' : 'in';
        return (
          <li key={seat} class={`${state}${now.turn === seat ? ' speaks' : ''}`}>
            <b aria-hidden="true">{step}</b><span>{names[seat]}</span><small>{state === 'leads' ? minus(auction.standing ?? '') : state === 'passed' ? t('talk-passed') : now.turn === seat ? t('talk-speaks') : t('talk-in')}</small>
          </li>
        );
      })}
    </ol>
  );
}

/** The rungs with their prices. A bidder calls one; the dealer chooses one to ask for, or to threaten with. */
function Ladder({ view, auction, legal, calling }: { view: Snapshot; auction: Talk; legal: readonly string[]; calling: Calling }) {
  const chosen = useSignal('');
  const rungs = Object.keys(auction.worth);
  const askable = [...new Set(legal.filter((action) => /^(ask|ultimatum):/.test(action)).map((action) => action.split(':')[1]!))];
  const hint = calling.hinted?.split(':');
  const hintedRung = hint && (hint[0] === 'ask' || hint[0] === 'ultimatum') ? hint[1]! : '';
  const rung = askable.includes(chosen.value) ? chosen.value : hintedRung;
  const offers = legal.filter((action) => action.split(':')[1] === rung && !isRung(action));
  return (
    <>
      <div class="ladder" role="group" aria-label={t('talk-ladder')}>
        {rungs.map((one) => {
          const price = auction.worth[one]!;
          const state = one === auction.standing ? ' stands' : '';
          const inside = <><b data-text={minus(one)} /><small data-text={price} /></>;
          const label = one === auction.standing && auction.leader !== null ? t('talk-rung-standing', { rung: minus(one), price, who: namesOf(view)[auction.leader]! }) : t('talk-rung', { rung: minus(one), price });
          if (legal.includes(one)) return <Word key={one} action={one} calling={calling} label={label} class={`rung${state}`}>{inside}</Word>;
          const open = askable.includes(one);
          return (
            <button type="button" key={one} class={`word rung${state}${open && one === rung ? ' chosen' : ''}${one === hintedRung ? ' hinted' : ''}`} disabled={!open} aria-pressed={open ? one === rung : undefined} data-rung={one} aria-label={label} onClick={() => (chosen.value = one)}>
              {inside}
            </button>
          );
        })}
      </div>
      {askable.length > 0 && (
        rung ? <div class="words offers">{offers.map((action) => <Word action={action} calling={calling} key={action}>{actionLabel(action, auction.worth)}</Word>)}</div>
          : <p class="note">{t('talk-choose-rung')}</p>
      )}
    </>
  );
}

function Declarations({ actions, calling }: { actions: readonly string[]; calling: Calling }) {
  return (
    <div class="declarations" role="group" aria-label={t('talk-declare')}>
      <p>{t('talk-declare')}</p>
      <div class="words">
        {actions.map((action) => {
          const code = action.split(':')[1]!;
          const suit = /^[SHDC]$/.test(code);
          return (
            <Word action={action} calling={calling} key={action} class={suit ? `suit ${code}` : ''} label={actionLabel(action)}>
              {suit ? <><svg aria-hidden="true"><use href={`#${code}`} /></svg><small>{capital(suitName(code))}</small></> : capital(t(`declaration-${code}`))}
            </Word>
          );
        })}
      </div>
    </div>
  );
}
