import { useSignal } from '@preact/signals';
import type { Choice, GameInfo, TodaySet } from '../api.ts';
import { t } from '../i18n/texts.ts';
import { levelAmong, type Level } from '../logic/settings.ts';
import { boardHref, boardsHref, dayHref, rulesHref } from '../route.ts';
import { Button, Failure, classNames, Icon } from '../ui/elements.tsx';
import { lazy } from '../ui/lazy.tsx';
import { useRequest } from '../ui/useFetched.ts';
import { Emblem } from './Emblem.tsx';

const Setup = lazy(() => import('./Setup.tsx'), 'Setup', 'window', 'play');

interface Props {
  id: string;
  game: GameInfo | undefined;
  house: Choice;
  level: Level;
  /** Today's deals: null if the server has none, undefined until they are known. */
  day: TodaySet | null | undefined;
  onPlay: (choice: Choice) => Promise<void>;
  onLearn: (game: string) => Promise<void>;
  onHouse: (choice: Choice) => void;
  onLevel: (game: string, level: Level) => void;
  onOptions: (game: GameInfo) => void;
  /** True for the game that the lobby offers first. */
  first?: boolean;
}

/** A game of the lobby: what it is about, its deals of the day, and the ways to play and to learn it. */
export function GameCard({ id, game, house, level, day, onPlay, onLearn, first = false, ...setup }: Props) {
  const { failed, run } = useRequest();
  const opened = useSignal(false);
  const title = t(`game-${id}`);
  /** The shorter text is laid over that of a whole match, whose height stays. */
  const short = house.preset === game?.short;
  const start = () => run(() => onPlay(house));
  const Tag = first ? 'section' : 'li';
  return (
    <Tag class={classNames('game-card panel', 'poster', `poster-${id}`, first && 'hero')}>
      <div class="picture">
        <Emblem game={id} />
      </div>
      <div class="text stack packed gap-1">
        <h2>{title}</h2>
        <p style={{ visibility: short ? 'hidden' : undefined }}>
          {t(`game-${id}.aim`)} {t(`game-${id}.length`)}
        </p>
        {short && (
          <p>
            {t(`game-${id}.aim`)} {t('lobby-short')}
          </p>
        )}
      </div>
      {day !== null && <DayLink game={id} day={day} />}
      <div class="start row">
        <Button
          primary
          class={first ? 'again' : undefined}
          disabled={!game}
          onClick={start}
          label={t('lobby-play-game', { game: title })}
          text={t('lobby-play')}
        />
        <SetupButton id={id} house={house} level={levelAmong(game?.levels ?? [level], level)} opened={opened} />
        {opened.value && game && (
          <Setup
            id={`setup-${id}`}
            game={game}
            choice={house}
            level={level}
            {...setup}
            onPlay={start}
            onClose={() => (opened.value = false)}
          />
        )}
      </div>
      <div class="further row between">
        {game?.lesson !== false && (
          <button
            type="button"
            class="learn"
            disabled={!game}
            onClick={() => run(() => onLearn(id))}
            aria-label={t('lesson-play-game', { game: title })}
          >
            {t('nav-learn')}
          </button>
        )}
        <a href={rulesHref(id)} aria-label={t('lobby-learn-game', { game: title })}>
          {t('lobby-learn')}
        </a>
      </div>
      <Failure text={failed.value} />
    </Tag>
  );
}

interface SetupButtonProps {
  id: string;
  house: Choice;
  level: string;
  opened: { value: boolean };
}

/** How the game will be played, the level of the bots first; a button to change it. */
function SetupButton({ id, house, level, opened }: SetupButtonProps) {
  const changed = Object.keys(house.options).length;
  return (
    <button
      type="button"
      class="setup-button gap-2 shrink text-small"
      aria-haspopup="dialog"
      aria-expanded={opened.value}
      popovertarget={`setup-${id}`}
      onClick={() => (opened.value = true)}
    >
      <span class="unseen">{t('lobby-setup', { game: t(`game-${id}`) })}: </span>
      <span>
        {t(`house-bot-${level}`)}
        <small>
          {t(`preset-${id}-${house.preset}`)}
          {changed > 0 && ` + ${changed}`}
        </small>
      </span>
      <Icon name="down" />
    </button>
  );
}

/** The way to today's deals of a game, with what has been played of them. */
function DayLink({ game, day }: { game: string; day: TodaySet | undefined }) {
  const to = !day ? dayHref() : day.finished ? boardsHref(day.id) : boardHref(day.id, day.played + 1);
  return (
    <a class={day?.finished ? 'day row gap-2 text-small played' : 'day row gap-2 text-small'} href={to}>
      {day?.finished && <Icon name="check" />}
      {day ? t('today-badge', { state: stateOf(day) }) : t('nav-today')}
      <span class="unseen"> {t(`game-${game}`)}</span>
    </a>
  );
}

function stateOf({ share, finished, played, boards, deals }: TodaySet): string {
  if (share !== null) return t('today-percent', { share: Math.round(100 * share) });
  if (finished) return t('today-done');
  return played > 0 ? t('today-part', { played, boards }) : t('today-open', { boards, deals });
}
