import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { asClock } from '../logic/clock.ts';

/** What the host has laid down about time, who looks on and hints, said in full for those who play by it. */
export function ConditionsLaid({ conditions, mirror }: Pick<Snapshot, 'conditions' | 'mirror'>) {
  const { clock, watch } = conditions;
  return (
    <>
      {mirror && (
        <>
          <h3>{t('gather-mirror')}</h3>
          <p>
            {t('gather-mirror-laid', { deals: mirror.deals, minutes: mirror.minutes })} {t('gather-mirror-again')}
          </p>
        </>
      )}
      <h3>{t('gather-time')}</h3>
      {clock ? (
        <>
          <p>
            {clock.days
              ? t('clock-laid-days', { days: clock.days })
              : t('clock-bank', { bank: asClock(1000 * clock.bank), more: clock.increment })}
          </p>
          <p>{t(clock.days ? 'clock-rules-days' : 'clock-rules-bank')}</p>
        </>
      ) : (
        <p>{t('gather-time-free')}</p>
      )}
      <h3>{t('gather-watch')}</h3>
      <p>{t(`clock-laid-watch-${watch}`)}</p>
      <h3>{t('at-ask-hint')}</h3>
      <p>{t(conditions.hints ? 'gather-hints-laid' : 'gather-hints-none')}</p>
    </>
  );
}
