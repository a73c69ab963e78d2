import { signal } from '@preact/signals';
import { t } from '../l10n.ts';
import type { Snapshot } from '../messages.ts';
import { namesOf } from '../people.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { opened } from '../ui/windows.ts';
import { ChatPanel, type Other } from './ChatPanel.tsx';
import { unread } from './chat.ts';

const others = (view: Snapshot): Other[] => {
  const names = namesOf(view);
  return view.players.flatMap((one) => (one.person && !one.you && one.guest !== null ? [{ guest: one.guest, name: names[one.seat]! }] : []));
};

const wide = matchMedia('(min-width: 68rem)');
const roomy = signal(wide.matches);
wide.addEventListener('change', () => (roomy.value = wide.matches));

/** The chat beside the table, where there is room. */
export function SideChat({ view }: { view: Snapshot }) {
  return view.terms.chat && roomy.value ? <TableChat view={view} brief /> : null;
}

function TableChat({ view, brief = false }: { view: Snapshot; brief?: boolean }) {
  return <ChatPanel table={view.table} people={others(view)} host={view.guest !== null && view.guest === view.host} silent={view.seat === null} brief={brief} />;
}

export function ChatDialog({ view, onClose }: { view: Snapshot; onClose: () => void }) {
  return <Dialog title={t('chat-title')} onClose={onClose}><TableChat view={view} /></Dialog>;
}

/** The way to the chat, with a mark where something new was said. */
export function ChatButton() {
  const count = unread.value;
  return (
    <button type="button" class="quiet icon narrow-only chat-button" aria-label={count ? t('chat-new', { count }) : t('chat-title')} aria-keyshortcuts="v" onClick={() => (opened.value = 'chat')}>
      <Icon name="chat" />{count > 0 && <span class="badge" aria-hidden="true">{count}</span>}
    </button>
  );
}
