import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from './Button.tsx';
import type { IconName } from './Icon.tsx';

interface Props {
  label: string;
  /** What the button is called, if its label needs more context. */
  name?: string;
  /** Shown in place of the label. */
  icon?: IconName;
  sure?: string;
  busy?: boolean;
  primary?: boolean;
  onSure: () => void;
}

/** How long a double click may take, in milliseconds. */
const DOUBLE = 700;

/**
 * A button for what cannot be undone: pressed once it asks, pressed again it does, unless that was a double click or a
 * key held down. Escape and looking away take the question back.
 */
export function Sure({ label, name, icon, sure = label, busy = false, primary = false, onSure }: Props) {
  /** How often it has been pressed since it began to ask; 0 while it doesn't. */
  const presses = useSignal(0);
  const ready = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (ready.value = presses.value > 0), DOUBLE);
    return () => clearTimeout(timer);
  }, [presses.value]);
  const press = () => {
    if (ready.value) onSure();
    presses.value = ready.value ? 0 : presses.value + 1;
    ready.value = false;
  };
  const look = icon ? { quiet: true, class: 'icon', icon, label, title: label } : { primary, text: label, label: name };
  return (
    <Button
      {...(presses.value ? { primary: true, text: sure, disabled: busy, 'aria-disabled': !ready.value } : look)}
      onClick={press}
      onBlur={() => (presses.value = 0)}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && (presses.value = 0)}
    />
  );
}
