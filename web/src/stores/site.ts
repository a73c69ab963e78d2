/** What the host says of their server: pages of their own. */

import { signal } from '@preact/signals';
import { call, type Site } from '../api.ts';

export const site = signal<Site>({
  version: '',
  issues: '',
  imprint: '',
  privacy: '',
  reports: false,
  alone: false,
  compiling: false,
});

let asked: Promise<void> | undefined;
export const loadSite = (): Promise<void> =>
  (asked ??= call('GET /api/site').then(
    (answer) => void (site.value = answer),
    () => undefined,
  ));
