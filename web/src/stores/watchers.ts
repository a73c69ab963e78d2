/** The people who watch a table, as its players see them. */

import { signal } from '@preact/signals';
import { watchersText } from '../i18n/people.ts';
import type { WatchersChanged } from '../messages.ts';
import { say } from '../ui/speech.ts';

/** Who watches, as a sentence, and how many; told again by the server after every connection. */
export const watchers = signal({ count: 0, text: '' });

export const forgetWatchers = (): void => void (watchers.value = { count: 0, text: '' });

/** Take in who watches; the first one is announced. */
export function hearWatchers({ count, names }: WatchersChanged): void {
  const text = watchersText(count, names);
  if (!watchers.value.count) say(text);
  watchers.value = { count, text };
}
