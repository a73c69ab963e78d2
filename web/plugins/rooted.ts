import type { Plugin } from 'vite';

/**
 * Files of the page find each other by relative paths, so that they may lie in any folder. Only the page itself names
 * them from the root, since a server answers with it at any depth; `fourkings site` makes these paths relative, too.
 */
export function rooted(): Plugin {
  return {
    name: 'rooted',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type === 'asset') page.source = String(page.source).replaceAll('="./', '="/');
    },
  };
}
