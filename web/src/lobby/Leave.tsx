import type { TableInfo } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { Button, Failure } from '../ui/elements.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useRequest } from '../ui/useFetched.ts';
import { hasPeople, leaving } from './Lists.tsx';

type Props = { table: TableInfo; onLeave: () => Promise<void>; onClose: () => void };

export function Leave({ table, onLeave, onClose }: Props) {
  const { busy, failed, run } = useRequest();
  const people = hasPeople(table);
  const text = people ? (table.away ? 'lobby-leave-text' : 'lobby-away-text') : 'lobby-drop-text';
  const leave = people ? (table.away ? 'gather-leave' : 'away-title') : 'lobby-drop-go';
  const waits = !people && table.number === 0;
  return (
    <Dialog title={t('lobby-leave-ask', { what: leaving(table) })} onClose={onClose}>
      <p>{t(waits ? 'lobby-leave-text' : text)}</p>
      <Failure text={failed.value} />
      <div class="doors">
        <Button
          disabled={busy.value}
          onClick={() => run(() => onLeave().then(onClose))}
          text={t(waits ? 'gather-leave' : leave)}
        />
        <Button primary onClick={onClose} text={t('lobby-keep')} />
      </div>
    </Dialog>
  );
}
