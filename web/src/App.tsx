import { useEffect } from 'preact/hooks';
import { Become } from './friends/Become.tsx';
import { Announced } from './ui/Announced.tsx';
import { LiveRegion } from './ui/LiveRegion.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { RulesPage } from './lobby/RulesPage.tsx';
import { TablePage } from './table/TablePage.tsx';
import { later } from './ui/later.tsx';
import { language } from './l10n.ts';
import { route } from './route.ts';

const AdminPage = later(() => import('./admin/AdminPage.tsx').then((page) => page.AdminPage));
const LuckPage = later(() => import('./proof/LuckPage.tsx').then((page) => page.LuckPage));
const WorkedDeal = later(() => import('./learn/WorkedDeal.tsx').then((page) => page.WorkedDeal));
const VerifyPage = later(() => import('./proof/VerifyPage.tsx').then((page) => page.VerifyPage));

export function App() {
  const here = route.value;
  useEffect(() => {
    if (here.page !== 'rules' || !here.clause) scrollTo(0, 0);
  }, [here.page]);
  return (
    <>
      <Announced />
      {here.page === 'lobby' && <Lobby key={language.value} />}
      {here.page === 'rules' && <RulesPage game={here.game} clause={here.clause} />}
      {here.page === 'deal' && <WorkedDeal key={here.game} game={here.game} />}
      {here.page === 'table' && <TablePage key={here.table} id={here.table} />}
      {here.page === 'verify' && <VerifyPage key={language.value} table={here.table} />}
      {here.page === 'luck' && <LuckPage />}
      {here.page === 'admin' && <AdminPage key={language.value} />}
      {here.page === 'become' && <Become token={here.token} />}
      <LiveRegion />
    </>
  );
}
