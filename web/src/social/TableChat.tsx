import '../styles/friends.css';
import { useSignal } from '@preact/signals';
import { othersAt } from '../i18n/people.ts';
import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { wasOpen } from '../logic/open.ts';
import type { Send } from '../logic/requests.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useMedia } from '../ui/media.ts';
import { lazy } from '../ui/lazy.tsx';
import { ChatPanel, type ChatState } from './ChatPanel.tsx';
import { Button } from '../ui/elements.tsx';

const Avoid = lazy(() => import('./Avoid.tsx'), 'Avoid', 'part', 'strangers');

interface Props {
  view: Snapshot;
  chat: ChatState;
  send: Send;
  /** Whether an administrator reads what is reported. */
  reports: boolean;
}

/** The chat beside the table, where there is space; on a low screen it is folded, and the score has the room. */
export function SideChat(props: Props) {
  const wide = useMedia('(min-width: 68rem)');
  const high = useMedia('(min-height: 48rem)');
  const chosen = useSignal<boolean | null>(null);
  if (!props.view.conditions.chat || !wide) return null;
  const open = chosen.value ?? high;
  const { unread } = props.chat;
  return (
    <details class="side-chat" open={open} onToggle={({ currentTarget }) => (chosen.value = currentTarget.open)}>
      <summary>
        <h2>{unread && !open ? t('chat-new', { count: unread }) : t('chat-title')}</h2>
      </summary>
      {open && <TableChat {...props} brief />}
    </details>
  );
}

/** Go to the chat beside the table, if there is one. */
export function toSideChat(): boolean {
  const side = document.querySelector<HTMLDetailsElement>('details.side-chat');
  if (!side) return false;
  side.open = true;
  // What it holds is drawn once it is open.
  setTimeout(() => side.querySelector('input')?.focus(), 50);
  return true;
}

function TableChat({ view, chat, send, reports, brief = false }: Props & { brief?: boolean }) {
  return (
    <ChatPanel
      chat={chat}
      send={send}
      people={othersAt(view)}
      host={view.guest !== null && view.guest === view.host}
      silent={view.seat === null}
      brief={brief}
      reportTo={reports ? view.table : ''}
    >
      {view.seat !== null && wasOpen(view.table) && <Avoid table={view.table} people={othersAt(view)} />}
    </ChatPanel>
  );
}

export function ChatDialog({ onClose, ...props }: Props & { onClose: () => void }) {
  return (
    <Dialog title={t('chat-title')} onClose={onClose}>
      <TableChat {...props} />
    </Dialog>
  );
}

/** The way to the chat, with a mark where something new was said. */
export function ChatButton({ unread, onOpen }: { unread: number; onOpen: () => void }) {
  return (
    <Button
      quiet
      class="icon narrow-only chat-button"
      label={unread ? t('chat-new', { count: unread }) : t('chat-title')}
      aria-keyshortcuts="v"
      icon="chat"
      text={
        unread > 0 && (
          <span class="badge" aria-hidden="true">
            {unread}
          </span>
        )
      }
      onClick={onOpen}
    />
  );
}
