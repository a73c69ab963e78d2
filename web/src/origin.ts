/**
 * The address that links for others begin with. On the machine of the server itself, `localhost` would lead them to
 * themselves.
 */

import { computed, signal } from '@preact/signals';
import { call, type Reach } from './api.ts';
import { ROOT } from './offline/mode.ts';

const reachable = signal<string | null>(null);
export const origin = computed(() => reachable.value ?? location.origin + ROOT);
/** Why nobody else can follow them; null where others can, or nothing speaks against it. */
export const obstacle = signal<Reach['obstacle']>(null);

export const closed = computed(() => obstacle.value !== null && obstacle.value !== 'unknown');

const OWN_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;
let asked: Promise<void> | null = null;

/** Ask, once, by which address others come, where this page was opened by one that only its own machine has. */
export function findOrigin(): void {
  if (!OWN_MACHINE.test(location.hostname)) return;
  asked ??= call('GET /api/reach').then(
    (reach) => {
      reachable.value = reach.origins[0] ?? null;
      obstacle.value = reach.obstacle;
    },
    () => void (asked = null),
  );
}
