import type { ComponentChildren } from 'preact';
import type { Figures } from '../../logic/hand.ts';

/** The way to make a call, as the panels of the talk are handed it. */
export interface Calling {
  busy: boolean;
  /** The action that a hint points at. */
  hinted: string | null;
  onCall: (action: string) => void;
  /** What is known of an action, shown on its button. */
  figures?: Figures;
}

/** A call that may be made: a button. */
export function Word({
  action,
  calling,
  children,
  class: name,
  label,
  disabled = false,
}: {
  action: string;
  calling: Calling;
  children: ComponentChildren;
  class?: string;
  label?: string;
  disabled?: boolean;
}) {
  const classes = ['word', name, calling.hinted === action && 'hinted', calling.figures?.[action]?.best && 'best']
    .filter(Boolean)
    .join(' ');
  return (
    <button
      type="button"
      class={classes}
      data-action={action}
      disabled={disabled || calling.busy}
      aria-label={label}
      onClick={() => calling.onCall(action)}
    >
      {children}
    </button>
  );
}
