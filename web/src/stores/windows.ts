/** Which window lies open over the page: one at a time. */

import { signal } from '@preact/signals';

export type Window = 'settings' | 'help' | 'sheet' | 'last' | 'house' | 'chat' | 'away' | 'seal' | 'before' | null;

export const opened = signal<Window>(null);
export const close = (): void => void (opened.value = null);
