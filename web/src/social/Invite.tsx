import '../styles/friends.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { WaitingRoomSnapshot } from '../messages.ts';
import { t, date } from '../i18n/texts.ts';
import { isHost } from '../logic/waitingRoom.ts';
import { closed, findOrigin, obstacle, origin, becomeHref } from '../route.ts';
import { Button, Section } from '../ui/elements.tsx';
import { Copy } from '../ui/copy.tsx';
import { useMedia } from '../ui/media.ts';

/** Without a #, so that a messenger that looks the link up is told of which table it is. */
export const linkTo = (table: string): string => `${origin.value}/table/${encodeURIComponent(table)}`;

/** How friends get here: a link to copy or to share, and a code for phones, which is shown where there is room. */
export function Invite({ view }: { view: WaitingRoomSnapshot }) {
  const open = useSignal(false);
  const roomy = useMedia('(min-width: 60rem)');
  const link = linkTo(view.table);
  const share = () =>
    void navigator
      .share({ url: link, text: t('gather-share-text', { game: t(`game-${view.game}`) }) })
      .catch(() => undefined);
  return (
    <Section id="invite" title={t('gather-invite')} class="invite">
      <div>
        <LinkField link={link} label={t('gather-link')} quiet helps={isHost(view)}>
          {'share' in navigator && <Button icon="share" text={t('gather-share')} onClick={share} />}
          {!roomy && !closed.value && (
            <Button
              aria-expanded={open.value}
              icon="qr"
              text={t('gather-qr')}
              onClick={() => (open.value = !open.value)}
            />
          )}
        </LinkField>
      </div>
      {(roomy || open.value) && <QrFigure link={link} text={roomy ? '' : t('gather-qr-text')} />}
    </Section>
  );
}

interface LinkFieldProps {
  link: string;
  label: string;
  /** True if the way on is another button. */
  quiet?: boolean;
  /** False for a reader who cannot change how the server is reached. */
  helps?: boolean;
  children?: ComponentChildren;
}

/** A link to read, select and copy. */
export function LinkField({ link, label, quiet = false, helps = true, children }: LinkFieldProps) {
  useEffect(findOrigin, []);
  return (
    <>
      <div class="link row wrap gap-3">
        <input
          type="text"
          dir="ltr"
          readOnly
          value={link}
          aria-label={label}
          onFocus={({ currentTarget }) => setTimeout(() => (currentTarget.select(), (currentTarget.scrollLeft = 0)))}
        />
        <Copy primary={!quiet} text={link} label={t('gather-copy')}>
          {children}
        </Copy>
      </div>
      {helps && obstacle.value && (
        <div class="note" role="note">
          {t(`gather-obstacle-${obstacle.value}`)}
          <details>
            <summary>{t('gather-obstacle-how')}</summary>
            {t(`gather-obstacle-${obstacle.value}.help`)}
          </details>
        </div>
      )}
    </>
  );
}

interface DeviceLinkProps extends Pick<LinkFieldProps, 'helps'> {
  token: string;
  expires: number;
  evening?: string;
}

/** The link that makes another device oneself, perhaps straight in an evening; `expires`: in seconds since 1970. */
export function DeviceLink({ token, expires, evening = '', helps = true }: DeviceLinkProps) {
  const link = `${origin.value}/${becomeHref(token, evening)}`;
  return (
    <>
      <LinkField link={link} label={t('self-link')} helps={helps} />
      <p class="note">{t('self-link-until', { date: date(expires) })}</p>
      <QrFigure link={link} text="" />
    </>
  );
}

/** Of white around the code, in dots. */
const MARGIN = 3;

/** A link as a QR code, with what it is for; none where only this computer could follow it. */
export const QrFigure = ({ link, text }: { link: string; text: string }) =>
  closed.value ? null : (
    <figure class="stack gap-3 leading">
      <Qr text={link} label={t('gather-qr')} />
      {text && <figcaption class="pale">{text}</figcaption>}
    </figure>
  );

/** A QR code, drawn here: the library comes only when one is looked at. */
function Qr({ text, label }: { text: string; label: string }) {
  const dots = useSignal<boolean[][]>([]);
  useEffect(() => {
    void import('qr').then(({ encodeQR }) => (dots.value = encodeQR(text, 'raw', { border: MARGIN })));
  }, [text]);
  const size = dots.value.length;
  const path = dots.value.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg class="qr block" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
