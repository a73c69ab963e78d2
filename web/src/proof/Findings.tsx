import { t, type Params } from '../i18n/texts.ts';
import { isCard } from '../logic/cards.ts';
import { cardShort, listed } from '../i18n/words.ts';
import { Digits } from './Seal.tsx';
import type { Note } from '../logic/note.ts';
import { readable, verdictOf, type Check, type MatchRecord, type Said } from './verify.ts';
import { Finding, Mark } from './Finding.tsx';
import { Spelt } from '../ui/speech.tsx';

const shown = (card: string): string => (isCard(card) ? cardShort(card) : card);

const OF_CARDS = ['draw-differs', 'deal-hand', 'deal-turned'];

/** A finding in words, as `fourkings verify` reports it. */
function sentence({ key, params }: Check): string {
  const words = Object.entries(params).map(([name, value]) => [name, param(key, name, value)]);
  return t(`verify-${key}`, Object.fromEntries(words) as Params);
}

function param(key: string, name: string, value: Said): string | number {
  if (name !== 'expected' && name !== 'recorded') return value as string | number;
  if (typeof value === 'number') return String(value);
  if (value.length === 0) return t('verify-nothing');
  if (key === 'kings-differ') return t('verify-to', { who: value[0]!, card: shown(value[1]!) });
  if (typeof value !== 'string') return listed(value.map(shown));
  return OF_CARDS.includes(key) ? shown(value) : value;
}

type FindingsProps = { record: MatchRecord; checks: readonly Check[]; done: boolean; note: Note | undefined };

/** What was found: the whole in one sentence, then each thing with its own tick, then what all that is worth. */
export function Findings({ record, checks, done, note }: FindingsProps) {
  const verdict = verdictOf(checks);
  const deals = checks.filter((check) => check.what === 'deal');
  const shuffle = record.shuffle;
  return (
    <>
      <h2>
        {t(`game-${record.game}`)} <small>{listed(record.entrants)}</small>
      </h2>
      <p class={`verdict panel row ${done ? verdict : 'busy'}`} role="status">
        {done && <Mark verdict={verdict} />}
        {done ? t(`verify-${verdict}`) : '…'}
      </p>
      <h3>{t('proof-opening')}</h3>
      <ul class="findings stack gap-1">
        {checks
          .filter((check) => check.what !== 'deal')
          .map((check, i) => (
            <Finding key={i} verdict={check.verdict} text={sentence(check)} />
          ))}
        {shuffle && done && <Mine shuffle={shuffle} note={note} />}
      </ul>
      {deals.length > 0 && <h3>{t('proof-deals')}</h3>}
      <ol class="findings stack gap-1 deals">
        {deals.map((check) => (
          <Finding key={check.number} verdict={check.verdict} text={sentence(check)}>
            <Cards record={record} check={check} />
          </Finding>
        ))}
      </ol>
      {shuffle && (
        <>
          <h3>{t('proof-seal')}</h3>
          <Digits digits={shuffle.seal} />
          {shuffle.secret && (
            <>
              <h3>{t('proof-secret')}</h3>
              <Digits digits={shuffle.secret} />
            </>
          )}
          {shuffle.contributions.length > 0 && (
            <>
              <h3>{t('proof-added')}</h3>
              <dl class="added stack gap-2">
                {record.entrants.map((name, entrant) => (
                  <div key={entrant}>
                    <dt class="pale">{name}</dt>
                    <dd class="breaks">{readable(shuffle.contributions[entrant]!) || t('proof-added-nothing')}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </>
      )}
      {done && verdict === 'agrees' && <Worth luck={!!shuffle?.contributions.some(Boolean)} />}
    </>
  );
}

/** What this browser noted before the match, compared. */
function Mine({ shuffle, note }: { shuffle: NonNullable<MatchRecord['shuffle']>; note: Note | undefined }) {
  if (!note) return <Finding verdict="open" text={t('proof-mine-none')} />;
  const seal = note.seal === shuffle.seal;
  const luck = shuffle.contributions.includes(note.luck);
  const agreement = t(note.late ? 'proof-mine-late' : 'proof-mine-seal');
  return (
    <>
      <Finding
        verdict={seal ? 'agrees' : 'differs'}
        text={seal ? agreement : t('proof-mine-other-seal', { seal: note.seal })}
      />
      {note.luck && (
        <Finding verdict={luck ? 'agrees' : 'differs'} text={t(luck ? 'proof-mine-luck' : 'proof-mine-no-luck')} />
      )}
    </>
  );
}

/** The hands of a deal as the record has them, in the order dealt; a card that the secret deals otherwise is marked. */
function Cards({ record, check }: { record: MatchRecord; check: Check }) {
  const deal = record.deals[check.number - 1]!;
  return (
    <details open={check.verdict === 'differs'}>
      <summary class="pale">{t('proof-hand')}</summary>
      <dl class="hands stack gap-2">
        {deal.hands.map((hand, seat) => (
          <div key={seat}>
            <dt class="pale">{record.entrants[record.opening.seats[seat]!]}</dt>
            <dd class="wrap">
              {hand.map((card, i) =>
                check.hands?.[seat]?.[i] === card ? (
                  <span key={i} class={`c ${card.charAt(1)}`}>
                    <Spelt text={shown(card)} />
                  </span>
                ) : (
                  <del key={i}>
                    <Spelt text={shown(card)} />
                    <ins>
                      <Spelt text={shown(check.hands?.[seat]?.[i] ?? '')} />
                    </ins>
                  </del>
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Worth({ luck }: { luck: boolean }) {
  return (
    <div class="worth">
      <section>
        <h3>{t('proof-proved')}</h3>
        <ul class="stack gap-3">
          <li>{t('proof-proved-cards')}</li>
          {luck && <li>{t('proof-proved-luck')}</li>}
        </ul>
      </section>
      <section>
        <h3>{t('proof-unproved')}</h3>
        <ul class="stack gap-3">
          {['looked', 'choice', 'missing', 'page'].map((point) => (
            <li key={point}>
              <Code text={t(`proof-unproved-${point}`)} />
            </li>
          ))}
        </ul>
        <p>
          <Code text={t('proof-spec')} />
        </p>
      </section>
    </div>
  );
}

/** A text in which `backticks` set what is typed. */
export function Code({ text }: { text: string }) {
  return <>{text.split('`').map((part, i) => (i % 2 ? <code key={i}>{part}</code> : part))}</>;
}
