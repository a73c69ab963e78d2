import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { asClock } from '../logic/clock.ts';

/** What the host has laid down about time and about who looks on, said in full for those who play by it. */
export function TermsLaid({ terms }: { terms: Snapshot['terms'] }) {
  const { clock, watch } = terms;
  return (
    <>
      <h3>{t('gather-time')}</h3>
      {clock ? (
        <>
          <p>{clock.days ? t('clock-laid-days', { days: clock.days }) : t('clock-bank', { bank: asClock(1000 * clock.bank), more: clock.more })}</p>
          <p>{t(clock.days ? 'clock-rules-days' : 'clock-rules-bank')}</p>
        </>
      ) : <p>{t('gather-time-free')}</p>}
      <h3>{t('gather-watch')}</h3>
      <p>{t(`clock-laid-watch-${watch}`)}</p>
    </>
  );
}
