/** The elements of every page: its frame and sections, buttons, icons and what failed. */

import { type ComponentChildren, type ComponentProps, Fragment } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t, comma } from '../i18n/texts.ts';
import { stopped } from '../offline/engine.ts';
import { say } from './speech.tsx';

interface Look {
  icon?: IconName | undefined;
  text?: ComponentChildren;
  /** What a screen reader reads instead of the text. */
  label?: string | undefined;
  /** What a screen reader reads after the text. */
  unseen?: string | undefined;
  primary?: boolean | undefined;
  quiet?: boolean | undefined;
  shortcut?: string | undefined;
  class?: string | undefined;
}

function split({ icon, text, label, unseen, primary, quiet, shortcut, class: names, ...others }: Look, base = '') {
  const attributes = {
    class: classNames(base, primary && 'primary', quiet && 'quiet', names) || undefined,
    'aria-label': label,
    'aria-keyshortcuts': shortcut,
    ...others,
  };
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {text}
      {shortcut && /^\w$/.test(shortcut) && <kbd aria-hidden="true" data-text={shortcut} />}
      {unseen && <span class="unseen"> {unseen}</span>}
    </>
  );
  return { attributes, content };
}

export function Button(props: Look & Omit<ComponentProps<'button'>, 'class' | 'icon' | 'label'>) {
  const { attributes, content } = split(props);
  return (
    <button type="button" {...attributes}>
      {content}
    </button>
  );
}

export function LinkButton(props: Look & Omit<ComponentProps<'a'>, 'class' | 'icon' | 'label'>) {
  const { attributes, content } = split(props, 'button');
  return <a {...attributes}>{content}</a>;
}

/** What went wrong, read aloud at once; nothing where all is well. */
export function Failure({ text }: { text: string | false | null | undefined }) {
  return text ? (
    <p class="notice" role="alert">
      {text}
    </p>
  ) : null;
}

/** The names that are no empty text and no false condition, as a `class`. */
export const classNames = (...names: unknown[]): string => names.filter(Boolean).join(' ');

/** Small line drawings for buttons, 24 by 24. */
const PATHS = {
  home: 'M4 11.5 12 4l8 7.5M6.5 10v9.5h11V10M10 19.5v-5h4v5',
  undo: 'M9 5 4 10l5 5M4.5 10H14a5 5 0 0 1 0 10h-3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2v.1h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3Z',
  review: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2 20.5 20.5M8 10.5l2 2 3.5-3.5',
  last: 'M7 4h8a1.5 1.5 0 0 1 1.5 1.5v12A1.5 1.5 0 0 1 15 19H7a1.5 1.5 0 0 1-1.5-1.5v-12A1.5 1.5 0 0 1 7 4ZM19.5 7v13a1.5 1.5 0 0 1-1.5 1.5H9',
  sheet: 'M5 4h14v16H5zM5 9h14M5 14h14M10 9v11',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 13.5h10V20H7z',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  options: 'M4 7h2M10 7h10M4 12h2M10 12h10M4 17h2M10 17h10',
  edit: 'M4 20v-4L16 4l4 4L8 20zM13 7l4 4',
  help: 'M9 9a3 3 0 1 1 4.2 2.75c-.8.4-1.2.95-1.2 1.75v.5M12 17.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  rules: 'M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2ZM12 6.5v13',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8 5v14l11-7Z',
  back: 'M19 12H6M11 6l-6 6 6 6',
  down: 'M6 9.500l6 6 6-6',
  next: 'M5 12h13M13 6l6 6-6 6',
  rest: 'M5 5v14l8-7ZM13 5v14l8-7Z',
  save: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14',
  again: 'M19 8a8 8 0 1 0 1 6M20 4v5h-5',
  friends:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M15.5 4.3a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.3.7 3.7 2.6 4 5.5',
  share:
    'M7 12.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM20 5.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM20 18.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM6.8 11.3l8.4-4.6M6.8 13.7l8.4 3.9',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v6h-6M20 17h.01',
  out: 'M10 4H5v16h5M13 8l4 4-4 4M17 12H9',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  chat: 'M4 5h16v11H11l-4.5 4v-4H4z',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4',
  bot: 'M5 9h14v10H5zM12 9V5M9.5 13v2M14.5 13v2',
  offline: 'M4 4l16 16M6 13a9 9 0 0 1 12 0M9.5 17a4 4 0 0 1 5 0',
  pause: 'M8 5v14M16 5v14',
  ear: 'M4 10v4h3.5L12 18V6l-4.5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  eye: 'M2.5 12c2.2-4 5.4-6 9.5-6s7.3 2 9.5 6c-2.2 4-5.4 6-9.5 6s-7.3-2-9.5-6ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z',
  muted: 'M4 10v4h3.5L12 18V6l-4.5 4zM16 10l4.5 4.5M20.5 10 16 14.5',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  bin: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13',
  seal: 'M12 3a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM9.2 9.6l2 2 3.6-3.9M8 15l-1.5 6L12 18.5 17.5 21 16 15',
  host: 'M4 17.5h16M4.5 14 3.5 7l4.5 3.5L12 5l4 5.5L20.5 7l-1 7Z',
  copy: 'M9 8h10v12H9zM15 8V4H5v12h4',
  puzzle: 'M4 8h5a2.5 2.5 0 1 1 5 0h5v4.5a2.5 2.5 0 1 0 0 5V21H4z',
  check: 'M5 12.5 10 17.5 19 7',
  evening: 'M19.5 14A8 8 0 1 1 10 4.500a6.5 6.5 0 0 0 9.5 9.500Z',
} as const;

const POINTING: readonly string[] = ['back', 'next', 'out'];

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class={POINTING.includes(name) ? 'icon points' : 'icon'}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

interface SureProps {
  label: string;
  /** What the button is called, if its label needs more context. */
  name?: string;
  /** Shown in place of the label. */
  icon?: IconName;
  sure?: string;
  busy?: boolean;
  primary?: boolean;
  onSure: () => void;
}

/** How long a double click may take, in milliseconds. */
const DOUBLE = 700;

/**
 * A button for what cannot be undone: pressed once it asks, pressed again it does, unless that was a double click or a
 * key held down. Escape and looking away take the question back.
 */
export function Sure({ label, name, icon, sure = label, busy = false, primary = false, onSure }: SureProps) {
  /** How often it has been pressed since it began to ask; 0 while it doesn't. */
  const presses = useSignal(0);
  const ready = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (ready.value = presses.value > 0), DOUBLE);
    return () => clearTimeout(timer);
  }, [presses.value]);
  const press = () => {
    if (ready.value) onSure();
    else if (!presses.value) say(sure);
    presses.value = ready.value ? 0 : presses.value + 1;
    ready.value = false;
  };
  const look = icon ? { quiet: true, class: 'icon', icon, label, title: label } : { primary, text: label, label: name };
  return (
    <Button
      {...(presses.value ? { primary: true, text: sure, disabled: busy, 'aria-disabled': !ready.value } : look)}
      onClick={press}
      onBlur={() => (presses.value = 0)}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && (presses.value = 0)}
    />
  );
}

interface FrameProps {
  class: string;
  title: string;
  heading?: ComponentChildren;
  intro?: string;
  failures: readonly (string | false)[];
  children: ComponentChildren;
}

/** The frame of a page of text: its title and what failed. */
export function PageFrame({ class: names, title, heading = title, intro, failures, children }: FrameProps) {
  useTitle(title);
  return (
    <div class={`rules ${names}`}>
      <main>
        <h1>{heading}</h1>
        {intro && <p class="intro">{intro}</p>}
        {failures.map((failure, place) => (
          <Failure key={place} text={failure} />
        ))}
        {children}
      </main>
    </div>
  );
}

/** The document's title: the page that is shown, and the program. It is read aloud, so a dash parts them. */
export function useTitle(page: string): void {
  const title = [page, t('lobby-title')].filter(Boolean).join(' – ');
  useEffect(() => void (document.title = title), [title]);
}

/** A section with its heading; `id` is that of the heading. */
export function Section({
  id,
  title,
  children,
  ...attributes
}: Omit<ComponentProps<'section'>, 'title'> & { id: string; title: ComponentChildren }) {
  return (
    <section aria-labelledby={id} {...attributes}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** What parts two facts, bound to the first of them: no line begins with it. A comma for the ear. */
export const Dot = () => (
  <>
    <span class="unseen">{comma()}</span>
    {'\u00a0'}
    <span aria-hidden="true">·</span>{' '}
  </>
);

/** Short facts in a row, parted by a dot for the eye and by a comma for the ear; those that are empty are left out. */
export function Facts({ facts }: { facts: readonly ComponentChildren[] }) {
  return (
    <>
      {facts.filter(Boolean).map((fact, place) => (
        <Fragment key={place}>
          {place > 0 && <Dot />}
          {fact}
        </Fragment>
      ))}
    </>
  );
}

/** The outline of what is on its way: nobody looks at an empty page. None once the games of this page have stopped. */
export function Skeleton({ rows = 3 }: { rows?: number }) {
  if (stopped.value) return null;
  return (
    <div class="skeleton stack gap-4" role="status">
      <span class="unseen">{t('ui-loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <i key={row} />
      ))}
    </div>
  );
}

const MARKS = { agrees: '✓', differs: '✗', open: '–' } as const;
type Verdict = keyof typeof MARKS;

type FindingProps = { verdict: Verdict; text: string; children?: ComponentChildren };

export function Mark({ verdict }: { verdict: Verdict }) {
  return (
    <span class={`mark ${verdict}`} aria-hidden="true">
      {MARKS[verdict]}
    </span>
  );
}

export function Finding({ verdict, text, children }: FindingProps) {
  return (
    <li class={`ruled breaks ${verdict}`}>
      <Mark verdict={verdict} />
      <div>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}
