import { beforeAll } from 'vitest';

// What is tested in a document speaks as all pages but the first do: with every sentence there.
if (typeof document !== 'undefined')
  beforeAll(async () => {
    const { bring, speak } = await import('./src/i18n/texts.ts');
    await speak('en');
    await bring('play');
  });
