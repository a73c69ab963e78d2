// @vitest-environment happy-dom
import { act, render } from '@testing-library/preact';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ReviewTold, Verdict } from '../http.ts';
import { bring, plain, speak, t } from '../i18n/texts.ts';
import { Costliest } from './MatchPage.tsx';
import { ReviewProgress } from './ReviewProgress.tsx';

beforeAll(async () => {
  await speak('en');
  await bring('review');
});

const REPORT = { reached: 0, total: 67, done: false, verdicts: [] } as unknown as ReviewTold;

test('the bar of a review shows the share that its text names, from the first decision on', () => {
  const { container } = render(<ReviewProgress report={REPORT} />);
  const bar = container.querySelector('progress')!;
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['0', '67']);
});

test('the time beside the bar is named as the time so far', async () => {
  vi.useFakeTimers();
  const { container } = render(<ReviewProgress report={REPORT} />);
  await act(() => void vi.advanceTimersByTime(21_000));
  vi.useRealTimers();
  const time = container.querySelector('small:not([aria-hidden])')!;
  expect(plain(time.textContent)).toBe('0:21 so far');
});

const of = (verdict: Verdict['verdict'], place: number) => ({ place, verdict, heading: verdict }) as Verdict;

test('a review explains why a costlier mistake has the milder word, as the end of the match does', () => {
  const shown = (...worst: Verdict[]): string =>
    render(<Costliest report={{ ...REPORT, done: true }} worst={worst} here={undefined} onGo={() => undefined} />)
      .container.textContent!;
  expect(shown(of('mistake', 1), of('blunder', 2))).toContain(t('review-measure'));
  expect(shown(of('blunder', 1), of('mistake', 2))).not.toContain(t('review-measure'));
});
