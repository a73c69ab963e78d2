import { t } from '../i18n/texts.ts';
import { isCard } from '../logic/cards.ts';
import { cardShort, listed } from '../i18n/sentences.ts';
import { Digits } from './Seal.tsx';
import type { Note } from '../logic/note.ts';
import { sentence } from './sentences.ts';
import { readable, verdictOf, type Check, type MatchRecord, type Verdict } from './verify.ts';
import { Spelt } from '../ui/Spelt.tsx';

const MARKS: Record<Verdict, string> = { agrees: '✓', differs: '✗', open: '–' };

/** What was found: the whole in one sentence, then each thing with its own tick, then what all that is worth. */
export function Findings({
  record,
  checks,
  done,
  note,
}: {
  record: MatchRecord;
  checks: readonly Check[];
  done: boolean;
  note: Note | undefined;
}) {
  const verdict = verdictOf(checks);
  const deals = checks.filter((check) => check.what === 'deal');
  const said = record.shuffle;
  return (
    <>
      <h2>
        {t(`game-${record.game}`)} <small>{listed(record.entrants)}</small>
      </h2>
      <p class={`verdict ${done ? verdict : 'busy'}`} role="status">
        {done ? (
          <>
            <Mark verdict={verdict} />
            {t(`verify-${verdict}`)}
          </>
        ) : (
          '…'
        )}
      </p>
      <h3>{t('proof-opening')}</h3>
      <ul class="findings">
        {checks
          .filter((check) => check.what !== 'deal')
          .map((check, i) => (
            <Finding key={i} check={check} />
          ))}
        {said && done && <Mine shuffle={said} note={note} />}
      </ul>
      {deals.length > 0 && <h3>{t('proof-deals')}</h3>}
      <ol class="findings deals">
        {deals.map((check) => (
          <Finding key={check.number} check={check}>
            <Cards record={record} check={check} />
          </Finding>
        ))}
      </ol>
      {said && (
        <>
          <h3>{t('proof-seal')}</h3>
          <Digits digits={said.seal} />
          {said.secret && (
            <>
              <h3>{t('proof-secret')}</h3>
              <Digits digits={said.secret} />
            </>
          )}
          {said.contributions.length > 0 && (
            <>
              <h3>{t('proof-added')}</h3>
              <dl class="added">
                {record.entrants.map((name, entrant) => (
                  <div key={entrant}>
                    <dt>{name}</dt>
                    <dd>{readable(said.contributions[entrant]!) || t('proof-added-nothing')}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </>
      )}
      {done && verdict === 'agrees' && <Worth luck={!!said?.contributions.some(Boolean)} />}
    </>
  );
}

function Mark({ verdict }: { verdict: Verdict }) {
  return (
    <span class={`mark ${verdict}`} aria-hidden="true">
      {MARKS[verdict]}
    </span>
  );
}

function Finding({ check, children }: { check: Check; children?: preact.ComponentChildren }) {
  return (
    <li class={check.verdict}>
      <Mark verdict={check.verdict} />
      <div>
        <p>{sentence(check)}</p>
        {children}
      </div>
    </li>
  );
}

/** What this browser noted before the match, compared. */
function Mine({ shuffle: said, note }: { shuffle: NonNullable<MatchRecord['shuffle']>; note: Note | undefined }) {
  if (!note)
    return (
      <li class="open">
        <Mark verdict="open" />
        <div>
          <p>{t('proof-mine-none')}</p>
        </div>
      </li>
    );
  const seal = note.seal === said.seal;
  const luck = !note.luck || said.contributions.includes(note.luck);
  return (
    <>
      <li class={seal ? 'agrees' : 'differs'}>
        <Mark verdict={seal ? 'agrees' : 'differs'} />
        <div>
          <p>
            {seal
              ? t(note.late ? 'proof-mine-late' : 'proof-mine-seal')
              : t('proof-mine-other-seal', { seal: note.seal })}
          </p>
        </div>
      </li>
      {note.luck && (
        <li class={luck ? 'agrees' : 'differs'}>
          <Mark verdict={luck ? 'agrees' : 'differs'} />
          <div>
            <p>{t(luck ? 'proof-mine-luck' : 'proof-mine-no-luck')}</p>
          </div>
        </li>
      )}
    </>
  );
}

/** The hands of a deal as the record has them, in the order dealt; a card that the secret deals otherwise is marked. */
function Cards({ record, check }: { record: MatchRecord; check: Check }) {
  const deal = record.deals[check.number - 1]!;
  return (
    <details open={check.verdict === 'differs'}>
      <summary>{t('proof-hand')}</summary>
      <dl class="hands">
        {deal.hands.map((hand, seat) => (
          <div key={seat}>
            <dt>{record.entrants[record.opening.seats[seat]!]}</dt>
            <dd>
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

const shown = (card: string): string => (isCard(card) ? cardShort(card) : card);

function Worth({ luck }: { luck: boolean }) {
  return (
    <div class="worth">
      <section>
        <h3>{t('proof-proved')}</h3>
        <ul>
          <li>{t('proof-proved-cards')}</li>
          {luck && <li>{t('proof-proved-luck')}</li>}
        </ul>
      </section>
      <section>
        <h3>{t('proof-unproved')}</h3>
        <ul>
          <li>{t('proof-unproved-looked')}</li>
          <li>{t('proof-unproved-choice')}</li>
          <li>{t('proof-unproved-missing')}</li>
          <li>
            <Code text={t('proof-unproved-page')} />
          </li>
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
