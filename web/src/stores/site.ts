/** What the host says of their server: pages of their own. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import type { Site } from '../http.ts';
import { alone } from '../offline/mode.ts';

export const site = signal<Site>({
  version: '',
  issues: '',
  imprint: '',
  privacy: '',
  reports: false,
  alone: false,
  compiling: false,
});

const fetchSite = (): Promise<void> =>
  call('GET /api/site').then(
    (answer) => void (site.value = answer),
    () => undefined,
  );

let asked: Promise<void> | undefined;
/** Learn it, once. */
export const loadSite = (): Promise<void> => (asked ??= fetchSite());

/** Milliseconds between two looks whether the bots are compiled. */
const LOOK = 3000;

/** Whether the bots are still being compiled: asked again while something waits for them. */
export function useCompiling(): boolean {
  useEffect(() => {
    if (alone) return undefined;
    void fetchSite();
    const timer = setInterval(() => site.value.compiling && void fetchSite(), LOOK);
    return () => clearInterval(timer);
  }, []);
  return site.value.compiling;
}
