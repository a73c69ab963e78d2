import type { ComponentChildren } from 'preact';
import { t } from '../i18n/texts.ts';
import { Icon } from '../ui/Icon.tsx';

/** What the program is in a line, and the way into a match. */
export function Welcome({ children }: { children: ComponentChildren }) {
  return (
    <div class="welcome">
      <h1>{t('lobby-title')}</h1>
      <p>{t('lobby-intro')}</p>
      <div class="doors">{children}</div>
    </div>
  );
}

/** For somebody who has not played here yet: the game to begin with, why, and its lesson. */
export function Newcomer({ game, ready, onLearn }: { game: string; ready: boolean; onLearn: () => void }) {
  const name = t(`game-${game}`);
  return (
    <p class="newcomer">
      <span>
        <strong>{t('first-title', { game: name })}</strong> {t(`game-${game}.first`)}
      </span>
      <button type="button" disabled={!ready} onClick={onLearn}>
        <Icon name="rules" />
        {t('first-go', { game: name })}
      </button>
    </p>
  );
}
