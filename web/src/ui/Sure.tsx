import { useSignal } from '@preact/signals';

/**
 * A button for what cannot be undone: pressed once it asks, pressed again it does. Looking away takes the question
 * back.
 */
export function Sure({ label, name, sure, onSure }: { label: string; name: string; sure: string; onSure: () => void }) {
  const asked = useSignal(false);
  const press = () => {
    if (asked.value) onSure();
    asked.value = !asked.value;
  };
  return (
    <button
      type="button"
      class={asked.value ? 'primary' : undefined}
      aria-label={asked.value ? undefined : name}
      onClick={press}
      onBlur={() => (asked.value = false)}
    >
      {asked.value ? sure : label}
    </button>
  );
}
