import type { ComponentChildren } from 'preact';
import { LETTERS } from 'texts:all';
import { t } from '../i18n/texts.ts';
import { LANGUAGES, nameOf, type Code } from '../logic/languages.ts';
import type { Settings } from '../logic/settings.ts';
import { Dialog } from './Dialog.tsx';
import { Switch } from './Form.tsx';

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

/** The letters of king, queen and jack in a language: "K Q J". */
const courts = (code: Code): string => [...'KQJ'].map((rank) => LETTERS[code][rank]).join(' ');

/** The languages whose cards have letters of their own: the first of those that share them. */
function lettersApart(): Code[] {
  const codes = Object.keys(LANGUAGES) as Code[];
  return codes.filter((code) => codes.find((other) => courts(other) === courts(code)) === code);
}

const FLAGS: readonly Flag[] = [
  'sounds',
  'fourColours',
  'largeCards',
  'leftHanded',
  'forced',
  'twice',
  'moods',
  'keys',
  'readings',
];
const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  indices: ['auto', ...lettersApart()],
  felt: ['green', 'blue'],
  backs: ['red', 'blue', 'gold'],
  motion: ['auto', 'less'],
  pace: ['quick', 'brisk', 'calm', 'slow'],
} as const;

interface Setting {
  settings: Settings;
  onSet: <K extends keyof Settings>(name: K, value: Settings[K]) => void;
}

export function SettingsDialog({
  settings,
  language,
  onSet,
  onLanguage,
  onClose,
  first,
  children,
}: Setting & {
  language: Code;
  onLanguage: (code: Code) => void;
  onClose: () => void;
  first?: ComponentChildren;
  children?: ComponentChildren;
}) {
  return (
    <Dialog title={t('settings-title')} onClose={onClose}>
      {first}
      <div class="settings">
        <Row id="language" label={t('settings-language')}>
          <select
            id="set-language"
            value={language}
            onChange={(event) => onLanguage(event.currentTarget.value as Code)}
          >
            {(Object.keys(LANGUAGES) as Code[]).map((code) => (
              <option value={code} lang={code} selected={code === language}>
                {nameOf(code)}
              </option>
            ))}
          </select>
        </Row>
        {LANGUAGES[language].status === 'draft' && <small class="draft">{t('settings-draft')}</small>}
        {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((name) => (
          <Choice name={name} settings={settings} onSet={onSet} />
        ))}
        {FLAGS.map((name) => (
          <Switch text={`settings-${name}`} on={settings[name]} onSwitch={(on) => onSet(name, on)} />
        ))}
      </div>
      {children}
    </Dialog>
  );
}

function Choice({ name, settings, onSet }: Setting & { name: keyof typeof CHOICES }) {
  const now = settings[name];
  return (
    <Row id={name} label={t(`settings-${name}`)}>
      <select id={`set-${name}`} value={now} onChange={(event) => onSet(name, event.currentTarget.value as never)}>
        {CHOICES[name].map((value) => (
          <option value={value} selected={value === now}>
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
