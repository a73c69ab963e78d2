import { gained } from '../boards/words.ts';
import { locale, t } from '../i18n/texts.ts';
import type { EveningInfo, StandingInfo } from '../http.ts';
import { listDirection, shareColumn, standingName } from './words.ts';

export const share = (part: number, places = 1): string =>
  part.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: places });

/** The places that the rounds so far do not tell apart from one; none for somebody with too few rounds. */
export const places = ({ first, last, few }: Pick<StandingInfo, 'first' | 'last' | 'few'>): string =>
  few ? '–' : t('evening-places', { first, last });

/** Beside the name of somebody with too few rounds. */
export const Few = ({ few }: { few: boolean }) => (few ? <small> {t('evening-few')}</small> : null);

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
                <bdi translate={false} dir={listDirection()}>
                  {standingName(evening, standing)}
                </bdi>
                <Few few={standing.few} />
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
