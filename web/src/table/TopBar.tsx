import { ChatButton } from '../social/TableChat.tsx';
import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import type { SetInfo } from '../http.ts';
import { dealsOf, singleDeal } from '../logic/table.ts';
import { rulesHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { Stakes } from './Stakes.tsx';
import { Facts } from '../ui/Facts.tsx';

/** What is played for: the game, the deal and its aim, trumps, and what was bid or bought. */
export function TopBar({
  view,
  set,
  unread,
  onOpen,
}: {
  view: Snapshot;
  /** The set of boards that is played, where it is one. */
  set: SetInfo | null;
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
            <Facts
              facts={[
                ...(set ? ofSet(view, set) : [t('at-deal', { number: now.number, count: dealsOf(view) })]),
                now.final && <span>{t('at-final-deal')}</span>,
                !set && !view.partners && <span>{t('at-alone')}</span>,
              ]}
            />
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

/** A board of a set: which it is, and by what it is played. */
const ofSet = (view: Snapshot, set: SetInfo) => [
  t('at-set', { kind: set.day ? (set.over ? 'past' : 'day') : 'challenge' }),
  singleDeal(view)
    ? t('at-board', { board: view.now?.number ?? 0, boards: set.boards })
    : t('at-deal', { number: view.now?.number ?? 0, count: dealsOf(view) }),
  <span>{t('at-one-try')}</span>,
];
