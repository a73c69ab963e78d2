import '../styles/sentences.css';
import { language, t } from '../i18n/texts.ts';
import type { Seen } from '../logic/seen.ts';
import { Button } from './elements.tsx';
import { reported } from './reported.ts';

interface Props {
  sentence: string;
  /** True where there is room for its icon only. */
  short?: boolean;
  /** The ids of its messages, with spaces between them. */
  id: string;
  /** The position that it explains, as the player saw it. */
  seen?: Seen | null;
  /** The id of the element with the sentence, if there are several. */
  describedBy?: string;
}

/** Below a sentence: opens the dialog by which a reader reports that it is wrong. */
export function WrongSentence({ sentence, short = false, id, seen = null, describedBy }: Props) {
  return (
    <Button
      icon="flag"
      class="quiet wrong-sentence"
      {...{ [short ? 'label' : 'text']: t('wrong-button') }}
      title={short ? t('wrong-button') : undefined}
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      onClick={() => (reported.value = { sentence, id, language: language.value, seen })}
    />
  );
}
