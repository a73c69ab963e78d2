import { actionLabel, capital } from '../../i18n/sentences.ts';
import { Frame, Notes, Words, type Calling } from './Frame.tsx';
import type { Speaking } from './talks.ts';

/** The talk of a deal so far, and what may be said next. */
export interface TalkState {
  speaking: Speaking;
  /** What was said, a sentence each. */
  heard: readonly string[];
  /** The calls that may be made now; none where another seat is to speak. */
  legal: readonly string[];
  /** What comes of them, a sentence each. */
  notes: readonly string[];
  /** What a call is worth if it counts. */
  worth?: Readonly<Record<string, string>>;
}

/** The talk of any game: what was said, one after the other, and a button for each call that may be made. */
export function Calls({ talk, calling, title }: { talk: TalkState; calling: Calling; title: string }) {
  return (
    <Frame speaking={talk.speaking} title={title}>
      <ul class="heard">
        {talk.heard.map((sentence, i) => (
          <li key={i}>{capital(sentence)}</li>
        ))}
      </ul>
      {talk.legal.length > 0 && (
        <div class="words">
          <Words
            actions={talk.legal}
            calling={calling}
            labelOf={(action) => capital(actionLabel(action))}
            worth={talk.worth}
          />
        </div>
      )}
      <Notes notes={talk.notes} />
    </Frame>
  );
}
