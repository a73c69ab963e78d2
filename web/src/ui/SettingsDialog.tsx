import type { ComponentChildren } from 'preact';
import { LETTERS } from 'texts:all';
import { t } from '../i18n/texts.ts';
import { LANGUAGES, type Code } from '../logic/languages.ts';
import { CHOICES, FLAGS, type Settings } from '../logic/settings.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Switch } from './Form.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

const names = <Name extends string>(of: Record<Name, unknown>) => Object.keys(of) as Name[];

/** The letters of king, queen and jack in a language: "K Q J". */
const courts = (code: Code): string => [...'KQJ'].map((rank) => LETTERS[code][rank]).join(' ');

/** The languages whose cards have letters of their own: the first of those that share them. */
function lettersApart(): Code[] {
  const codes = names(LANGUAGES);
  return codes.filter((code) => codes.find((other) => courts(other) === courts(code)) === code);
}

/** The settings with a choice of values, as the dialog shows them. */
const { theme, ...others } = CHOICES;
const ROWS = { theme, indices: ['auto', ...lettersApart()], ...others } as const;

interface Setting {
  settings: Settings;
  onSet: <K extends keyof Settings>(name: K, value: Settings[K]) => void;
}

interface Props extends Setting {
  language: Code;
  onLanguage: (code: Code) => void;
  onSentences: () => void;
  onClose: () => void;
  first?: ComponentChildren;
  children?: ComponentChildren;
}

export function SettingsDialog({
  settings,
  language,
  onSet,
  onLanguage,
  onSentences,
  onClose,
  first,
  children,
}: Props) {
  return (
    <Dialog title={t('settings-title')} onClose={onClose}>
      <div class="settings">
        {first}
        <Row id="language" label={t('settings-language')}>
          <LanguageSelect id="set-language" language={language} onChoose={onLanguage} />
        </Row>
        {LANGUAGES[language].status === 'draft' && <small class="draft">{t('settings-draft')}</small>}
        <Button text={t('wrong-list')} aria-haspopup="dialog" onClick={onSentences} />
        {names(ROWS).map((name) => (
          <Choice name={name} settings={settings} onSet={onSet} />
        ))}
        {names(FLAGS).map((name) => (
          <Switch text={`settings-${name}`} on={settings[name]} onSwitch={(on) => onSet(name, on)} />
        ))}
      </div>
      {children}
    </Dialog>
  );
}

function Choice({ name, settings, onSet }: Setting & { name: keyof typeof ROWS }) {
  const chosen = settings[name];
  return (
    <Row id={name} label={t(`settings-${name}`)}>
      <select id={`set-${name}`} value={chosen} onChange={(event) => onSet(name, event.currentTarget.value as never)}>
        {ROWS[name].map((value) => (
          <option value={value} selected={value === chosen}>
            {name === 'indices' && value !== 'auto' ? courts(value as Code) : t(`settings-${name}-${value}`)}
          </option>
        ))}
      </select>
    </Row>
  );
}

function Row({ id, label, children }: { id: string; label: string; children: ComponentChildren }) {
  return (
    <div class="row">
      <label for={`set-${id}`}>{label}</label>
      {children}
    </div>
  );
}
