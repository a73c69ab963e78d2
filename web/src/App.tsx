import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Apart } from 'texts:all';
import { serverNow } from './logic/serverTime.ts';
import { Button, classNames, Icon } from './ui/elements.tsx';
import { Legal } from './ui/Legal.tsx';
import { LanguageSelect } from './ui/LanguageSelect.tsx';
import { LobbyPage } from './lobby/LobbyPage.tsx';
import { reported } from './ui/reported.ts';
import { hush, repeat, spoken } from './ui/speech.tsx';
import { toContent, useArrival } from './ui/focus.ts';
import { useNow } from './ui/useNow.ts';
import { laterStyles, lazy } from './ui/lazy.tsx';
import { elsewhere, progress, stopped } from './offline/engine.ts';
import { alone, embedded } from './offline/mode.ts';
import { warm } from './api.ts';
import { bring, language, t, dateTime } from './i18n/texts.ts';
import { dayHref, LEARN_HREF, PROFILE_HREF, sectionOf, tableHref, type Route, type Section } from './route.ts';
import { banned, chooseLanguage } from './stores/me.ts';
import { putAway, shown } from './stores/notice.ts';
import { route, close, opened } from './stores/route.ts';
import { forget, kept, type Seat } from './stores/seat.ts';
import { settings } from './stores/settings.ts';
import { site } from './stores/site.ts';
import { days } from './stores/sets.ts';
import { newer, update } from './stores/worker.ts';
import { onKey, pageCommands } from './table/keys.ts';
import { unkept } from './storage.ts';

const table = () => import('./table/TablePage.tsx');
const halted = () => import('./ui/Stopped.tsx');
const Stopped = lazy(halted, 'Stopped', 'part', 'play');
const WrongSentenceDialog = lazy(() => import('./ui/WrongSentenceDialog.tsx'), 'WrongSentenceDialog', 'window', 'play');
const CommonWindows = lazy(() => import('./CommonWindows.tsx'), 'CommonWindows', 'window', 'play');
/** A page that comes with its sentences when somebody goes there. */
const page = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name, ...texts: Apart[]) =>
  lazy(load, name, 'page', 'play', ...texts);
const drill = () => import('./review/DrillPage.tsx');
const DrillPage = page(drill, 'DrillPage', 'review', 'puzzles');
const MatchPage = page(() => import('./review/MatchPage.tsx'), 'MatchPage', 'review', 'puzzles');

/** The page for each row of `ROUTES`. */
const PAGES: { [Page in Route['page']]: ComponentType<Extract<Route, { page: Page }>> } = {
  lobby: LobbyPage,
  table: page(table, 'TablePage'),
  learn: page(() => import('./learn/LearnPage.tsx'), 'LearnPage'),
  rules: page(() => import('./lobby/RulesPage.tsx'), 'RulesPage'),
  deal: page(() => import('./learn/WorkedDealPage.tsx'), 'WorkedDealPage'),
  puzzles: page(() => import('./puzzles/PuzzlesPage.tsx'), 'PuzzlesPage', 'puzzles'),
  puzzle: page(() => import('./puzzles/PuzzlePage.tsx'), 'PuzzlePage', 'puzzles', 'review'),
  hands: page(() => import('./puzzles/PuzzlePage.tsx'), 'HandsPage', 'puzzles', 'review'),
  reading: page(() => import('./puzzles/ReadingPage.tsx'), 'ReadingPage', 'puzzles', 'review'),
  drill: (at) => <DrillPage {...at} seat={at.seat ?? 0} />,
  mistakes: page(drill, 'MistakesPage', 'review', 'puzzles'),
  review: (at) => <MatchPage {...at} ask />,
  replay: (at) => <MatchPage {...at} seat={null} deal={at.deal || 1} ask={false} />,
  profile: page(() => import('./profile/ProfilePage.tsx'), 'ProfilePage', 'profile', 'boards', 'review', 'puzzles'),
  day: page(() => import('./boards/DayPage.tsx'), 'DayPage', 'boards', 'puzzles'),
  boards: page(() => import('./boards/SetPage.tsx'), 'SetPage', 'boards'),
  evenings: page(() => import('./evenings/EveningsPage.tsx'), 'EveningsPage', 'evenings'),
  evening: page(() => import('./evenings/EveningPage.tsx'), 'EveningPage', 'evenings'),
  lead: page(() => import('./evenings/LeadPage.tsx'), 'LeadPage', 'evenings'),
  wall: page(() => import('./evenings/WallPage.tsx'), 'WallPage', 'evenings'),
  paper: page(() => import('./evenings/PaperPage.tsx'), 'PaperPage', 'evenings'),
  club: page(() => import('./evenings/ClubPage.tsx'), 'ClubPage', 'evenings'),
  become: page(() => import('./social/BecomePage.tsx'), 'BecomePage'),
  verify: page(() => import('./proof/VerifyPage.tsx'), 'VerifyPage'),
  solve: page(() => import('./solver/SolvePage.tsx'), 'SolvePage', 'solver', 'review'),
  luck: page(() => import('./proof/LuckPage.tsx'), 'LuckPage'),
  admin: page(() => import('./admin/AdminPage.tsx'), 'AdminPage'),
  missing: page(() => import('./lobby/RulesPage.tsx'), 'MissingPage'),
};
/** Pages that are drawn anew in another language. */
const BY_LANGUAGE: readonly Route['page'][] = ['lobby', 'verify', 'admin', 'evenings'];

/** What a page shows: for something else it starts anew. Rules, and moments of a deal, follow their address. */
function thingOf({ page, ...params }: Route): string {
  if (page === 'rules') return page;
  const things = Object.entries(params).filter(([name]) => name !== 'deal' && name !== 'moment');
  return [page, ...things.map(([, value]) => value)].join('/');
}

/** Whoever comes near a button that leads to a table has it fetched before they press. */
function comesNear(event: Event): void {
  if ((event.target as Element).closest('.poster, .hero, .continue, .ways'))
    void Promise.all([laterStyles(), table(), bring('play'), warm(), alone && halted()]).catch(() => undefined);
}

export function App() {
  const here = route.value;
  const Page = PAGES[here.page] as ComponentType<Route>;
  /** Whether the page has the screen to itself: no bar, and nothing below it. */
  const whole = embedded || here.page === 'table' || here.page === 'wall';
  const thing = thingOf(here);
  useArrival(whole ? '' : thing, hush);
  useEffect(() => {
    if (here.page !== 'rules' || !here.clause) scrollTo(0, 0);
  }, [thing]);
  useEffect(() => {
    const commands = pageCommands((window) => (opened.value = window), repeat);
    const pressed = (event: KeyboardEvent) =>
      route.value.page === 'table' || onKey(event, commands, settings.value.keys);
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  useEffect(() => {
    const signs = ['pointerover', 'focusin'] as const;
    for (const sign of signs) addEventListener(sign, comesNear);
    return () => signs.forEach((sign) => removeEventListener(sign, comesNear));
  }, []);
  return (
    <>
      {!whole && (
        <button class="skip" onClick={toContent}>
          {t('ui-skip')}
        </button>
      )}
      <Banners whole={whole} />
      {!whole && <NavBar page={here.page} />}
      <Page key={BY_LANGUAGE.includes(here.page) ? `${thing} ${language.value}` : thing} {...here} />
      {here.page !== 'table' && opened.value && <CommonWindows onClose={close} />}
      {reported.value && (
        <WrongSentenceDialog wrong={reported.value} site={site.value} onClose={() => (reported.value = null)} />
      )}
      {stopped.value ? <Stopped why={stopped.value} /> : <Loading />}
      <div class="unseen" role="log" aria-live="polite" aria-relevant="additions" data-testid="live">
        {spoken.value.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      {!whole && <Legal site={site.value} />}
    </>
  );
}

const tool = (window: 'settings' | 'help') => (
  <Button icon={window} class="quiet icon" label={t(`ui-${window}`)} onClick={() => (opened.value = window)} />
);

/** The ways through the program, on every page but a table, which has a bar of its own. */
function NavBar({ page }: { page: Route['page'] }) {
  const ways: readonly (readonly [Section, string])[] = [
    ['play', '#/'],
    ['learn', LEARN_HREF],
    ...(days.value ? [['today', dayHref()] as const] : []),
    ['mine', PROFILE_HREF],
  ];
  return (
    <nav class="nav-bar row wrap ruled between" aria-label={t('nav-title')}>
      <ul class="row">
        {ways.map(([way, href]) => (
          <li key={way}>
            <a class="row" href={href} aria-current={way === sectionOf(page) ? 'page' : undefined}>
              {t(`nav-${way}`)}
            </a>
          </li>
        ))}
      </ul>
      {kept.value && (kept.value.until !== null || !offers(page, kept.value)) && <SeatKept seat={kept.value} />}
      <div class="tools row">
        <LanguageSelect
          class={classNames('languages', page !== 'lobby' && 'wide')}
          aria-label={t('settings-language')}
          language={language.value}
          onChoose={(code) => void chooseLanguage(code)}
        />
        {tool('settings')}
        {tool('help')}
      </div>
    </nav>
  );
}

/** Notices over every page. Those of an administrator, and a ban, are shown at a table, too. */
function Banners({ whole }: { whole: boolean }) {
  const read = useSignal(false);
  return (
    <>
      {shown.value && <Announced text={shown.value.text} onPutAway={putAway} />}
      {newer.value && (
        <Banner label={t('newer-title')} icon>
          <p role="status">{t('newer-text')}</p>
          <Button class="quiet" text={t('newer-update')} onClick={() => void update()} />
        </Banner>
      )}
      {unkept.value && !read.value && !whole && (
        <Announced text={t('ui-unkept')} onPutAway={() => (read.value = true)} />
      )}
      {banned.value !== null && <Announced text={t('notice-banned', { until: dateTime(banned.value) })} />}
    </>
  );
}

/** True for a page that leads back to the seat by itself. */
const offers = (page: Route['page'], { table }: Seat): boolean =>
  page === 'lobby' || page === 'profile' || (page === 'day' && table.startsWith('board:'));

function Banner({ label, icon = false, class: name = '', children }: BannerProps) {
  return (
    <aside class={`announced row breaks ${name}`} aria-label={label}>
      {icon && <Icon name="bell" />}
      {children}
    </aside>
  );
}

type BannerProps = { label: string; icon?: boolean; class?: string; children: ComponentChildren };

/** What is announced to everybody, until it is put away. */
function Announced({ text, onPutAway }: { text: string; onPutAway?: () => void }) {
  return (
    <Banner label={t('notice-title')} icon>
      <p>{text}</p>
      {onPutAway && <Button icon="close" class="quiet icon" label={t('notice-put-away')} onClick={onPutAway} />}
    </Banner>
  );
}

/**
 * A line in the bar of every other page while one has a seat at a table, with the way back; loud only where a bot takes
 * over. The seconds run in silence.
 */
function SeatKept({ seat: { table, game, until } }: { seat: Seat }) {
  const now = useNow(serverNow, 1000, until !== null);
  const seconds = until === null ? null : Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <div class={classNames('seat-kept row', seconds !== null && 'soon')}>
      <p role="status">{t('seat-kept', { game: t(`game-${game}`) })}</p>
      {seconds !== null && (
        <p>
          {seconds > 0
            ? t('seat-bot-soon', { seconds, minutes: seconds > 90 ? Math.ceil(seconds / 60) : 0 })
            : t('seat-bot-plays')}
        </p>
      )}
      <a data-return aria-keyshortcuts="r" href={tableHref(table)}>
        {t('lobby-return')}
      </a>
      <Button icon="close" class="quiet icon" label={t('ui-close')} onClick={forget} />
    </div>
  );
}

const MEGABYTE = 1e6;

/** How far the games of this page have come, while they are loaded; or that another tab has the matches. */
function Loading() {
  if (!progress.value) return null;
  const { bytes, of } = progress.value;
  return (
    <div class="loading-house" role="status">
      <p>
        {elsewhere.value ? t('alone-elsewhere') : t('alone-loading', { have: bytes / MEGABYTE, all: of / MEGABYTE })}
      </p>
      {!elsewhere.value && <progress max={of || 1} value={bytes} aria-label={t('alone-title')} />}
    </div>
  );
}
