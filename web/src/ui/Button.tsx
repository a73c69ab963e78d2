import type { ComponentChildren, ComponentProps } from 'preact';
import { Icon, type IconName } from './Icon.tsx';

interface Label {
  icon?: IconName | undefined;
  text?: ComponentChildren;
  /** What a screen reader adds to the text. */
  unseen?: string | undefined;
}

function ButtonLabel({ icon, text, unseen }: Label) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {text}
      {unseen && <span class="unseen"> {unseen}</span>}
    </>
  );
}

/** A button with an icon, a text or both. */
export function Button({ icon, text, unseen, ...attributes }: Label & ComponentProps<'button'>) {
  return (
    <button type="button" {...attributes}>
      <ButtonLabel icon={icon} text={text} unseen={unseen} />
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  icon,
  text,
  unseen,
  class: names = '',
  ...attributes
}: Label & ComponentProps<'a'> & { class?: string }) {
  return (
    <a class={names ? `button ${names}` : 'button'} {...attributes}>
      <ButtonLabel icon={icon} text={text} unseen={unseen} />
    </a>
  );
}
