import type { ComponentChildren } from 'preact';
import { t } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';

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
      <Button icon="rules" disabled={!ready} onClick={onLearn} text={t('first-go', { game: name })} />
    </p>
  );
}
