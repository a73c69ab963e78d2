import '../styles/play.css';
import '../styles/deal.css';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { SuitSign } from '../cards/CardFace.tsx';
import { capital, suitName } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import { useBeginning } from '../ui/focus.ts';
import { Button } from '../ui/elements.tsx';
import type { Eyes } from './openDeal.ts';
import { Spelt } from '../ui/speech.tsx';

/** Where a walk through a deal starts, and where a choice does: selectors. */
export const WALK = ['[data-step-on]'] as const;
export const CHOICES = [
  '.hand.mine [data-card]:not([aria-disabled])',
  '.talk.mine button:not(.explain)',
  '.announce button',
] as const;

interface Props {
  game: string;
  title: string;
  /** Where one is in it: the deal, or what the page belongs to. */
  place: ComponentChildren;
  about?: string;
  trump?: string;
  /** Whose hands are shown; null where there is nothing to choose. */
  eyes: Eyes | null;
  onEyes: (eyes: Eyes) => void;
  /** The table, and the strip below it. */
  children: ComponentChildren;
  /** What is told of the moment, beside the table. */
  aside: ComponentChildren;
  /** Where the focus starts: the first of these selectors that something matches. */
  begin: readonly string[];
  /** What is to be done: as this changes, the focus starts again. */
  stage?: string | number;
}

/**
 * A page that stands on a table: what it is above, the table, and beside it (on a phone: below) what is told of the
 * moment.
 */
export function OpenPage({
  game,
  title,
  place,
  about = '',
  trump = '',
  eyes,
  onEyes,
  children,
  aside,
  begin,
  stage = 0,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  useBeginning(box, begin, stage);
  return (
    <div class={`table-page open-page game-${game}${eyes === 'mine' ? '' : ' all-open'}`} ref={box}>
      <header class="bar row gap-2">
        <div class="title">
          <h1>{title}</h1>
          <small>{place}</small>
        </div>
        {(trump || about) && (
          <p class="contract row wrap">
            {trump && (
              <span class={`trump ${trump}`}>
                <SuitSign suit={trump} />
                <span class="of-trumps nowrap">{capital(t('aim-trumps', { suit: suitName(trump) }))}</span>
              </span>
            )}
            {about && (
              <span class="aim">
                <Spelt plain text={capital(about)} />
              </span>
            )}
          </p>
        )}
        <span class="grow" />
        {eyes && (
          <Button
            icon="eye"
            text={<span>{t('deal-eyes-all')}</span>}
            class="eyes"
            aria-pressed={eyes === 'all'}
            onClick={() => onEyes(eyes === 'all' ? 'mine' : 'all')}
          />
        )}
      </header>
      <main dir="ltr">{children}</main>
      <aside class="told" aria-label={title}>
        {aside}
      </aside>
    </div>
  );
}
