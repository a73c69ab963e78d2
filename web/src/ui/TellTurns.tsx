import { t } from '../i18n/texts.ts';
import type { Telling } from '../logic/telling.ts';

/** Where this browser can't tell me whatever I choose. */
const UNABLE: readonly Telling[] = ['denied', 'insecure', 'unsupported'];

interface Props {
  telling: Telling;
  /** The browser is being asked. */
  asking: boolean;
  onTell: (wanted: boolean) => void;
}

/** The switch by which this browser tells me whose turn it is, and a sentence on what it can. */
export function TellTurns({ telling, asking, onTell }: Props) {
  const on = telling === 'on' || telling === 'open';
  return (
    <div class="settings tell-turns">
      <label class="switch">
        <span>
          {t('waiting-tell')} <small aria-live="polite">{t(`waiting-told-${telling}`)}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          disabled={UNABLE.includes(telling) || asking}
          onChange={(event) => onTell(event.currentTarget.checked)}
        />
      </label>
    </div>
  );
}
