/** The sentence about which the reader wants to report that it is wrong. */

import { signal } from '@preact/signals';
import type { WrongSentence } from '../logic/wrongSentence.ts';

export const reported = signal<WrongSentence | null>(null);
