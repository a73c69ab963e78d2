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
import { sectionOf, type Route } from './route.ts';
import { banned, chooseLanguage } from './stores/me.ts';
import { putAway, shown } from './stores/notice.ts';
import { route } from './stores/route.ts';
import { forget, kept } from './stores/seat.ts';
import { site } from './stores/site.ts';
import { days } from './stores/sets.ts';
import { close, opened } from './stores/windows.ts';
import { newer, update } from './stores/worker.ts';
import { unkept } from './storage.ts';

const table = () => import('./table/TablePage.tsx');
const halted = () => import('./ui/Stopped.tsx');
const Stopped = later(halted, 'Stopped', 'part', 'play');
const CommonWindows = later(() => import('./CommonWindows.tsx'), 'CommonWindows', 'window', 'play');
/** A page that comes with its sentences when somebody goes there. */
const page = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name, ...texts: Apart[]) =>
  later(load, name, 'page', 'play', ...texts);
const DrillPage = page(() => import('./review/DrillPage.tsx'), 'DrillPage', 'review');
const MatchPage = page(() => import('./review/MatchPage.tsx'), 'MatchPage', 'review');

/** The page for each row of `ROUTES`. */
const PAGES: { [Page in Route['page']]: ComponentType<Extract<Route, { page: Page }>> } = {
  lobby: LobbyPage,
  table: page(table, 'TablePage'),
  learn: page(() => import('./learn/LearnPage.tsx'), 'LearnPage'),
  rules: page(() => import('./lobby/RulesPage.tsx'), 'RulesPage'),
  deal: page(() => import('./learn/WorkedDealPage.tsx'), 'WorkedDealPage'),
  puzzles: page(() => import('./puzzles/PuzzlesPage.tsx'), 'PuzzlesPage', 'puzzles'),
  puzzle: page(() => import('./puzzles/PuzzlePage.tsx'), 'PuzzlePage', 'puzzles', 'review'),
  hands: page(() => import('./puzzles/HandsPage.tsx'), 'HandsPage', 'puzzles', 'review'),
  reading: page(() => import('./puzzles/ReadingPage.tsx'), 'ReadingPage', 'puzzles', 'review'),
  matches: page(() => import('./review/MatchesPage.tsx'), 'MatchesPage', 'review'),
  drill: ({ table, seat, place }) => <DrillPage table={table} seat={seat ?? 0} place={place} />,
  review: ({ page: _, ...at }) => <MatchPage {...at} ask />,
  replay: ({ table, deal, moment }) => (
    <MatchPage table={table} seat={null} deal={deal || 1} moment={moment} ask={false} />
  ),
  profile: page(() => import('./profile/ProfilePage.tsx'), 'ProfilePage', 'profile', 'boards', 'review', 'puzzles'),
  day: page(() => import('./boards/DayPage.tsx'), 'DayPage', 'boards'),
  boards: page(() => import('./boards/SetPage.tsx'), 'SetPage', 'boards'),
  evenings: page(() => import('./evenings/EveningsPage.tsx'), 'EveningsPage', 'evenings'),
  evening: page(() => import('./evenings/EveningPage.tsx'), 'EveningPage', 'evenings'),
  lead: page(() => import('./evenings/LeadPage.tsx'), 'LeadPage', 'evenings'),
  wall: page(() => import('./evenings/WallPage.tsx'), 'WallPage', 'evenings'),
  paper: page(() => import('./evenings/PaperPage.tsx'), 'PaperPage', 'evenings'),
  club: page(() => import('./evenings/ClubPage.tsx'), 'ClubPage', 'evenings'),
  become: page(() => import('./social/BecomePage.tsx'), 'BecomePage'),
  verify: page(() => import('./proof/VerifyPage.tsx'), 'VerifyPage'),
  luck: page(() => import('./proof/LuckPage.tsx'), 'LuckPage'),
  admin: page(() => import('./admin/AdminPage.tsx'), 'AdminPage'),
};
/** Pages that are drawn anew in another language. */
const BY_LANGUAGE: readonly Route['page'][] = ['lobby', 'verify', 'admin', 'evenings'];

/** What a page shows: for something else it starts anew. Rules, and moments of a deal, follow their address. */
function keyOf({ page, ...params }: Route): string {
  if (page === 'rules') return page;
  const things = Object.entries(params).filter(([name]) => name !== 'deal' && name !== 'moment');
  return [page, ...things.map(([, value]) => value), BY_LANGUAGE.includes(page) && language.value].join('/');
}

/** Whoever comes near a button that leads to a table has it fetched before they press. */
function comesNear(event: Event): void {
  if ((event.target as Element).closest('.poster, .welcome, .newcomer, .continue, .ways'))
    void Promise.all([table(), bring('play'), warm(), alone && halted()]).catch(() => undefined);
}

export function App() {
  const here = route.value;
  const Page = PAGES[here.page] as ComponentType<Route>;
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
      <Page key={keyOf(here)} {...here} />
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
