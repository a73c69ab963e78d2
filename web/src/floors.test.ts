/** Who may import whom, read from the sources: state and callbacks are handed down, never fetched from below. */

import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*', '!./**/*.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * From the bottom up. A file may import its own floor and those below; what stands in no folder named here has its
 * floor by name.
 */
const FLOORS: readonly (readonly RegExp[])[] = [
  [/^(messages|http|origin|route|storage|api|boards|reviews|practices)\.ts$/, /^(logic|offline)\//],
  [/^i18n\//],
  [/^(ui|cards)\//],
  [/^stores\//, /^(table|social|lobby|learn|proof|admin|boards|evenings|profile|puzzles|review)\//],
  [/Page\.tsx$/, /^(App|CommonWindows|main)\.tsx$/],
];

const floorOf = (file: string): number =>
  FLOORS.findLastIndex((patterns) => patterns.some((pattern) => pattern.test(file)));
const isStore = (file: string): boolean => file.startsWith('stores/');
const isPage = (file: string): boolean => floorOf(file) === FLOORS.length - 1;

/** Every import of a file of ours by another: who, and whom. */
const imports = Object.entries(sources).flatMap(([path, text]) => {
  const file = path.slice(2);
  const imports = text.matchAll(/^(?:import|export)\b[^'"]*?['"](\.[^'"?]*\.tsx?)['"]|\bimport\('(\.[^']*\.tsx?)'\)/gm);
  return [...imports].map(
    (match) => [file, new URL(match[1] ?? match[2]!, `file:///${file}`).pathname.slice(1)] as const,
  );
});

test('every source file stands on a floor', () => {
  expect(imports.length).toBeGreaterThan(300);
  expect(Object.keys(sources).filter((path) => floorOf(path.slice(2)) < 0)).toEqual([]);
});

test('no import goes up', () => {
  expect(imports.filter(([from, to]) => floorOf(to) > floorOf(from))).toEqual([]);
});

test('stores and components do not know each other: pages read the stores and hand down', () => {
  const known = imports.filter(
    ([from, to]) => isStore(from) !== isStore(to) && floorOf(from) === floorOf(to) && !isPage(from),
  );
  expect(known).toEqual([]);
});

test('no import goes in a circle', () => {
  const seen = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (seen.get(file) === 'done') return;
    if (seen.get(file) === 'open') return void circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    seen.set(file, 'open');
    for (const [from, to] of imports) if (from === file) visit(to, [...way, file]);
    seen.set(file, 'done');
  };
  for (const path of Object.keys(sources)) visit(path.slice(2), []);
  expect(circles).toEqual([]);
});

test('every field for a number is the one that takes the digits of any keyboard', () => {
  const files = Object.keys(sources).filter((path) => sources[path]!.includes('type="number"'));
  expect(files).toEqual(['./ui/NumberField.tsx']);
});
