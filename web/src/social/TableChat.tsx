import '../styles/friends.css';
import { othersAt } from '../i18n/people.ts';
import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { wasOpen } from '../logic/open.ts';
import type { Send } from '../logic/requests.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useMedia } from '../ui/media.ts';
import { lazy } from '../ui/lazy.tsx';
import { ChatPanel, type ChatState } from './ChatPanel.tsx';
import { Button } from '../ui/Button.tsx';

const Avoid = lazy(() => import('./Avoid.tsx'), 'Avoid', 'part', 'strangers');

interface Props {
  view: Snapshot;
  chat: ChatState;
  send: Send;
  /** Whether an administrator reads what is reported. */
  reports: boolean;
}

/** The chat beside the table, where there is space. */
export function SideChat(props: Props) {
  const wide = useMedia('(min-width: 68rem)');
  return props.view.conditions.chat && wide ? <TableChat {...props} brief /> : null;
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
