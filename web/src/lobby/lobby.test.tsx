// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/preact';
import { beforeAll, expect, test } from 'vitest';
import type { AnswerInfo, SetInfo } from '../http.ts';
import { speak, t } from '../i18n/texts.ts';
import { LANGUAGES, nameOf, type Code } from '../logic/languages.ts';
import { DEFAULTS } from '../logic/settings.ts';
import { SettingsDialog } from '../ui/SettingsDialog.tsx';
import { LanguageSelect } from '../ui/LanguageSelect.tsx';
import { Answers, Continue, ReturnToSet } from './Lists.tsx';

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
const continued = (...sets: SetInfo[]) => render(<Continue sittings={[]} sets={sets} onDropped={() => {}} />).container;

const CODES = Object.keys(LANGUAGES) as Code[];
const DRAFTS = CODES.filter((code) => LANGUAGES[code].status === 'draft');

beforeAll(() => speak('en'));

test('a player of a challenge is named, with a link to the comparison, and can be dismissed', () => {
  const away: AnswerInfo[] = [];
  const { getByRole, container } = render(
    <Answers answers={[ben, { ...ben, handle: 'c', name: '' }]} onPutAway={(answer) => away.push(answer)} />,
  );
  expect(getByRole('link', { name: /^Ben has played your challenge/ }).getAttribute('href')).toBe(
    '#/boards/2026-11-22-king/from/a%2Fb',
  );
  expect(getByRole('link', { name: /^Somebody has played/ })).toBeTruthy();
  fireEvent.click(getByRole('button', { name: 'Dismiss: Ben has played your challenge' }));
  expect(away).toEqual([ben]);
  expect(container.querySelectorAll('li')).toHaveLength(2);
});

test('many do not push the games off the screen', () => {
  const many = [1, 2, 3, 4, 5].map((number) => ({ ...ben, handle: String(number) }));
  const { container } = render(<Answers answers={many} onPutAway={() => {}} />);
  expect([container.querySelectorAll('li').length, container.querySelector('.note')?.textContent]).toEqual([
    3,
    'And 2 more.',
  ]);
});

test.each([
  [{}, 'Quarante de RoiDeals of the day, · 2 of 6 played', '#/boards/2026-11-22-quarante/3'],
  [{ id: 'q3-1', game: 'king', day: '', boards: 1, deals: 10, mine: null }, 'KingA challenge', '#/boards/q3-1/1'],
])('a day that is half played and a challenge can be continued at their next deal', (some, text, href) => {
  const link = continued(set(some)).querySelector('a')!;
  expect([link.textContent, link.getAttribute('href')]).toEqual([text, href]);
});

test('without anything there is nothing to see', () => {
  expect(continued().innerHTML).toBe('');
  expect(render(<Answers answers={[]} onPutAway={() => {}} />).container.innerHTML).toBe('');
});

test('the first button leads back, too, where no match is under way', () => {
  const { getByRole } = render(<ReturnToSet set={set({ over: true })} />);
  expect(getByRole('link', { name: 'Continue the deals of a past day: Quarante de Roi' }).getAttribute('href')).toBe(
    '#/boards/2026-11-22-quarante/3',
  );
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
      onClose={() => undefined}
    />,
  );
  const note = container.querySelector('.draft')?.textContent;
  if (DRAFTS.includes(code)) expect(note).toContain(t('wrong-list'));
  else expect(note).toBeUndefined();
  const offered = [...container.querySelectorAll('#set-language option')].map(({ textContent }) => textContent);
  expect(offered).toEqual(CODES.map(nameOf));
});
