import '../styles/rules.css';
import '../styles/learn.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchGames } from '../api.ts';
import { failure } from '../i18n/failure.ts';
import { learn, t } from '../i18n/texts.ts';
import type { PuzzleList } from '../http.ts';
import { Emblem } from '../lobby/Emblem.tsx';
import { LEARN_HREF, puzzleHref } from '../route.ts';
import { useTitle } from '../ui/entitled.ts';
import { Failure } from '../ui/Failure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { fetchPuzzles } from './api.ts';
import { nextOf, outcome, streak } from './solved.ts';

/** The puzzles of every game: today's, and the others. */
export function PuzzlesPage() {
  const lists = useSignal<readonly (PuzzleList & { game: string })[]>([]);
  const failed = useSignal('');
  useEffect(() => {
    const load = async (): Promise<void> => {
      const games = (await fetchGames()).map((game) => game.id);
      await learn(games);
      const all = await Promise.all(games.map(async (game) => ({ game, ...(await fetchPuzzles(game)) })));
      lists.value = all.filter((list) => list.puzzles.length > 0);
    };
    load().catch((error: unknown) => (failed.value = failure(error)));
  }, []);
  useTitle(t('puzzle-page-title'));
  const [first] = lists.value;
  return (
    <div class="rules learning">
      <main>
        <h1>{t('puzzle-page-title')}</h1>
        <p class="intro">{t('puzzle-page-intro')}</p>
        <Failure text={failed.value} />
        {first && <p class="streak">{t('puzzle-page-streak', { days: streak(first.day) })}</p>}
        {!first && !failed.value && <Skeleton rows={4} />}
        <ul class="ways" aria-label={t('lobby-games')}>
          {lists.value.map((list) => (
            <OfGame key={list.game} list={list} />
          ))}
        </ul>
        <p class="doors">
          <a class="button" href={LEARN_HREF}>
            <Icon name="back" />
            {t('nav-learn')}
          </a>
        </p>
      </main>
    </div>
  );
}

function OfGame({ list: { game, today, puzzles } }: { list: PuzzleList & { game: string } }) {
  const title = t(`game-${game}`);
  const next = nextOf(puzzles, '');
  const right = puzzles.filter((puzzle) => outcome(puzzle)).length;
  const named = (text: string): string => t('puzzle-page-of-game', { what: text, game: title });
  const daily = t(today && outcome(today) !== null ? 'puzzle-page-today-again' : 'puzzle-page-today');
  return (
    <li class={`poster-${game}`}>
      <span class="picture">
        <Emblem game={game} />
      </span>
      <div>
        <h2>{title}</h2>
        <p class="note">{t('puzzle-page-solved', { solved: right, count: puzzles.length })}</p>
        <div class="doors">
          {today && (
            <a class="button primary" href={puzzleHref(game, today)} aria-label={named(daily)}>
              {daily}
            </a>
          )}
          {next && (
            <a class="button" href={puzzleHref(game, next)} aria-label={named(t('puzzle-page-next'))}>
              <Icon name="next" />
              {t('puzzle-page-next')}
            </a>
          )}
        </div>
      </div>
    </li>
  );
}
