/** The elements of every page: its frame and sections, buttons, icons and what failed. */

import { type ComponentChildren, type ComponentProps, Fragment } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t, comma } from '../i18n/texts.ts';
import { stopped } from '../offline/engine.ts';
import PATHS from './icons.json';
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
      {shortcut && /^[\w*]$/.test(shortcut) && <kbd aria-hidden="true" data-text={shortcut} />}
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

const POINTING: readonly string[] = ['back', 'next', 'out'];

/** The small line drawings for buttons, 24 by 24. */
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
