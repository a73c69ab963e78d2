/** The people who watch a table, as its players see them. */

import { signal } from '@preact/signals';
import { watchersText } from '../i18n/people.ts';
import { t } from '../i18n/texts.ts';
import type { WatchersChanged } from '../messages.ts';
import { say } from '../ui/speech.ts';
import { waitingRoom } from './waitingRoom.ts';

/** Who watches, as a sentence, and how many; told again by the server after every connection. */
export const watchers = signal({ count: 0, text: '' });

export const forgetWatchers = (): void => void (watchers.value = { count: 0, text: '' });

/** Take in who watches; the first one is announced. */
export function hearWatchers({ count, names }: WatchersChanged): void {
  const text = watchersText(count, names);
  // Before a match there is nothing to watch: they may be about to join.
  if (count && !watchers.value.count) say(waitingRoom.value ? t('gather-looks', { count }) : text);
  watchers.value = { count, text };
}
