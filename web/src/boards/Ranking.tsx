import { t } from '../i18n/texts.ts';
import { botTitle } from '../i18n/people.ts';
import type { Place, SetInfo, Standings } from '../http.ts';
import { boardsHref } from '../route.ts';
import { beyond, gained, onAverage, percent } from './words.ts';

/** Nobody else has played the set: there is nothing to compare with. */
const isAlone = (standings: Standings): boolean =>
  standings.bots.length === 0 && standings.people.length + standings.later.length < 2;

/** How a set went: one's own share of the others beaten. */
export function Own({ set, standings }: { set: SetInfo; standings: Standings }) {
  const own = [...standings.people, ...standings.later].find((one) => one.you);
  const making = set.field !== null && set.field[0] < set.field[1];
  if (!own) return null;
  return (
    <section aria-labelledby="own">
      <h2 id="own">{t('boards-own')}</h2>
      {isAlone(standings) ? (
        <p>{t('boards-alone')}</p>
      ) : (
        <>
          <p class="share">
            <strong>{percent(own.matchpoints)}</strong> {t('boards-beaten')}
          </p>
          <p>{t('boards-beyond', { points: beyond(own.beyond) })}</p>
          <p class="plain">{t('boards-who', { bots: set.field?.[0] ?? 0 })}</p>
        </>
      )}
      {making && (
        <p class="notice" role="status">
          {t('boards-making', { made: set.field![0], of: set.field![1] })}
        </p>
      )}
    </section>
  );
}

/** Deal by deal, and the ranking. */
export function Ranking({ set, standings, beside }: { set: SetInfo; standings: Standings; beside: string }) {
  return (
    <>
      {!isAlone(standings) && standings.deals.length > 0 && <Deals standings={standings} single={set.deals === 1} />}
      <section aria-labelledby="ranking">
        <h2 id="ranking">{t('boards-ranking')}</h2>
        {standings.people.length > 0 && <People set={set} people={standings.people} beside={beside} />}
        {standings.later.length > 0 && (
          <>
            {set.day && <h3>{t('boards-later')}</h3>}
            <People set={set} people={standings.later} beside={beside} />
          </>
        )}
        {standings.bots.length > 0 && (
          <>
            <h3>{t('boards-bots')}</h3>
            <ul class="bots">
              {standings.bots.map((one) => (
                <li key={one.bot}>
                  <span>{botTitle(one.bot.split(' ')[0]!)}</span>
                  <span>{percent(one.matchpoints)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}

function People({ set, people, beside }: { set: SetInfo; people: readonly Place[]; beside: string }) {
  return (
    <table class="ranking people">
      <thead>
        <tr>
          <th scope="col">{t('end-place')}</th>
          <th scope="col">{t('end-player')}</th>
          <th scope="col">{t('boards-field')}</th>
          <th scope="col">{t('boards-points')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((one) => (
          <tr key={one.handle} class={one.you ? 'mine' : one.handle === beside ? 'beside' : ''}>
            <td>{one.place}</td>
            <th scope="row">
              {one.you ? (
                <>
                  <bdi>{one.name || t('lobby-nobody')}</bdi> ({t('gather-you')})
                </>
              ) : (
                <a href={boardsHref(set.id, one.handle)}>
                  <bdi>{one.name || t('lobby-nobody')}</bdi>
                  <span class="unseen"> {t('boards-side')}</span>
                </a>
              )}
            </th>
            <td>{percent(one.matchpoints)}</td>
            <td>{beyond(one.beyond)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Deals({ standings, single }: { standings: Standings; single: boolean }) {
  return (
    <section aria-labelledby="deals">
      <h2 id="deals">{t('boards-deals')}</h2>
      <p class="plain">{t('boards-gains')}</p>
      <table class="ranking">
        <thead>
          <tr>
            <th scope="col">{t('boards-deal')}</th>
            <th scope="col">{t('boards-yours')}</th>
            <th scope="col">{t('boards-mean')}</th>
            <th scope="col">{t('boards-field')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.deals.map((one) => (
            <tr key={`${one.board}/${one.deal}`}>
              <th scope="row">{single ? one.board : one.deal}</th>
              <td>{gained(one.gain)}</td>
              <td>{onAverage(one.mean)}</td>
              <td>{percent(one.matchpoints)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
