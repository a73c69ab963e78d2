/** What administrators ask the server for. */

import { call } from '../api.ts';

export const fetchStanding = () => call('GET /api/admin');
export const enter = (phrase: string) => call('POST /api/admin/session', { body: { phrase } });
export const resign = () => call('DELETE /api/admin/session');
export const fetchHealth = () => call('GET /api/admin/health');
export const fetchAllTables = () => call('GET /api/admin/tables');
export const closeTable = (table: string) => call('DELETE /api/admin/tables/{table}', { table });
export const fetchPeople = (name: string) => call('GET /api/admin/people', { name });
export const forget = (person: string) => call('DELETE /api/admin/people/{person}', { person });
export const bar = (person: string, hours: number) =>
  call('PUT /api/admin/people/{person}/bar', { person, body: { hours } });
export const unbar = (person: string) => call('DELETE /api/admin/people/{person}/bar', { person });
export const appoint = (person: string) => call('PUT /api/admin/people/{person}/office', { person });
export const dismiss = (person: string) => call('DELETE /api/admin/people/{person}/office', { person });
export const announce = (text: string) => call('PUT /api/admin/notice', { body: { text } });
export const takeBack = () => call('DELETE /api/admin/notice');
export const fetchDeeds = () => call('GET /api/admin/deeds');
