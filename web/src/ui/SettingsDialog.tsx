import { LANGUAGES, language, t, type Code } from '../l10n.ts';
import { chooseLanguage } from '../me.ts';
import { set, settings, type Settings } from '../settings.ts';
import { setPace, table } from '../store.ts';
import { Self } from '../friends/Self.tsx';
import { Dialog } from './Dialog.tsx';

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const FLAGS: readonly Flag[] = ['fourColours', 'largeCards', 'leftHanded', 'forced', 'twice', 'keys'];
const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  indices: ['auto', 'en', 'fr'],
  motion: ['auto', 'less'],
  pace: ['quick', 'brisk', 'calm', 'slow'],
} as const;

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('settings-title')} onClose={onClose}>
      <div class="settings">
        <Row id="language" label={t('settings-language')}>
          <select id="set-language" value={language.value} onChange={(event) => void chooseLanguage(event.currentTarget.value as Code)}>
            {Object.entries(LANGUAGES).map(([code, name]) => <option value={code} lang={code} selected={code === language.value}>{name}</option>)}
          </select>
        </Row>
        {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((name) => <Choice name={name} />)}
        {FLAGS.map((name) => <Switch name={name} />)}
      </div>
      <Self />
    </Dialog>
  );
}

function Choice({ name }: { name: keyof typeof CHOICES }) {
  const now = (name === 'pace' && table.value?.view.pace) || settings.value[name];
  const chosen = (value: string) => {
    set(name, value as never);
    if (name === 'pace' && table.value) setPace(value as Settings['pace']);
  };
  return (
    <Row id={name} label={t(`settings-${name}`)}>
      <select id={`set-${name}`} value={now} onChange={(event) => chosen(event.currentTarget.value)}>
        {CHOICES[name].map((value) => <option value={value} selected={value === now}>{t(`settings-${name}-${value}`)}</option>)}
      </select>
    </Row>
  );
}

function Switch({ name }: { name: Flag }) {
  return (
    <label class="switch">
      <span>{t(`settings-${name}`)}<small>{t(`settings-${name}.text`)}</small></span>
      <input type="checkbox" role="switch" aria-checked={settings.value[name]} checked={settings.value[name]} onChange={(event) => set(name, event.currentTarget.checked)} />
    </label>
  );
}

function Row({ id, label, children }: { id: string; label: string; children: preact.ComponentChildren }) {
  return (
    <div class="row">
      <label for={`set-${id}`}>{label}</label>
      {children}
    </div>
  );
}
