/** What the page and the worker that is its house say to each other. */

export type ToHouse =
  /** `keeps`: whether the browser lets the page keep matches; `end`: what the names that it keeps them by end with. */
  | { kind: 'open'; engine: string; data: string; keeps: boolean; end: string }
  | { kind: 'call'; id: number; method: string; path: string; body: string }
  | { kind: 'hear'; line: number; table: string; text: string }
  | { kind: 'part'; line: number };

/**
 * Why the house has stopped: its matches were stored by a newer version, there is no space left for them, the browser
 * has closed or deleted them, the engine could not be loaded, or something broke.
 */
export type Trouble = 'newer' | 'older' | 'full' | 'gone' | 'missing' | 'broken';

export type FromHouse =
  | { kind: 'loaded'; bytes: number; of: number }
  | { kind: 'ready'; keeps: boolean }
  | { kind: 'elsewhere' }
  | { kind: 'failed'; why: Trouble }
  | { kind: 'answer'; id: number; status: number; body: string }
  | { kind: 'said'; line: number; text: string }
  | { kind: 'closed'; line: number; code: number };

/** What has come about in the house: see `news.py`. */
export interface News {
  kept: { table: Head; first: number; events: string[] }[];
  dropped: string[];
  /** Rows of its store; null: to be forgotten. */
  rows: Row[];
  said: [line: number, text: string][];
  closed: [line: number, code: number][];
  /** When it wants to be woken, in its own seconds. */
  wake: number | null;
  /** What is to be thought out beside it: see `thinking.py`. */
  work: string | null;
}

/** A row by its key, which begins with the name of its shelf. */
export type Row = [key: (string | number)[], row: unknown];

/** What is kept of a table beside its events; the page reads `info` alone. */
export type Head = { id: string; info: unknown };

export type Manifest = { files: Record<string, number> };
