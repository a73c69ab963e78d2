import { LANGUAGES, language, t, type Code } from '../l10n.ts';
import { chooseLanguage } from '../me.ts';

export function LanguageSwitch() {
  return (
    <div class="languages" role="group" aria-label={t('settings-language')}>
      {(Object.entries(LANGUAGES) as [Code, string][]).map(([code, name]) => (
        <button type="button" class="quiet" lang={code} aria-pressed={language.value === code} onClick={() => void chooseLanguage(code)}>{name}</button>
      ))}
    </div>
  );
}
