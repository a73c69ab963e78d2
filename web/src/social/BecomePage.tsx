import '../styles/friends.css';
import { call } from '../api.ts';
import { t } from '../i18n/texts.ts';
import { loadMe } from '../stores/me.ts';
import { eveningHref, go } from '../route.ts';
import { Button, Failure } from '../ui/elements.tsx';
import { useRequest } from '../ui/useFetched.ts';

/** A personal link was opened, perhaps for an evening: asked first, since it makes this device somebody's. */
export function BecomePage({ token, evening }: { token: string; evening: string }) {
  const { failed, run } = useRequest(() => t('self-become-failed'));
  const become = () =>
    run(async () => {
      await call('POST /api/session', { body: { token } });
      await loadMe(true);
      // The link is a secret: it does not stay in the address, nor in what the browser remembers.
      history.replaceState(null, '', `/${evening ? eveningHref(evening) : '#/'}`);
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
  return (
    <main class="waiting">
      <h1>{t('self-become')}</h1>
      <p>{t('self-become-text')}</p>
      <Failure text={failed.value} />
      <div class="doors">
        <Button primary text={t('self-become-yes')} onClick={become} />
        <Button text={t('self-become-no')} onClick={() => go('#/')} />
      </div>
    </main>
  );
}
