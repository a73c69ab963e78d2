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

const link = (shared: ShareInfo): string => `${origin.value}/${sharedHref(shared.token)}`;

/** A link to this match for others, with names or without. */
export function ShareMatch({ table }: { table: string }) {
  const hidden = useSignal(true);
  const given = useSignal<ShareInfo[]>([]);
  const failed = useSignal(false);
  useEffect(
    () =>
      void call('GET /api/tables/{table}/shares', { table }).then(
        (answer) => (given.value = answer),
        () => undefined,
      ),
    [table],
  );
  const make = async () => {
    failed.value = false;
    try {
      const fresh = await call('POST /api/tables/{table}/shares', { table, body: { hidden: hidden.value } });
      given.value = [...given.value.filter((shared) => shared.token !== fresh.token), fresh];
      say(t('review-share-made'));
    } catch {
      failed.value = true;
    }
  };
  const takeBack = async () => {
    try {
      await call('DELETE /api/tables/{table}/shares', { table });
      given.value = [];
      say(t('review-share-gone'));
    } catch {
      failed.value = true;
    }
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
      {given.value.map((shared) => (
        <div key={shared.token}>
          <p class="note">{t(shared.hidden ? 'review-share-link-hidden' : 'review-share-link')}</p>
          <LinkField link={link(shared)} label={t(shared.hidden ? 'review-share-link-hidden' : 'review-share-link')} />
        </div>
      ))}
      <p class="doors">
        <Button icon="copy" class="primary" onClick={() => void make()} text={t('review-share-make')} />
        {given.value.length > 0 && (
          <Button class="quiet" onClick={() => void takeBack()} text={t('review-share-back')} />
        )}
      </p>
    </details>
  );
}
