import '../styles/friends.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { fetchAvoided, forgetMe, makeLink, meetAll, revokeLinks } from '../api.ts';
import { locale, t, type Params } from '../i18n/texts.ts';
import { origin } from '../origin.ts';
import { becomeHref } from '../route.ts';
import { LinkField } from './Invite.tsx';
import { Qr } from './Qr.tsx';

/** What is one's own on this server: a link for another device, what is kept, and the end of it. */
export function Self() {
  const link = useSignal<{ token: string; until: string } | null>(null);
  const revoked = useSignal(false);
  const sure = useSignal(false);
  const failed = useSignal(false);
  const guarded = (work: () => Promise<void>) => () => void work().catch(() => (failed.value = true));
  const make = guarded(async () => {
    const answer = await makeLink();
    const until = new Date(answer.expires * 1000).toLocaleDateString(locale(), { dateStyle: 'long' });
    link.value = { token: answer.token, until };
    revoked.value = false;
  });
  const revoke = guarded(async () => {
    await revokeLinks();
    link.value = null;
    revoked.value = true;
  });
  const forget = guarded(async () => {
    await forgetMe();
    localStorage.clear();
    location.replace('/');
  });
  return (
    <section class="self" aria-labelledby="self">
      <h3 id="self">{t('self-title')}</h3>
      {failed.value && (
        <p class="notice" role="alert">
          {t('lobby-offline')}
        </p>
      )}
      <Item id="self-link">
        <button type="button" onClick={make}>
          {t('self-link-make')}
        </button>
        <button type="button" class="quiet" onClick={revoke}>
          {t('self-revoke')}
        </button>
      </Item>
      {link.value && (
        <>
          <LinkField link={`${origin.value}/${becomeHref(link.value.token)}`} label={t('self-link')} />
          <p class="note">{t('self-link-until', { date: link.value.until })}</p>
          <Qr text={`${origin.value}/${becomeHref(link.value.token)}`} label={t('gather-qr')} />
        </>
      )}
      {revoked.value && (
        <p role="status" class="note">
          {t('self-revoked')}
        </p>
      )}
      <Apart onFailed={() => (failed.value = true)} />
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

/** How many people one does not want to meet again, and the way back. */
function Apart({ onFailed }: { onFailed: () => void }) {
  const people = useSignal<number | null>(null);
  const met = useSignal(false);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      void fetchAvoided().then(
        (answer) => (people.value = answer.people),
        () => undefined,
      ),
    [],
  );
  // The button that was pressed is gone: who goes by keyboard stands where it is said what came of it.
  useEffect(() => void (met.value && message.current?.focus()), [met.value]);
  const meet = () =>
    void meetAll().then(() => {
      people.value = 0;
      met.value = true;
    }, onFailed);
  if (people.value === null) return null;
  return (
    <>
      <Item id="self-avoided" params={{ people: people.value }}>
        {people.value > 0 && (
          <button type="button" onClick={meet}>
            {t('self-meet')}
          </button>
        )}
      </Item>
      {met.value && (
        <p role="status" class="note" tabIndex={-1} ref={message}>
          {t('self-met')}
        </p>
      )}
    </>
  );
}

function Item({
  id,
  params,
  children,
}: {
  id: 'self-link' | 'self-avoided' | 'self-export' | 'self-delete';
  params?: Params;
  children: preact.ComponentChildren;
}) {
  return (
    <div class="row">
      <p>
        {t(id, params)}
        <small>{t(`${id}.text`)}</small>
      </p>
      <div class="doors">{children}</div>
    </div>
  );
}
