import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';

/**
 * What is being typed into a field, kept whatever is rendered meanwhile. It is handed over once it is done; while it is
 * none that can be taken, it stays to be mended.
 */
export function useDraft(value: string, take: (typed: HTMLInputElement) => boolean) {
  const draft = useSignal<string | null>(null);
  return {
    value: draft.value ?? value,
    onInput: (event: TargetedEvent<HTMLInputElement>) => void (draft.value = event.currentTarget.value),
    onChange: (event: TargetedEvent<HTMLInputElement>) => void (take(event.currentTarget) && (draft.value = null)),
  };
}
