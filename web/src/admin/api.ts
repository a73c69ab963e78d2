/** What administrators ask the server for. */

import { call, sending } from '../api.ts';

export interface Standing {
  possible: boolean;
  administrator: boolean;
  first: boolean;
}

export interface Health {
  version: string;
  schema_version: string;
  up: number;
  late: number;
  slow: boolean;
  database: string;
  awake: number;
  people: number;
  tables: number;
  servers: number;
}

export interface TableSeen {
  /** A handle, which opens nothing. */
  table: string;
  game: string;
  preset: string;
  stage: 'gathering' | 'match' | 'over' | 'closed';
  number: number;
  people: number;
  awake: boolean;
  made: number;
  updated: number;
}

export interface PersonSeen {
  person: string;
  name: string;
  told: number;
  you: boolean;
  administrator: boolean;
  barred: number | null;
}

export type What =
  'enter' | 'resign' | 'close' | 'forget' | 'bar' | 'unbar' | 'appoint' | 'dismiss' | 'announce' | 'take-back';

export interface Deed {
  at: number;
  by: string;
  name: string;
  you: boolean;
  what: What;
  about: string;
  person: string;
}

const person = (handle: string, what = ''): string => `/api/admin/people/${encodeURIComponent(handle)}${what}`;

export const fetchStanding = (): Promise<Standing> => call('/api/admin');
export const enter = (phrase: string): Promise<Standing> => call('/api/admin/session', sending('POST', { phrase }));
export const resign = (): Promise<void> => call('/api/admin/session', { method: 'DELETE' });
export const fetchHealth = (): Promise<Health> => call('/api/admin/health');
export const fetchAllTables = (): Promise<TableSeen[]> => call('/api/admin/tables');
export const closeTable = (table: string): Promise<void> =>
  call(`/api/admin/tables/${encodeURIComponent(table)}`, { method: 'DELETE' });
export const fetchPeople = (name: string): Promise<PersonSeen[]> =>
  call(`/api/admin/people?name=${encodeURIComponent(name)}`);
export const forget = (handle: string): Promise<void> => call(person(handle), { method: 'DELETE' });
export const bar = (handle: string, hours: number): Promise<void> =>
  call(person(handle, '/bar'), sending('PUT', { hours }));
export const unbar = (handle: string): Promise<void> => call(person(handle, '/bar'), { method: 'DELETE' });
export const appoint = (handle: string): Promise<void> => call(person(handle, '/office'), { method: 'PUT' });
export const dismiss = (handle: string): Promise<void> => call(person(handle, '/office'), { method: 'DELETE' });
export const announce = (text: string): Promise<{ text: string; at: number }> =>
  call('/api/admin/notice', sending('PUT', { text }));
export const takeBack = (): Promise<void> => call('/api/admin/notice', { method: 'DELETE' });
export const fetchDeeds = (): Promise<Deed[]> => call('/api/admin/deeds');
