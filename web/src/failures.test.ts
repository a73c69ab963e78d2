/** What fails is said in sentences of ours, and nothing that a browser may refuse is taken for granted. */

import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*', '!./**/*.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
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
