import { useSignal } from '@preact/signals';
import type { GameInfo, TableInfo } from '../http.ts';
import type { Choice } from '../api.ts';
import { failure } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import { dealHref, rulesHref, tableHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { Emblem } from './Emblem.tsx';

/**
 * A game as it hangs on the wall: where it comes from, how one wins, how long a match takes; `waits` is a match of it
 * under way: the first button leads back there.
 */
export function Poster({
  id,
  game,
  house,
  waits,
  onPlay,
  onLearn,
  onHouse,
}: {
  id: string;
  game: GameInfo | undefined;
  house: Choice;
  waits: TableInfo | undefined;
  onPlay: (choice: Choice) => Promise<void>;
  onLearn: (game: string) => Promise<void>;
  onHouse: (game: GameInfo) => void;
}) {
  const failed = useSignal('');
  const start = async (how: () => Promise<void>) => {
    failed.value = '';
    try {
      await how();
    } catch (error) {
      failed.value = failure(error);
    }
  };
  const title = t(`game-${id}`);
  const changed = Object.keys(house.options).length;
  return (
    <li class={`poster poster-${id}`}>
      <div class="picture">
        <Emblem game={id} />
      </div>
      <div class="text">
        <h2>{title}</h2>
        <p class="origin">{t(`game-${id}.origin`)}</p>
        <p>{t(`game-${id}.aim`)}</p>
        <p class="length">{t(`game-${id}.length`)}</p>
        {(!game || game.lesson || game.worked) && (
          <p class="learn">
            {game?.lesson !== false && (
              <button
                type="button"
                class="quiet"
                disabled={!game}
                onClick={() => void start(() => onLearn(id))}
                aria-label={t('lesson-play-game', { game: title })}
              >
                <Icon name="friends" />
                {t('lesson-play')}
              </button>
            )}
            {game?.worked !== false && (
              <a class="button quiet" href={dealHref(id)} aria-label={t('lesson-deal-game', { game: title })}>
                {t('lesson-deal')}
              </a>
            )}
          </p>
        )}
      </div>
      <div class="doors">
        {waits && (
          <a
            class="button primary"
            href={tableHref(waits.table)}
            aria-label={t('lobby-return-to', { game: title, number: waits.number })}
          >
            <Icon name="play" />
            {t('lobby-return')}
          </a>
        )}
        <button
          type="button"
          class={waits ? '' : 'primary'}
          disabled={!game}
          onClick={() => void start(() => onPlay(house))}
          aria-label={t(waits ? 'lobby-new-game' : 'lobby-play-game', { game: title })}
        >
          {!waits && <Icon name="play" />}
          {t(waits ? 'lobby-new' : 'lobby-play')}
        </button>
        <a class="button" href={rulesHref(id)} aria-label={t('lobby-learn-game', { game: title })}>
          {t('lobby-learn')}
        </a>
        <button
          type="button"
          class="quiet house"
          disabled={!game}
          onClick={() => game && onHouse(game)}
          title={t('lobby-house-game', { game: title })}
        >
          <span class="unseen">{t('lobby-house-game', { game: title })}: </span>
          <span class="preset">
            {t(`preset-${id}-${house.preset}`)}
            {changed > 0 && ` + ${changed}`}
          </span>
          <Icon name="settings" />
        </button>
      </div>
      {failed.value && (
        <p class="notice" role="alert">
          {failed.value}
        </p>
      )}
    </li>
  );
}
