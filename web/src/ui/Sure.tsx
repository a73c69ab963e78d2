import { useSignal } from '@preact/signals';
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

/**
 * A button for what cannot be undone: pressed once it asks, pressed again it does. Looking away takes the question
 * back.
 */
export function Sure({ label, name, icon, sure = label, busy = false, primary = false, onSure }: Props) {
  const asked = useSignal(false);
  const press = () => {
    if (asked.value) onSure();
    asked.value = !asked.value;
  };
  const look = icon ? { quiet: true, class: 'icon', icon, label, title: label } : { primary, text: label, label: name };
  return (
    <Button
      {...(asked.value ? { primary: true, text: sure, disabled: busy } : look)}
      onClick={press}
      onBlur={() => (asked.value = false)}
    />
  );
}
