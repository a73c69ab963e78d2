import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import { otherGuests } from '../i18n/waitingRoom.ts';
import { isHost } from '../logic/waitingRoom.ts';
import { keepOpen } from '../logic/open.ts';
import type { WaitingRoomSnapshot } from '../messages.ts';
import { Switch } from '../ui/Switch.tsx';
import { Avoid } from './Avoid.tsx';

/** As long as the host is here, the table stays open: the server forgets it after a while. */
const KEEP = 240_000;

/** Strangers at a table that gathers: its host opens it to all; and whom one does not want to meet again. */
export function OpenSwitch({ view }: { view: WaitingRoomSnapshot }) {
  const open = useSignal<boolean | null>(null);
  const { table } = view;
  const host = isHost(view);
  const setOpen = (isOpen: boolean) =>
    call('PUT /api/tables/{table}/open', { table, body: { open: isOpen } }).then(
      (response) => (open.value = response.open),
      () => undefined,
    );
  useEffect(() => {
    call('GET /api/tables/{table}/open', { table }).then(
      (response) => (open.value = response.open),
      () => (open.value = null),
    );
    const timer = window.setInterval(() => host && open.value && void setOpen(true), KEEP);
    return () => clearInterval(timer);
  }, [table, host]);
  useEffect(() => void (open.value && keepOpen(table)), [open.value]);
  if (open.value === null) return null;
  return (
    <div class="open-switch stack gap-3 leading">
      {host && (
        <Switch
          class="row gap-5 between full"
          text="open-switch"
          brief
          on={open.value}
          onSwitch={(on) => void setOpen(on)}
        />
      )}
      {open.value && <Avoid table={table} people={otherGuests(view)} />}
    </div>
  );
}
