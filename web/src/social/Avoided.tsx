import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { call } from '../api.ts';
import { t } from '../i18n/texts.ts';
import type { AvoidedPerson } from '../http.ts';
import { Item } from './Item.tsx';

/** The people that one does not want to meet again, and the way back: for one of them, or for all. */
export function Avoided({ onFailed }: { onFailed: () => void }) {
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
    void call('DELETE /api/me/avoided/{handle}', { handle }).then(() => {
      people.value = list.filter((person) => person.handle !== handle);
      met.value = t('self-met-one', { who: name || t('lobby-nobody') });
    }, onFailed);
  const everybody = () =>
    void call('DELETE /api/me/avoided').then(() => {
      people.value = [];
      met.value = t('self-met');
    }, onFailed);
  return (
    <>
      <Item id="self-avoided" params={{ people: list.length }}>
        {list.length > 1 && (
          <button type="button" onClick={everybody}>
            {t('self-meet')}
          </button>
        )}
      </Item>
      {list.length > 0 && (
        <ul class="avoided">
          {list.map((person) => (
            <li key={person.handle}>
              <bdi translate={false}>{person.name || t('lobby-nobody')}</bdi>
              <button type="button" class="quiet" onClick={() => again(person)}>
                {t('self-meet-one')}
                <span class="unseen"> {person.name || t('lobby-nobody')}</span>
              </button>
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
