import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t, dateTime } from '../i18n/texts.ts';
import { Failure, Section } from '../ui/elements.tsx';
import { useFetched } from '../ui/useFetched.ts';

export type Act = (request: Promise<void>) => void;

/** What refreshes the lists of the page: `done` counts the actions of the administrator. */
export type Refreshed = { done: number; onDone: () => void };

/** A section with a list that is fetched again after each action. `id` is part of the ids of its texts. */
export function AdminList<Row>({
  id,
  class: names,
  fetch,
  search,
  row,
  done,
  onDone,
  children,
}: Refreshed & {
  id: 'reports' | 'tables' | 'clubs' | 'people';
  class: string;
  fetch: () => Promise<Row[]>;
  search?: number;
  row: (row: Row, act: Act) => ComponentChildren;
  children?: ComponentChildren;
}) {
  const { data: rows, error } = useFetched(fetch, [done, search]);
  const failed = useSignal(false);
  const act: Act = (request) =>
    void request
      .then(
        () => (failed.value = false),
        () => (failed.value = true),
      )
      .then(onDone);
  return (
    <Section id={id} title={t(`admin-${id}`)}>
      <p class="note">{t(`admin-${id}-text`)}</p>
      <Failure text={(failed.value || !!error) && t('admin-failed')} />
      {children}
      {rows?.length === 0 && <p role={search === undefined ? undefined : 'status'}>{t(`admin-${id}-none`)}</p>}
      <ul class={names}>{rows?.map((each) => row(each, act))}</ul>
    </Section>
  );
}

/** A time in words, with its date in a tooltip; `at` is in seconds since 1970. */
export function Time({ at, text = dateTime(at) }: { at: number; text?: string }) {
  return (
    <time dateTime={new Date(at * 1000).toISOString()} title={dateTime(at)}>
      {text}
    </time>
  );
}

/** A person, by their name if they have told one. */
export const personName = (name: string): string => name || t('admin-somebody');
