import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import type { PersonSeen } from '../http.ts';
import { appoint, bar, dismiss, fetchPeople, forget, unbar } from './api.ts';
import { Sure } from './Sure.tsx';
import { ago, moment } from './when.ts';
import { Failure } from '../ui/Failure.tsx';

const DAY = 24;

/** People by name, and what can be done about them. */
export function People({ done, onDone, first }: { done: number; onDone: () => void; first: boolean }) {
  const named = useSignal('');
  const people = useSignal<PersonSeen[] | null>(null);
  const failed = useSignal(false);
  const load = () =>
    void fetchPeople(named.value).then(
      (answer) => (people.value = answer),
      () => (failed.value = true),
    );
  useEffect(load, [done]);
  const guarded = (work: Promise<void>) =>
    void work
      .then(
        () => (failed.value = false),
        () => (failed.value = true),
      )
      .then(onDone);
  return (
    <section aria-labelledby="people">
      <h2 id="people">{t('admin-people')}</h2>
      <p class="note">{t('admin-people-text')}</p>
      <Failure text={failed.value && t('admin-failed')} />
      <form
        class="enter"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          load();
        }}
      >
        <label for="named">{t('admin-people-name')}</label>
        <div class="link">
          <input
            id="named"
            type="search"
            value={named.value}
            maxLength={24}
            onInput={(event) => (named.value = event.currentTarget.value)}
          />
          <button type="submit">{t('admin-people-find')}</button>
        </div>
      </form>
      {people.value?.length === 0 && <p role="status">{t('admin-people-none')}</p>}
      <ul class="persons">
        {people.value?.map((person) => (
          <Person key={person.person} person={person} first={first} act={guarded} />
        ))}
      </ul>
    </section>
  );
}

function Person({ person, first, act }: { person: PersonSeen; first: boolean; act: (work: Promise<void>) => void }) {
  const who = person.name || t('admin-somebody');
  const marks = [
    person.you && t('admin-you'),
    person.administrator && t('admin-is-administrator'),
    person.barred !== null && t('admin-is-barred', { until: moment(person.barred) }),
  ].filter(Boolean);
  const named = (what: string) => t('admin-for', { what, who });
  const button = (what: 'admin-bar' | 'admin-unbar' | 'admin-appoint' | 'admin-dismiss', work: () => Promise<void>) => (
    <button type="button" aria-label={named(t(what))} onClick={() => act(work())}>
      {t(what)}
    </button>
  );
  return (
    <li>
      <p>
        <strong>
          <bdi>{who}</bdi>
        </strong>
        {marks.map((mark) => (
          <span class="mark">{mark}</span>
        ))}{' '}
        <small>{t('admin-told', { when: ago(person.told) })}</small>
      </p>
      <div class="doors">
        {!person.you &&
          (person.barred === null
            ? button('admin-bar', () => bar(person.person, DAY))
            : button('admin-unbar', () => unbar(person.person)))}
        {first &&
          (person.administrator
            ? button('admin-dismiss', () => dismiss(person.person))
            : button('admin-appoint', () => appoint(person.person)))}
        {!person.you && (first || !person.administrator) && (
          <Sure
            label={t('admin-forget')}
            name={named(t('admin-forget'))}
            sure={t('admin-forget-sure', { who })}
            onSure={() => act(forget(person.person))}
          />
        )}
      </div>
    </li>
  );
}
