import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

// A test that needs a document says so in its first line; to make one takes longer than most tests.
export default mergeConfig(
  vite,
  defineConfig({
    test: {
      environment: 'node',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['vitest.setup.ts'],
      // Each file has a world of its own, but no thread of its own: a third of the processor's time.
      pool: 'vmThreads',
    },
  }),
);
