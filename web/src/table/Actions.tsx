import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { dealBefore } from '../logic/before.ts';
import { hasCompany, isHostOf, isMine, mayHint } from '../logic/table.ts';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  view: Snapshot;
  busy: boolean;
  onHint: () => void;
  onUndo: () => void;
  onRest: () => void;
  /** Whether one may be asked where a hidden card lies. */
  reads: boolean;
  onOpen: (window: 'last' | 'before' | 'reading' | 'away' | 'host') => void;
}

/** What may be asked for at any time. */
export function Actions({ view, busy, reads, onHint, onUndo, onRest, onOpen }: Props) {
  const { now } = view;
  return (
    <div class="actions" role="toolbar" aria-label={t('at-actions')}>
      {view.undo && (
        <button type="button" disabled={!now?.undo || busy} aria-keyshortcuts="u" onClick={onUndo}>
          <Icon name="undo" />
          <span>{t('at-undo')}</span>
        </button>
      )}
      {view.seat === null ? (
        <p class="looks-on">
          <Icon name="eye" />
          <span>{t('at-looks-on')}</span>
        </p>
      ) : (
        mayHint(view) && (
          <button type="button" disabled={!isMine(view) || busy} aria-keyshortcuts="w" onClick={onHint}>
            <Icon name="hint" />
            <span>{t('at-ask-hint')}</span>
          </button>
        )
      )}
      <button type="button" disabled={!now?.last} aria-keyshortcuts="t" onClick={() => onOpen('last')}>
        <Icon name="last" />
        <span>{t('at-last')}</span>
      </button>
      {reads && (
        <button
          type="button"
          data-reading
          disabled={busy || !(isMine(view) || now?.stage === 'done')}
          onClick={() => onOpen('reading')}
        >
          <Icon name="eye" />
          <span>{t(now?.stage === 'done' ? 'at-read-told' : 'at-read')}</span>
        </button>
      )}
      {dealBefore(view) > 0 && (
        <button type="button" onClick={() => onOpen('before')}>
          <Icon name="rules" />
          <span>{t('before-open')}</span>
        </button>
      )}
      {hasCompany(view) && (
        <button type="button" aria-keyshortcuts="x" onClick={() => onOpen('away')}>
          <Icon name="pause" />
          <span>{t('away-title')}</span>
        </button>
      )}
      {isHostOf(view) && !view.result && hasCompany(view) && (
        <button type="button" onClick={() => onOpen('host')}>
          <Icon name="host" />
          <span>{t('host-title')}</span>
        </button>
      )}
      {now?.rest && (
        <button type="button" class="primary" disabled={busy || view.paused} aria-keyshortcuts="r" onClick={onRest}>
          <Icon name="rest" />
          <span>{t('at-rest')}</span>
        </button>
      )}
    </div>
  );
}
