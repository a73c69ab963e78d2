import { hasCompany } from '../friends/Away.tsx';
import { t } from '../l10n.ts';
import type { Snapshot } from '../messages.ts';
import { dealBefore } from '../logic/before.ts';
import { isMine } from '../logic/table.ts';
import { askHint, pending, playRest, takeBack } from '../store.ts';
import { Icon } from '../ui/Icon.tsx';
import { opened } from '../ui/windows.ts';

/** What one may wish for at any time. */
export function Actions({ view }: { view: Snapshot }) {
  const { now } = view;
  const busy = pending.value !== null;
  return (
    <div class="actions" role="toolbar" aria-label={t('at-actions')}>
      {view.undo && <button type="button" disabled={!now?.undo || busy} aria-keyshortcuts="u" onClick={takeBack}><Icon name="undo" /><span>{t('at-undo')}</span></button>}
      {view.seat === null
        ? <p class="looks-on"><Icon name="eye" /><span>{t('at-looks-on')}</span></p>
        : <button type="button" disabled={!isMine(view) || busy} aria-keyshortcuts="w" onClick={askHint}><Icon name="hint" /><span>{t('at-ask-hint')}</span></button>}
      <button type="button" disabled={!now?.last} aria-keyshortcuts="t" onClick={() => (opened.value = 'last')}><Icon name="last" /><span>{t('at-last')}</span></button>
      {dealBefore(view) > 0 && <button type="button" onClick={() => (opened.value = 'before')}><Icon name="rules" /><span>{t('before-open')}</span></button>}
      {hasCompany(view) && <button type="button" aria-keyshortcuts="x" onClick={() => (opened.value = 'away')}><Icon name="pause" /><span>{t('away-title')}</span></button>}
      {now?.rest && <button type="button" class="primary" disabled={busy} aria-keyshortcuts="r" onClick={playRest}><Icon name="rest" /><span>{t('at-rest')}</span></button>}
    </div>
  );
}
