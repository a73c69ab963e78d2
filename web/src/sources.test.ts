/** What all sources keep to: who imports whom, what the first page says, how failures are told, where a dot stands. */

import { expect, test } from 'vitest';
import { FIRST } from '../plugins/texts.ts';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*', '!./**/*.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sentences = import.meta.glob<string>('../../src/fourkings/i18n/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * From the bottom up. A file may import its own floor and those below; what stands in no folder named here has its
 * floor by name.
 */
const FLOORS: readonly (readonly RegExp[])[] = [
  [/^(messages|http|origin|route|storage|api|boards|reviews)\.ts$/, /^(logic|offline)\//],
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
  expect(files).toEqual(['./ui/Form.tsx']);
});

const STATIC = /^(?:import|export)\b(?! type)[^'"]*?['"](\.[^'"?]*\.tsx?)['"]/gm;
/** The beginning of a message's id, up to what is filled in. */
const SAID = /\b(?:t|has)\(\s*(?:'([a-z][\w-]*)|`([a-z][\w-]*))/g;
/** Modules of which the first page uses a part that says nothing of this. */
const SPARED = ['i18n/words.ts', 'i18n/people.ts'];

/** All files that are fetched with `main.tsx`. */
function withMain(): string[] {
  const files = ['main.tsx'];
  for (const file of files)
    for (const [, path] of sources[`./${file}`]!.matchAll(STATIC)) {
      const other = new URL(path!, `file:///${file}`).pathname.slice(1);
      if (!files.includes(other)) files.push(other);
    }
  return files;
}

test('nothing that the first page says comes later', () => {
  const files = withMain();
  expect(files).toContain('lobby/GameCard.tsx');
  expect(files).not.toContain('table/TablePage.tsx');
  const late = files
    .filter((file) => !SPARED.includes(file))
    .flatMap((file) =>
      [...sources[`./${file}`]!.matchAll(SAID)]
        .map((match) => match[1] ?? match[2]!)
        .filter((key) => !FIRST.test(key) && !FIRST.test(`${key}x`))
        .map((key) => `${file}: ${key}`),
    );
  expect(late).toEqual([]);
  expect(['list-comma', 'list-and'].every((key) => FIRST.test(key))).toBe(true);
});

/** The lines of all sources in which a pattern occurs, without comments. */
const lines = (pattern: RegExp): string[] =>
  Object.entries(sources).flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test('whatever is caught is called error, so that the next test sees what becomes of it', () => {
  const caught =
    /\bcatch \((?!error\b)|\.catch\(\(?(?!error\b)\w+\b[^()]*\)? =>|\((?!error\b)\w+: unknown\) => (?!boolean)/;
  expect(lines(caught)).toEqual([]);
});

test('the text of an error is in no sentence: it is for the console, in whatever language the browser has', () => {
  const reads =
    /[^.]\.(?:message|stack)\b|\$\{error\b(?!\.)|\berror (?:as|\+)|\+ error\b|\berror\.to\w*String|String\((?:error|event|reason)\b/;
  expect(lines(reads)).toEqual([]);
});

test('only one sentence says that the server does not answer, and only where there is one', () => {
  expect(lines(/'lobby-offline'/)).toHaveLength(1);
});

test('what a browser may refuse is asked for in a way that survives it', () => {
  const asked = lines(
    /\b(?:localStorage|sessionStorage|indexedDB|navigator\.(?:locks|serviceWorker)|BroadcastChannel)\b/,
  );
  expect(asked.length).toBeGreaterThan(6);
  expect(asked.filter((line) => !line.includes('granted(() =>'))).toEqual([]);
});

/** What is hidden from the ear: a dot for an empty cell or between facts, and the sign of a verdict. */
const UNHEARD = [/<span aria-hidden="true">·<\/span>/g, /^ {2}best: '·',$/gm];

const dotted = (files: Record<string, string>): string[] =>
  Object.entries(files)
    .filter(([, text]) => UNHEARD.reduce((rest, hidden) => rest.replaceAll(hidden, ''), text).includes('·'))
    .map(([path]) => path);

test('no page parts words by a dot that is read aloud', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(dotted(sources)).toEqual([]);
});

test('no sentence has one in any language', () => {
  expect(Object.keys(sentences).length).toBeGreaterThan(40);
  expect(dotted(sentences)).toEqual([]);
});
