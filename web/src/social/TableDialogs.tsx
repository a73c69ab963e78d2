import '../styles/friends.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { botTitle, namesOf, othersAt } from '../i18n/people.ts';
import { t } from '../i18n/texts.ts';
import type { Send, Sending } from '../logic/requests.ts';
import { LEVELS } from '../logic/settings.ts';
import type { Snapshot } from '../messages.ts';
import { Button, Sure } from '../ui/elements.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ChipField, PERSON, TextInput } from '../ui/Form.tsx';
import { Switch } from '../ui/Switch.tsx';
import { openSeats } from './Banners.tsx';

/** One's seat left to its bot, and which bot that is; `beside` sends whatever answer is still awaited. */
export function AwayDialog({
  view,
  busy,
  send,
  beside,
  onClose,
}: { view: Snapshot; beside: Send; onClose: () => void } & Sending) {
  const me = view.players[view.seat ?? 0]!;
  return (
    <Dialog title={t('away-title')} onClose={onClose}>
      <p>{t('away-intro')}</p>
      <ChipField
        class="away-levels"
        text="away-who"
        name="stand-in"
        values={[...new Set([...LEVELS, me.bot])]}
        chosen={me.bot}
        label={botTitle}
        onChoose={(bot) => beside({ type: 'stand-in', bot })}
      />
      <div class="doors">
        <Button
          primary
          disabled={busy}
          icon={me.away ? undefined : 'bot'}
          text={t(me.away ? 'away-back' : 'away-title')}
          onClick={() => {
            send({ type: me.away ? 'back' : 'away' });
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}

interface LatecomerDialogProps {
  view: Snapshot;
  known: string;
  onTake: (seat: number, name: string) => void;
  onClose: () => void;
}

/** A spectator tells a name, which is `known` where they told one before, and chooses the seat. */
export function LatecomerDialog({ view, known, onTake, onClose }: LatecomerDialogProps) {
  const typed = useSignal<string | null>(null);
  const names = namesOf(view);
  return (
    <Dialog title={t('late-open')} onClose={onClose}>
      <p>{t('late-text')}</p>
      <p class="host-part stack gap-3 leading">
        <label for="late-name">{t('late-name')}</label>
        <TextInput id="late-name" {...PERSON} value={typed.value ?? known} onText={(text) => (typed.value = text)} />
      </p>
      <div class="doors">
        {openSeats(view).map((seat) => (
          <Button
            key={seat}
            primary
            icon="play"
            text={t('late-take', { who: names[seat]! })}
            onClick={() => onTake(seat, typed.value ?? known)}
          />
        ))}
      </div>
    </Dialog>
  );
}

const MINUTE = 60;

type Deciding = { view: Snapshot } & Sending;

/** What the host of a match may decide: a pause, more time, seats for latecomers, and who is host. */
export function HostDialog({ onClose, ...deciding }: { onClose: () => void } & Deciding) {
  const { view } = deciding;
  return (
    <Dialog title={t('host-title')} onClose={onClose}>
      {!view.conditions.clock?.days && <Pause {...deciding} />}
      {view.clock?.left && <MoreTime {...deciding} />}
      {view.conditions.watch !== 'nobody' && !view.mirror && <Latecomers {...deciding} />}
      <Successor {...deciding} />
    </Dialog>
  );
}

function Pause({ view, busy, send }: Deciding) {
  return (
    <Part id="host-pause" title={t('host-pause-title')}>
      <p class="note">{view.paused ? t('host-paused-own') : t('host-pause-text')}</p>
      <Button
        primary={view.paused}
        disabled={busy}
        icon={view.paused ? 'play' : 'pause'}
        text={t(view.paused ? 'host-resume' : 'host-pause')}
        onClick={() => send({ type: view.paused ? 'resume' : 'pause' })}
      />
    </Part>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section class="host-part stack gap-3 leading" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** A minute more for everybody, or for one: only while a deal is played, as every deal begins with full clocks. */
function MoreTime({ view, busy, send }: Deciding) {
  const names = namesOf(view);
  const add = (seat: number | null) => send({ type: 'add-time', seat, seconds: MINUTE });
  const none = busy || view.deal?.stage === 'done';
  return (
    <Part id="host-time" title={t('host-add-time')}>
      <p class="note">{t('host-add-time-text')}</p>
      <div class="chips wrap gap-3">
        <Button disabled={none} text={t('host-add-all')} onClick={() => add(null)} />
        {view.players.map(
          (player) =>
            player.person && (
              <Button
                key={player.seat}
                disabled={none}
                text={t('host-add-one', { who: player.you ? t('gather-you') : names[player.seat]! })}
                onClick={() => add(player.seat)}
              />
            ),
        )}
      </div>
    </Part>
  );
}

function Latecomers({ view, busy, send }: Deciding) {
  return (
    <Part id="host-late" title={t('host-late')}>
      <Switch
        class="row between gap-5"
        text="host-late-open"
        disabled={busy}
        on={view.open_seats}
        onSwitch={(open) => send({ type: 'open-seats', open })}
      />
    </Part>
  );
}

function Successor({ view, busy, send }: Deciding) {
  const others = othersAt(view);
  if (!others.length) return null;
  return (
    <Part id="host-other" title={t('host-hand-over')}>
      <div class="doors">
        {others.map(({ guest, name }) => (
          <Sure
            key={guest}
            label={t('gather-hand-over', { who: name })}
            busy={busy}
            onSure={() => send({ type: 'hand-over', guest })}
          />
        ))}
      </div>
    </Part>
  );
}
