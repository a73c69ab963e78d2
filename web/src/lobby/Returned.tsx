import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LENT } from '../offline/mode.ts';
import { t } from '../i18n/texts.ts';
import type { GivenBack } from '../logic/keeping.ts';

/** What was played on without the server goes back to it; said once it has. */
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
