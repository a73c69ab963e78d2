/** The list of all sentences of the page in its language, for players and translators who want to correct one. */

import '../styles/sentences.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { catalog, type Entry } from '../i18n/catalog.ts';
import { language, t } from '../i18n/texts.ts';
import { directionOf } from '../logic/languages.ts';
import { Button } from './elements.tsx';
import { Dialog } from './Dialog.tsx';
import { useFetched } from './useFetched.ts';
import { WrongSentence } from './WrongSentence.tsx';

/** How many sentences are shown at first, and how many more at a press. */
const SHOWN = 40;

/** The sentences with all these words in them, in the English ones or in their ids. */
export function matching(entries: readonly Entry[], words: string): Entry[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ id, text, english }) => {
    const all = `${id}\n${text}\n${english}`.toLocaleLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}

export function SentencesDialog({ onClose }: { onClose: () => void }) {
  const code = language.value;
  const words = useSignal('');
  const shown = useSignal(SHOWN);
  const { data: entries, error } = useFetched(() => catalog(code), [code]);
  useEffect(() => void (shown.value = SHOWN), [words.value]);
  const matches = matching(entries ?? [], words.value);
  return (
    <Dialog wide title={t('wrong-list')} onClose={onClose}>
      <p>{t('wrong-list-intro')}</p>
      <search class="sentence-search block">
        <label for="sentence-words">{t('wrong-list-search')}</label>
        <input
          id="sentence-words"
          type="search"
          autocomplete="off"
          value={words.value}
          onInput={(event) => (words.value = event.currentTarget.value)}
        />
        <p role="status">{error ? t('ui-missing') : entries && t('wrong-list-found', { count: matches.length })}</p>
      </search>
      <ul class="sentences">
        {matches.slice(0, shown.value).map((entry) => (
          <Sentence key={entry.id} entry={entry} />
        ))}
      </ul>
      {matches.length > shown.value && (
        <div class="doors">
          <Button text={t('wrong-list-more')} onClick={() => (shown.value += SHOWN)} />
        </div>
      )}
    </Dialog>
  );
}

function Sentence({ entry: { id, text, english } }: { entry: Entry }) {
  const code = language.value;
  const described = `sentence-${id}`;
  return (
    <li>
      <p id={described} class="sentence" lang={code} dir={directionOf(code)}>
        {text}
      </p>
      {code !== 'en' && (
        <p class="note sentence" lang="en" dir="ltr">
          {english}
        </p>
      )}
      <div class="below-sentence row wrap between">
        <code dir="ltr">{id}</code>
        <WrongSentence sentence={text} id={id} describedBy={described} />
      </div>
    </li>
  );
}
