import { useSignal } from '@preact/signals';
import { Button } from './Button.tsx';

interface Props {
  label: string;
  /** What the button is called, if its label needs more context. */
  name?: string;
  sure: string;
  onSure: () => void;
}

/**
 * A button for what cannot be undone: pressed once it asks, pressed again it does. Looking away takes the question
 * back.
 */
export function Sure({ label, name, sure, onSure }: Props) {
  const asked = useSignal(false);
  const press = () => {
    if (asked.value) onSure();
    asked.value = !asked.value;
  };
  return (
    <Button
      text={asked.value ? sure : label}
      class={asked.value ? 'primary' : undefined}
      aria-label={asked.value ? undefined : name}
      onClick={press}
      onBlur={() => (asked.value = false)}
    />
  );
}
