import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'texts:';
/** What only the command line and the rule pages need is not sent to the browser. */
const LEFT_OUT = ['cli.ftl', 'doctor.ftl', 'tables.ftl'];
/** What some pages alone need comes with them: `texts:fr/boards`. */
const APART = ['boards.ftl', 'profile.ftl', 'review.ftl', 'strangers.ftl'];

/**
 * `import('texts:fr')` gives the Fluent texts of a language, shared with Python, as one string in one chunk; `texts:fr/boards`
 * those of one file that stands apart; `texts:games`
 * the ids of the games that the house has sentences for, in the order of the lobby.
 */
export function texts(folder: string): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      if (id === `\0${PREFIX}games`) return ofTheHouse(folder);
      const [code = '', apart] = id.slice(PREFIX.length + 1).split('/');
      const home = join(folder, code);
      const parts = readdirSync(home)
        .filter((file) =>
          apart ? file === `${apart}.ftl` : file.endsWith('.ftl') && !LEFT_OUT.includes(file) && !APART.includes(file),
        )
        .sort()
        .map((file) => {
          this.addWatchFile(join(home, file));
          return readFileSync(join(home, file), 'utf8');
        });
      return `export default ${JSON.stringify(withoutComments(parts.join('\n')))}`;
    },
  };
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
}

function ofTheHouse(folder: string): string {
  const ids = [...readFileSync(join(folder, 'en', 'games.ftl'), 'utf8').matchAll(/^game-([\w-]+) =/gm)].map(
    (one) => one[1],
  );
  return `export const OF_THE_HOUSE = ${JSON.stringify(ids)}`;
}
