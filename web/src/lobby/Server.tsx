import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import type { GivenBack } from '../logic/keeping.ts';
import { LENT } from '../offline/mode.ts';
import { EVENINGS_HREF } from '../route.ts';

/** Send matches that were continued offline back to the server, and report it. */
export function Returned({ giveBack, onReturned }: { giveBack: () => Promise<GivenBack>; onReturned: () => void }) {
  const given = useSignal<GivenBack>({ back: 0, copies: 0 });
  useEffect(() => {
    void giveBack().then((done) => {
      given.value = done;
      if (done.back) onReturned();
    });
  }, []);
  const { back, copies } = given.value;
  return (
    <div role="status">
      {back > 0 && <p class="notice">{t('keep-back', { matches: back })}</p>}
      {copies > 0 && (
        <p class="notice">
          {t('keep-copies', { matches: copies })} <a href={LENT}>{t('lobby-alone')}</a>
        </p>
      )}
    </div>
  );
}

/** The server on which a page without one of its own finds other people. */
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
