import '../styles/rules.css';
import '../styles/learn.css';
import { OF_THE_HOUSE } from 'texts:games';
import type { GameInfo } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { Emblem } from '../lobby/Emblem.tsx';
import { dealHref, MISTAKES_HREF, PUZZLES_HREF, rulesHref, solveHref } from '../route.ts';
import { learnByPlaying } from '../stores/newMatch.ts';
import { Button, LinkButton, PageFrame } from '../ui/elements.tsx';
import { unreachable, useGames, useRequest } from '../ui/useFetched.ts';

/** How each game is learned: by a first match with a friend, by a deal to watch, by its rules. */
export function LearnPage() {
  const { data: games, error } = useGames();
  const { failed, run } = useRequest();
  const begin = (game: string) => run(() => learnByPlaying(game));
  return (
    <PageFrame
      class="learning"
      title={t('nav-learn')}
      intro={t('learn-intro')}
      failures={[failed.value || (error ? unreachable() : '')]}
    >
      <p class="doors">
        <LinkButton icon="rules" href={rulesHref('general')} text={t('learn-general')} />
        <LinkButton icon="puzzle" href={PUZZLES_HREF} text={t('learn-puzzles')} />
        <LinkButton icon="again" href={MISTAKES_HREF} text={t('learn-mistakes')} />
        <LinkButton icon="eye" href={solveHref()} text={t('learn-solver')} />
      </p>
      <ul class="ways stack gap-4" aria-label={t('lobby-games')}>
        {(games?.map((game) => game.id) ?? OF_THE_HOUSE).map((id) => (
          <Ways key={id} id={id} game={games?.find((game) => game.id === id)} onBegin={begin} />
        ))}
      </ul>
    </PageFrame>
  );
}

function Ways({ id, game, onBegin }: { id: string; game: GameInfo | undefined; onBegin: (game: string) => void }) {
  const title = t(`game-${id}`);
  return (
    <li class={`panel poster-${id}`}>
      <span class="picture">
        <Emblem game={id} />
      </span>
      <div class="stack gap-2">
        <h2>{title}</h2>
        <p>{t(`game-${id}.origin`)}</p>
        <p class="note">
          {t(`game-${id}.aim`)} {t(`game-${id}.length`)}
        </p>
        <div class="doors">
          {game?.lesson !== false && (
            <Button
              icon="play"
              primary
              disabled={!game}
              onClick={() => onBegin(id)}
              label={t('lesson-play-game', { game: title })}
              text={t('lesson-play')}
            />
          )}
          {game?.worked !== false && (
            <LinkButton href={dealHref(id)} label={t('lesson-deal-game', { game: title })} text={t('lesson-deal')} />
          )}
          <LinkButton href={rulesHref(id)} label={t('lobby-learn-game', { game: title })} text={t('lobby-learn')} />
        </div>
      </div>
    </li>
  );
}
