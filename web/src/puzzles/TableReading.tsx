import '../styles/review.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Unwilling } from '../api.ts';
import type { TableRead, TableReadingAsked } from '../http.ts';
import { failure } from '../i18n/failure.ts';
import { namesOf } from '../i18n/people.ts';
import { theCard } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { say } from '../ui/speech.ts';
import { answerTableReading, askTableReading, fetchTableReadings } from './api.ts';
import { Believed, bitsOf, Chips, rowsOf } from './Chips.tsx';
import { Preparing } from './Question.tsx';

/** At a table of one's own: where a hidden card lies, asked on one's turn; what was read, once the deal is over. */
export function TableReading({ view, onClose }: { view: Snapshot; onClose: () => void }) {
  const number = view.now?.number ?? 0;
  if (view.now?.stage !== 'done') return <Question view={view} onClose={onClose} />;
  return (
    <Dialog title={t('puzzle-read-table-told', { number })} onClose={onClose}>
      <div class="told table-reading">
        <Told view={view} number={number} />
      </div>
    </Dialog>
  );
}

/** Why nothing is asked, in words. */
function refusal(error: unknown): string {
  if (!(error instanceof Unwilling) || error.status !== 409) return failure(error);
  return t(error.code === 'read-already' ? 'puzzle-read-table-laid' : 'puzzle-read-table-none');
}

function Question({ view, onClose }: { view: Snapshot; onClose: () => void }) {
  const asked = useSignal<TableReadingAsked | null>(null);
  const failed = useSignal('');
  const busy = useSignal(false);
  const laid = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const fails = (error: unknown): void => {
    failed.value = refusal(error);
  };
  useEffect(
    () =>
      void askTableReading(view.table).then((question) => {
        asked.value = question;
        say([t('puzzle-read-ask', { card: theCard(question.card) }), t('puzzle-read-how')].join(' '));
      }, fails),
    [],
  );
  useEffect(() => box.current?.querySelector('input')?.focus(), [asked.value]);
  const answer = async (chips: number[]): Promise<void> => {
    busy.value = true;
    failed.value = '';
    await answerTableReading(view.table, asked.value!.number, chips).then(() => (laid.value = true), fails);
    busy.value = false;
  };
  const names = namesOf(view);
  const title = asked.value ? t('puzzle-read-ask', { card: theCard(asked.value.card) }) : t('puzzle-read-table-title');
  return (
    <Dialog aside title={title} onClose={onClose}>
      <Failure text={failed.value} />
      {!asked.value && !failed.value && <Preparing text={t('puzzle-read-table-looking')} />}
      {laid.value && <Laid onClose={onClose} />}
      {asked.value && !laid.value && (
        <div class="ask" ref={box}>
          <p>{t('puzzle-read-how')}</p>
          <Chips
            names={asked.value.seats.map((seat) => names[seat]!)}
            busy={busy.value}
            onLaid={(chips) => void answer(chips)}
          />
        </div>
      )}
    </Dialog>
  );
}

/** The chips are laid: what they are worth comes after the deal. */
function Laid({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    say(t('puzzle-read-table-laid'));
  }, []);
  return (
    <>
      <p>{t('puzzle-read-table-laid')}</p>
      <p class="doors">
        <button type="button" class="primary" data-laid ref={button} onClick={onClose}>
          {t('ui-close')}
        </button>
      </p>
    </>
  );
}

function Told({ view, number }: { view: Snapshot; number: number }) {
  const reads = useSignal<readonly TableRead[] | null>(null);
  const failed = useSignal('');
  const names = namesOf(view);
  const held = ({ seat, card }: TableRead): string => t('puzzle-read-held', { who: names[seat]!, card: theCard(card) });
  useEffect(
    () =>
      void fetchTableReadings(view.table, number).then(
        (every) => {
          reads.value = every;
          const heard = every.flatMap((read) => [held(read), ...bitsOf(rowsOf(read))]);
          say(heard.length > 0 ? heard.join(' ') : t('puzzle-read-table-empty'));
        },
        (error: unknown) => (failed.value = failure(error)),
      ),
    [number],
  );
  return (
    <>
      <Failure text={failed.value} />
      {reads.value?.length === 0 && <p>{t('puzzle-read-table-empty')}</p>}
      {reads.value?.map((read) => (
        <section key={read.at} class="read-at-table">
          <h3>{held(read)}</h3>
          <Believed names={names} seats={read.seats} held={read.seat} rows={rowsOf(read)} />
        </section>
      ))}
      {!!reads.value?.length && <p class="note">{t('puzzle-read-what')}</p>}
    </>
  );
}
