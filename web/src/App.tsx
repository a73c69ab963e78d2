import { useEffect } from 'preact/hooks';
import { BecomePage } from './friends/BecomePage.tsx';
import { Announced } from './ui/Announced.tsx';
import { LiveRegion } from './ui/LiveRegion.tsx';
import { LobbyPage } from './lobby/LobbyPage.tsx';
import { RulesPage } from './lobby/RulesPage.tsx';
import { SeatKept } from './ui/SeatKept.tsx';
import { later } from './ui/later.tsx';
import { bring, language } from './i18n/texts.ts';
import { putAway, shown } from './stores/notice.ts';
import { route } from './stores/route.ts';
import { forget, kept } from './stores/seat.ts';

/** How long after the first page the table is fetched, in milliseconds: before anybody has chosen a game. */
const SOON = 500;
const table = () => import('./table/TablePage.tsx');

const TablePage = later(() => table().then((page) => page.TablePage));
const AdminPage = later(() => import('./admin/AdminPage.tsx').then((page) => page.AdminPage));
const DayPage = later(() =>
  Promise.all([import('./boards/DayPage.tsx'), bring('boards')]).then(([page]) => page.DayPage),
);
const SetPage = later(() =>
  Promise.all([import('./boards/SetPage.tsx'), bring('boards')]).then(([page]) => page.SetPage),
);
const ProfilePage = later(() =>
  Promise.all([import('./profile/ProfilePage.tsx'), bring('profile'), bring('boards'), bring('review')]).then(
    ([page]) => page.ProfilePage,
  ),
);
const MatchesPage = later(() =>
  Promise.all([import('./review/MatchesPage.tsx'), bring('review')]).then(([page]) => page.MatchesPage),
);
const DrillPage = later(() =>
  Promise.all([import('./review/DrillPage.tsx'), bring('review')]).then(([page]) => page.DrillPage),
);
const ReviewPage = later(() =>
  Promise.all([import('./review/ReviewPage.tsx'), bring('review')]).then(([page]) => page.ReviewPage),
);
const ReplayPage = later(() =>
  Promise.all([import('./review/ReplayPage.tsx'), bring('review')]).then(([page]) => page.ReplayPage),
);
const LuckPage = later(() => import('./proof/LuckPage.tsx').then((page) => page.LuckPage));
const WorkedDealPage = later(() => import('./learn/WorkedDealPage.tsx').then((page) => page.WorkedDealPage));
const VerifyPage = later(() => import('./proof/VerifyPage.tsx').then((page) => page.VerifyPage));

export function App() {
  const here = route.value;
  useEffect(() => {
    if (here.page !== 'rules' || !here.clause) scrollTo(0, 0);
  }, [here.page]);
  useEffect(() => {
    const soon = setTimeout(() => void table().catch(() => undefined), SOON);
    return () => clearTimeout(soon);
  }, []);
  return (
    <>
      {shown.value && <Announced text={shown.value.text} onPutAway={putAway} />}
      {kept.value && here.page !== 'table' && <SeatKept {...kept.value} onPutAway={forget} />}
      {here.page === 'lobby' && <LobbyPage key={language.value} />}
      {here.page === 'rules' && <RulesPage game={here.game} clause={here.clause} />}
      {here.page === 'deal' && <WorkedDealPage key={here.game} game={here.game} />}
      {here.page === 'table' && <TablePage key={here.table} id={here.table} />}
      {here.page === 'verify' && <VerifyPage key={language.value} table={here.table} />}
      {here.page === 'day' && <DayPage key={here.day} day={here.day} />}
      {here.page === 'boards' && <SetPage key={here.set + here.from} set={here.set} from={here.from} />}
      {here.page === 'profile' && <ProfilePage />}
      {here.page === 'matches' && <MatchesPage />}
      {here.page === 'drill' && (
        <DrillPage
          key={`${here.table}/${here.seat}/${here.place}`}
          table={here.table}
          seat={here.seat}
          place={here.place}
        />
      )}
      {here.page === 'review' && <ReviewPage key={`${here.table}/${here.seat}`} table={here.table} seat={here.seat} />}
      {here.page === 'replay' && (
        <ReplayPage key={here.table} table={here.table} deal={here.deal} moment={here.moment} />
      )}
      {here.page === 'luck' && <LuckPage />}
      {here.page === 'admin' && <AdminPage key={language.value} />}
      {here.page === 'become' && <BecomePage token={here.token} />}
      <LiveRegion />
    </>
  );
}
