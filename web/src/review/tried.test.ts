import { beforeEach, expect, test, vi } from 'vitest';

let tried: typeof import('./tried.ts');
beforeEach(async () => {
  vi.resetModules();
  tried = await import('./tried.ts');
});

test('a question shows whether it is open, right, wrong, asked once more, or right after a wrong answer', () => {
  const mark = () => tried.markOf('t', 0, 4);
  const seen = [mark()];
  tried.note('t', 0, 4, false);
  seen.push(mark());
  tried.askAgain('t', 0, 4);
  seen.push(mark());
  tried.note('t', 0, 4, true);
  seen.push(mark());
  expect(seen).toEqual(['open', 'wrong', 'again', 'mended']);
  tried.note('t', 0, 9, true);
  expect([tried.markOf('t', 0, 9), tried.markOf('t', 1, 9)]).toEqual(['right', 'open']);
});

test('the first answer counts', () => {
  tried.note('t', 0, 4, false);
  tried.note('t', 0, 4, true);
  tried.note('t', 0, 5, true);
  expect([tried.sum(), tried.wasTried('t', 0, 4)]).toEqual([{ good: 1, all: 2 }, true]);
});
