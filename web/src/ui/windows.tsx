/** Which window lies open over the page: one at a time. */

import { signal } from '@preact/signals';
import { HelpDialog } from './HelpDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';

export type Window = 'settings' | 'help' | 'sheet' | 'last' | 'house' | 'chat' | 'away' | 'seal' | 'before' | null;

export const opened = signal<Window>(null);
export const close = (): void => void (opened.value = null);

export function CommonWindows() {
  if (opened.value === 'settings') return <SettingsDialog onClose={close} />;
  if (opened.value === 'help') return <HelpDialog onClose={close} />;
  return null;
}
