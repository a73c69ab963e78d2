import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Apart } from 'texts:all';
import { bring, t } from '../i18n/texts.ts';
import { Button, LinkButton, Skeleton } from './elements.tsx';
import { Dialog } from './Dialog.tsx';

/** The styles of all but the lobby. */
export const laterStyles = () => import('styles:later');

/**
 * What is fetched later: a page, a part of one, or a window over it. Only a page shows anything before it is there. For
 * a part of the first page, `vite.config.ts` keeps the styles in the first sheet.
 */
type Kind = 'page' | 'first-part' | 'part' | 'window';

/**
 * A component that is fetched, with its `texts`, only when somebody goes there; the service worker keeps it for later,
 * server or none. What could not be fetched says so, and is asked for again at a press.
 */
export function lazy<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  kind: Kind,
  ...texts: Apart[]
) {
  type Props = Module[Name] extends (props: infer Taken) => unknown ? Taken & object : never;
  const state = signal<{ page: ComponentType<Props> } | 'missing' | null>(null);
  const trying = signal(false);
  const fetchIt = async () => {
    trying.value = true;
    try {
      if (state.value === 'missing') await fetchStyles();
      // Its link is put into the page first, so that the styles of what is fetched override those that many share.
      const [, module] = await Promise.all([kind === 'first-part' || laterStyles(), load(), ...texts.map(bring)]);
      state.value = { page: module[name] as ComponentType<Props> };
    } catch {
      state.value = 'missing';
    }
    trying.value = false;
  };
  return function Lazy(props: Props) {
    useEffect(() => {
      if (!state.value || state.value === 'missing') void fetchIt();
    }, []);
    if (state.value === 'missing') {
      const close = 'onClose' in props ? (props.onClose as () => void) : undefined;
      return <Missing kind={kind} trying={trying.value} onTry={() => void fetchIt()} onClose={close} />;
    }
    const Page = state.value?.page;
    if (Page) return <Page {...props} />;
    return kind === 'page' ? (
      <main class="rules" aria-busy="true">
        <Skeleton />
      </main>
    ) : null;
  };
}

/** Fetch the missing style sheets again: the loader of modules takes one for loaded that was requested once. */
async function fetchStyles(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(sheets.filter((sheet) => !sheet.sheet).map(fetchAgain));
}

const fetchAgain = (sheet: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const copy = sheet.cloneNode() as HTMLLinkElement;
    copy.addEventListener('load', resolve);
    copy.addEventListener('error', reject);
    sheet.replaceWith(copy);
  });

type MissingProps = { kind: Kind; trying: boolean; onTry: () => void; onClose: (() => void) | undefined };

function Missing({ kind, trying, onTry, onClose }: MissingProps) {
  const sentence = <p role="alert">{t('ui-missing')}</p>;
  const again = <Button primary text={t('lobby-retry')} disabled={trying} onClick={onTry} />;
  if (kind === 'page')
    return (
      <main class="rules">
        {sentence}
        <div class="doors">
          {again}
          <LinkButton href="#/" text={t('ui-home')} />
        </div>
      </main>
    );
  if (kind !== 'window' || !onClose)
    return (
      <div class="notice">
        {sentence}
        {again}
      </div>
    );
  return (
    <Dialog title={t('ui-missing.title')} onClose={onClose}>
      {sentence}
      <div class="doors">{again}</div>
    </Dialog>
  );
}
