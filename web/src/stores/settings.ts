/** The settings of a person, kept on this device. */

import { effect, signal } from '@preact/signals';
import { indices } from '../i18n/texts.ts';
import { DEFAULTS, type Settings } from '../logic/settings.ts';
import { keep, kept } from '../storage.ts';

const KEY = 'fourkings.settings';
/** A phone or a tablet is quiet until it is told otherwise. */
const byTouch = matchMedia('(pointer: coarse)').matches;

export const settings = signal<Settings>({ ...DEFAULTS, sounds: !byTouch, ...kept<Partial<Settings>>(KEY, {}) });

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [name]: value };
}

/** Write the settings where CSS reads them, and keep them. */
export function watchSettings(): void {
  effect(() => {
    const now = settings.value;
    const root = document.documentElement.dataset;
    root['theme'] = now.theme;
    root['colours'] = now.fourColours ? 'four' : 'two';
    root['cards'] = now.largeCards ? 'large' : 'plain';
    root['handed'] = now.leftHanded ? 'left' : 'right';
    root['motion'] = now.motion;
    root['sounds'] = now.sounds ? 'on' : 'off';
    root['felt'] = now.felt;
    root['backs'] = now.backs;
    indices.value = now.indices === 'auto' ? null : now.indices;
    keep(KEY, now);
  });
}
