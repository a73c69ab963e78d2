import '../styles/rules.css';
import '../styles/review.css';
import '../styles/profile.css';
import { useSignal } from '@preact/signals';
import { call, fetchGames } from '../api.ts';
import { learn, t } from '../i18n/texts.ts';
import { Continue, underWay } from '../lobby/Lists.tsx';
import { PUZZLES_HREF } from '../route.ts';
import { LinkButton, PageFrame, Skeleton } from '../ui/elements.tsx';
import { unreachable, useFetched } from '../ui/useFetched.ts';
import { ALL, Matches, type Filter } from './Matches.tsx';
import { MyDay } from './MyDay.tsx';
import { OneGame } from './OneGame.tsx';

/** How I play: my streak and today's tasks, my results by game, and my matches. Nobody else sees it. */
export function ProfilePage() {
  // One after the other: two requests at once from a new device would create two people.
  const { data: day, error } = useFetched(async () => {
    const answer = await call('GET /api/me/day');
    await learn([answer.next?.game ?? ''].filter(Boolean));
    return answer;
  }, []);
  const { data: results } = useFetched(async () => {
    if (!day) return null;
    const [{ games }, matches, tables, { begun }, known] = await Promise.all([
      call('GET /api/profile'),
      call('GET /api/matches'),
      call('GET /api/tables'),
      call('GET /api/me/sets'),
      fetchGames(),
    ]);
    await learn([...games, ...matches, ...tables, ...begun].map(({ game }) => game));
    const waiting = tables.filter((table) => table.waits);
    return { games, matches, open: underWay({ tables, waiting, sets: begun, games: known }).list };
  }, [day]);
  const filter = useSignal(ALL);
  const showMatches = (wanted: Partial<Filter>): void => {
    filter.value = { ...ALL, ...wanted };
    const heading = document.getElementById('matches')!;
    heading.tabIndex = -1;
    heading.focus();
  };
  const unreviewed = (game: string): string | null =>
    results?.matches.find((match) => match.game === game && match.origin === 'match' && !match.review?.done)?.table ??
    null;
  return (
    <PageFrame
      class="review profile"
      title={t('nav-mine')}
      intro={t('profile-intro')}
      failures={[!!error && unreachable()]}
    >
      <div class="overview">
        {day && <MyDay day={day} />}
        {!results && !error && <Skeleton rows={4} />}
        {results && results.games.length + results.matches.length === 0 && (
          <div class="of-game panel column center gap-4 text-center">
            <p>{t('profile-empty')}</p>
            <p class="doors center">
              <LinkButton icon="play" href="#/" text={t('profile-do-match')} />
              <LinkButton icon="puzzle" href={PUZZLES_HREF} text={t('profile-do-puzzles')} />
            </p>
          </div>
        )}
        {results?.games.map((profile) => (
          <OneGame key={profile.game} profile={profile} unreviewed={unreviewed(profile.game)} onMatches={showMatches} />
        ))}
      </div>
      {results && (
        <>
          <Continue list={results.open} />
          {results.games.some(({ skill }) => skill && !skill.needed) && (
            <details class="note">
              <summary>{t('profile-skill')}</summary>
              <p>{t('profile-skill-what')}</p>
            </details>
          )}
          <Matches matches={results.matches} filter={filter.value} onFilter={(wanted) => (filter.value = wanted)} />
        </>
      )}
    </PageFrame>
  );
}
