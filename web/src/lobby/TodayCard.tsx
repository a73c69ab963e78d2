import type { Today, TodaySet } from '../http.ts';
import { relative } from '../i18n/when.ts';
import { t } from '../i18n/texts.ts';
import { serverNow } from '../logic/serverTime.ts';
import { boardHref, boardsHref, dayHref } from '../route.ts';

const DAY = 86_400_000;

/** Today's deals before the server has told them: as high as they will be, so that nothing moves when they come. */
export function TodayToCome({ games }: { games: readonly string[] }) {
  const sets = games.map((game) => ({ id: game, game, boards: 6, deals: 1, played: 0, finished: false, share: null }));
  const ends = (DAY * Math.ceil(serverNow() / DAY)) / 1000;
  return (
    <div class="expected" aria-hidden="true" inert>
      <TodayCard today={{ day: '', ends, streak: 0, sets }} />
    </div>
  );
}

/** Today's deals: what is left of them, how each game went, and the streak. */
export function TodayCard({ today }: { today: Today }) {
  const games = today.sets.filter((set) => !set.finished).length;
  return (
    <section class="today" aria-labelledby="today">
      <h2 id="today">
        <a href={dayHref()}>{t('today-title')}</a>
      </h2>
      <p>
        {t('today-intro')} {t('today-left', { games, when: relative(today.ends) })}
      </p>
      <p class="streak">{t('today-streak', { days: today.streak })}</p>
      <ul>
        {today.sets.map((set) => (
          <li key={set.id}>
            <a href={set.finished ? boardsHref(set.id) : boardHref(set.id, set.played + 1)}>
              <strong>{t(`game-${set.game}`)}</strong>
              <span>{stateOf(set)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf(set: TodaySet): string {
  if (set.share !== null)
    return t('today-played', { share: t('today-percent', { share: Math.round(100 * set.share) }) });
  if (set.finished) return t('today-done');
  if (set.played > 0) return t('today-part', { played: set.played, boards: set.boards });
  return t('today-open', { boards: set.boards, deals: set.deals });
}
