import { useId } from 'preact/hooks';
import { t } from '../i18n/texts.ts';

/** One's own luck: a word, or what the browser's dice give. `onWord` gives back the word as it is kept. */
export function Luck({ word, onWord }: { word: string; onWord: (word: string) => string }) {
  const id = useId();
  return (
    <fieldset class="presets luck">
      <legend>{t('proof-luck')}</legend>
      <p id={`${id}-text`}>{t('proof-luck-text')}</p>
      <label class="own-word">
        <span>{t('proof-luck-word')}</span>
        <input type="text" value={word} maxLength={64} placeholder={t('proof-luck-random')} aria-describedby={`${id}-text`} autocomplete="off" spellcheck={false} onChange={(event) => (event.currentTarget.value = onWord(event.currentTarget.value))} />
      </label>
    </fieldset>
  );
}
