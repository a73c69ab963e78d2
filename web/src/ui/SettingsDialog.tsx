import '../styles/settings.css';
import '../styles/play.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { LETTERS } from 'texts:all';
import { CardBack, CardFace } from '../cards/CardFace.tsx';
import { t } from '../i18n/texts.ts';
import { LANGUAGES, type Code } from '../logic/languages.ts';
import { CHOICES, FLAGS, type Settings } from '../logic/settings.ts';
import { alone } from '../offline/mode.ts';
import { Button } from './elements.tsx';
import { Dialog } from './Dialog.tsx';
import { Select } from './Form.tsx';
import { Switch } from './Switch.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

const names = <Name extends string>(of: Record<Name, unknown>) => Object.keys(of) as Name[];

/** The letters of king, queen and jack in a language: "K Q J". */
const courts = (code: Code): string => [...'KQJ'].map((rank) => LETTERS[code][rank]).join(' ');

/** The languages whose cards have letters of their own: the first of those that share them. */
function lettersApart(): Code[] {
  const codes = names(LANGUAGES);
  return codes.filter((code) => codes.find((other) => courts(other) === courts(code)) === code);
}

const ROWS = { ...CHOICES, indices: ['auto', ...lettersApart()] } as const;

const GROUPS = {
  look: ['theme', 'felt', 'motion'],
  cards: ['backs', 'indices', 'fourColours', 'largeCards'],
  table: ['pace', 'forced', 'twice', 'leftHanded', 'moods'],
  sound: ['sounds'],
  learning: ['keys', 'readings'],
} as const satisfies Record<string, readonly (keyof typeof ROWS | keyof typeof FLAGS)[]>;

/** Cards that show what can be chosen of them: letters, and colours of suits. */
const SAMPLES = ['KH', 'QD', 'JC'] as const;

type Setting = { settings: Settings; onSet: <K extends keyof Settings>(name: K, value: Settings[K]) => void };

interface Props extends Setting {
  language: Code;
  onLanguage: (code: Code) => void;
  onSentences: () => void;
  onHelp: () => void;
  onClose: () => void;
  name?: ComponentChildren;
  notices?: ComponentChildren;
  children?: ComponentChildren;
}

export function SettingsDialog({
  settings,
  language,
  onSet,
  onLanguage,
  onSentences,
  onHelp,
  onClose,
  name,
  notices,
  children,
}: Props) {
  const group = (of: keyof typeof GROUPS, more?: ComponentChildren) => (
    <Group of={of}>
      {of === 'cards' && <Sample />}
      {GROUPS[of].map((each) =>
        each in FLAGS ? (
          <Switch
            key={each}
            text={`settings-${each}`}
            on={settings[each as keyof typeof FLAGS]}
            onSwitch={(on) => onSet(each as keyof typeof FLAGS, on)}
          />
        ) : (
          <Choice key={each} name={each as keyof typeof ROWS} settings={settings} onSet={onSet} />
        ),
      )}
      {more}
    </Group>
  );
  const at = useSignal('settings-you');
  const jumps = useRef<HTMLDivElement>(null);
  /** Mark the section that is read. */
  useEffect(() => {
    const row = jumps.current!;
    const page = row.parentElement!;
    const mark = () => {
      const sections = [...page.querySelectorAll('h3')];
      const ends = page.scrollTop + page.clientHeight > page.scrollHeight - 2;
      const from = ends ? Infinity : row.getBoundingClientRect().bottom + 48;
      at.value = sections.findLast((section) => section.getBoundingClientRect().top < from)?.id ?? at.value;
    };
    page.addEventListener('scroll', mark);
    return () => page.removeEventListener('scroll', mark);
  }, []);
  useEffect(() => {
    const marked = jumps.current!.querySelector<HTMLElement>('[aria-current]')!;
    jumps.current!.scrollLeft = marked.offsetLeft + (marked.offsetWidth - jumps.current!.clientWidth) / 2;
  }, [at.value]);
  return (
    <Dialog wide title={t('settings-title')} onClose={onClose}>
      <div class="jumps wrap gap-2" ref={jumps}>
        {(['you', 'cards', 'look', 'table', 'sound', 'learning'] as const).map((of) => (
          <Jump key={of} to={`settings-${of}`} text={t(`settings-group-${of}`)} at={at.value} />
        ))}
        {!alone && <Jump to="self" text={t('self-title')} at={at.value} />}
      </div>
      <div class="setting-groups">
        <Group of="you">
          {name}
          <Row id="language" label={t('settings-language')}>
            <LanguageSelect id="set-language" language={language} onChoose={onLanguage} />
            <Button quiet text={t('wrong-list')} aria-haspopup="dialog" onClick={onSentences} />
          </Row>
          {LANGUAGES[language].status === 'draft' && <small class="draft">{t('settings-draft')}</small>}
        </Group>
        {group('cards')}
        {group('look')}
        {group('table')}
        {group('sound', notices)}
        {group('learning', <Button quiet icon="help" text={t('ui-help')} aria-haspopup="dialog" onClick={onHelp} />)}
      </div>
      {children}
    </Dialog>
  );
}

const Jump = ({ to, text, at }: { to: string; text: string; at: string }) => (
  <Button
    text={text}
    aria-current={at === to || undefined}
    onClick={() => document.getElementById(to)!.scrollIntoView()}
  />
);

function Group({ of, children }: { of: keyof typeof GROUPS | 'you'; children: ComponentChildren }) {
  return (
    <section class="settings" aria-labelledby={`settings-${of}`}>
      <h3 id={`settings-${of}`}>{t(`settings-group-${of}`)}</h3>
      {children}
    </section>
  );
}

function Sample() {
  return (
    <p class="sample center gap-3" aria-hidden="true">
      {SAMPLES.map((card) => (
        <span key={card} class="card">
          <CardFace card={card} />
        </span>
      ))}
      <span class="card">
        <CardBack />
      </span>
    </p>
  );
}

function Choice({ name, settings, onSet }: Setting & { name: keyof typeof ROWS }) {
  return (
    <Row id={name} label={t(`settings-${name}`)}>
      <Select
        id={`set-${name}`}
        value={settings[name]}
        values={ROWS[name] as readonly Settings[typeof name][]}
        text={(each) => (name === 'indices' && each !== 'auto' ? courts(each as Code) : t(`settings-${name}-${each}`))}
        onChoose={(each) => onSet(name, each)}
      />
    </Row>
  );
}

function Row({ id, label, children }: { id: string; label: string; children: ComponentChildren }) {
  return (
    <div class="setting">
      <label for={`set-${id}`}>{label}</label>
      {children}
    </div>
  );
}
