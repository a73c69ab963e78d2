import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What of others' work the built page holds. */
const HELD = [
  '@fontsource-variable/eb-garamond',
  '@fontsource-variable/markazi-text',
  '@fontsource-variable/noto-sans',
  '@fontsource-variable/noto-sans-arabic',
  'preact',
  '@preact/signals',
  '@preact/signals-core',
  '@fluent/bundle',
];

/** `licences.txt`: the licence of every package that is part of the built page, as each of them asks for. */
export function licences(modules: string): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: HELD.map((name) => licence(join(modules, name), name)).join('\n\n'),
      });
    },
  };
}

function licence(home: string, name: string): string {
  const { version, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(home).find((name) => /^licen[cs]e/i.test(name));
  return `${name} ${version} (${license})\n${'-'.repeat(72)}\n${file ? readFileSync(join(home, file), 'utf8') : ''}`;
}
