// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/preact';
import { beforeAll, expect, test } from 'vitest';
import type { AnswerInfo, SetInfo, TableInfo } from '../http.ts';
import { speak, t } from '../i18n/texts.ts';
import { LANGUAGES, nameOf, type Code } from '../logic/languages.ts';
import { DEFAULTS } from '../logic/settings.ts';
import { SettingsDialog } from '../ui/SettingsDialog.tsx';
import { LanguageSelect } from '../ui/LanguageSelect.tsx';
import { Answers, Continue, ofSet, ofTable, underWay } from './Lists.tsx';

const ben: AnswerInfo = { set: '2026-11-22-king', handle: 'a/b', name: 'Ben', game: 'king', day: '2026-11-22' };
const set = (some: Partial<SetInfo>): SetInfo =>
  ({
    id: '2026-11-22-quarante',
    game: 'quarante',
    day: '2026-11-22',
    over: false,
    boards: 6,
    deals: 1,
    mine: { handle: 'a', board: 3, played: 2, finished: false, ranked: false },
    ...some,
  }) as SetInfo;
const table = (some: Partial<TableInfo>): TableInfo =>
  ({
    table: 't',
    game: 'king',
    number: 3,
    totals: [],
    seat: 0,
    others: [],
    due: null,
    origin: 'match',
    ...some,
  }) as TableInfo;
const continued = (...sets: SetInfo[]) => render(<Continue list={sets.map(ofSet)} />).container;

const CODES = Object.keys(LANGUAGES) as Code[];
const DRAFTS = CODES.filter((code) => LANGUAGES[code].status === 'draft');

beforeAll(() => speak('en'));

test('a player of a challenge is named, with a link to the comparison, and can be dismissed', () => {
  const away: AnswerInfo[] = [];
  const { getByRole, rerender } = render(<Answers answers={[ben]} onPutAway={(answer) => away.push(answer)} />);
  expect(getByRole('link', { name: /^Ben has played your challenge/ }).getAttribute('href')).toBe(
    '#/boards/2026-11-22-king/from/a%2Fb',
  );
  fireEvent.click(getByRole('button', { name: 'Dismiss: Ben has played your challenge' }));
  expect(away).toEqual([ben]);
  rerender(<Answers answers={[{ ...ben, name: '' }]} onPutAway={() => {}} />);
  expect(getByRole('link', { name: /^Somebody has played/ })).toBeTruthy();
});

test('many do not push the games off the screen', () => {
  const many = [1, 2, 3, 4, 5].map((number) => ({ ...ben, handle: String(number) }));
  const { container } = render(<Answers answers={many} onPutAway={() => {}} />);
  expect(container.querySelectorAll('li')).toHaveLength(1);
  expect(container.textContent).toContain('And 4 more.');
});

test.each([
  [{}, 'Quarante de RoiDeals of the day,\u00a0· 2 of 6 playedContinue', '#/boards/2026-11-22-quarante/3'],
  [
    { id: 'q3-1', game: 'king', day: '', boards: 1, deals: 10, mine: null },
    'KingA challengeContinue',
    '#/boards/q3-1/1',
  ],
])('a day that is half played and a challenge can be continued at their next deal', (some, text, href) => {
  const link = continued(set(some)).querySelector('a')!;
  expect([link.textContent, link.getAttribute('href')]).toEqual([text, href]);
  expect(link.parentElement!.className).toMatch(/\bposter-(quarante|king)$/);
});

test.each(CODES)('in %s, the aim of a game counts no deals: its matches can be short', async (code) => {
  await speak(code);
  const deals = t('game-jeu-du-roi.length').split(' ')[1]!.replace(/[,،]$/, '');
  expect(t('game-jeu-du-roi.aim')).not.toContain(deals);
  await speak('en');
});

test('without anything there is nothing to see', () => {
  expect(continued().innerHTML).toBe('');
  expect(render(<Answers answers={[]} onPutAway={() => {}} />).container.innerHTML).toBe('');
});

test('what waits for the reader comes first, then their matches, boards, and what waits for others', () => {
  const [waits, ready] = [table({ table: 'waits', waits: true, slow: true }), table({ table: 'ready' })];
  const others = [
    table({ table: 'slow', slow: true }),
    table({ table: 'gathers', number: 0 }),
    table({ table: 'drill', origin: 'practice' }),
  ];
  const tables = [...others, ready, waits, table({ table: 'over', over: true })];
  const mine = table({ table: 'mine', seat: null, others: ['Ben'], turn: true });
  tables.push(table({ table: 'people', seat: null }), mine);
  const { urgent, list } = underWay({ tables, waiting: [waits], sets: [set({ over: true })] });
  expect(list[1]).toMatchObject({ id: 'mine', title: 'King with Ben', left: mine });
  expect(list[1]!.facts[0]).toBe("It's your turn");
  expect(list.slice(2).map(({ id }) => id)).toEqual([
    'people',
    'ready',
    '2026-11-22-quarante',
    'slow',
    'gathers',
    'drill',
  ]);
  expect(list[4]!.sentence).toBe('Continue the deals of a past day: Quarante de Roi');
  expect([urgent, underWay({ tables: others, waiting: [], sets: [] }).urgent]).toEqual([true, false]);
});

test('a draft says so in its own word, in whatever language the page is', () => {
  const { container } = render(<LanguageSelect language="en" onChoose={() => undefined} />);
  const names = [...container.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(names).toEqual(CODES.map(nameOf));
  for (const code of DRAFTS) expect(nameOf(code)).toBe(`${LANGUAGES[code].name} (${LANGUAGES[code].draft})`);
  expect(nameOf('en')).toBe('English');
});

test.each(CODES)('the settings in %s tell how to correct a sentence where it is a draft', async (code) => {
  await speak(code);
  const { container } = render(
    <SettingsDialog
      settings={DEFAULTS}
      language={code}
      onSet={() => undefined}
      onLanguage={() => undefined}
      onSentences={() => undefined}
      onHelp={() => undefined}
      onClose={() => undefined}
    />,
  );
  const note = container.querySelector('.draft')?.textContent;
  if (DRAFTS.includes(code)) expect(note).toContain(t('wrong-list'));
  else expect(note).toBeUndefined();
  const offered = [...container.querySelectorAll('#set-language option')].map(({ textContent }) => textContent);
  expect(offered).toEqual(CODES.map(nameOf));
});

test('in a game of partners, the place of a match under way is that of the pair', async () => {
  await speak('en');
  const fact = (partners: boolean) => ofTable(table({ totals: [-2, 9, 12, 0], seat: 0 }), partners).facts.join();
  expect(fact(false)).toContain('4th');
  expect(fact(true)).toContain('1st');
});
