import { t } from '../i18n/texts.ts';
import { EVENINGS_HREF } from '../route.ts';

/** Where other people are: the server to which a page without one of its own leads. */
export function People({ server, answers }: { server: string; answers: boolean }) {
  const where = { server: new URL(server).host };
  if (!answers) return <p class="note alone">{t('server-away', where)}</p>;
  return (
    <p class="note alone people">
      {t('server-people', where)} <a href={`${server}/`}>{t('gather-play')}</a>{' '}
      <a href={`${server}/${EVENINGS_HREF}`}>{t('lobby-evenings')}</a>
    </p>
  );
}
