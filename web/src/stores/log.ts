/** What is said and played, spoken as it happens. */

import { handTold, sentence, standing } from '../i18n/happenings.ts';
import { hintSentence } from '../i18n/hints.ts';
import { namesOf } from '../i18n/people.ts';
import { capital, refusal, theCard, worthOf } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { Update } from '../messages.ts';
import { isMine, type Table } from '../logic/table.ts';
import { say } from '../ui/speech.ts';

/** Tell what a message of the table brought; `first` where nothing was known before it. */
export function narrate(table: Table, message: Update, first: boolean): void {
  if (message.type === 'snapshot') {
    if (first) say(standing(table));
  } else if (message.type === 'event') {
    message.events.forEach((event) => say(sentence(table, event, theCard)));
    if (message.events.some((event) => event.what === 'dealt')) say(handTold(table));
    if (isMine(table.view)) say(t('at-your-turn'));
  } else if (message.type === 'hint') {
    say(hintSentence(message, worthOf(table.view.deal), namesOf(table.view)));
  } else if (message.type === 'refusal') {
    say(capital(refusal(message.reason, namesOf(table.view))));
  }
}
