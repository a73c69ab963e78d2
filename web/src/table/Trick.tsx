import { CardFace } from '../cards/CardFace.tsx';
import { shown } from '../i18n/sentences.ts';
import { cardName, listed } from '../i18n/words.ts';
import { classNames } from '../ui/elements.tsx';
import { t } from '../i18n/texts.ts';
import { labelsOf } from '../i18n/people.ts';
import type { Snapshot } from '../messages.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { placeOf, playerOf } from '../logic/layout.ts';
import type { TrickState } from '../logic/table.ts';

interface Props {
  /** `marked`: the card that a reader should look at. */
  trick: TrickState & { marked?: string };
  own: number | null;
  clockwise: boolean;
  names: readonly string[];
}

/** The trick in the middle: each card before its player, the winner's in light once it is taken. */
export function Trick({ trick: { leader, cards, winner, marked }, own, clockwise, names }: Props) {
  return (
    <ul class={`trick${winner === null ? '' : ' taken'}`} aria-label={t('at-trick')}>
      {cards.map((card, i) => {
        const seat = playerOf(leader, i);
        const classes = classNames(
          'card',
          'lies',
          `at-${placeOf(seat, own, clockwise)}`,
          seat === winner && 'wins',
          card === marked && 'chosen',
        );
        return (
          <li key={card} class={classes} data-card={card} data-from={seat}>
            <span class="unseen">
              {listed([shown(names[seat]!, cardName(card)), ...(seat === winner ? [t('at-wins')] : [])])}
            </span>
            <CardFace card={card} />
          </li>
        );
      })}
    </ul>
  );
}

/** The last trick, with names, until it is put away. */
export function LastTrick({ view, onClose }: { view: Snapshot; onClose: () => void }) {
  const last = view.deal?.last;
  const names = labelsOf(view);
  return (
    <Dialog title={t('at-last')} onClose={onClose}>
      {last ? (
        <ol class="last-trick" dir="ltr">
          {last.cards.map((card, i) => {
            const seat = playerOf(last.leader, i);
            const place = `at-${placeOf(seat, view.seat, view.clockwise)}`;
            return (
              <li class={classNames('stack gap-2', place, seat === last.winner && 'wins')}>
                <span class="card">
                  <CardFace card={card} />
                </span>
                <span>
                  <bdi translate={false}>{names[seat]}</bdi>
                  <span class="unseen">
                    : {listed([cardName(card), ...(seat === last.winner ? [t('at-wins')] : [])])}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      ) : (
        <p>{t('at-no-last')}</p>
      )}
    </Dialog>
  );
}
