import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';

const MAX_LETTERS = 60;

/** A name for a club, and the button that gives it. */
export function ClubName({ now = '', label, onName }: { now?: string; label: string; onName: (name: string) => void }) {
  const typed = useSignal(now);
  return (
    <form
      class="club-name"
      onSubmit={(event) => {
        event.preventDefault();
        onName(typed.value.trim());
      }}
    >
      <label class="own-name">
        <span>{t('evening-club-name')}</span>
        <input
          type="text"
          required
          pattern=".*\S.*"
          maxLength={MAX_LETTERS}
          value={typed.value}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit">{label}</button>
    </form>
  );
}
