import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

type Ranges = readonly (readonly [number, number])[];

/** The letters that each subset keeps, first and last of each range: those of the languages written in the script. */
const LETTERS: Readonly<Record<string, Ranges>> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
    [0x2215, 0x2215],
  ],
  'latin-ext': [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x17f],
    [0x218, 0x21b],
  ],
  cyrillic: [
    [0x400, 0x45f],
    [0x490, 0x491],
  ],
  arabic: [
    [0x60c, 0x60c],
    [0x61b, 0x61b],
    [0x61f, 0x61f],
    [0x621, 0x63a],
    [0x640, 0x652],
    [0x670, 0x671],
    [0x67e, 0x67e],
    [0x686, 0x686],
    [0x698, 0x698],
    [0x6a4, 0x6a4],
    [0x6a9, 0x6a9],
    [0x6af, 0x6af],
    [0x6cc, 0x6cc],
  ],
};

interface Family {
  name: string;
  subsets: readonly string[];
  weights: { min: number; max: number };
  /** Markazi's letters are lower than Garamond's at the same size. */
  size?: string;
}

const FAMILIES: Readonly<Record<string, Family>> = {
  'eb-garamond': {
    name: 'EB Garamond',
    subsets: ['latin', 'latin-ext', 'cyrillic'],
    weights: { min: 500, max: 700 },
  },
  'markazi-text': { name: 'Markazi Text', subsets: ['arabic'], weights: { min: 500, max: 700 }, size: '114%' },
  'noto-sans': { name: 'Noto Sans', subsets: ['latin', 'latin-ext', 'cyrillic'], weights: { min: 400, max: 700 } },
  'noto-sans-arabic': { name: 'Noto Sans Arabic', subsets: ['arabic'], weights: { min: 400, max: 700 } },
};

/** The Latin subset, which every language needs, if only for figures and the letters on cards. */
const ALWAYS = /-latin-(?!ext-)[^/]*\.woff2$/;

/**
 * Write subsets of the typefaces and `faces.css`, which declares them, into `node_modules/.faces`. The page preloads
 * the Latin subsets beside the script: it is first drawn in them, and nothing moves when they arrive.
 */
export function fonts(modules: string): Plugin {
  const folder = join(modules, '.faces');
  return {
    name: 'fonts',
    buildStart: async () => {
      mkdirSync(folder, { recursive: true });
      const faces = Object.entries(FAMILIES).flatMap(([file, family]) =>
        family.subsets.map(async (subset) => {
          const source = join(modules, `@fontsource-variable/${file}/files/${file}-${subset}-wght-normal.woff2`);
          await cutDown(join(folder, `${file}-${subset}`), source, LETTERS[subset]!, family.weights);
          return declaration(file, family, subset);
        }),
      );
      write(join(folder, 'faces.css'), (await Promise.all(faces)).join(''));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => ALWAYS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** The rule that declares a subset. It is fetched once a page shows a letter in its ranges; Latin is always needed. */
function declaration(file: string, { name, weights, size }: Family, subset: string): string {
  const ranges = LETTERS[subset]!.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join();
  return `@font-face {
  font-family: '${name}';
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url('./${file}-${subset}.woff2') format('woff2-variations');
  ${subset === 'latin' ? '' : `unicode-range: ${ranges};`}${size ? `\n  size-adjust: ${size};` : ''}
}
`;
}

/** Write a subset with these letters and weights, unless the same one, cut from the same file, is there already. */
async function cutDown(to: string, from: string, letters: Ranges, wght: Family['weights']): Promise<void> {
  const whole = readFileSync(from);
  const digest = createHash('sha256').update(whole).update(JSON.stringify({ letters, wght })).digest('hex');
  if (existsSync(`${to}.woff2`) && existsSync(`${to}.txt`) && readFileSync(`${to}.txt`, 'utf8') === digest) return;
  const codes = letters.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place),
  );
  const face = await subsetFont(whole, String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  write(`${to}.woff2`, face);
  write(`${to}.txt`, digest);
}

/** Replace a file in one step, because another build may read it meanwhile. */
function write(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
}
