import '../styles/rules.css';
import '../styles/learn.css';
import { signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { fetchGames } from '../api.ts';
import { failure } from '../ui/useFetched.ts';
import { learn, t } from '../i18n/texts.ts';
import { Emblem } from '../lobby/Emblem.tsx';
import { handsHref, LEARN_HREF, puzzleHref, readingHref } from '../route.ts';
import { Button, LinkButton, PageFrame, Skeleton } from '../ui/elements.tsx';
import { Select } from '../ui/Form.tsx';
import { fetchAhead, fetchPuzzles, outcome, type OfOne, type Theme } from './lists.ts';
import { ownRating } from './words.ts';

/** The chosen theme, kept until the page is reloaded. */
const theme = signal<Theme>('');

/** The puzzles of every game: today's, and the others. `chosen`: the theme in the address; empty for none. */
export function PuzzlesPage({ theme: chosen }: { theme: string }) {
  const lists = useSignal<readonly OfOne[]>([]);
  const failed = useSignal('');
  const came = useRef('');
  if (chosen && chosen !== came.current) {
    came.current = chosen;
    theme.value = chosen as Theme;
  }
  const wanted = theme.value;
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const games = (await fetchGames()).map((game) => game.id);
      await learn(games);
      const ahead = await fetchAhead(games);
      if (current && ahead.length > 0) lists.value = ahead;
      const all = await Promise.all(games.map(async (game) => ({ game, ...(await fetchPuzzles(game, wanted)) })));
      if (current) lists.value = all.filter((list) => list.puzzles > 0);
    };
    load().catch((error: unknown) => (failed.value = failure(error)));
    return () => void (current = false);
  }, [wanted]);
  const [first] = lists.value;
  return (
    <PageFrame class="learning" title={t('puzzle-page-title')} intro={t('puzzle-page-intro')} failures={[failed.value]}>
      {first && <Themes lists={lists.value} />}
      {!first && !failed.value && <Skeleton rows={4} />}
      <ul class="ways puzzle-ways stack gap-4" aria-label={t('lobby-games')}>
        {lists.value.map((list) => (!wanted || countOf(list, wanted) > 0) && <OfGame key={list.game} list={list} />)}
      </ul>
      {(first || failed.value) && (
        <p class="doors">
          <LinkButton icon="back" href={LEARN_HREF} text={t('nav-learn')} />
        </p>
      )}
    </PageFrame>
  );
}

/** How many puzzles of a game have a theme. */
const countOf = ({ themes }: OfOne, name: Theme): number => themes.find(({ theme }) => theme === name)?.puzzles ?? 0;

const ofTheme = (name: Theme, count: number): string =>
  t('puzzle-page-of-theme', { theme: t(`puzzle-theme-${name}`), count });

/** The choice of a theme, with what it means. */
function Themes({ lists }: { lists: readonly OfOne[] }) {
  const counts = new Map<Theme, number>();
  for (const { theme: name, puzzles } of lists.flatMap((list) => list.themes))
    counts.set(name, (counts.get(name) ?? 0) + puzzles);
  return (
    <div class="of-theme stack gap-2">
      <label class="stack gap-2 leading">
        {t('puzzle-page-theme')}
        <Select
          value={theme.value}
          values={['', ...[...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!)]}
          text={(name) => (name ? ofTheme(name, counts.get(name)!) : t('puzzle-page-any-theme'))}
          onChoose={(name) => (theme.value = name)}
        />
      </label>
      <p class="note" aria-live="polite">
        {theme.value && `${t(`puzzle-theme-${theme.value}.text`)} ${t('puzzle-page-unrated')}`}
      </p>
    </div>
  );
}

function OfGame({ list }: { list: OfOne }) {
  const { game, today, puzzles, right, next, own, coming } = list;
  const title = t(`game-${game}`);
  /** A text, and with its game for a screen reader. */
  const named = (text: string) => ({ text, label: t('puzzle-page-of-game', { what: text, game: title }) });
  const nextText = t('puzzle-page-next');
  const daily = t(today && outcome(today) !== null ? 'puzzle-page-today-again' : 'puzzle-page-today');
  return (
    <li class={`panel poster-${game}`}>
      <span class="picture">
        <Emblem game={game} />
      </span>
      <div class="stack gap-2">
        <h2>{title}</h2>
        <p class="note">
          {theme.value
            ? ofTheme(theme.value, countOf(list, theme.value))
            : t('puzzle-page-solved', { solved: right, count: puzzles })}
        </p>
        {own && <p class="note own-rating">{ownRating(own)}</p>}
        {coming && right > 0 && (
          <p class="note" aria-hidden="true">
            {'\u00a0'}
          </p>
        )}
        <div class="doors">
          {today && !theme.value && <LinkButton primary href={puzzleHref(game, today)} {...named(daily)} />}
          {next && (
            <LinkButton
              icon="next"
              primary={!!theme.value}
              href={puzzleHref(game, next, theme.value)}
              {...named(nextText)}
            />
          )}
          {coming && <Button icon="next" disabled text={nextText} />}
          {theme.value ? (
            <LinkButton href={handsHref(game, theme.value)} {...named(t('puzzle-ten-door'))} />
          ) : (
            <LinkButton href={readingHref(game)} {...named(t('puzzle-read-title'))} />
          )}
        </div>
      </div>
    </li>
  );
}
