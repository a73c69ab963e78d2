import { t } from '../i18n/texts.ts';
import type { LineState } from '../logic/table.ts';

/** A clear word while the line to the table is down, or the bots of a board get ready. */
export function Connection({ line }: { line: LineState }) {
  return (
    <div class="connection" role="status" data-line={line}>
      {line !== 'open' && <p>{t(line === 'opening' ? 'at-broken' : `at-${line}`)}</p>}
    </div>
  );
}
