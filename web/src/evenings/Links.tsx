import { LinkField } from '../social/Invite.tsx';
import { Qr } from '../social/Qr.tsx';
import { t } from '../i18n/texts.ts';
import { origin } from '../origin.ts';
import { eveningHref, eveningLink, leadHref, paperHref, wallHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';

/** How players come in, and the other screens of an evening. */
export function Links({ evening, director }: { evening: string; director: string }) {
  const link = eveningLink(evening);
  return (
    <section class="invite" aria-labelledby="links">
      <h2 id="links">{t('evening-invite')}</h2>
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
        <a class="button" href={wallHref(evening)} target="_blank" rel="noopener">
          <Icon name="eye" />
          {t('evening-wall')}
        </a>
        <a class="button" href={paperHref(evening)}>
          <Icon name="sheet" />
          {t('evening-paper')}
        </a>
        <a class="button" href={eveningHref(evening)}>
          <Icon name="play" />
          {t('evening-play-too')}
        </a>
      </div>
      <details>
        <summary>{t('evening-lead-elsewhere')}</summary>
        <p class="note">{t('evening-lead-elsewhere-text')}</p>
        <LinkField link={`${origin.value}/${leadHref(evening, director)}`} label={t('evening-lead-link')} />
      </details>
    </section>
  );
}
