import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n/texts.ts';

/** A name is asked where other people will read it, just before they do: told, or left out in one press. */
export function AskName({
  go,
  onName,
  onClose,
}: {
  /** What telling it leads to. */
  go: string;
  /** Empty for somebody who stays without. */
  onName: (name: string) => void;
  onClose: () => void;
}) {
  const name = useSignal('');
  const read = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const back = document.activeElement as HTMLElement | null;
    field.current?.focus();
    return () => back?.isConnected && back.focus();
  }, []);
  return (
    <form
      class="ask-name"
      aria-label={t('lobby-name')}
      onSubmit={(event) => {
        event.preventDefault();
        onName(name.value.trim());
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <label>
        <span>{t('lobby-name')}</span>
        <input
          ref={field}
          type="text"
          required
          pattern=".*\S.*"
          aria-describedby={read}
          value={name.value}
          maxLength={24}
          autocomplete="name"
          spellcheck={false}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <small id={read}>{t('open-name-read')}</small>
      </label>
      <div class="doors">
        <button type="submit" class="primary">
          {go}
        </button>
        <button type="button" onClick={() => onName('')}>
          {t('open-unnamed')}
        </button>
      </div>
    </form>
  );
}
