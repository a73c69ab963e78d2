/** What a person may set, and what it is set to at first. */

import type { Code } from './languages.ts';

export const LEVELS = ['beginner', 'club', 'strong'] as const;
/** How well the others play. */
export type Level = (typeof LEVELS)[number] | 'careful';

/** The level at which a game is played that has these: the one wanted, else the best of them. */
export const levelAmong = (levels: readonly string[], wanted: Level): string =>
  levels.includes(wanted) ? wanted : (levels.at(-1) ?? wanted);

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  fourColours: boolean;
  largeCards: boolean;
  leftHanded: boolean;
  /** The language whose letters stand on the cards. */
  indices: 'auto' | Code;
  motion: 'auto' | 'less';
  felt: 'green' | 'blue';
  backs: 'red' | 'blue' | 'gold';
  sounds: boolean;
  forced: boolean;
  twice: boolean;
  /** Whether bots show how they take what happens to them. */
  moods: boolean;
  keys: boolean;
  /** Whether one may be asked where a hidden card lies while one plays with bots alone. */
  readings: boolean;
  pace: 'quick' | 'brisk' | 'calm' | 'slow';
  level: Level;
}

export const DEFAULTS: Settings = {
  theme: 'auto',
  fourColours: false,
  largeCards: false,
  leftHanded: false,
  indices: 'auto',
  motion: 'auto',
  felt: 'green',
  backs: 'red',
  sounds: true,
  forced: false,
  twice: false,
  moods: true,
  keys: true,
  readings: false,
  pace: 'brisk',
  level: 'club',
};
