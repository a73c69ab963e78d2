import { useSignal } from '@preact/signals';
import type { Choice, Game } from '../api.ts';
import { failure } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import { rulesHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { Emblem } from './Emblem.tsx';

/** A game as it hangs on the wall: where it comes from, how one wins, how long a match takes. */
export function Poster({ id, game, house, onPlay, onHouse }: { id: string; game: Game | undefined; house: Choice; onPlay: (choice: Choice) => Promise<void>; onHouse: (game: Game) => void }) {
  const failed = useSignal('');
  const start = async () => {
    failed.value = '';
    try {
      await onPlay(house);
    } catch (error) {
      failed.value = failure(error);
    }
  };
  const title = t(`game-${id}`);
  const changed = Object.keys(house.options).length;
  return (
    <li class={`poster poster-${id}`}>
      <div class="picture"><Emblem game={id} /></div>
      <div class="text">
        <h2>{title}</h2>
        <p class="origin">{t(`game-${id}.origin`)}</p>
        <p>{t(`game-${id}.aim`)}</p>
        <p class="length">{t(`game-${id}.length`)}</p>
      </div>
      <div class="doors">
        <button type="button" class="primary" disabled={!game} onClick={() => void start()} aria-label={t('lobby-play-game', { game: title })}><Icon name="play" />{t('lobby-play')}</button>
        <a class="button" href={rulesHref(id)} aria-label={t('lobby-learn-game', { game: title })}>{t('lobby-learn')}</a>
        <button type="button" class="quiet house" disabled={!game} onClick={() => game && onHouse(game)} title={t('lobby-house-game', { game: title })}>
          <span class="unseen">{t('lobby-house-game', { game: title })}: </span>{t(`preset-${id}-${house.preset}`)}{changed > 0 && ` + ${changed}`}<Icon name="settings" />
        </button>
      </div>
      {failed.value && <p class="notice" role="alert">{failed.value}</p>}
    </li>
  );
}
