import { useSignal } from '@preact/signals';
import { Icon, type IconName } from '../ui/Icon.tsx';

/** What is hard to take back: it takes two presses, the second on the words. */
export function Twice({
  label,
  icon,
  busy,
  onSure,
}: {
  label: string;
  icon: IconName;
  busy: boolean;
  onSure: () => void;
}) {
  const sure = useSignal(false);
  if (!sure.value)
    return (
      <button type="button" class="quiet icon" aria-label={label} title={label} onClick={() => (sure.value = true)}>
        <Icon name={icon} />
      </button>
    );
  return (
    <button
      type="button"
      class="primary"
      disabled={busy}
      onBlur={() => (sure.value = false)}
      onClick={onSure}
      ref={(button) => button?.focus()}
    >
      {label}
    </button>
  );
}
