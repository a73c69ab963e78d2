import { gained } from '../boards/words.ts';
import { locale, t } from '../i18n/texts.ts';
import type { EveningInfo, StandingInfo } from '../http.ts';
import { listDirection, shareColumn, standingName } from './words.ts';

export const share = (part: number, places = 1): string =>
  part.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: places });

/** The places that the rounds so far do not tell apart from one. */
const places = ({ first, last }: StandingInfo): string => t('evening-places', { first, last });

/** Everybody who has played a round, the best first, and how much these rounds can tell. */
export function Standings({ evening }: { evening: EveningInfo }) {
  const { standings, me } = evening;
  if (!standings.length) return <p class="note">{t('evening-standings-none')}</p>;
  return (
    <>
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">{t('evening-place')}</th>
            <th scope="col">{t('evening-who')}</th>
            <th scope="col">{shareColumn(evening)}</th>
            <th scope="col">{t('evening-points')}</th>
            <th scope="col" class="wide">
              {t('evening-rounds-played')}
            </th>
            <th scope="col" class="wide">
              {t('evening-likely')}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <tr key={standing.entrants.join()} class={me && standing.entrants.includes(me) ? 'mine' : undefined}>
              <td>{standing.place}</td>
              <th scope="row">
                <bdi dir={listDirection()}>{standingName(evening, standing)}</bdi>
              </th>
              <td>{share(standing.share)}</td>
              <td>{gained(standing.points)}</td>
              <td class="wide">{standing.rounds}</td>
              <td class="wide">{places(standing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{t('evening-standings-text')}</p>
    </>
  );
}
