import type { ComponentProps } from 'preact';
import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { dealBefore } from '../logic/pastDeals.ts';
import { decides, hasCompany, isMine, mayHint } from '../logic/table.ts';
import { Button, Icon } from '../ui/elements.tsx';

type Wish = 'hint' | 'undo' | 'rest';

interface Props {
  view: Snapshot;
  busy: boolean;
  onAsk: (what: Wish) => void;
  /** Whether one may be asked where a hidden card lies. */
  reads: boolean;
  onOpen: (window: 'last' | 'before' | 'reading' | 'away' | 'host') => void;
}

/** A button with its key, which a pointer is told, too. */
const Action = ({ text, shortcut, ...button }: ComponentProps<typeof Button> & { text: string }) => (
  <Button
    text={<span>{text}</span>}
    shortcut={shortcut}
    title={shortcut && `${text} (${shortcut.toUpperCase()})`}
    {...button}
  />
);

export function Actions({ view, busy, reads, onAsk, onOpen }: Props) {
  const { deal } = view;
  const done = deal?.stage === 'done';
  const mine = isMine(view);
  const ask = (what: Wish) => () => !busy && onAsk(what);
  return (
    <div class="actions center gap-3" role="toolbar" aria-label={t('at-actions')}>
      {view.undo && !view.result && (
        <Action icon="undo" text={t('at-undo')} disabled={!deal?.undo} shortcut="u" onClick={ask('undo')} />
      )}
      {view.seat === null ? (
        <p class="looks-on row gap-3">
          <Icon name="eye" />
          <span>{t('at-looks-on')}</span>
        </p>
      ) : (
        mayHint(view) &&
        !view.result && (
          <Action icon="hint" text={t('at-ask-hint')} disabled={!mine} shortcut="w" onClick={ask('hint')} />
        )
      )}
      <Action icon="last" text={t('at-last')} disabled={!deal?.last} shortcut="t" onClick={() => onOpen('last')} />
      {reads && (
        <Action
          icon="eye"
          text={t(done ? 'at-read-told' : 'at-read')}
          data-reading
          disabled={busy || !(mine || done)}
          onClick={() => onOpen('reading')}
        />
      )}
      {dealBefore(view) > 0 && <Action icon="rules" text={t('before-open')} onClick={() => onOpen('before')} />}
      {hasCompany(view) && !view.result && !view.players[view.seat ?? 0]!.away && (
        <Action icon="bot" text={t('away-title')} shortcut="x" onClick={() => onOpen('away')} />
      )}
      {decides(view) && <Action icon="host" text={t('host-title')} shortcut="*" onClick={() => onOpen('host')} />}
      {deal?.rest && (
        <Action icon="rest" text={t('at-rest')} primary disabled={view.paused} shortcut="r" onClick={ask('rest')} />
      )}
    </div>
  );
}
