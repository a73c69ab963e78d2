// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { bring, speak } from '../i18n/texts.ts';
import { Believed } from './Chips.tsx';

test.each([
  ['en', 'ltr', ['B:1', 'C:2', 'D:7']],
  ['ar', 'rtl', ['D:7', 'C:2', 'B:1']],
] as const)(
  'the table of chips has the seats in the order of the sliders on a phone, in %s',
  async (code, dir, order) => {
    await speak(code);
    await bring('puzzles');
    document.documentElement.dir = dir;
    const result = { seat: 3, own: [1, 2, 7], best: [0, 0, 10], score: 80 };
    const { container } = render(<Believed names={['A', 'B', 'C', 'D']} seats={[1, 2, 3]} result={result} />);
    const texts = (path: string) => [...container.querySelectorAll(path)].map((cell) => cell.textContent);
    const chips = texts('tbody tr:first-child td').slice(-4, -1);
    expect(texts('thead bdi').map((name, at) => `${name}:${chips[at]}`)).toEqual(order);
    expect(texts('tbody tr:first-child .held')).toEqual(['7']);
    document.documentElement.dir = 'ltr';
    cleanup();
  },
);
