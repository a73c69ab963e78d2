import { useEffect } from 'preact/hooks';
import { BecomePage } from './friends/BecomePage.tsx';
import { Announced } from './ui/Announced.tsx';
import { LiveRegion } from './ui/LiveRegion.tsx';
import { LobbyPage } from './lobby/LobbyPage.tsx';
import { RulesPage } from './lobby/RulesPage.tsx';
import { TablePage } from './table/TablePage.tsx';
import { later } from './ui/later.tsx';
import { language } from './i18n/texts.ts';
import { putAway, shown } from './stores/notice.ts';
import { route } from './stores/route.ts';

const AdminPage = later(() => import('./admin/AdminPage.tsx').then((page) => page.AdminPage));
const LuckPage = later(() => import('./proof/LuckPage.tsx').then((page) => page.LuckPage));
const WorkedDealPage = later(() => import('./learn/WorkedDealPage.tsx').then((page) => page.WorkedDealPage));
const VerifyPage = later(() => import('./proof/VerifyPage.tsx').then((page) => page.VerifyPage));

export function App() {
  const here = route.value;
  useEffect(() => {
    if (here.page !== 'rules' || !here.clause) scrollTo(0, 0);
  }, [here.page]);
  return (
    <>
      {shown.value && <Announced text={shown.value.text} onPutAway={putAway} />}
      {here.page === 'lobby' && <LobbyPage key={language.value} />}
      {here.page === 'rules' && <RulesPage game={here.game} clause={here.clause} />}
      {here.page === 'deal' && <WorkedDealPage key={here.game} game={here.game} />}
      {here.page === 'table' && <TablePage key={here.table} id={here.table} />}
      {here.page === 'verify' && <VerifyPage key={language.value} table={here.table} />}
      {here.page === 'luck' && <LuckPage />}
      {here.page === 'admin' && <AdminPage key={language.value} />}
      {here.page === 'become' && <BecomePage token={here.token} />}
      <LiveRegion />
    </>
  );
}
