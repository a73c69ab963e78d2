import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';

/** The document's title: the page that is shown, and the program. It is read aloud, so a dash parts them. */
export function useTitle(page: string): void {
  const title = [page, t('lobby-title')].filter(Boolean).join(' – ');
  useEffect(() => void (document.title = title), [title]);
}
