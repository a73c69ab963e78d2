import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { moment, t } from '../i18n/texts.ts';
import type { DeedTold } from '../http.ts';
import { fetchDeeds } from './api.ts';

/** What administrators did, the latest first. */
export function Deeds({ done }: { done: number }) {
  const deeds = useSignal<DeedTold[] | null>(null);
  useEffect(
    () =>
      void fetchDeeds().then(
        (answer) => (deeds.value = answer),
        () => undefined,
      ),
    [done],
  );
  return (
    <section aria-labelledby="deeds">
      <h2 id="deeds">{t('admin-deeds')}</h2>
      {deeds.value?.length === 0 && <p>{t('admin-deeds-none')}</p>}
      <ol class="acts">
        {deeds.value?.map((deed, place) => (
          <li key={place}>
            <time dateTime={new Date(deed.at * 1000).toISOString()}>{moment(deed.at)}</time>{' '}
            <span>{sentence(deed)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function sentence(deed: DeedTold): string {
  const who = deed.name || t('admin-somebody');
  return t(`admin-deed-${deed.what}`, { who, text: deed.about, hours: Number(deed.about) || 0 });
}
