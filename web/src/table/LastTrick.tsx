import { CardFace } from '../cards/CardFace.tsx';
import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { placeOf, playerOf } from '../logic/layout.ts';
import { labelsOf } from '../i18n/people.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { cardName } from '../i18n/sentences.ts';

export function LastTrick({ view, onClose }: { view: Snapshot; onClose: () => void }) {
  const last = view.deal?.last;
  const names = labelsOf(view);
  return (
    <Dialog title={t('at-last')} onClose={onClose}>
      {last ? (
        <ol class="last-trick" dir="ltr">
          {last.cards.map((card, i) => {
            const seat = playerOf(last.leader, i);
            return (
              <li class={`at-${placeOf(seat, view.seat, view.clockwise)}${seat === last.winner ? ' wins' : ''}`}>
                <span class="card">
                  <CardFace card={card} />
                </span>
                <span>
                  <bdi translate={false}>{names[seat]}</bdi>
                  <span class="unseen">
                    : {cardName(card)}
                    {seat === last.winner && `, ${t('at-wins')}`}
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
