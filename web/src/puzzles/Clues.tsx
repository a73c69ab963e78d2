import { useId } from 'preact/hooks';
import type { ReadingClue, WorkedDeal } from '../http.ts';
import { capital, theAction } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { Button } from '../ui/elements.tsx';
import { Spelt } from '../ui/Spelt.tsx';

/** A clue as a sentence, and a second one about the chips that it makes useless. */
export function clueText(clue: ReadingClue, card: string, deal: WorkedDeal): string {
  const { kind, action, led, moment, trick, wasted } = clue;
  const sentence = t(`puzzle-read-clue-${kind}`, {
    what: led === null ? 'call' : led === action ? 'lead' : 'play',
    who: deal.names[clue.by]!,
    seat: deal.names[clue.seat]!,
    card: theAction(card),
    played: action === null ? '' : theAction(action),
    led: led === null ? '' : theAction(led),
    said: deal.steps[moment]?.said ?? '',
    trick,
  });
  return wasted > 0 ? `${capital(sentence)} ${t('puzzle-read-wasted', { chips: wasted })}` : capital(sentence);
}

interface Props {
  clues: readonly ReadingClue[];
  card: string;
  deal: WorkedDeal;
  onShow: (moment: number) => void;
}

/** What could be read of a hidden card, each clue with a button that shows it on the table. */
export function Clues({ clues, card, deal, onShow }: Props) {
  return (
    <ul class="clues stack gap-3" aria-label={t('puzzle-read-clues')}>
      {clues.map((clue, place) => (
        <ClueLine key={place} clue={clue} text={clueText(clue, card, deal)} onShow={onShow} />
      ))}
    </ul>
  );
}

function ClueLine({ clue, text, onShow }: { clue: ReadingClue; text: string; onShow: (moment: number) => void }) {
  const id = useId();
  return (
    <li class="row wrap">
      <span id={id}>
        <Spelt text={text} />
      </span>
      {clue.moment > 0 && (
        <Button
          data-show-clue
          aria-describedby={id}
          onClick={() => onShow(clue.moment)}
          text={t('puzzle-read-show', { what: clue.trick > 0 ? 'trick' : 'call' })}
        />
      )}
    </li>
  );
}
