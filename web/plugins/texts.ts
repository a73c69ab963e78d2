import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { messagesIn } from '../src/i18n/messagesIn.ts';

const PREFIX = 'texts:';
/** The language that every sentence is written in first, and that stands in for what another lacks. */
const SOURCE = 'en';
/** What only the command line and the rule pages need is not sent to the browser. */
const LEFT_OUT = ['cli.ftl', 'doctor.ftl', 'search.ftl', 'tables.ftl'];
/** What some pages alone need comes with them: `texts:fr/boards`. */
const APART = ['boards', 'evenings', 'profile', 'puzzles', 'review', 'solver', 'strangers'];

/** The part with all that neither the first page needs nor stands apart in a file of its own. */
const REST = 'play';
/**
 * What the lobby and its bar say, by the beginning of a message's id: they come first, the rest with the page that
 * needs it.
 */
export const FIRST =
  /^(?:alone|lobby|nav|first|today|ui|seat|waiting|notice|newer|game|preset|house-bot)-|^(?:gather-(?:play|under-way)|at-deal|list-(?:comma|and)|clock-(?:until|day|hour|minute|second)\w*|proof-title|luck-title|settings-language|lesson-play-game|learn-(?:puzzles|general)|mistakes-(?:title|due))$/;

/**
 * `import('texts:fr')` gives the Fluent texts of a language that the first page needs, shared with Python, as one
 * string in one chunk; `texts:fr/boards` those of one file that stands apart, `texts:fr/play` all others; `texts:all`
 * the ways to all of them, for every language that is listed, and the letters on its cards; `texts:games` the ids of
 * the games that the house has sentences for, in the order of the lobby.
 *
 * What a language lacks is there in English: with a mark before it in tests and while somebody works on the page, else
 * without.
 */
export function texts(folder: string): Plugin {
  let mark = '';
  const read = (code: string, files: readonly string[]): string =>
    withoutComments(
      files
        .map((file) => join(folder, code, file))
        .filter((path) => existsSync(path))
        .map((path) => readFileSync(path, 'utf8'))
        .join('\n'),
    );
  const whole = (code: string, files: readonly string[]): string =>
    code === SOURCE ? read(code, files) : completed(read(code, files), read(SOURCE, files), mark);
  return {
    name: 'texts',
    configResolved: ({ command }) => {
      mark = command === 'serve' ? '⟦en⟧ ' : '';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const wanted = id.slice(PREFIX.length + 1);
      const list = join(folder, 'languages.json');
      if (wanted === 'games') return ofTheHouse(read(SOURCE, ['games.ftl']));
      if (wanted === 'all') {
        this.addWatchFile(list);
        const codes = Object.keys(JSON.parse(readFileSync(list, 'utf8')) as object);
        return waysTo(codes) + lettersOf(codes.map((code) => [code, whole(code, ['cards.ftl'])]));
      }
      const [code = '', apart] = wanted.split('/');
      const alone = apart !== undefined && apart !== REST;
      const files = alone ? [`${apart}.ftl`] : readdirSync(join(folder, SOURCE)).filter(ofNoPageAlone).sort();
      // A draft may lack whole files, and watching a missing file is an error while somebody works on the page.
      for (const path of files.map((file) => join(folder, code, file))) if (existsSync(path)) this.addWatchFile(path);
      const all = whole(code, files);
      return `export default ${JSON.stringify(alone ? all : picked(all, (id) => FIRST.test(id) === !apart))}`;
    },
  };
}

const ofNoPageAlone = (file: string): boolean =>
  file.endsWith('.ftl') && !LEFT_OUT.includes(file) && !APART.includes(file.replace('.ftl', ''));

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
}

/** The messages of a text whose ids are wanted. */
function picked(text: string, wanted: (id: string) => boolean): string {
  const messages = [...messagesIn(text)].filter(([id]) => wanted(id));
  return messages.flatMap(([, parts]) => [...parts.values()]).join('\n') + '\n';
}

/** The texts of a language, and for every message or attribute that it lacks the English one behind a mark. */
export function completed(own: string, english: string, mark: string): string {
  const messages = messagesIn(own);
  for (const [id, parts] of messagesIn(english)) {
    const ours = messages.get(id) ?? new Map<string, string>();
    for (const [name, text] of parts) if (!ours.has(name)) ours.set(name, text.replace(/= */, `= ${mark}`));
    messages.set(id, ours);
  }
  return [...messages.values()].flatMap((parts) => [...parts.values()]).join('\n') + '\n';
}

function waysTo(codes: readonly string[]): string {
  const ways = (apart: string) =>
    `{ ${codes.map((code) => `${code}: () => import('texts:${code}${apart}')`).join(', ')} }`;
  const parts = [...APART, REST].map((apart) => `${apart}: ${ways(`/${apart}`)}`);
  return `export const TEXTS = ${ways('')};\nexport const APART = { ${parts.join(', ')} };\n`;
}

function lettersOf(cards: readonly (readonly [string, string])[]): string {
  const letters = cards.map(([code, text]) => {
    const ranks = new FluentResource(text).body.filter(({ id }) => id.startsWith('rank-'));
    return [code, Object.fromEntries(ranks.map(({ id, attributes }) => [id.slice(5), attributes['index']]))] as const;
  });
  return `export const LETTERS = ${JSON.stringify(Object.fromEntries(letters))};\n`;
}

function ofTheHouse(games: string): string {
  const ids = [...games.matchAll(/^game-([\w-]+) =/gm)].map((match) => match[1]);
  return `export const OF_THE_HOUSE = ${JSON.stringify(ids)}`;
}
