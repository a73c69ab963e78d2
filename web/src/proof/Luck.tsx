import { useId } from 'preact/hooks';
import { t } from '../l10n.ts';
import { chooseWord, word } from './noted.ts';

/** One's own luck: a word, or what the browser's dice give. `onChosen` where a table has to hear of it at once. */
export function Luck({ onChosen }: { onChosen?: () => void }) {
  const id = useId();
  return (
    <fieldset class="presets luck">
      <legend>{t('proof-luck')}</legend>
      <p id={`${id}-text`}>{t('proof-luck-text')}</p>
      <label class="own-word">
        <span>{t('proof-luck-word')}</span>
        <input type="text" value={word.value} maxLength={64} placeholder={t('proof-luck-random')} aria-describedby={`${id}-text`} autocomplete="off" spellcheck={false} onChange={(event) => {
          chooseWord(event.currentTarget.value);
          event.currentTarget.value = word.value;
          onChosen?.();
        }} />
      </label>
    </fieldset>
  );
}
