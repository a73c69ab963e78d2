import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compress } from './plugins/compress.ts';
import { fonts } from './plugins/fonts.ts';
import { laterStyles } from './plugins/laterStyles.ts';
import { licences } from './plugins/licences.ts';
import { rooted } from './plugins/rooted.ts';
import { serviceWorker } from './plugins/serviceWorker.ts';
import { texts } from './plugins/texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './',
  plugins: [
    fonts(here('node_modules')),
    texts(here('../src/fourkings/i18n')),
    laterStyles(here('src/main.tsx'), [here('src/social/OpenTables.tsx')], [here('src/ui/Dialog.tsx')]),
    licences(here('node_modules')),
    rooted(),
    serviceWorker(),
    compress(),
  ],
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: process.env['WEB_OUT'] ?? here('../src/fourkings/static'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    // One file for the first page, and one for a table: a request costs a phone more than its bytes.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'backend', test: /src.offline.(backend|saved)/ },
            { name: 'table', test: /src.table.TablePage/ },
          ],
        },
      },
    },
  },
});
