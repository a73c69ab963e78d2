import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { Skeleton } from './Skeleton.tsx';

/**
 * A page that is fetched only when somebody goes there; the service worker keeps it for later, server or none. `part`:
 * of a page, which shows nothing before.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  part = false,
): ComponentType<Props> {
  const state = signal<{ page: ComponentType<Props> } | 'missing' | null>(null);
  const fetchIt = () =>
    load().then(
      (page) => (state.value = { page }),
      () => (state.value = 'missing'),
    );
  return function Later(props: Props) {
    useEffect(() => {
      if (!state.value || state.value === 'missing') void fetchIt();
    }, []);
    if (part && (!state.value || state.value === 'missing')) return null;
    if (state.value === 'missing')
      return (
        <main class="waiting">
          <p role="alert">{t('lobby-offline')}</p>
          <a class="button" href="#/">
            {t('ui-home')}
          </a>
        </main>
      );
    const Page = state.value?.page;
    return Page ? (
      <Page {...props} />
    ) : (
      <main class="rules" aria-busy="true">
        <Skeleton />
      </main>
    );
  };
}
