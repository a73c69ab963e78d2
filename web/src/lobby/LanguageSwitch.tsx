import { t } from '../i18n/texts.ts';
import { LANGUAGES, nameOf, type Code } from '../logic/languages.ts';

/** The languages of the page, one button each. */
export function LanguageSwitch({ language, onChoose }: { language: Code; onChoose: (code: Code) => void }) {
  return (
    <div class="languages" role="group" aria-label={t('settings-language')}>
      {(Object.keys(LANGUAGES) as Code[]).map((code) => (
        <button type="button" class="quiet" lang={code} aria-pressed={language === code} onClick={() => onChoose(code)}>
          {nameOf(code)}
        </button>
      ))}
    </div>
  );
}
