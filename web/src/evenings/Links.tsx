import { useSignal } from '@preact/signals';
import { LinkField, QrFigure } from '../social/Invite.tsx';
import { t } from '../i18n/texts.ts';
import { origin, eveningHref, eveningLink, leadHref, paperHref, wallHref } from '../route.ts';
import { Button, LinkButton } from '../ui/elements.tsx';
import { Dialog } from '../ui/Dialog.tsx';

type Props = { evening: string; director: string };

/** The other screens of an evening, and the invitation between the first round and the end. */
export function Links({ evening, director, invites }: Props & { invites: boolean }) {
  const open = useSignal(false);
  return (
    <div class="doors">
      <LinkButton href={wallHref(evening)} target="_blank" rel="noopener" icon="eye" text={t('evening-wall')} />
      <LinkButton href={paperHref(evening)} icon="print" text={t('evening-paper')} />
      {invites && (
        <Button icon="qr" aria-haspopup="dialog" text={t('evening-invite')} onClick={() => (open.value = true)} />
      )}
      {open.value && (
        <Dialog title={t('evening-invite')} onClose={() => (open.value = false)}>
          <Invitation evening={evening} director={director} />
        </Dialog>
      )}
    </div>
  );
}

/** How players come in, and how somebody else leads. */
export function Invitation({ evening, director }: Props) {
  const link = eveningLink(evening);
  return (
    <>
      <p>{t('evening-invite-text')}</p>
      <LinkField quiet link={link} label={t('evening-link')} />
      <QrFigure link={link} text={t('evening-qr-text')} />
      <div class="doors">
        <LinkButton href={eveningHref(evening)} icon="play" text={t('evening-play-too')} />
      </div>
      <details>
        <summary>{t('evening-lead-elsewhere')}</summary>
        <p class="note">{t('evening-lead-elsewhere-text')}</p>
        <LinkField
          quiet
          helps={false}
          link={`${origin.value}/${leadHref(evening, director)}`}
          label={t('evening-lead-link')}
        />
      </details>
    </>
  );
}
