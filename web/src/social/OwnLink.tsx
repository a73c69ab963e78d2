import { locale, t } from '../i18n/texts.ts';
import { origin } from '../origin.ts';
import { becomeHref } from '../route.ts';
import { LinkField } from './Invite.tsx';
import { Qr } from './Qr.tsx';

/** The link that makes another device oneself, perhaps straight in an evening; `expires`: in seconds since 1970. */
export function OwnLink({ token, expires, evening = '' }: { token: string; expires: number; evening?: string }) {
  const link = `${origin.value}/${becomeHref(token, evening)}`;
  const date = new Date(expires * 1000).toLocaleDateString(locale(), { dateStyle: 'long' });
  return (
    <>
      <LinkField link={link} label={t('self-link')} />
      <p class="note">{t('self-link-until', { date })}</p>
      <Qr text={link} label={t('gather-qr')} />
    </>
  );
}
