import { actionLabel } from '../i18n/sentences.ts';
import { capital } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import type { LineState } from '../logic/table.ts';
import { Button } from '../ui/elements.tsx';

interface Props {
  line: LineState;
  silence?: 'waits' | 'silent' | null;
  offline?: boolean;
  last?: { action: string; gone: boolean } | null;
  /** Play on without the server, where that can be done. */
  onPlayOn?: (() => void) | null;
  /** The table at the server that lends this page, where it answers again. */
  serverHref?: string | null;
}

/** A notice while the line to the table is down or silent, or bots get ready, with the last action, sent or not. */
export function Connection({ line, silence = null, offline = false, last = null, onPlayOn, serverHref = null }: Props) {
  const down = line !== 'open';
  const trouble = offline ? 'offline' : line === 'opening' ? 'broken' : down ? line : silence;
  return (
    <div class="connection" role="status" data-line={line}>
      {trouble && (
        <p>
          {t(`at-${trouble}`)}
          {last && (
            <small> {t(last.gone ? 'at-sent' : 'at-unsent', { action: capital(actionLabel(last.action)) })}</small>
          )}
          {onPlayOn && down && (
            <>
              {' '}
              <Button text={t('at-play-on')} onClick={onPlayOn} />
            </>
          )}
        </p>
      )}
      {serverHref && (
        <p>
          {t('keep-answers')} <a href={serverHref}>{t('keep-return')}</a>
        </p>
      )}
    </div>
  );
}
