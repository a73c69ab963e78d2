import '../styles/friends.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { WaitingRoomSnapshot } from '../messages.ts';
import { t } from '../i18n/texts.ts';
import { findOrigin, obstacle, origin } from '../origin.ts';
import { Icon } from '../ui/Icon.tsx';
import { Qr } from './Qr.tsx';

/** Without a #, so that a messenger that looks the link up is told of which table it is. */
export const linkTo = (table: string): string => `${origin.value}/table/${encodeURIComponent(table)}`;

/** How friends get here: a link to copy or to share, and a code for phones. */
export function Invite({ view }: { view: WaitingRoomSnapshot }) {
  const open = useSignal(false);
  const link = linkTo(view.table);
  const share = () =>
    void navigator
      .share({ url: link, text: t('gather-share-text', { game: t(`game-${view.game}`) }) })
      .catch(() => undefined);
  return (
    <section class="invite" aria-labelledby="invite">
      <h2 id="invite">{t('gather-invite')}</h2>
      <LinkField link={link} label={t('gather-link')} />
      <div class="doors">
        {'share' in navigator && (
          <button type="button" onClick={share}>
            <Icon name="share" />
            {t('gather-share')}
          </button>
        )}
        <button type="button" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
          <Icon name="qr" />
          {t('gather-qr')}
        </button>
      </div>
      {open.value && (
        <figure>
          <Qr text={link} label={t('gather-qr')} />
          <figcaption>{t('gather-qr-text')}</figcaption>
        </figure>
      )}
    </section>
  );
}

/** A link that one can read, select and copy. */
export function LinkField({ link, label }: { link: string; label: string }) {
  const copied = useSignal(false);
  useEffect(findOrigin, []);
  const copy = async (field: HTMLInputElement | null) => {
    field?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      document.execCommand('copy');
    }
    copied.value = true;
    setTimeout(() => (copied.value = false), 2500);
  };
  return (
    <>
      <div class="link">
        <input type="text" readOnly value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
        <button
          type="button"
          class="primary"
          onClick={(event) => void copy(event.currentTarget.parentElement!.querySelector('input'))}
        >
          <Icon name="copy" />
          {t('gather-copy')}
        </button>
        <span class="copied" role="status">
          {copied.value && t('gather-copied')}
        </span>
      </div>
      {obstacle.value && (
        <p class="note" role="note">
          {t(`gather-obstacle-${obstacle.value}`)}
        </p>
      )}
    </>
  );
}
