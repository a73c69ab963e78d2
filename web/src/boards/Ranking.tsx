import { t } from '../i18n/texts.ts';
import { botTitle } from '../i18n/people.ts';
import type { BotPlace, Place, SetInfo, Standings } from '../http.ts';
import { boardsHref } from '../route.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { OpenedDeals } from './Opened.tsx';
import { beyond, percent } from './words.ts';

/** Nobody of the field has played the set: there is nothing to compare with. */
const isAlone = (standings: Standings): boolean => standings.deals.length === 0;

/** How a set went: one's own share of the others beaten. */
export function Own({ set, standings }: { set: SetInfo; standings: Standings }) {
  const { own } = standings;
  const making = set.field !== null && set.field[0] < set.field[1];
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
          {t('boards-making', { done: set.field![0], of: set.field![1] })}
        </p>
      )}
    </section>
  );
}

/** Deal by deal, and the ranking: people and bots in one order, and how much so few deals can tell. */
export function Ranking({ set, standings, beside }: { set: SetInfo; standings: Standings; beside: string }) {
  return (
    <>
      <OpenedDeals set={set} deals={standings.deals} />
      <section aria-labelledby="ranking">
        <h2 id="ranking">{t('boards-ranking')}</h2>
        <p class="plain">{t('boards-few', { deals: set.boards * set.deals })}</p>
        {set.mine?.apart === 'repeat' && <p class="notice">{t('boards-repeat')}</p>}
        <Order set={set} standings={standings} beside={beside} />
        {standings.visitors.length > 0 && (
          <>
            <h3>{t('boards-visitors')}</h3>
            <p class="plain">{t('boards-visitors-are')}</p>
            <Order set={set} standings={{ ...standings, people: standings.visitors, bots: [] }} beside={beside} />
          </>
        )}
        {standings.later.length > 0 && set.day && (
          <>
            <h3>{t('boards-later')}</h3>
            <Order set={set} standings={{ ...standings, people: standings.later, bots: [] }} beside={beside} />
          </>
        )}
      </section>
    </>
  );
}

/** Those of the day, or of a set of no day all; the bots stand among them by the share that they beat on average. */
function Order({ set, standings, beside }: { set: SetInfo; standings: Standings; beside: string }) {
  const people = set.day || !standings.later.length ? standings.people : [...standings.people, ...standings.later];
  const rows: (Place | BotPlace)[] = [...people, ...standings.bots];
  return (
    <DataTable
      class="ranking people"
      columns={[t('end-player'), t('boards-field'), t('boards-points')]}
      rows={rows
        .toSorted((place, other) => other.matchpoints - place.matchpoints)
        .map((row) =>
          'bot' in row
            ? {
                key: row.bot,
                class: 'bot',
                cells: [
                  <>
                    {botTitle(row.bot.split(' ')[0]!)} <small>{t('boards-bot')}</small>
                  </>,
                  percent(row.matchpoints),
                  '–',
                ],
              }
            : {
                key: row.handle,
                class: row.you ? 'mine' : row.handle === beside ? 'beside' : '',
                cells: [<Person set={set} place={row} />, percent(row.matchpoints), beyond(row.beyond)],
              },
        )}
    />
  );
}

function Person({ set, place }: { set: SetInfo; place: Place }) {
  const name = <bdi translate={false}>{place.name || t('lobby-nobody')}</bdi>;
  return place.you ? (
    <>
      {name} ({t('gather-you')})
    </>
  ) : (
    <a href={boardsHref(set.id, place.handle)}>
      {name}
      <span class="unseen"> {t('boards-side')}</span>
    </a>
  );
}
