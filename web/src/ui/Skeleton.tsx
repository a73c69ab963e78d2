import { stopped } from '../offline/backend.ts';
import { t } from '../i18n/texts.ts';

/** The outline of what is on its way: nobody looks at an empty page. None once the games of this page have stopped. */
export function Skeleton({ rows = 3 }: { rows?: number }) {
  if (stopped.value) return null;
  return (
    <div class="skeleton stack gap-4" role="status">
      <span class="unseen">{t('ui-loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <i key={row} />
      ))}
    </div>
  );
}
