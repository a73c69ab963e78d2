import type { GameInfo, TableInfo } from '../http.ts';
import type { Choice } from '../api.ts';
import { t } from '../i18n/texts.ts';
import { rulesHref, tableHref } from '../route.ts';
import { Failure } from '../ui/Failure.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useRequest } from '../ui/useFetched.ts';
import { Emblem } from './Emblem.tsx';

interface Props {
  id: string;
  game: GameInfo | undefined;
  house: Choice;
  waits: TableInfo | undefined;
  onPlay: (choice: Choice) => Promise<void>;
  onLearn: (game: string) => Promise<void>;
  onHouse: (game: GameInfo) => void;
}

/** A game of the lobby; `waits` is a match of it under way, to which the first button leads. */
export function Poster({ id, game, house, waits, onPlay, onLearn, onHouse }: Props) {
  const { failed, run } = useRequest();
  const title = t(`game-${id}`);
  return (
    <li class={`poster poster-${id}`}>
      <div class="picture">
        <Emblem game={id} />
      </div>
      <div class="text">
        <h2>{title}</h2>
        <p>{t(`game-${id}.aim`)}</p>
        <p class="length">{t(`game-${id}.length`)}</p>
      </div>
      <HouseButton id={id} game={game} house={house} onHouse={onHouse} />
      <div class="doors">
        {waits && (
          <LinkButton
            icon="play"
            primary
            href={tableHref(waits.table)}
            label={t('lobby-return-to', { game: title, number: waits.number })}
            text={t('lobby-return')}
          />
        )}
        <Button
          icon={waits ? undefined : 'play'}
          primary={!waits}
          disabled={!game}
          onClick={() => run(() => onPlay(house))}
          label={t(waits ? 'lobby-new-game' : 'lobby-play-game', { game: title })}
          text={t(waits ? 'lobby-new' : 'lobby-play')}
        />
        {!waits && game?.lesson !== false && (
          <Button
            class="quiet learn"
            disabled={!game}
            onClick={() => run(() => onLearn(id))}
            label={t('lesson-play-game', { game: title })}
            text={t('nav-learn')}
          />
        )}
        {!waits && game?.lesson === false && (
          <LinkButton
            quiet
            href={rulesHref(id)}
            label={t('lobby-learn-game', { game: title })}
            text={t('lobby-learn')}
          />
        )}
      </div>
      <Failure text={failed.value} />
    </li>
  );
}

/** The house rules of the game; a button to change them. */
function HouseButton({ id, game, house, onHouse }: Pick<Props, 'id' | 'game' | 'house' | 'onHouse'>) {
  const changed = Object.keys(house.options).length;
  const name = t('lobby-house-game', { game: t(`game-${id}`) });
  return (
    <button type="button" class="quiet house" disabled={!game} onClick={() => game && onHouse(game)} title={name}>
      <span class="unseen">{name}: </span>
      <span class="preset">
        {t(`preset-${id}-${house.preset}`)}
        {changed > 0 && ` + ${changed}`}
      </span>
      <Icon name="settings" />
    </button>
  );
}
