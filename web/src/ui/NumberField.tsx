import type { ComponentProps, TargetedInputEvent } from 'preact';
import { plainNumber } from '../logic/digits.ts';

/**
 * A field for a whole number. It takes the digits and the minus of any keyboard, typed or pasted; a wheel scrolls past
 * it. Its type gives phones a pad with a minus, which no `inputMode` does everywhere.
 */
export function NumberField(props: Omit<ComponentProps<'input'>, 'type' | 'list' | 'role'>) {
  return (
    <input
      type="number"
      step={1}
      onBeforeInput={normalise}
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
    />
  );
}

/** Insert what the browser would refuse in the form that it takes; the field has no selection that could be read. */
function normalise(event: TargetedInputEvent<HTMLInputElement>): void {
  const { data } = event;
  if (!data || plainNumber(data) === data) return;
  event.preventDefault();
  document.execCommand('insertText', false, plainNumber(data));
}
