import { t } from '../i18n/texts.ts';
import { listed } from '../i18n/sentences.ts';
import type { EveningInfo, PlayingInfo } from '../http.ts';
import { Sure } from '../ui/Sure.tsx';
import { nameOf } from './words.ts';

/** For whom a slow table waits, and a bot for each of them, who may take their seat back later. */
export function Slow({
  evening,
  table,
  onBot,
}: {
  evening: EveningInfo;
  table: PlayingInfo;
  onBot: (seat: number) => void;
}) {
  if (!table.waits.length) return null;
  const names = table.waits.map((number) => nameOf(evening, number));
  return (
    <>
      <p class="state">{t('evening-waits-for', { who: listed(names, 'and') })}</p>
      {table.waits.map((number, place) => (
        <Sure
          key={number}
          label={t('evening-bot-in', { who: names[place]! })}
          name={t('evening-bot-in', { who: names[place]! })}
          sure={t('evening-bot-in-sure', { who: names[place]! })}
          onSure={() => onBot(table.seats.indexOf(number))}
        />
      ))}
    </>
  );
}
