import type { ComponentChildren } from 'preact';
import { act, hinted, pending } from '../../store.ts';

/** A word that may be said: a button. */
export function Word({ action, children, class: name, label, disabled = false }: { action: string; children: ComponentChildren; class?: string; label?: string; disabled?: boolean }) {
  const classes = ['word', name, hinted.value === action && 'hinted'].filter(Boolean).join(' ');
  return (
    <button type="button" class={classes} data-action={action} disabled={disabled || pending.value !== null} aria-label={label} onClick={() => act(action)}>
      {children}
    </button>
  );
}
