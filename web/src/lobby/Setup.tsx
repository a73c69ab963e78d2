import { useEffect, useRef } from 'preact/hooks';
import type { Choice, GameInfo } from '../api.ts';
import { t } from '../i18n/texts.ts';
import { openWindow } from '../logic/back.ts';
import { levelAmong, type Level } from '../logic/settings.ts';
import { Button } from '../ui/elements.tsx';
import { ChipField } from '../ui/Form.tsx';

interface Props {
  id: string;
  game: GameInfo;
  choice: Choice;
  level: Level;
  onHouse: (choice: Choice) => void;
  onLevel: (game: string, level: Level) => void;
  onOptions: (game: GameInfo) => void;
  onPlay: () => void;
  onClose: () => void;
}

/** The level of the bots and the preset of a game, in a popover beside the button that starts it. */
export function Setup({ id, game, choice, level, onHouse, onLevel, onOptions, onPlay, onClose }: Props) {
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    popover.current?.showPopover();
    popover.current?.querySelector<HTMLElement>(':checked')?.focus();
    return openWindow(hide);
  }, []);
  const hide = () => popover.current?.hidePopover();
  /** The focus has gone on to the page; the button that opened the popover closes it itself. */
  const leave = (next: EventTarget | null) => {
    if (next instanceof Element && !popover.current?.contains(next) && next.getAttribute('popovertarget') !== id)
      hide();
  };
  const openOptions = () => {
    hide();
    onOptions(game);
  };
  const bots = levelAmong(game.levels, level);
  const preset = `preset-${game.id}-${choice.preset}`;
  return (
    <div
      ref={popover}
      id={id}
      class="setup"
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      onFocusOut={({ relatedTarget }) => leave(relatedTarget)}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <header class="row between">
        <h2 id={`${id}-title`}>{t('lobby-setup', { game: t(`game-${game.id}`) })}</h2>
        <Button icon="close" class="quiet icon" label={t('ui-close')} onClick={hide} />
      </header>
      <ChipField
        text="house-level"
        name="level"
        values={game.levels}
        chosen={bots}
        label={(name) => t(`house-bot-${name}`)}
        onChoose={(name) => onLevel(game.id, name as Level)}
      >
        <p class="note">{t(`house-level-${bots}`)}</p>
      </ChipField>
      <ChipField
        text="house-preset"
        name="preset"
        values={Object.keys(game.presets)}
        chosen={choice.preset}
        label={(name) => t(`preset-${game.id}-${name}`)}
        onChoose={(name) => onHouse({ game: game.id, preset: name, options: {} })}
      >
        <p class="note">
          {t(`${preset}.text`)} {choice.preset !== game.short && t(`game-${game.id}.length`)}
        </p>
      </ChipField>
      <div class="doors">
        <Button icon="play" primary onClick={onPlay} text={t('lobby-play')} />
        <Button icon="options" class="quiet" onClick={openOptions} text={t('house-options')} />
      </div>
    </div>
  );
}
