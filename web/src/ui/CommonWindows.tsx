/** The windows that lie open over every page: the settings, and what the keys do. */

import { HelpDialog } from './HelpDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { close, opened } from './windows.ts';

export function CommonWindows() {
  if (opened.value === 'settings') return <SettingsDialog onClose={close} />;
  if (opened.value === 'help') return <HelpDialog onClose={close} />;
  return null;
}
