import { t } from '../../i18n/texts.ts';
import { actionLabel, capital } from '../../i18n/sentences.ts';
import { Frame, type Speaking } from './Frame.tsx';
import { Notes } from './Notes.tsx';
import { Word, type Calling } from './Word.tsx';

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
export function Calls({ talk, calling, title }: { talk: TalkState; calling: Calling; title?: string }) {
  return (
    <Frame speaking={talk.speaking} title={title ?? t('talk-your-call')}>
      <ul class="heard">
        {talk.heard.map((sentence, i) => (
          <li key={i}>{capital(sentence)}</li>
        ))}
      </ul>
      {talk.legal.length > 0 && (
        <div class="words">
          {talk.legal.map((action) => (
            <Word action={action} calling={calling} key={action} class="strong">
              {capital(actionLabel(action))}
              {talk.worth?.[action] && <small>{t('talk-if-counts', { points: talk.worth[action]! })}</small>}
              {calling.figures?.[action] && <small>{calling.figures[action]!.text}</small>}
            </Word>
          ))}
        </div>
      )}
      <Notes notes={talk.notes} />
    </Frame>
  );
}
