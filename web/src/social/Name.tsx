import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';

/** One's own name. What is being typed stays, whatever else of the page is shown anew meanwhile. */
export function Name({ name, onChoose }: { name: string; onChoose: (name: string) => void }) {
  const typing = useSignal<string | null>(null);
  const choose = (text: string) => {
    typing.value = null;
    onChoose(text);
  };
  return (
    <label class="name">
      <span>{t('lobby-name')}</span>
      <input
        type="text"
        placeholder={t('lobby-name')}
        value={typing.value ?? name}
        maxLength={24}
        autocomplete="name"
        spellcheck={false}
        onInput={(event) => (typing.value = event.currentTarget.value)}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </label>
  );
}
