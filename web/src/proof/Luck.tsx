import { useId } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { useDraft } from '../ui/Form.tsx';

/** One's own luck: a word, or what the browser's dice give. */
export function Luck({ word, onWord }: { word: string; onWord: (word: string) => void }) {
  const id = useId();
  const draft = useDraft(word, (typed) => (onWord(typed.value), true));
  return (
    <fieldset class="presets luck shrink">
      <legend>{t('proof-luck')}</legend>
      <p id={`${id}-text`}>{t('proof-luck-text')}</p>
      <label class="own-word stack gap-2">
        <span>{t('proof-luck-word')}</span>
        <input
          type="text"
          {...draft}
          maxLength={64}
          placeholder={t('proof-luck-random')}
          aria-describedby={`${id}-text`}
          autocomplete="off"
          spellcheck={false}
        />
      </label>
    </fieldset>
  );
}
