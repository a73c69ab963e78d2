import { t } from '../i18n/texts.ts';
import { NOT_BLANK, TextInput } from '../ui/Form.tsx';

const MAX_REASON = 200;

/** Why the director does something that everybody sees. */
export function Reason({ reason, onReason }: { reason: string; onReason: (reason: string) => void }) {
  return (
    <label class="reason">
      <span>{t('evening-reason')}</span>
      <TextInput {...NOT_BLANK} maxLength={MAX_REASON} value={reason} onText={onReason} />
    </label>
  );
}
