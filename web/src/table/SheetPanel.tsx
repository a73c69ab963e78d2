import { SideChat } from '../friends/TableChat.tsx';
import { t } from '../l10n.ts';
import type { Snapshot } from '../messages.ts';
import { log } from '../narrate.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Sheet } from './sheets/Sheet.tsx';

/** Beside the table where there is room: the score sheet, and what was said and played. */
export function SheetPanel({ view }: { view: Snapshot }) {
  return (
    <aside class="side" aria-label={t('sheet-title')}>
      <div class="scores">
        <h2>{t('sheet-title')}</h2>
        <Sheet view={view} />
        <h2>{t('log-title')}</h2>
        <ol class="log" tabIndex={0} aria-label={t('log-title')}>{log.value.toReversed().map((text, i) => <li key={log.value.length - i}>{text}</li>)}</ol>
      </div>
      <SideChat view={view} />
    </aside>
  );
}

export function SheetDialog({ view, onClose }: { view: Snapshot; onClose: () => void }) {
  return (
    <Dialog wide title={t('sheet-title')} onClose={onClose}>
      <Sheet view={view} />
      <h3>{t('log-title')}</h3>
      <ol class="log">{log.value.toReversed().map((text, i) => <li key={log.value.length - i}>{text}</li>)}</ol>
    </Dialog>
  );
}
