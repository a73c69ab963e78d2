import { useSignal } from '@preact/signals';
import { ApiError } from '../api.ts';
import { language, t } from '../i18n/texts.ts';
import { LARGEST_RECORD, recordsIn, seatedIn, takeIn } from '../reviews.ts';
import { go, reviewHref } from '../route.ts';
import { Button, Failure } from '../ui/elements.tsx';
import { FileButton, Which } from '../ui/Form.tsx';
import { unreachable, useRequest } from '../ui/useFetched.ts';

/** The most matches of a file to choose from. */
const MAX_RECORDS = 200;

function why(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return unreachable();
  return ['bad-record', 'match-running'].includes(error.code) ? error.said : t('review-record-bad');
}

/** A form for a record from elsewhere: dropped, chosen or pasted. */
export function TakeIn() {
  const text = useSignal('');
  const which = useSignal(0);
  const seat = useSignal(0);
  const over = useSignal(false);
  const { busy, failed, run } = useRequest(why);
  const records = recordsIn(text.value).slice(0, MAX_RECORDS);
  const put = (to: string) => {
    text.value = to;
    which.value = 0;
    failed.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    over.value = false;
    const { files } = event.dataTransfer!;
    if (files.length) void files[0]!.text().then(put);
    else put(event.dataTransfer!.getData('text'));
  };
  const record = records[which.value] ?? '';
  const names = seatedIn(record);
  const send = async (): Promise<void> => go(reviewHref(await takeIn(record, seat.value, language.value)));
  const take = (): void => {
    if (record.length <= LARGEST_RECORD) return run(send);
    failed.value = t('review-record-large', { most: LARGEST_RECORD / 1024 });
  };
  return (
    <details
      class={over.value ? 'take-in gap-3 over' : 'take-in gap-3'}
      onDragOver={(event) => {
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => (over.value = false)}
      onDrop={drop}
    >
      <summary>{t('review-record')}</summary>
      <p class="note">{t('review-record-text')}</p>
      <p class="doors">
        <FileButton text={t('review-record-file')} onText={put} />
      </p>
      <label class="paste stack gap-2">
        {t('review-record-paste')}
        <textarea rows={4} spellcheck={false} value={text.value} onInput={(event) => put(event.currentTarget.value)} />
      </label>
      {records.length > 1 && (
        <Which
          label={t('review-record-which')}
          value={which.value}
          values={[...records.keys()]}
          text={(place) => place + 1}
          onChoose={(place) => (which.value = place)}
        />
      )}
      <Which
        label={t('review-record-seat')}
        value={seat.value}
        values={[0, 1, 2, 3]}
        text={(place) => (names[place] ? t('review-record-who', { seat: place + 1, who: names[place] }) : place + 1)}
        onChoose={(place) => (seat.value = place)}
      />
      <Failure text={failed.value} />
      <p class="doors">
        <Button
          icon="next"
          primary
          disabled={busy.value || records.length === 0}
          onClick={take}
          text={t('review-record-take')}
        />
      </p>
    </details>
  );
}
