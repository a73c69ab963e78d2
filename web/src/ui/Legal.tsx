import type { Site } from '../http.ts';
import { t } from '../i18n/texts.ts';

/** The host's own pages: who is behind this server, and what becomes of data about people. */
export function Legal({ site }: { site: Site }) {
  if (!site.imprint && !site.privacy) return null;
  return (
    <nav class="legal wrap" aria-label={t('ui-legal-title')}>
      {site.imprint && <a href={site.imprint}>{t('ui-legal-imprint')}</a>}
      {site.privacy && <a href={site.privacy}>{t('ui-legal-privacy')}</a>}
    </nav>
  );
}
