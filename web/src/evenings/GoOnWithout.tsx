import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import { Reason } from './Reason.tsx';

/** The round goes on without a table, from 0, for a reason that everybody reads. */
export function GoOnWithout({
  table,
  busy,
  onGoOn,
}: {
  table: number;
  busy: boolean;
  onGoOn: (reason: string) => void;
}) {
  const reason = useSignal('');
  return (
    <details class="go-on">
      <summary>
        {t('evening-abandon')}
        <span class="unseen"> {t('evening-table', { number: table + 1 })}</span>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onGoOn(reason.value);
        }}
      >
        <Reason reason={reason.value} onReason={(text) => (reason.value = text)} />
        <button type="submit" disabled={busy}>
          {t('evening-abandon-sure')}
        </button>
      </form>
    </details>
  );
}
