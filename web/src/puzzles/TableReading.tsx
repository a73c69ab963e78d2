import '../styles/review.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { call, ApiError } from '../api.ts';
import type { TableRead, WorkedDeal } from '../http.ts';
import { failure } from '../i18n/failure.ts';
import { namesOf } from '../i18n/people.ts';
import { theCard } from '../i18n/sentences.ts';
import { language, t } from '../i18n/texts.ts';
import { DealWithin } from '../learn/DealWithin.tsx';
import type { Snapshot } from '../messages.ts';
import { settings } from '../stores/settings.ts';
import { tell } from '../table/DealTable.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { say } from '../ui/speech.ts';
import { useFetched, useRequest } from '../ui/useFetched.ts';
import { Believed, Chips } from './Chips.tsx';
import { Clues, clueText } from './Clues.tsx';
import { Preparing } from './Question.tsx';

/** During a deal: the question where a hidden card is. After it: what could be read, and the player's chips. */
export function TableReading({ view, onClose }: { view: Snapshot; onClose: () => void }) {
  const number = view.deal?.number ?? 0;
  if (view.deal?.stage !== 'done') return <Question view={view} onClose={onClose} />;
  return (
    <Dialog wide title={t('puzzle-read-table-told', { number })} onClose={onClose}>
      <div class="told table-reading">
        <Readings view={view} number={number} />
      </div>
    </Dialog>
  );
}

/** Why there is no question, as a sentence. */
function refusal(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 409) return failure(error);
  return t(error.code === 'read-already' ? 'puzzle-read-table-laid' : 'puzzle-read-table-none');
}

function Question({ view, onClose }: { view: Snapshot; onClose: () => void }) {
  const names = namesOf(view);
  const { busy, failed, run } = useRequest(refusal);
  const laid = useSignal(false);
  const { data: question, error: unavailable } = useFetched(
    () => call('POST /api/tables/{table_id}/readings', { table_id: view.table }),
    [],
  );
  const title = question ? t('puzzle-read-ask', { card: theCard(question.card) }) : t('puzzle-read-table-title');
  const message = failed.value || (unavailable ? refusal(unavailable) : '');
  useEffect(() => {
    if (question) say([title, t('puzzle-read-how')].join(' '));
  }, [question]);
  useEffect(() => document.querySelector<HTMLElement>('.ask input, [data-laid]')?.focus(), [question, laid.value]);
  const answer = (chips: number[]): void =>
    run(async () => {
      const request = { table_id: view.table, number: question!.number, body: { chips } };
      await call('POST /api/tables/{table_id}/readings/{number}/answer', request);
      laid.value = true;
      say(t('puzzle-read-table-laid'));
    });
  return (
    <Dialog aside title={title} onClose={onClose}>
      <Failure text={message} />
      {!question && !message && <Preparing text={t('puzzle-read-table-looking')} />}
      {question && !laid.value && (
        <div class="ask">
          <p>{t('puzzle-read-how')}</p>
          <Chips names={question.seats.map((seat) => names[seat]!)} busy={busy.value} onLaid={answer} />
        </div>
      )}
      {laid.value && (
        <>
          <p>{t('puzzle-read-table-laid')}</p>
          <p class="doors">
            <Button primary data-laid onClick={onClose} text={t('ui-close')} />
          </p>
        </>
      )}
    </Dialog>
  );
}

/** The readings of a deal that is over, card by card. */
function Readings({ view, number }: { view: Snapshot; number: number }) {
  const { data, error } = useFetched(async () => {
    const deal = { table_id: view.table, number };
    return Promise.all([
      call('GET /api/tables/{table_id}/deals/{number}/readings', deal),
      call('GET /api/tables/{table_id}/deals/{number}', { ...deal, lang: language.value }),
    ]);
  }, [number]);
  const [readings, deal] = data ?? [null, null];
  useEffect(() => {
    const spoken = readings?.flatMap((read) => [
      heldIn(deal, read),
      ...read.clues.map((clue) => clueText(clue, read.card, deal)),
      t('puzzle-read-scored', { score: read.score }),
    ]);
    if (spoken) say(spoken.join(' ') || t('puzzle-read-table-empty'));
  }, [readings]);
  return (
    <>
      <Failure text={error ? failure(error) : ''} />
      {readings?.length === 0 && <p>{t('puzzle-read-table-empty')}</p>}
      {readings?.map((reading) => (
        <Read key={reading.at} reading={reading} deal={deal} />
      ))}
      {!!readings?.length && <p class="note">{t('puzzle-read-what')}</p>}
    </>
  );
}

const heldIn = (deal: WorkedDeal, { seat, card }: TableRead): string =>
  t('puzzle-read-held', { who: deal.names[seat]!, card: theCard(card) });

/** A reading with its clues, which the deal shows from the moment of one. */
function Read({ reading, deal }: { reading: TableRead; deal: WorkedDeal }) {
  const { card, clues, seats, score } = reading;
  const shown = useSignal<number | null>(null);
  const walk = useRef<HTMLDivElement>(null);
  const moment = shown.value;
  useEffect(() => {
    if (moment === null) return;
    walk.current?.scrollIntoView({ block: 'nearest' });
    tell(deal, moment);
  }, [moment]);
  return (
    <section class="read-at-table">
      <h3>{heldIn(deal, reading)}</h3>
      <p>{t('puzzle-read-scored', { score })}</p>
      <Clues clues={clues} card={card} deal={deal} onShow={(to) => (shown.value = to)} />
      {moment !== null && (
        <div ref={walk}>
          <DealWithin key={moment} deal={deal} habits={settings.value} start={moment} />
        </div>
      )}
      <Believed names={deal.names} seats={seats} result={reading} />
    </section>
  );
}
