/** What a person may set, and what it is set to at first. */

import type { Code } from './languages.ts';

export const LEVELS = ['beginner', 'club', 'strong'] as const;
export type Level = (typeof LEVELS)[number] | 'careful';

/** The level at which a game is played that has these: the one wanted, else the best of them. */
export const levelAmong = (levels: readonly string[], wanted: Level): string =>
  levels.includes(wanted) ? wanted : (levels.at(-1) ?? wanted);

export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  felt: ['green', 'blue'],
  backs: ['red', 'blue', 'gold'],
  motion: ['auto', 'less'],
  pace: ['quick', 'brisk', 'calm', 'slow'],
} as const;

/** Settings that are on or off, and what they are at first. */
export const FLAGS = {
  sounds: true,
  fourColours: false,
  largeCards: false,
  leftHanded: false,
  forced: false,
  twice: false,
  /** Whether bots show how they take what happens to them. */
  moods: true,
  keys: true,
  /** Whether one may be asked where a hidden card lies while one plays with bots alone. */
  readings: false,
};

export type Settings = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] } & typeof FLAGS & {
    /** The language whose letters stand on the cards. */
    indices: 'auto' | Code;
  };

export const DEFAULTS: Settings = {
  theme: 'auto',
  felt: 'green',
  backs: 'red',
  motion: 'auto',
  pace: 'brisk',
  indices: 'auto',
  ...FLAGS,
};
