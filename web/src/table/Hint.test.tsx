// @vitest-environment happy-dom
import { render } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { bring, speak } from '../i18n/texts.ts';
import type { Hint as Hinted } from '../messages.ts';
import { Hint } from './Hint.tsx';

vi.mock('../ui/Busy.tsx', () => ({ useCompiling: () => false }));

const HINT = { action: '5C', by: 'careful', parts: [], choices: [], deals: 0 };

/** The card that has the focus after a hint to play 5C opens and, if `closes`, is closed from within. */
function focused(from: string, closes = false): string | undefined {
  document.body.innerHTML = `<button data-card="menu"></button>
    <div class="hand mine"><button data-card="KH"></button><button data-card="5C"></button></div>`;
  document.querySelector<HTMLElement>(`[data-card="${from}"]`)?.focus();
  const hint = { ...HINT, type: 'hint', answers: '', for_match: false } as unknown as Hinted;
  const { container, unmount } = render(
    <Hint hint={hint} worth={{}} names={[]} seen={null} onExplain={null} onClose={vi.fn()} />,
  );
  if (closes) container.querySelector<HTMLElement>('.icon')!.focus();
  if (closes) unmount();
  return (document.activeElement as HTMLElement).dataset.card;
}

test('the focus goes from the hand, or from the hint, to the card that is advised', async () => {
  await speak('en');
  await bring('play');
  expect(focused('KH')).toBe('5C');
  expect(focused('nowhere')).toBe('5C');
  expect(focused('menu')).toBe('menu');
  expect(focused('menu', true)).toBe('5C');
});

test('a hint shows in how many deals a choice is best only if what it advises is so most often', async () => {
  await speak('en');
  await bring('play');
  const rows = (percent: number) => {
    const choices = [
      { action: 'bid:4', worth: 2.5, percent },
      { action: 'bid:5', worth: 1.5, percent: 36 },
    ];
    const hint = { ...HINT, action: 'bid:4', type: 'hint', answers: '', for_match: true, choices, deals: 20 };
    const { container } = render(
      <Hint hint={hint as unknown as Hinted} worth={{}} names={[]} seen={null} onExplain={null} onClose={vi.fn()} />,
    );
    return [...container.querySelectorAll('.figures tbody th')].map(({ textContent }) => textContent);
  };
  expect(rows(22)).toEqual(['points on average, given the score']);
  expect(rows(64)).toEqual(['points on average, given the score', 'deals where best']);
});
