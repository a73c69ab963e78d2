import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import { Failure } from '../ui/elements.tsx';
import { NOT_BLANK, TextInput } from '../ui/Form.tsx';

const MAX_REASON = 200;

/** Why the director does something that everybody sees; if it is missing, that is said in the page's language. */
export function Reason({ reason, onReason }: { reason: string; onReason: (reason: string) => void }) {
  const missing = useSignal(false);
  return (
    <>
      <label class="reason">
        <span>{t('evening-reason')}</span>
        <TextInput
          {...NOT_BLANK}
          maxLength={MAX_REASON}
          value={reason}
          aria-invalid={missing.value}
          onText={(text) => {
            missing.value = false;
            onReason(text);
          }}
          onInvalid={(event) => {
            event.preventDefault();
            missing.value = true;
            event.currentTarget.focus();
          }}
        />
      </label>
      <Failure text={missing.value && t('evening-reason-missing')} />
    </>
  );
}
