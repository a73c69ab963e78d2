import { notes } from '../../i18n/moments.ts';
import type { Snapshot } from '../../messages.ts';

/** What comes of the calls that may be made now. */
export function Notes({ view }: { view: Snapshot }) {
  const told = notes(view);
  return told.length > 0 ? <p class="note comes">{told.join(' ')}</p> : null;
}
