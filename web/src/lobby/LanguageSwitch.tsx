import { LANGUAGES, t, type Code } from '../i18n/texts.ts';

/** The languages of the page, one button each. */
export function LanguageSwitch({ language, onChoose }: { language: Code; onChoose: (code: Code) => void }) {
  return (
    <div class="languages" role="group" aria-label={t('settings-language')}>
      {(Object.entries(LANGUAGES) as [Code, string][]).map(([code, name]) => (
        <button type="button" class="quiet" lang={code} aria-pressed={language === code} onClick={() => onChoose(code)}>
          {name}
        </button>
      ))}
    </div>
  );
}
