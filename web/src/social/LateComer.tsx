import '../styles/friends.css';
import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import { namesOf } from '../i18n/people.ts';
import type { Snapshot } from '../messages.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';

/** The seats that a spectator may take: those of bots that play for nobody, where the host lets latecomers in. */
const seatsFor = (view: Snapshot): number[] =>
  view.seat === null && view.open_seats && !view.result
    ? view.players.filter((player) => !player.person).map((player) => player.seat)
    : [];

/** Said to a spectator who may sit down. */
export function SeatsOpen({ view, onOpen }: { view: Snapshot; onOpen: () => void }) {
  if (!seatsFor(view).length) return null;
  return (
    <div class="away-banner" role="status">
      <p>{t('late-title')}</p>
      <button type="button" class="primary" onClick={onOpen}>
        {t('late-open')}
      </button>
    </div>
  );
}

/** A spectator tells a name, which is `known` where they told one before, and chooses the seat. */
export function LateComerDialog({
  view,
  known,
  onTake,
  onClose,
}: {
  view: Snapshot;
  known: string;
  onTake: (seat: number, name: string) => void;
  onClose: () => void;
}) {
  const typed = useSignal<string | null>(null);
  const names = namesOf(view);
  return (
    <Dialog title={t('late-open')} onClose={onClose}>
      <p>{t('late-text')}</p>
      <p class="host-part">
        <label for="late-name">{t('late-name')}</label>
        <input
          id="late-name"
          type="text"
          value={typed.value ?? known}
          maxLength={24}
          autocomplete="name"
          spellcheck={false}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </p>
      <div class="doors">
        {seatsFor(view).map((seat) => (
          <button key={seat} type="button" class="primary" onClick={() => onTake(seat, typed.value ?? known)}>
            <Icon name="play" />
            {t('late-take', { who: names[seat]! })}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
