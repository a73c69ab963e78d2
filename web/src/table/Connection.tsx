import { t } from '../i18n/texts.ts';

/** A clear word while the line to the table is down. */
export function Connection({ line }: { line: 'opening' | 'open' | 'broken' | 'closed' }) {
  return <div class="connection" role="status" data-line={line}>{line !== 'open' && <p>{t(line === 'closed' ? 'at-closed' : 'at-broken')}</p>}</div>;
}
