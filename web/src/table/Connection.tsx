import { t } from '../l10n.ts';
import { line } from '../store.ts';

/** A clear word while the line to the table is down. */
export function Connection() {
  return <div class="connection" role="status" data-line={line.value}>{line.value !== 'open' && <p>{t(line.value === 'closed' ? 'at-closed' : 'at-broken')}</p>}</div>;
}
