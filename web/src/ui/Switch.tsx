import type { ComponentChildren } from 'preact';
import { t } from '../i18n/texts.ts';
import { classNames } from './elements.tsx';

interface Props {
  text: string;
  brief?: boolean;
  /** What stands in place of the explanation. */
  children?: ComponentChildren;
  class?: string;
  on: boolean;
  disabled?: boolean;
  onSwitch: (on: boolean) => void;
}

/** A switch with its text and, unless it is `brief`, an explanation. */
export function Switch({ text, brief, children, class: names, on, disabled, onSwitch }: Props) {
  return (
    <label class={classNames('switch', names)}>
      <span>
        {t(text)}
        {children ?? (!brief && <small>{t(`${text}.text`)}</small>)}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        disabled={disabled}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </label>
  );
}
