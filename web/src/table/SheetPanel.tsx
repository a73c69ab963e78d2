import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import type { Scored } from './sheets/scored.ts';
import { Sheet } from './sheets/Sheet.tsx';
import { Spelt } from '../ui/Spelt.tsx';

/** The score sheet, and the lines of what was said and played, oldest first. */
interface Props {
  sheet: Scored;
  log: readonly string[];
}

/** Beside the table where there is space: the score sheet and the log; below them what else belongs there. */
export function SheetPanel({ sheet, log, children }: Props & { children?: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const deal = sheet.now?.number ?? 0;
  // In a match of many deals the row of the one under way, or the last, stays in sight.
  useEffect(() => {
    const rows = box.current?.querySelectorAll('tbody tr') ?? [];
    const current = [...rows].find((row) => row.hasAttribute('aria-current')) ?? rows[rows.length - 1];
    current?.scrollIntoView({ block: 'nearest' });
  }, [sheet.rows.length, deal]);
  return (
    <aside class="side" aria-label={t('sheet-title')}>
      <div class="scores" ref={box}>
        <h2>{t('sheet-title')}</h2>
        <Sheet view={sheet} />
        <h2>{t('log-title')}</h2>
        <Log lines={log} focusable />
      </div>
      {children}
    </aside>
  );
}

export function SheetDialog({ sheet, log, onClose }: Props & { onClose: () => void }) {
  return (
    <Dialog wide title={t('sheet-title')} onClose={onClose}>
      <Sheet view={sheet} />
      <h3>{t('log-title')}</h3>
      <Log lines={log} />
    </Dialog>
  );
}

/** Newest first. It scrolls by itself where it is `focusable`. */
function Log({ lines, focusable = false }: { lines: readonly string[]; focusable?: boolean }) {
  return (
    <ol class="log" {...(focusable && { tabIndex: 0, 'aria-label': t('log-title') })}>
      {lines.toReversed().map((text, i) => (
        <li key={lines.length - i}>
          <Spelt text={text} />
        </li>
      ))}
    </ol>
  );
}
