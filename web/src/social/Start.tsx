import { useSignal } from '@preact/signals';
import type { WaitingRoomSnapshot } from '../messages.ts';
import { guestName } from '../i18n/waitingRoom.ts';
import { botTitle } from '../i18n/people.ts';
import { t } from '../i18n/texts.ts';
import type { Send } from '../logic/requests.ts';
import { LEVELS } from '../logic/settings.ts';
import { freePlaces, isHost } from '../logic/waitingRoom.ts';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Form.tsx';

/** Start the match, after a bot has taken each free place. */
function start(view: WaitingRoomSnapshot, bot: string, send: Send): void {
  view.places.forEach(
    (holder, place) => holder.guest === null && holder.bot === null && send({ type: 'bot', place, bot }),
  );
  send({ type: 'start' });
}

/** What a guest waits for; the host starts the match here. `send` sends whatever answer is still awaited. */
export function Start({ view, send }: { view: WaitingRoomSnapshot; send: Send }) {
  const level = useSignal(view.conditions.stand_in);
  const free = freePlaces(view);
  const host = isHost(view);
  const status = free
    ? t(host ? 'gather-waits' : 'gather-waits-host', { count: free, who: guestName(view, view.host) })
    : host
      ? t('gather-ready')
      : t('gather-host-starts', { who: guestName(view, view.host) });
  return (
    <>
      <p role="status" id="start-told">
        {status}
      </p>
      {host && free > 0 && (
        <Menu
          label={t('gather-level')}
          value={level.value}
          values={[...new Set([...LEVELS, level.value])]}
          text={botTitle}
          onChoose={(bot) => (level.value = bot)}
        />
      )}
      {host && (
        <Button
          primary
          aria-describedby="start-told"
          data-start
          icon="play"
          text={t(free ? 'gather-fill' : 'gather-start')}
          onClick={() => start(view, level.value, send)}
        />
      )}
    </>
  );
}
