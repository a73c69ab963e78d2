/** Which window lies open over the page: one at a time. */

import { signal } from '@preact/signals';

export type Window =
  | 'settings'
  | 'sentences'
  | 'help'
  | 'sheet'
  | 'last'
  | 'auction'
  | 'house'
  | 'chat'
  | 'away'
  | 'seal'
  | 'before'
  | 'why'
  | 'reading'
  | 'rules'
  | 'host'
  | 'late'
  | null;

export const opened = signal<Window>(null);
export const close = (): void => void (opened.value = null);
// A window belongs to the page that it was opened over.
addEventListener('hashchange', close);

/** The rule page, clause or worked deal that the drawer shows, by its address. */
export const rules = signal('');
export function openRules(href: string): void {
  rules.value = href;
  opened.value = 'rules';
}
