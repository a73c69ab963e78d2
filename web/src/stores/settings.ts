/** The settings of a person, kept on this device. */

import { effect, signal } from '@preact/signals';
import { indices } from '../i18n/texts.ts';
import { DEFAULTS, type Settings } from '../logic/settings.ts';
import { store, stored } from '../storage.ts';

const KEY = 'fourkings.settings';
/** A phone or a tablet is quiet until it is told otherwise. */
const byTouch = matchMedia('(pointer: coarse)').matches;

export const settings = signal<Settings>({ ...DEFAULTS, sounds: !byTouch, ...stored<Partial<Settings>>(KEY, {}) });

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [name]: value };
}

/** Write the settings where CSS reads them, and keep them. */
export function watchSettings(): void {
  effect(() => {
    const current = settings.value;
    const root = document.documentElement.dataset;
    root['theme'] = current.theme;
    root['colours'] = current.fourColours ? 'four' : 'two';
    root['cards'] = current.largeCards ? 'large' : 'plain';
    root['handed'] = current.leftHanded ? 'left' : 'right';
    root['motion'] = current.motion;
    root['sounds'] = current.sounds ? 'on' : 'off';
    root['single'] = current.keys ? 'on' : 'off';
    root['felt'] = current.felt;
    root['backs'] = current.backs;
    indices.value = current.indices === 'auto' ? null : current.indices;
    store(KEY, current);
  });
}
