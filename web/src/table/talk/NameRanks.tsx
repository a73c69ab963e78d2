import { t } from '../../i18n/texts.ts';
import type { Snapshot } from '../../messages.ts';
import { isMine } from '../../logic/table.ts';
import { namesOf } from '../../i18n/people.ts';
import { actionLabel, says } from '../../i18n/sentences.ts';
import { Frame } from './Frame.tsx';
import { Word, type Calling } from './Word.tsx';

/** Cliques told one after the other: all of them before the first lead, or in 1792 the ranks after the first trick. */
export function NameRanks({ view, calling }: { view: Snapshot; calling: Calling }) {
  const now = view.now!;
  const names = namesOf(view);
  return (
    <Frame view={view} title={'named' in now.talk ? t('talk-name-rank') : t('talk-announce-all')}>
      <ul class="heard">{now.said.map(([seat, action], i) => <li key={i}>{says(names[seat]!, action)}</li>)}</ul>
      {isMine(view) && <div class="words">{now.legal.map((action) => <Word action={action} calling={calling} key={action} class="strong">{actionLabel(action)}</Word>)}</div>}
    </Frame>
  );
}
