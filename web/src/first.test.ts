/** What the first page says is in the texts that come with it. */

import { expect, test } from 'vitest';
import { FIRST } from '../plugins/texts.ts';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*', '!./**/*.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const STATIC = /^(?:import|export)\b(?! type)[^'"]*?['"](\.[^'"?]*\.tsx?)['"]/gm;
/** The beginning of a message's id, up to what is filled in. */
const SAID = /\b(?:t|has)\(\s*(?:'([a-z][\w-]*)|`([a-z][\w-]*))/g;
/** Modules of which the first page uses a part that says nothing of this. */
const SPARED = ['i18n/sentences.ts', 'i18n/people.ts'];

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
  expect(files).toContain('lobby/Poster.tsx');
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
});
