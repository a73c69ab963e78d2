import { useEffect, useLayoutEffect } from 'preact/hooks';
import { flip } from '../flip.ts';
import { t } from '../l10n.ts';
import { SealDialog } from '../proof/Seal.tsx';
import { leave, line, sit, table } from '../store.ts';
import { CommonWindows, close, opened } from '../ui/windows.tsx';
import { Actions } from './Actions.tsx';
import { Connection } from './Connection.tsx';
import { Felt } from './Felt.tsx';
import { HouseDialog } from './HouseDialog.tsx';
import { onKey } from './keys.ts';
import { LastTrick } from './LastTrick.tsx';
import { SheetDialog, SheetPanel } from './SheetPanel.tsx';
import { TopBar } from './TopBar.tsx';

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
  if (!now) return <Waiting />;
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
      {opened.value === 'house' && <HouseDialog view={now.view} onClose={close} />}
      <CommonWindows />
    </div>
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
