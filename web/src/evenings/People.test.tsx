// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { signal } from '@preact/signals';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { EntrantInfo, EveningInfo } from '../http.ts';
import { bring, plain, speak } from '../i18n/texts.ts';
import { spoken } from '../ui/speech.tsx';
import { People, type Directed } from './People.tsx';

beforeAll(async () => {
  await speak('en');
  await bring('evenings');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const entrant = (number: number, name: string, by_director = false) =>
  ({ number, name, by_director, here: true, partner: 0, team: [], plays_for: 0, cut: false }) as unknown as EntrantInfo;
const shown = (container: Element) => plain(container.querySelector('details')!.textContent);
const page = (...entrants: EntrantInfo[]) => {
  const evening = { kind: 'alone', entrants, rounds: [], ended: false, planned: 3 } as unknown as EveningInfo;
  const directed = { evening, busy: false } as unknown as Directed;
  return <People {...directed} entering={{ names: signal(''), enter: async () => true, refused: '' }} />;
};

test('the director is told who has joined, and sees it for a minute', () => {
  vi.useFakeTimers();
  const anna = entrant(1, 'Anna');
  const { container, rerender } = render(page(anna));
  expect(shown(container)).not.toContain('joined');
  const all = [anna, entrant(2, 'Zoe'), entrant(3, 'Typed', true)];
  rerender(page(...all));
  expect(spoken.value.map(({ text }) => plain(text))).toEqual(['Just joined: Zoe.']);
  expect(shown(container)).toMatch(/^3 people are here\. Just joined: Zoe/);
  vi.advanceTimersByTime(61_000);
  rerender(page(...all));
  expect(shown(container)).not.toContain('joined');
});
