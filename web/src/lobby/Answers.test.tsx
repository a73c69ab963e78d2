// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/preact';
import { beforeAll, expect, test } from 'vitest';
import type { AnswerInfo } from '../http.ts';
import { speak } from '../i18n/texts.ts';
import { Answers } from './Answers.tsx';

const ben: AnswerInfo = { set: '2026-11-22-king', handle: 'a/b', name: 'Ben', game: 'king', day: '2026-11-22' };

beforeAll(() => speak('en'));

test('who has played a challenge is named, with the way to both side by side, and put away by a button of its own', () => {
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

test('without one there is nothing to see', () => {
  expect(render(<Answers answers={[]} onPutAway={() => {}} />).container.innerHTML).toBe('');
});
