import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const TEXT = /\.(?:js|css|html|svg|webmanifest)$/;
/** Smaller texts are left to the server's gzip, which is nearly as good, so that the wheel stays small. */
const WORTHWHILE = 3000;

/** Lay the best compression of every text beside it, for the server to send: it has no time for that, and we have. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config: ResolvedConfig) => void (folder = config.build.outDir),
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(file)) continue;
        const text = readFileSync(join(folder, file));
        if (text.length > WORTHWHILE) writeFileSync(join(folder, `${file}.br`), packed(text));
      }
    },
  };
}

const packed = (text: Buffer): Buffer => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
