import type { Plugin } from 'vite';

/** Fetch the font beside the script, not after it: the first page is drawn in it, and nothing moves when it comes. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}
