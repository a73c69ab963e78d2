import { ChatButton } from '../friends/TableChat.tsx';
import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { dealNumber, dealsOf } from '../logic/table.ts';
import { rulesHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { Stakes } from './Stakes.tsx';

/** What is played for: the game, the deal and its aim, trumps, and what was bid or bought. */
export function TopBar({
  view,
  unread,
  onOpen,
}: {
  view: Snapshot;
  unread: number;
  onOpen: (window: 'house' | 'chat' | 'sheet' | 'seal' | 'settings' | 'help') => void;
}) {
  const { now } = view;
  return (
    <header class="bar">
      <a class="button quiet icon" href="#/" aria-label={t('ui-home')}>
        <Icon name="home" />
      </a>
      <button type="button" class="quiet title" onClick={() => onOpen('house')}>
        <strong>{t(`game-${view.game}`)}</strong>
        {now && (
          <small>
            {t('at-deal', { number: dealNumber(view), count: dealsOf(view) })}
            {!view.partners && (
              <>
                {' '}
                · <span>{t('at-alone')}</span>
              </>
            )}
          </small>
        )}
        <span class="unseen">{t('at-house-of', { game: t(`game-${view.game}`) })}</span>
      </button>
      {now && <Stakes view={view} />}
      <span class="grow" />
      {view.conditions.chat && <ChatButton unread={unread} onOpen={() => onOpen('chat')} />}
      <button
        type="button"
        class="quiet icon narrow-only"
        aria-label={t('sheet-title')}
        aria-keyshortcuts="s"
        onClick={() => onOpen('sheet')}
      >
        <Icon name="sheet" />
      </button>
      <button
        type="button"
        class="quiet icon wide-only"
        aria-label={t('proof-at-table')}
        onClick={() => onOpen('seal')}
      >
        <Icon name="seal" />
      </button>
      <a class="button quiet icon" href={rulesHref(view.game, now?.moment?.clause)} aria-label={t('lobby-learn')}>
        <Icon name="rules" />
      </a>
      <button
        type="button"
        class="quiet icon"
        aria-label={t('ui-settings')}
        aria-keyshortcuts="o"
        onClick={() => onOpen('settings')}
      >
        <Icon name="settings" />
      </button>
      <button
        type="button"
        class="quiet icon wide-only"
        aria-label={t('ui-help')}
        aria-keyshortcuts="?"
        onClick={() => onOpen('help')}
      >
        <Icon name="help" />
      </button>
    </header>
  );
}
