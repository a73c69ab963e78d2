import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call, sending } from '../api.ts';
import { guestName } from '../i18n/gathering.ts';
import { t } from '../i18n/texts.ts';
import { isHost } from '../logic/gathering.ts';
import { keepOpen } from '../logic/open.ts';
import type { GatheringSnapshot } from '../messages.ts';
import { Avoid } from './Avoid.tsx';

/** As long as the host is here, the table stays open: the server forgets it after a while. */
const KEEP = 240_000;

/** Strangers at a table that gathers: its host opens it to all; and whom one does not want to meet again. */
export function OpenSwitch({ view }: { view: GatheringSnapshot }) {
  const open = useSignal<boolean | null>(null);
  const at = `/api/tables/${encodeURIComponent(view.table)}`;
  const host = isHost(view);
  const say = (wanted: boolean) =>
    call<{ open: boolean }>(`${at}/open`, sending('PUT', { open: wanted })).then(
      (told) => (open.value = told.open),
      () => undefined,
    );
  useEffect(() => {
    call<{ open: boolean }>(`${at}/open`).then(
      (told) => (open.value = told.open),
      () => (open.value = null),
    );
    const timer = window.setInterval(() => host && open.value && void say(true), KEEP);
    return () => clearInterval(timer);
  }, [view.table, host]);
  useEffect(() => void (open.value && keepOpen(view.table)), [open.value]);
  if (open.value === null) return null;
  const people = view.guests
    .filter((one) => !one.you)
    .map((one) => ({ guest: one.number, name: guestName(view, one.number) }));
  return (
    <div class="open-switch">
      {host && (
        <label class="switch">
          <input type="checkbox" checked={open.value} onChange={(event) => void say(event.currentTarget.checked)} />
          <span>{t('open-switch')}</span>
        </label>
      )}
      {open.value && <Avoid table={view.table} people={people} />}
    </div>
  );
}
