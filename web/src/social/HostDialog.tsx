import '../styles/friends.css';
import { t } from '../i18n/texts.ts';
import { namesOf, othersAt } from '../i18n/people.ts';
import type { Snapshot } from '../messages.ts';
import type { Sending } from '../logic/requests.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Twice } from './Twice.tsx';

const MINUTE = 60;

type Deciding = { view: Snapshot } & Sending;

/** What the host of a match may decide: a pause, more time, seats for latecomers, and who is host. */
export function HostDialog({ onClose, ...deciding }: { onClose: () => void } & Deciding) {
  const { view } = deciding;
  return (
    <Dialog title={t('host-title')} onClose={onClose}>
      {!view.conditions.clock?.days && <Pause {...deciding} />}
      {view.clock?.left && <MoreTime {...deciding} />}
      {view.conditions.watch !== 'nobody' && !view.mirror && <LateComers {...deciding} />}
      <Successor {...deciding} />
    </Dialog>
  );
}

function Pause({ view, busy, send }: Deciding) {
  return (
    <section class="host-part">
      <p>{view.paused ? t('host-paused-own') : t('host-pause-text')}</p>
      <button
        type="button"
        class="primary"
        disabled={busy}
        onClick={() => send({ type: view.paused ? 'resume' : 'pause' })}
      >
        <Icon name={view.paused ? 'play' : 'pause'} />
        {t(view.paused ? 'host-resume' : 'host-pause')}
      </button>
    </section>
  );
}

/** A minute more for everybody, or for one: only while a deal is played, as every deal begins with full clocks. */
function MoreTime({ view, busy, send }: Deciding) {
  const names = namesOf(view);
  const add = (seat: number | null) => send({ type: 'add-time', seat, seconds: MINUTE });
  const none = busy || view.deal?.stage === 'done';
  return (
    <section class="host-part" aria-labelledby="host-time">
      <h3 id="host-time">{t('host-add-time')}</h3>
      <p class="note">{t('host-add-time-text')}</p>
      <div class="chips">
        <button type="button" disabled={none} onClick={() => add(null)}>
          {t('host-add-all')}
        </button>
        {view.players.map(
          (player) =>
            player.person && (
              <button key={player.seat} type="button" disabled={none} onClick={() => add(player.seat)}>
                {t('host-add-one', { who: player.you ? t('gather-you') : names[player.seat]! })}
              </button>
            ),
        )}
      </div>
    </section>
  );
}

function LateComers({ view, busy, send }: Deciding) {
  return (
    <section class="host-part" aria-labelledby="host-late">
      <h3 id="host-late">{t('host-late')}</h3>
      <label>
        <input
          type="checkbox"
          disabled={busy}
          checked={view.open_seats}
          onChange={(event) => send({ type: 'open-seats', open: event.currentTarget.checked })}
        />
        {t('host-late-open')}
      </label>
      <p class="note">{t('host-late-open.text')}</p>
    </section>
  );
}

function Successor({ view, busy, send }: Deciding) {
  const others = othersAt(view);
  if (!others.length) return null;
  return (
    <section class="host-part" aria-labelledby="host-other">
      <h3 id="host-other">{t('host-hand-over')}</h3>
      <ul>
        {others.map(({ guest, name }) => (
          <li key={guest}>
            <bdi translate={false}>{name}</bdi>
            <Twice
              label={t('gather-hand-over', { who: name })}
              icon="host"
              busy={busy}
              onSure={() => send({ type: 'hand-over', guest })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
