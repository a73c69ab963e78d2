import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The letters that a face is cut down to, first and last of each range: those that its languages write with. */
const CUT: Readonly<Record<string, { from: string; letters: readonly (readonly [number, number])[] }>> = {
  'eb-garamond-latin-ext': {
    from: '@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2',
    letters: [
      [0x0100, 0x017f],
      [0x0218, 0x021b],
    ],
  },
  'eb-garamond-cyrillic': {
    from: '@fontsource-variable/eb-garamond/files/eb-garamond-cyrillic-wght-normal.woff2',
    letters: [
      [0x0400, 0x045f],
      [0x0490, 0x0491],
    ],
  },
  'markazi-text-arabic': {
    from: '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2',
    letters: [
      [0x060c, 0x060c],
      [0x061b, 0x061b],
      [0x061f, 0x061f],
      [0x0621, 0x063a],
      [0x0640, 0x0652],
      [0x0670, 0x0671],
      [0x067e, 0x067e],
      [0x0686, 0x0686],
      [0x0698, 0x0698],
      [0x06a4, 0x06a4],
      [0x06a9, 0x06a9],
      [0x06af, 0x06af],
      [0x06cc, 0x06cc],
    ],
  },
};
/** The face that every language needs, if only for figures and the letters on cards. */
const ALWAYS = 'latin-wght';

/**
 * Cut the faces of other scripts down into `node_modules/.faces`, where the styles find them, and fetch the Latin one
 * beside the script, not after it: the first page is drawn in it, and nothing moves when it comes.
 */
export function fonts(modules: string): Plugin {
  const folder = join(modules, '.faces');
  return {
    name: 'fonts',
    buildStart: async () => {
      mkdirSync(folder, { recursive: true });
      await Promise.all(
        Object.entries(CUT).map(([name, cut]) => cutDown(join(folder, name), join(modules, cut.from), cut.letters)),
      );
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2') && file.includes(ALWAYS))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** Write a face with these letters only, unless it is there already, cut from the same file. */
async function cutDown(to: string, from: string, letters: readonly (readonly [number, number])[]): Promise<void> {
  const whole = readFileSync(from);
  const digest = createHash('sha256').update(whole).update(JSON.stringify(letters)).digest('hex');
  if (existsSync(`${to}.woff2`) && existsSync(`${to}.txt`) && readFileSync(`${to}.txt`, 'utf8') === digest) return;
  const codes = letters.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place),
  );
  const face = await subsetFont(whole, String.fromCodePoint(...codes), { targetFormat: 'woff2' });
  for (const [ending, content] of [
    ['woff2', face],
    ['txt', digest],
  ] as const) {
    // Another build may read it meanwhile.
    writeFileSync(`${to}.${process.pid}`, content);
    renameSync(`${to}.${process.pid}`, `${to}.${ending}`);
  }
}
