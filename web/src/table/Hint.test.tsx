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
  document.querySelector<HTMLElement>(`[data-card="${from}"]`)!.focus();
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
  expect(focused('menu')).toBe('menu');
  expect(focused('menu', true)).toBe('5C');
});
