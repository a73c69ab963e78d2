import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LinkField } from '../social/Invite.tsx';
import { unreachable } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import type { ShareInfo } from '../http.ts';
import { origin } from '../origin.ts';
import { call } from '../api.ts';
import { sharedHref } from '../route.ts';
import { Failure } from '../ui/Failure.tsx';
import { Button } from '../ui/Button.tsx';
import { say } from '../ui/speech.ts';

/** A link to this match for others, with names or without. */
export function ShareMatch({ table }: { table: string }) {
  const hidden = useSignal(true);
  const shares = useSignal<ShareInfo[]>([]);
  const failed = useSignal(false);
  useEffect(() => {
    void call('GET /api/tables/{table}/shares', { table }).then(
      (fetched) => (shares.value = fetched),
      () => undefined,
    );
  }, [table]);
  const run = (request: () => Promise<void>, message: string): void => {
    failed.value = false;
    request().then(
      () => say(message),
      () => (failed.value = true),
    );
  };
  const create = async (): Promise<void> => {
    const fresh = await call('POST /api/tables/{table}/shares', { table, body: { hidden: hidden.value } });
    shares.value = [...shares.value.filter((shared) => shared.token !== fresh.token), fresh];
  };
  const revoke = async (): Promise<void> => {
    await call('DELETE /api/tables/{table}/shares', { table });
    shares.value = [];
  };
  return (
    <details class="take-in">
      <summary>{t('review-share')}</summary>
      <p class="note">{t('review-share-text')}</p>
      <label>
        <input
          type="checkbox"
          checked={hidden.value}
          onChange={(event) => (hidden.value = event.currentTarget.checked)}
        />{' '}
        {t('review-share-hidden')}
      </label>
      <Failure text={failed.value && unreachable()} />
      {shares.value.map((shared) => {
        const label = t(shared.hidden ? 'review-share-link-hidden' : 'review-share-link');
        return (
          <div key={shared.token}>
            <p class="note">{label}</p>
            <LinkField link={`${origin.value}/${sharedHref(shared.token)}`} label={label} />
          </div>
        );
      })}
      <p class="doors">
        <Button
          icon="copy"
          class="primary"
          onClick={() => run(create, t('review-share-made'))}
          text={t('review-share-make')}
        />
        {shares.value.length > 0 && (
          <Button class="quiet" onClick={() => run(revoke, t('review-share-gone'))} text={t('review-share-back')} />
        )}
      </p>
    </details>
  );
}
