import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Features, transform, type Selector, type Visitor } from 'lightningcss';
import type { Plugin } from 'vite';

const LATER = 'styles:later';
const FILE = `\0${LATER}.css`;
const IMPORT = /^import (?!type )(?:[^'";]*? from )?'(\.[^'?]*)[^']*'/gm;
const GLOB = /import\.meta\.glob[^(]*\('(\.[^*]*)\*(\.\w+)'/g;
const COMMENT = /\/\*[^]*?\*\/|(?<![:'"`])\/\/.*/g;
const STRING = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;
/** Strings that name no class: those of paths, texts, requests, icons, comparisons and lists. */
const CALLS = /\b(?:import|t|has|lazy|page|call|tool)\((?:[^()]|\([^()]*\))*\)/g;
const UNSHOWN = /^import [^;]*;|\b(?:icon|id|key|name)="[^"]*"|[!=]== '[^']*'|^const [^=]*= \[[^\]]*\]/gm;

/**
 * Divide the styles that `main` imports: rules for classes and elements that no module of the first page shows, `parts`
 * that are fetched for it among them, and properties that none of the other rules reads, are the module `styles:later`.
 * So are those of `windows`, modules that the first page has at hand and shows only over others.
 */
export function laterStyles(main: string, parts: readonly string[], windows: readonly string[]): Plugin {
  let building = false;
  let styles: readonly string[] = [];
  let part: ReturnType<typeof divide>;
  return {
    name: 'later-styles',
    enforce: 'pre',
    configResolved: ({ command }) => void (building = command === 'build'),
    buildStart() {
      const files = withImports(main);
      styles = [...files].filter((file) => file.endsWith('.css'));
      for (const part of parts) withImports(part, files);
      const text = (wanted: (file: string) => boolean) =>
        [...files].filter(wanted).map(read).join('\n').replace(COMMENT, '');
      const markup = text((file) => /\.(?:tsx|svg)$/.test(file) && !windows.includes(file))
        .replace(CALLS, '')
        .replace(UNSHOWN, '');
      part = divide(
        text((file) => /\.tsx?$/.test(file)),
        markup,
        styles.map(read),
      );
    },
    resolveId: (id) => (id === LATER ? FILE : null),
    load: (id) => (id === FILE ? (building ? styles.map((file) => part(read(file), false)).join('\n') : '') : null),
    transform: (code, id) => (building && styles.includes(id) ? { code: part(code, true), map: null } : null),
  };
}

const read = (file: string): string => readFileSync(file, 'utf8');

/** A module and all that it imports, in their order. */
function withImports(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  const text = read(file);
  for (const [, path] of text.matchAll(IMPORT)) withImports(join(dirname(file), path!), files);
  for (const [, path, end] of text.matchAll(GLOB)) {
    const folder = join(dirname(file), path!);
    for (const name of readdirSync(folder)) if (name.endsWith(end!)) files.add(join(folder, name));
  }
  return files;
}

/** What gives of a style sheet the part that the first page needs, which consists of `scripts` and `markup`, or the other. */
function divide(scripts: string, markup: string, sheets: readonly string[]) {
  const strings = markup.match(STRING) ?? [];
  const words = new Set(strings.flatMap((text) => text.replace(/\$\{.*?\}/g, '').match(/[A-Za-z][\w-]*/g) ?? []));
  const prefixes = strings.flatMap((text) => [...text.matchAll(/([A-Za-z][\w-]*-)\$\{/g)].map(([, prefix]) => prefix!));
  const elements = new Set([
    'html',
    'body',
    'noscript',
    ...[...markup.matchAll(/<([a-z]\w*)/g)].map(([, name]) => name),
  ]);
  const shown = (name: string) => words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const needed = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return shown(part.name);
      if (part.type === 'type') return elements.has(part.name);
      if (part.type === 'attribute' && part.name === 'role') return words.has(part.operation!.value);
      const either =
        part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has');
      return !either || part.selectors.some(needed);
    });
  /** Rules of one part; a list of selectors without specificity is itself divided. */
  const rules = (first: boolean): Visitor<never> => ({
    Selector(selector) {
      const [only] = selector;
      if (selector.length > 1 || only?.type !== 'pseudo-class' || only.kind !== 'where')
        return needed(selector) === first ? undefined : [];
      const selectors = only.selectors.filter((each) => needed(each) === first);
      return selectors.length ? [[{ ...only, selectors }]] : [];
    },
    ...(!first && { Rule: { import: () => [], keyframes: () => [] } }),
  });
  /** Properties that are read by none of the rules of the first part, nor by a property that is. */
  const unread = new Set<string>();
  const properties = (first: boolean): Visitor<never> => ({
    Declaration(declaration) {
      const name = declaration.property === 'custom' ? declaration.value.name : '';
      return unread.has(name) === first ? [] : undefined;
    },
    ...(!first && { Rule: { import: () => [], keyframes: () => [] } }),
  });
  const firsts = sheets.map((sheet) => run(sheet, rules(true)));
  for (let known = -1; known < unread.size;) {
    known = unread.size;
    const kept = firsts.map((sheet) => run(sheet, properties(true))).join('');
    const used = new Set([...(kept + scripts).matchAll(/(?:var\(|['"])(--[\w-]+)/g)].map(([, name]) => name));
    for (const [, name] of kept.matchAll(/(--[\w-]+):/g)) if (!used.has(name)) unread.add(name!);
  }
  return (sheet: string, first: boolean): string => {
    const needed = run(sheet, rules(true));
    return first ? run(needed, properties(true)) : run(needed, properties(false)) + run(sheet, rules(false));
  };
}

const run = (sheet: string, visitor: Visitor<never>): string =>
  transform({
    filename: 'shared.css',
    code: Buffer.from(sheet),
    include: Features.Nesting,
    minify: true,
    visitor,
  }).code.toString();
