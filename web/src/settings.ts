/** What a person likes, kept on this machine. */

import { effect, signal } from '@preact/signals';

export const LEVELS = ['beginner', 'club', 'strong'] as const;
/** How well the others play. */
export type Level = (typeof LEVELS)[number];

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  fourColours: boolean;
  largeCards: boolean;
  leftHanded: boolean;
  indices: 'auto' | 'en' | 'fr';
  motion: 'auto' | 'less';
  forced: boolean;
  twice: boolean;
  keys: boolean;
  pace: 'quick' | 'brisk' | 'calm' | 'slow';
  level: Level;
}

const DEFAULTS: Settings = {
  theme: 'auto', fourColours: false, largeCards: false, leftHanded: false, indices: 'auto', motion: 'auto', forced: false, twice: false, keys: true, pace: 'brisk', level: 'club',
};
const KEY = 'fourkings.settings';

/** A value kept under a key; the fallback where there is none or the store is closed to us. */
export function kept<T>(key: string, fallback: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? fallback;
  } catch {
    return fallback;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const settings = signal<Settings>({ ...DEFAULTS, ...kept<Partial<Settings>>(KEY, {}) });

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [name]: value };
}

/** The language of the indices where it was chosen apart from the page's. */
export function indexLanguage(): 'en' | 'fr' | null {
  const { indices } = settings.value;
  return indices === 'auto' ? null : indices;
}

export const calm = (): boolean => settings.value.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

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
    keep(KEY, now);
  });
}
