import { t } from '../i18n/texts.ts';
import type { Snapshot, WaitingRoomSnapshot } from '../messages.ts';
import { valueText } from '../lobby/House.tsx';
import { asClock } from '../logic/clock.ts';
import { capital } from '../i18n/words.ts';

/** What a table's preset is, and the rules in which it differs from the game's own, in words. */
export function HouseRules({ view }: { view: Pick<Snapshot, 'game' | 'preset' | 'options' | 'changed'> }) {
  return (
    <>
      <p>{t(`preset-${view.game}-${view.preset}.text`)}</p>
      {view.changed.length > 0 && (
        <ul class="changed stack">
          {view.changed.map((name) => (
            <li key={name}>
              <strong>{t(`option-${view.game}-${name}`)}</strong>{' '}
              {capital(valueText(view.game, name, view.options[name]!, '.text'))}.
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What the host has laid down about time, who looks on and hints, said in full for those who play by it. */
export function FullConditions({ conditions, mirror }: Pick<Snapshot, 'conditions' | 'mirror'>) {
  const { clock, watch } = conditions;
  return (
    <>
      {mirror && (
        <>
          <h3>{t('gather-mirror')}</h3>
          <p>
            {mirrorText(mirror)} {t('gather-mirror-again')}
          </p>
        </>
      )}
      <h3>{t('gather-time')}</h3>
      {clock ? (
        <>
          <p>{clockText(clock, 'clock-bank')}</p>
          <p>{t(clock.days ? 'clock-rules-days' : 'clock-rules-bank')}</p>
        </>
      ) : (
        <p>{t('gather-time-free')}</p>
      )}
      <h3>{t('gather-watch')}</h3>
      <p>{t(`clock-laid-watch-${watch}`)}</p>
      <h3>{t('gather-hints')}</h3>
      <p>{t(conditions.hints ? 'gather-hints-laid' : 'gather-hints-none')}</p>
    </>
  );
}

/** What is unusual about the conditions of a table before its match, in a paragraph. */
export function ConditionsNote({ view }: { view: Pick<WaitingRoomSnapshot, 'conditions' | 'mirror'> }) {
  const { clock, watch, hints } = view.conditions;
  const parts = [
    view.mirror && mirrorText(view.mirror),
    clock && clockText(clock, 'clock-laid-bank'),
    watch === 'hands' && t('clock-laid-hands'),
    hints && t('gather-hints-laid'),
  ].filter(Boolean);
  return parts.length ? <p class="note">{parts.join(' ')}</p> : null;
}

const mirrorText = ({ deals, minutes }: NonNullable<Snapshot['mirror']>): string =>
  t('gather-mirror-laid', { deals, minutes });

const clockText = (
  { days, bank, increment }: NonNullable<Snapshot['conditions']['clock']>,
  text: 'clock-bank' | 'clock-laid-bank',
): string => (days ? t('clock-laid-days', { days }) : t(text, { bank: asClock(1000 * bank), more: increment }));
