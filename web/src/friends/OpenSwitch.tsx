import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call, sending } from '../api.ts';
import { guestName } from '../i18n/gathering.ts';
import { t } from '../i18n/texts.ts';
import { isHost } from '../logic/gathering.ts';
import type { GatheringSnapshot } from '../messages.ts';

/** As long as the host is here, the table stays open: the server forgets it after a while. */
const KEEP = 240_000;

/** Strangers at a table that gathers: its host opens it to all; and whom one does not want to meet again. */
export function OpenSwitch({ view }: { view: GatheringSnapshot }) {
  const open = useSignal<boolean | null>(null);
  const avoided = useSignal('');
  const at = `/api/tables/${encodeURIComponent(view.table)}`;
  const host = isHost(view);
  const say = (wanted: boolean) => call<{ open: boolean }>(`${at}/open`, sending('PUT', { open: wanted })).then((told) => (open.value = told.open), () => undefined);
  useEffect(() => {
    call<{ open: boolean }>(`${at}/open`).then((told) => (open.value = told.open), () => (open.value = null));
    const timer = window.setInterval(() => host && open.value && void say(true), KEEP);
    return () => clearInterval(timer);
  }, [view.table, host]);
  if (open.value === null) return null;
  const avoid = (number: number, who: string) => call(`${at}/avoid`, sending('POST', { guest: number })).then(() => (avoided.value = who), () => undefined);
  return (
    <div class="open-switch">
      {host && <label class="switch"><input type="checkbox" checked={open.value} onChange={(event) => void say(event.currentTarget.checked)} /><span>{t('open-switch')}</span></label>}
      {open.value && view.guests.filter((one) => !one.you).map((one) => {
        const who = guestName(view, one.number);
        return <button type="button" class="quiet" key={one.number} onClick={() => void avoid(one.number, who)}>{t('open-avoid', { who })}</button>;
      })}
      <p role="status">{avoided.value && t('open-avoided', { who: avoided.value })}</p>
    </div>
  );
}
