import { t } from '../i18n/texts.ts';
import { Switch } from './Switch.tsx';

/**
 * How this browser tells whose turn it is. `on`: also while no page is open; `open`: while one is; `insecure`,
 * `unsupported`: this browser can't, for the address has no TLS, or at all; `denied`: its settings forbid it.
 */
export type Telling = 'off' | 'on' | 'open' | 'denied' | 'insecure' | 'unsupported';

/** Where this browser can't tell me whatever I choose. */
const UNABLE: readonly Telling[] = ['denied', 'insecure', 'unsupported'];

interface Props {
  telling: Telling;
  asking: boolean;
  onTell: (wanted: boolean) => void;
}

/** The switch by which this browser tells me whose turn it is, and a sentence on what it can. */
export function TellTurns({ telling, asking, onTell }: Props) {
  const on = telling === 'on' || telling === 'open';
  return (
    <Switch
      class="tell-turns"
      text="waiting-tell"
      on={on}
      disabled={UNABLE.includes(telling) || asking}
      onSwitch={onTell}
    >
      {' '}
      <small aria-live="polite">{t(`waiting-told-${telling}`)}</small>
    </Switch>
  );
}
