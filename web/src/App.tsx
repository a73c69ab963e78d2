import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Apart } from 'texts:all';
import { Announced } from './ui/Announced.tsx';
import { Legal } from './ui/Legal.tsx';
import { Loading } from './ui/Loading.tsx';
import { LiveRegion } from './ui/LiveRegion.tsx';
import { LanguageSwitch } from './lobby/LanguageSwitch.tsx';
import { LobbyPage } from './lobby/LobbyPage.tsx';
import { NavBar } from './ui/NavBar.tsx';
import { Newer } from './ui/Newer.tsx';
import { SeatKept } from './ui/SeatKept.tsx';
import { later } from './ui/later.tsx';
import { elsewhere, progress, stopped, warm } from './offline/backend.ts';
import { alone } from './offline/mode.ts';
import { bring, language, moment, t } from './i18n/texts.ts';
import { sectionOf } from './route.ts';
import { banned, chooseLanguage } from './stores/me.ts';
import { putAway, shown } from './stores/notice.ts';
import { route } from './stores/route.ts';
import { forget, kept } from './stores/seat.ts';
import { site } from './stores/site.ts';
import { days } from './stores/sets.ts';
import { close, opened } from './stores/windows.ts';
import { newer, update } from './stores/worker.ts';
import { unkept } from './storage.ts';

/** A page that comes with its sentences when somebody goes there. */
const withTexts = <Props extends object>(load: () => Promise<ComponentType<Props>>, ...parts: Apart[]) =>
  later(() => Promise.all([load(), bring('play'), ...parts.map(bring)]).then(([page]) => page));

const table = () => import('./table/TablePage.tsx');
const halted = () => import('./ui/Stopped.tsx');
const Stopped = later(() => Promise.all([halted(), bring('play')]).then(([part]) => part.Stopped), 'part');

const TablePage = withTexts(() => table().then((page) => page.TablePage));
const EveningsPage = withTexts(
  () => import('./evenings/EveningsPage.tsx').then((page) => page.EveningsPage),
  'evenings',
);
const EveningPage = withTexts(() => import('./evenings/EveningPage.tsx').then((page) => page.EveningPage), 'evenings');
const LeadPage = withTexts(() => import('./evenings/LeadPage.tsx').then((page) => page.LeadPage), 'evenings');
const WallPage = withTexts(() => import('./evenings/WallPage.tsx').then((page) => page.WallPage), 'evenings');
const PaperPage = withTexts(() => import('./evenings/PaperPage.tsx').then((page) => page.PaperPage), 'evenings');
const ClubPage = withTexts(() => import('./evenings/ClubPage.tsx').then((page) => page.ClubPage), 'evenings');
const AdminPage = withTexts(() => import('./admin/AdminPage.tsx').then((page) => page.AdminPage));
const LearnPage = withTexts(() => import('./learn/LearnPage.tsx').then((page) => page.LearnPage));
const RulesPage = withTexts(() => import('./lobby/RulesPage.tsx').then((page) => page.RulesPage));
const BecomePage = withTexts(() => import('./social/BecomePage.tsx').then((page) => page.BecomePage));
const DayPage = withTexts(() => import('./boards/DayPage.tsx').then((page) => page.DayPage), 'boards');
const SetPage = withTexts(() => import('./boards/SetPage.tsx').then((page) => page.SetPage), 'boards');
const ProfilePage = withTexts(
  () => import('./profile/ProfilePage.tsx').then((page) => page.ProfilePage),
  'profile',
  'boards',
  'review',
  'puzzles',
);
const PuzzlesPage = withTexts(() => import('./puzzles/PuzzlesPage.tsx').then((page) => page.PuzzlesPage), 'puzzles');
const PuzzlePage = withTexts(
  () => import('./puzzles/PuzzlePage.tsx').then((page) => page.PuzzlePage),
  'puzzles',
  'review',
);
const HandsPage = withTexts(
  () => import('./puzzles/HandsPage.tsx').then((page) => page.HandsPage),
  'puzzles',
  'review',
);
const ReadingPage = withTexts(
  () => import('./puzzles/ReadingPage.tsx').then((page) => page.ReadingPage),
  'puzzles',
  'review',
);
const MatchesPage = withTexts(() => import('./review/MatchesPage.tsx').then((page) => page.MatchesPage), 'review');
const DrillPage = withTexts(() => import('./review/DrillPage.tsx').then((page) => page.DrillPage), 'review');
const MatchPage = withTexts(() => import('./review/MatchPage.tsx').then((page) => page.MatchPage), 'review');
const LuckPage = withTexts(() => import('./proof/LuckPage.tsx').then((page) => page.LuckPage));
const WorkedDealPage = withTexts(() => import('./learn/WorkedDealPage.tsx').then((page) => page.WorkedDealPage));
const VerifyPage = withTexts(() => import('./proof/VerifyPage.tsx').then((page) => page.VerifyPage));
const CommonWindows = later(
  () => Promise.all([import('./CommonWindows.tsx'), bring('play')]).then(([part]) => part.CommonWindows),
  'window',
);

/** Whoever comes near a button that leads to a table has it fetched before they press. */
function comesNear(event: Event): void {
  if ((event.target as Element).closest('.poster, .welcome, .newcomer, .continue, .ways'))
    void Promise.all([table(), bring('play'), warm(), alone && halted()]).catch(() => undefined);
}

export function App() {
  const here = route.value;
  /** Whether it has been read that nothing is kept. */
  const read = useSignal(false);
  /** Whether the page has the screen to itself: no bar, and nothing below it. */
  const whole = here.page === 'table' || here.page === 'wall';
  useEffect(() => {
    if (here.page !== 'rules' || !here.clause) scrollTo(0, 0);
  }, [here.page]);
  useEffect(() => {
    const signs = ['pointerover', 'focusin'] as const;
    for (const sign of signs) addEventListener(sign, comesNear);
    return () => signs.forEach((sign) => removeEventListener(sign, comesNear));
  }, []);
  return (
    <>
      {shown.value && <Announced text={shown.value.text} onPutAway={putAway} />}
      {newer.value && <Newer onUpdate={() => void update()} />}
      {unkept.value && !read.value && !whole && (
        <Announced text={t('ui-unkept')} onPutAway={() => (read.value = true)} />
      )}
      {banned.value !== null && <Announced text={t('notice-banned', { until: moment(banned.value) })} />}
      {kept.value && !whole && <SeatKept {...kept.value} onPutAway={forget} />}
      {!whole && (
        <NavBar section={sectionOf(here.page)} days={days.value} onOpen={(window) => (opened.value = window)}>
          {here.page === 'lobby' && (
            <LanguageSwitch language={language.value} onChoose={(code) => void chooseLanguage(code)} />
          )}
        </NavBar>
      )}
      {here.page === 'lobby' && <LobbyPage key={language.value} />}
      {here.page === 'learn' && <LearnPage />}
      {here.page === 'puzzles' && <PuzzlesPage key={here.theme} chosen={here.theme} />}
      {here.page === 'puzzle' && (
        <PuzzlePage key={here.puzzle} game={here.game} puzzle={here.puzzle} theme={here.theme} />
      )}
      {here.page === 'hands' && <HandsPage key={`${here.game}/${here.theme}`} game={here.game} theme={here.theme} />}
      {here.page === 'reading' && <ReadingPage key={here.game} game={here.game} />}
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
      {here.page === 'review' && (
        <MatchPage
          key={`review ${here.table}/${here.seat}`}
          table={here.table}
          seat={here.seat}
          deal={here.deal}
          moment={here.moment}
          ask
        />
      )}
      {here.page === 'replay' && (
        <MatchPage
          key={`replay ${here.table}`}
          table={here.table}
          seat={null}
          deal={here.deal}
          moment={here.moment}
          ask={false}
        />
      )}
      {here.page === 'luck' && <LuckPage />}
      {here.page === 'admin' && <AdminPage key={language.value} />}
      {here.page === 'evenings' && <EveningsPage key={language.value} />}
      {here.page === 'evening' && <EveningPage key={here.evening} id={here.evening} />}
      {here.page === 'lead' && <LeadPage key={here.evening} id={here.evening} director={here.director} />}
      {here.page === 'wall' && <WallPage key={here.evening} id={here.evening} />}
      {here.page === 'paper' && <PaperPage key={here.evening} id={here.evening} />}
      {here.page === 'club' && <ClubPage key={here.club} id={here.club} keeper={here.keeper} />}
      {here.page === 'become' && <BecomePage token={here.token} evening={here.evening} />}
      {here.page !== 'table' && opened.value && <CommonWindows onClose={close} />}
      {stopped.value ? (
        <Stopped why={stopped.value} />
      ) : (
        <Loading progress={progress.value} elsewhere={elsewhere.value} />
      )}
      <LiveRegion />
      {!whole && <Legal site={site.value} />}
    </>
  );
}
