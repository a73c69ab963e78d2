import { useSignal } from '@preact/signals';
import { Unwilling } from '../api.ts';
import { unreachable } from '../i18n/failure.ts';
import { language, t } from '../i18n/texts.ts';
import { LARGEST_RECORD, recordsIn, seatedIn, takeIn } from '../reviews.ts';
import { go, reviewHref } from '../route.ts';
import { Failure } from '../ui/Failure.tsx';
import { Button } from '../ui/Button.tsx';

/** Matches of a file that one may choose from. */
const MAX_RECORDS = 200;

const numbers = (many: number) =>
  Array.from({ length: many }, (_, place) => (
    <option key={place} value={place}>
      {place + 1}
    </option>
  ));

/** The seats of a record, with who sits there. */
function seats(record: string) {
  const who = seatedIn(record);
  return [0, 1, 2, 3].map((seat) => (
    <option key={seat} value={seat}>
      {who[seat] ? t('review-record-who', { seat: seat + 1, who: who[seat] }) : seat + 1}
    </option>
  ));
}

/** Why a record was not taken in, in a sentence. */
function why(error: unknown): string {
  if (!(error instanceof Unwilling) || error.status >= 500) return unreachable();
  return ['bad-record', 'match-running'].includes(error.code) ? error.said : t('review-record-bad');
}

/** A record from elsewhere: dropped in, chosen or pasted. */
export function TakeIn() {
  const text = useSignal('');
  const which = useSignal(0);
  const seat = useSignal(0);
  const over = useSignal(false);
  const busy = useSignal(false);
  const failed = useSignal('');
  const records = recordsIn(text.value).slice(0, MAX_RECORDS);
  const put = (to: string) => {
    text.value = to;
    which.value = 0;
    failed.value = '';
  };
  const readFile = (file: File | undefined) => void file?.text().then(put);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    over.value = false;
    const { files } = event.dataTransfer!;
    if (files.length) readFile(files[0]);
    else put(event.dataTransfer!.getData('text'));
  };
  const take = async () => {
    const record = records[which.value] ?? '';
    if (record.length > LARGEST_RECORD)
      return void (failed.value = t('review-record-large', { most: LARGEST_RECORD / 1024 }));
    busy.value = true;
    failed.value = '';
    try {
      const table = await takeIn(record, seat.value, language.value);
      go(reviewHref(table));
    } catch (error) {
      failed.value = why(error);
    }
    busy.value = false;
  };
  return (
    <details
      class={over.value ? 'take-in over' : 'take-in'}
      onDragOver={(event) => {
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => (over.value = false)}
      onDrop={drop}
    >
      <summary>{t('review-record')}</summary>
      <p class="note">{t('review-record-text')}</p>
      <label class="which">
        {t('review-record-file')}{' '}
        <input
          type="file"
          accept=".json,.jsonl,application/json"
          onChange={(event) => readFile(event.currentTarget.files?.[0])}
        />
      </label>
      <label class="paste">
        {t('review-record-paste')}
        <textarea rows={4} spellcheck={false} value={text.value} onInput={(event) => put(event.currentTarget.value)} />
      </label>
      {records.length > 1 && (
        <label class="which">
          {t('review-record-which')}
          <select value={which.value} onChange={(event) => (which.value = Number(event.currentTarget.value))}>
            {numbers(records.length)}
          </select>
        </label>
      )}
      <label class="which">
        {t('review-record-seat')}
        <select value={seat.value} onChange={(event) => (seat.value = Number(event.currentTarget.value))}>
          {seats(records[which.value] ?? '')}
        </select>
      </label>
      <Failure text={failed.value} />
      <p class="doors">
        <Button
          icon="next"
          class="primary"
          disabled={busy.value || records.length === 0}
          onClick={() => void take()}
          text={t('review-record-take')}
        />
      </p>
    </details>
  );
}
