import { t } from '../i18n/texts.ts';

/** Characters of a reason. */
const MAX_REASON = 200;

/** Why the director does something that everybody sees. */
export function Reason({ reason, onReason }: { reason: string; onReason: (reason: string) => void }) {
  return (
    <label class="reason">
      <span>{t('evening-reason')}</span>
      <input
        type="text"
        required
        pattern=".*\S.*"
        maxLength={MAX_REASON}
        value={reason}
        onInput={(event) => onReason(event.currentTarget.value)}
      />
    </label>
  );
}
