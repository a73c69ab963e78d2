import type { ComponentChildren, ComponentProps } from 'preact';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';

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
