import '../styles/review.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call, ApiError, type TableRead, type WorkedDeal } from '../api.ts';
import { namesOf } from '../i18n/people.ts';
import { theCard } from '../i18n/words.ts';
import { language, t } from '../i18n/texts.ts';
import { DealWithin } from '../learn/DealWithin.tsx';
import type { Settings } from '../logic/settings.ts';
import type { Snapshot } from '../messages.ts';
import { tell } from '../table/DealTable.tsx';
import { Button, Failure } from '../ui/elements.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { say } from '../ui/speech.tsx';
import { failure, useFetched, useRequest } from '../ui/useFetched.ts';
import { Believed, Chips } from './Chips.tsx';
import { Clues, clueText, Preparing } from './Question.tsx';

/** During a deal: the question where a hidden card is. After it: what could be read, and the player's chips. */
export function TableReading({ view, habits, onClose }: { view: Snapshot; habits: Settings; onClose: () => void }) {
  const number = view.deal?.number ?? 0;
  if (view.deal?.stage !== 'done') return <Question view={view} onClose={onClose} />;
  return (
    <Dialog wide title={t('puzzle-read-table-told', { number })} onClose={onClose}>
      <Readings view={view} number={number} habits={habits} />
    </Dialog>
  );
}

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

/** The deal that is over, and beside it what the reader's chips were worth, card by card. */
function Readings({ view, number, habits }: { view: Snapshot; number: number; habits: Settings }) {
  const moment = useSignal(0);
  const { data, error } = useFetched(async () => {
    const request = { table_id: view.table, number };
    const readings = await call('GET /api/tables/{table_id}/deals/{number}/readings', request);
    const deal = await call('GET /api/tables/{table_id}/deals/{number}', { ...request, lang: language.value });
    moment.value = readings[0]?.at ?? 0;
    return { readings, deal };
  }, [number]);
  useEffect(() => {
    const spoken = data?.readings.flatMap((read) => [
      heldIn(data.deal, read),
      ...read.clues.map((clue) => clueText(clue, read.card, data.deal)),
      t('puzzle-read-scored', { score: read.score }),
    ]);
    if (spoken) say(spoken.join(' ') || t('puzzle-read-table-empty'));
  }, [data]);
  if (!data) return <Failure text={error ? failure(error) : ''} />;
  const { readings, deal } = data;
  if (readings.length === 0) return <p>{t('puzzle-read-table-empty')}</p>;
  const show = (to: number): void => {
    moment.value = to;
    tell(deal, to);
    document.querySelector('.deal-within')!.scrollIntoView({ block: 'nearest' });
  };
  return (
    <DealWithin
      deal={deal}
      habits={habits}
      moment={moment}
      low
      beside={() => (
        <>
          {readings.map((reading) => (
            <section key={reading.at}>
              <h3>{heldIn(deal, reading)}</h3>
              <p>{t('puzzle-read-scored', { score: reading.score })}</p>
              <Clues clues={reading.clues} card={reading.card} deal={deal} onShow={show} />
              <Believed names={deal.names} seats={reading.seats} result={reading} />
            </section>
          ))}
          <p class="note">{t('puzzle-read-what')}</p>
        </>
      )}
    />
  );
}

const heldIn = (deal: WorkedDeal, { seat, card }: TableRead): string =>
  t('puzzle-read-held', { who: deal.names[seat]!, card: theCard(card) });
