// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bring, plain, speak } from '../i18n/texts.ts';
import { serverNow } from '../logic/serverTime.ts';
import { spoken } from '../ui/speech.tsx';
import { Countdown } from './Countdown.tsx';

beforeAll(async () => {
  await speak('en');
  await bring('evenings');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a clock that starts during a round is said with all of its time', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Countdown ends={null} />);
  vi.advanceTimersByTime(77_000);
  rerender(<Countdown ends={serverNow() / 1000 + 300} />);
  vi.advanceTimersByTime(1000);
  expect(spoken.value.map(({ text }) => plain(text))).toEqual(['Time left: 5:00.']);
});
