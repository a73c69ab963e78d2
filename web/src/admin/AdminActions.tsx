import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { moment, t } from '../i18n/texts.ts';
import type { AdminActionInfo } from '../http.ts';
import { fetchAdminActions } from './api.ts';

/** What administrators did, the latest first. */
export function AdminActions({ done }: { done: number }) {
  const adminActions = useSignal<AdminActionInfo[] | null>(null);
  useEffect(
    () =>
      void fetchAdminActions().then(
        (answer) => (adminActions.value = answer),
        () => undefined,
      ),
    [done],
  );
  return (
    <section aria-labelledby="deeds">
      <h2 id="deeds">{t('admin-deeds')}</h2>
      {adminActions.value?.length === 0 && <p>{t('admin-deeds-none')}</p>}
      <ol class="acts">
        {adminActions.value?.map((action, place) => (
          <li key={place}>
            <time dateTime={new Date(action.at * 1000).toISOString()}>{moment(action.at)}</time>{' '}
            <span>{sentence(action)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function sentence(action: AdminActionInfo): string {
  const who = action.name || t('admin-somebody');
  return t(`admin-deed-${action.what}`, { who, text: action.about, hours: Number(action.about) || 0 });
}
