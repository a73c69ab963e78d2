/** How the games of a page without a server stand. */

import { signal } from '@preact/signals';
import type { Trouble } from './workerMessages.ts';

/** How far the engine has come: null before it is asked for and once it is ready. */
export const progress = signal<{ bytes: number; of: number } | null>(null);
export const elsewhere = signal(false);
/** Why the games have stopped; null while they go on. */
export const stopped = signal<Trouble | null>(null);
