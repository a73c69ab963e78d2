import '../styles/friends.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { call, type AvoidedPerson } from '../api.ts';
import { t, type Params } from '../i18n/texts.ts';
import { DeviceLink } from './Invite.tsx';
import { ROOT } from '../offline/mode.ts';
import { forgetAll } from '../storage.ts';
import { Sure, Button, Failure, LinkButton } from '../ui/elements.tsx';
import { unreachable, useRequest } from '../ui/useFetched.ts';

/** What is one's own on this server: a link for another device, what is kept, and the end of it. */
export function Self() {
  const link = useSignal<{ token: string; expires: number } | null>(null);
  const revoked = useSignal(false);
  const { failed, run } = useRequest(unreachable);
  const make = () =>
    run(async () => {
      link.value = await call('POST /api/me/links');
      revoked.value = false;
    });
  const revoke = () =>
    run(async () => {
      await call('DELETE /api/me/links');
      link.value = null;
      revoked.value = true;
    });
  const forget = () =>
    run(async () => {
      await call('DELETE /api/me');
      forgetAll();
      location.replace(`${ROOT}/`);
    });
  return (
    <section class="self stack gap-3" aria-labelledby="self">
      <h3 id="self">{t('self-title')}</h3>
      <Failure text={failed.value} />
      <Item id="self-link">
        <Button text={t('self-link-make')} onClick={make} />
        <Button text={t('self-revoke')} onClick={revoke} />
      </Item>
      {link.value && <DeviceLink {...link.value} />}
      {revoked.value && (
        <p role="status" class="note">
          {t('self-revoked')}
        </p>
      )}
      <Avoided run={run} />
      <Item id="self-export">
        <LinkButton href={`${ROOT}/api/me/export`} download="four-kings.json" text={t('self-export-save')} />
      </Item>
      <Item id="self-delete">
        <Sure label={t('self-delete-go')} sure={t('self-delete-sure')} onSure={forget} />
      </Item>
    </section>
  );
}

interface ItemProps {
  id: 'self-link' | 'self-avoided' | 'self-export' | 'self-delete';
  params?: Params;
  children: ComponentChildren;
}

function Item({ id, params, children }: ItemProps) {
  return (
    <div class="entry">
      <p>
        {t(id, params)}
        <small class="block pale">{t(`${id}.text`)}</small>
      </p>
      <div class="doors">{children}</div>
    </div>
  );
}

/** The people that one does not want to meet again, and the way back: for one of them, or for all. */
function Avoided({ run }: Pick<ReturnType<typeof useRequest>, 'run'>) {
  const people = useSignal<readonly AvoidedPerson[] | null>(null);
  const met = useSignal('');
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      void call('GET /api/me/avoided').then(
        (answer) => (people.value = answer.people),
        () => undefined,
      ),
    [],
  );
  // The button that was pressed is gone: who goes by keyboard stands where it is said what came of it.
  useEffect(() => void (met.value && message.current?.focus()), [met.value]);
  if (people.value === null) return null;
  const list = people.value;
  const again = ({ handle, name }: AvoidedPerson) =>
    run(async () => {
      await call('DELETE /api/me/avoided/{handle}', { handle });
      people.value = list.filter((person) => person.handle !== handle);
      met.value = t('self-met-one', { who: name || t('lobby-nobody') });
    });
  const everybody = () =>
    run(async () => {
      await call('DELETE /api/me/avoided');
      people.value = [];
      met.value = t('self-met');
    });
  return (
    <>
      <Item id="self-avoided" params={{ people: list.length }}>
        {list.length > 1 && <Button text={t('self-meet')} onClick={everybody} />}
      </Item>
      {list.length > 0 && (
        <ul class="avoided stack gap-2">
          {list.map((person) => (
            <li class="entry" key={person.handle}>
              <bdi translate={false}>{person.name || t('lobby-nobody')}</bdi>
              <Button
                quiet
                text={t('self-meet-one')}
                unseen={person.name || t('lobby-nobody')}
                onClick={() => again(person)}
              />
            </li>
          ))}
        </ul>
      )}
      {met.value && (
        <p role="status" class="note" tabIndex={-1} ref={message}>
          {met.value}
        </p>
      )}
    </>
  );
}
