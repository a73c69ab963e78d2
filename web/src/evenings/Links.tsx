import { LinkField, Qr } from '../social/Invite.tsx';
import { t } from '../i18n/texts.ts';
import { origin } from '../origin.ts';
import { eveningHref, eveningLink, leadHref, paperHref, wallHref } from '../route.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';

/** How players come in, and the other screens of an evening. */
export function Links({ evening, director }: { evening: string; director: string }) {
  const link = eveningLink(evening);
  return (
    <Section id="links" title={t('evening-invite')} class="invite">
      <p>{t('evening-invite-text')}</p>
      <LinkField link={link} label={t('evening-link')} />
      <details>
        <summary>{t('gather-qr')}</summary>
        <figure>
          <Qr text={link} label={t('gather-qr')} />
          <figcaption>{t('evening-qr-text')}</figcaption>
        </figure>
      </details>
      <div class="doors">
        <LinkButton href={wallHref(evening)} target="_blank" rel="noopener" icon="eye" text={t('evening-wall')} />
        <LinkButton href={paperHref(evening)} icon="sheet" text={t('evening-paper')} />
        <LinkButton href={eveningHref(evening)} icon="play" text={t('evening-play-too')} />
      </div>
      <details>
        <summary>{t('evening-lead-elsewhere')}</summary>
        <p class="note">{t('evening-lead-elsewhere-text')}</p>
        <LinkField link={`${origin.value}/${leadHref(evening, director)}`} label={t('evening-lead-link')} />
      </details>
    </Section>
  );
}
