/** The windows that lie open over every page: the settings, and what the keys do. */

import './styles/settings.css';
import { alone } from './offline/mode.ts';
import { language, t } from './i18n/texts.ts';
import type { Code } from './logic/languages.ts';
import { Name } from './social/Name.tsx';
import { Self } from './social/Self.tsx';
import { Dialog } from './ui/Dialog.tsx';
import { Keep } from './ui/Keep.tsx';
import { lazy } from './ui/lazy.tsx';
import { Legal } from './ui/Legal.tsx';
import { useMedia } from './ui/media.ts';
import { SettingsDialog } from './ui/SettingsDialog.tsx';
import { TellTurns } from './ui/TellTurns.tsx';
import { askSize, forgetHere, keepHere } from './stores/keepPage.ts';
import { bytes, keeping } from './stores/offlinePage.ts';
import { chooseLanguage, chooseName, name } from './stores/me.ts';
import { site } from './stores/site.ts';
import { set, settings } from './stores/settings.ts';
import { setPace, table } from './stores/table.ts';
import { decides, hasCompany, mayHint } from './logic/table.ts';
import type { Snapshot } from './messages.ts';
import type { Route } from './route.ts';
import { route, opened } from './stores/route.ts';
import { tellTurns } from './stores/turns.ts';
import { asking, telling } from './stores/waiting.ts';
import { KEYS, WAYS } from './table/keys.ts';

const SentencesDialog = lazy(() => import('./ui/SentencesDialog.tsx'), 'SentencesDialog', 'window');

export function CommonWindows({ onClose }: { onClose: () => void }) {
  if (opened.value === 'help') return <HelpDialog onClose={onClose} />;
  if (opened.value === 'sentences') return <SentencesDialog onClose={() => (opened.value = 'settings')} />;
  if (opened.value !== 'settings') return null;
  // At a table its pace is the table's, and changes there at once.
  const pace = table.value?.view.pace ?? settings.value.pace;
  return (
    <SettingsDialog
      settings={{ ...settings.value, pace }}
      language={language.value}
      onLanguage={(code: Code) => void chooseLanguage(code)}
      onSet={(name, value) => {
        set(name, value);
        if (name === 'pace' && table.value) setPace(settings.value.pace);
      }}
      onSentences={() => (opened.value = 'sentences')}
      onHelp={() => (opened.value = 'help')}
      onClose={onClose}
      name={<Name name={name.value} onChoose={chooseName} />}
      notices={
        !alone && (
          <TellTurns telling={telling.value} asking={asking.value} onTell={(wanted) => void tellTurns(wanted)} />
        )
      }
    >
      {!alone && <Self />}
      {keeping.value && (
        <Keep
          lent={!alone}
          keeping={keeping.value}
          bytes={bytes.value}
          onKeep={() => void keepHere()}
          onForget={() => void forgetHere()}
          onShown={() => void askSize()}
        />
      )}
      <Legal site={site.value} />
    </SettingsDialog>
  );
}

type Keys = readonly (readonly [keys: readonly string[], name: string])[];

const HAND: Keys = [
  [['a', '…', 'g', 'i', '…', 'm', 'q'], 'cards'],
  [['←', '→', '↵'], 'arrows'],
  [['0', '…', '9', '.'], 'digits'],
];
const EVERYWHERE: Keys = Object.entries(KEYS)
  .filter(([, name]) => ['settings', 'standing', 'help'].includes(name))
  .map(([key, name]) => [[key], name]);

/** Whether a command of the table does anything at this one. */
const DONE: Partial<Record<string, (view: Snapshot) => boolean>> = {
  undo: (view) => view.undo,
  hint: mayHint,
  chat: (view) => view.conditions.chat,
  away: hasCompany,
  host: decides,
};

/** What else has a key on this page: each is shown only if it leads somewhere. */
const ways = (): Keys =>
  (
    [
      ['n', 'start'],
      ['*', 'host'],
      ['v', 'chat'],
      ['r', 'return'],
    ] as const
  )
    .filter(([, name]) => document.querySelector(WAYS[name]))
    .map(([key, name]) => [[key], name]);

function keysOf(page: Route['page']): Keys {
  switch (page) {
    case 'table':
      if (!table.value) break;
      return [
        ...HAND,
        ...Object.entries(KEYS)
          .filter(([, name]) => DONE[name]?.(table.value!.view) ?? true)
          .map(([key, name]) => [[key], name] as const),
      ];
    case 'puzzle':
    case 'hands':
    case 'drill':
    case 'mistakes':
    case 'reading':
      return [...HAND, [['n'], 'onward'], [['u'], 'again'], [['w'], 'why'], ...ways(), ...EVERYWHERE];
    case 'review':
    case 'replay':
    case 'deal':
      return [
        HAND[0]!,
        [['←', '→'], 'step'],
        [['Home', 'End'], 'ends'],
        [['⇧ ←', '⇧ →'], 'marks'],
        ...ways(),
        ...EVERYWHERE,
      ];
  }
  return [[['Tab', '↵'], 'tab'], ...ways(), ...EVERYWHERE.filter(([, name]) => name !== 'standing')];
}

function HelpDialog({ onClose }: { onClose: () => void }) {
  const touch = useMedia('(pointer: coarse)');
  const known = keysOf(route.value.page);
  const signs = (touch || known.includes(HAND[0]!)) && (
    <ul class="signs stack gap-3">
      {[...(touch ? ['tap', 'drag'] : []), 'dealer', 'eye', 'ring'].map((sign) => (
        <li key={sign}>{t(`help-sign-${sign}`, { mark: t('at-dealer-mark') })}</li>
      ))}
    </ul>
  );
  const keys = (
    <dl class="keys stack gap-1">
      {known.map(([keys, name]) => (
        <div key={name}>
          <dt>{keys.map((key) => [key === '…' ? key : <kbd>{key}</kbd>, ' '])}</dt>
          <dd>{t(`help-${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
  if (touch)
    return (
      <Dialog title={t('ui-help')} onClose={onClose}>
        {signs}
        <details>
          <summary>{t('help-title')}</summary>
          {keys}
        </details>
      </Dialog>
    );
  return (
    <Dialog title={t('help-title')} onClose={onClose}>
      <p>{t('help-intro')}</p>
      {keys}
      <p>{t('help-off')}</p>
      {signs}
    </Dialog>
  );
}
