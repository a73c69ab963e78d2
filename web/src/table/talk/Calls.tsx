import { t } from '../../i18n/texts.ts';
import type { Snapshot } from '../../messages.ts';
import { isMine } from '../../logic/table.ts';
import { namesOf } from '../../i18n/people.ts';
import { actionLabel, capital, says } from '../../i18n/sentences.ts';
import { Frame } from './Frame.tsx';
import { Notes } from './Notes.tsx';
import { Word, type Calling } from './Word.tsx';

/** The talk of any game: what was said, one after the other, and a button for each call that may be made. */
export function Calls({ view, calling, title }: { view: Snapshot; calling: Calling; title?: string }) {
  const now = view.now!;
  const names = namesOf(view);
  return (
    <Frame view={view} title={title ?? t('talk-your-call')}>
      <ul class="heard">
        {now.said.map(([seat, action], i) => (
          <li key={i}>{says(names[seat]!, action)}</li>
        ))}
      </ul>
      {isMine(view) && (
        <div class="words">
          {now.legal.map((action) => (
            <Word action={action} calling={calling} key={action} class="strong">
              {capital(actionLabel(action))}
            </Word>
          ))}
        </div>
      )}
      <Notes view={view} />
    </Frame>
  );
}
