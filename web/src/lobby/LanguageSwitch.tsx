import { t } from '../i18n/texts.ts';
import { LANGUAGES, nameOf, type Code } from '../logic/languages.ts';

/** The choice of a language. */
export function LanguageSwitch({ language, onChoose }: { language: Code; onChoose: (code: Code) => void }) {
  return (
    <select
      class="languages"
      aria-label={t('settings-language')}
      value={language}
      onChange={(event) => onChoose(event.currentTarget.value as Code)}
    >
      {(Object.keys(LANGUAGES) as Code[]).map((code) => (
        <option value={code} lang={code} selected={code === language}>
          {nameOf(code)}
        </option>
      ))}
    </select>
  );
}
