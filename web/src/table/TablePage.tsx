import { useEffect, useLayoutEffect } from 'preact/hooks';
import { flip } from '../flip.ts';
import { AwayDialog } from '../friends/Away.tsx';
import { Room } from '../friends/Room.tsx';
import { room, turnedAway } from '../friends/room.ts';
import { ChatDialog } from '../friends/TableChat.tsx';
import { recordUrl } from '../api.ts';
import { t } from '../l10n.ts';
import { SealDialog } from '../proof/Seal.tsx';
import { leave, line, sit, table } from '../store.ts';
import { capital, refusal } from '../words.ts';
import { CommonWindows } from '../ui/CommonWindows.tsx';
import { close, opened } from '../ui/windows.ts';
import { Actions } from './Actions.tsx';
import { Connection } from './Connection.tsx';
import { Felt } from './Felt.tsx';
import { HouseDialog } from './HouseDialog.tsx';
import { onKey } from './keys.ts';
import { LastTrick } from './LastTrick.tsx';
import { SheetDialog, SheetPanel } from './SheetPanel.tsx';
import { TopBar } from './TopBar.tsx';
import { dealBefore } from '../logic/before.ts';
import { later } from '../ui/later.tsx';

const Before = later(() => import('../learn/Before.tsx').then((page) => page.Before));

export function TablePage({ id }: { id: string }) {
  useEffect(() => {
    sit(id);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      close();
      leave();
    };
  }, [id]);
  useLayoutEffect(() => flip(document));
  const now = table.value;
  useEffect(() => {
    if (now) document.title = `${t(`game-${now.view.game}`)} · ${t('lobby-title')}`;
  }, [now?.view.game]);
  if (turnedAway.value) return <Closed />;
  if (!now) return room.value ? <Room view={room.value} /> : <Waiting />;
  return (
    <div class={`table-page game-${now.view.game}`} data-version={now.view.version}>
      <TopBar view={now.view} />
      <main>
        <h1 class="unseen">{t(`game-${now.view.game}`)}</h1>
        <Connection />
        <Felt table={now} />
        <Actions view={now.view} />
      </main>
      <SheetPanel view={now.view} />
      {opened.value === 'sheet' && <SheetDialog view={now.view} onClose={close} />}
      {opened.value === 'last' && <LastTrick view={now.view} onClose={close} />}
      {opened.value === 'seal' && <SealDialog view={now.view} onClose={close} />}
      {opened.value === 'before' && dealBefore(now.view) > 0 && <Before view={now.view} onClose={close} />}
      {opened.value === 'chat' && <ChatDialog view={now.view} onClose={close} />}
      {opened.value === 'away' && now.view.seat !== null && <AwayDialog view={now.view} onClose={close} />}
      {opened.value === 'house' && <HouseDialog view={now.view} onClose={close} />}
      <CommonWindows />
    </div>
  );
}

/** A table that is closed to who looks at it: sent away, nobody may look on, or an administrator has closed it. */
function Closed() {
  const { reason } = turnedAway.value!;
  return (
    <main class="waiting">
      <h1>{t('gather-turned-away')}</h1>
      <p role="alert">{capital(refusal(reason, []))}.</p>
      {reason.key === 'table-closed' && table.value && table.value.view.seat !== null && <a class="button" href={recordUrl(table.value.view.table)} download>{t('end-record')}</a>}
      <a class="button" href="#/">{t('ui-home')}</a>
    </main>
  );
}

function Waiting() {
  return (
    <main class="waiting">
      <h1 class="unseen">{t('lobby-title')}</h1>
      {line.value === 'closed' ? <p role="alert">{t('at-closed')}</p> : <p>{t(line.value === 'broken' ? 'at-broken' : 'at-opening')}</p>}
      <a class="button" href="#/">{t('ui-home')}</a>
    </main>
  );
}
