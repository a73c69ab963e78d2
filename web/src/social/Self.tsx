import '../styles/friends.css';
import { useSignal } from '@preact/signals';
import { call } from '../api.ts';
import { unreachable } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import { Avoided } from './Avoided.tsx';
import { Item } from './Item.tsx';
import { OwnLink } from './OwnLink.tsx';
import { forgetAll } from '../storage.ts';
import { Failure } from '../ui/Failure.tsx';

/** What is one's own on this server: a link for another device, what is kept, and the end of it. */
export function Self() {
  const link = useSignal<{ token: string; expires: number } | null>(null);
  const revoked = useSignal(false);
  const sure = useSignal(false);
  const failed = useSignal(false);
  const guarded = (work: () => Promise<void>) => () => void work().catch(() => (failed.value = true));
  const make = guarded(async () => {
    link.value = await call('POST /api/me/links');
    revoked.value = false;
  });
  const revoke = guarded(async () => {
    await call('DELETE /api/me/links');
    link.value = null;
    revoked.value = true;
  });
  const forget = guarded(async () => {
    await call('DELETE /api/me');
    forgetAll();
    location.replace('/');
  });
  return (
    <section class="self" aria-labelledby="self">
      <h3 id="self">{t('self-title')}</h3>
      <Failure text={failed.value && unreachable()} />
      <Item id="self-link">
        <button type="button" onClick={make}>
          {t('self-link-make')}
        </button>
        <button type="button" class="quiet" onClick={revoke}>
          {t('self-revoke')}
        </button>
      </Item>
      {link.value && <OwnLink {...link.value} />}
      {revoked.value && (
        <p role="status" class="note">
          {t('self-revoked')}
        </p>
      )}
      <Avoided onFailed={() => (failed.value = true)} />
      <Item id="self-export">
        <a class="button" href="/api/me/export" download="four-kings.json">
          {t('self-export-save')}
        </a>
      </Item>
      <Item id="self-delete">
        {sure.value ? (
          <button type="button" class="primary" onClick={forget}>
            {t('self-delete-sure')}
          </button>
        ) : (
          <button type="button" onClick={() => (sure.value = true)}>
            {t('self-delete-go')}
          </button>
        )}
      </Item>
    </section>
  );
}
