/** What administrators ask the server for. */

import { call } from '../api.ts';
import { language } from '../i18n/texts.ts';

export const fetchStanding = () => call('GET /api/admin');
export const enter = (phrase: string) => call('POST /api/admin/session', { body: { phrase } });
export const resign = () => call('DELETE /api/admin/session');
export const fetchHealth = () => call('GET /api/admin/health', { lang: language.value });
export const fetchAllTables = () => call('GET /api/admin/tables');
export const closeTable = (table: string) => call('DELETE /api/admin/tables/{table}', { table });
export const fetchClubs = () => call('GET /api/admin/clubs');
export const deleteClub = (club: string) => call('DELETE /api/admin/clubs/{club}', { club });
export const fetchPeople = (name: string) => call('GET /api/admin/people', { name });
export const forget = (person: string) => call('DELETE /api/admin/people/{person}', { person });
export const bar = (person: string, hours: number) =>
  call('PUT /api/admin/people/{person}/bar', { person, body: { hours } });
export const mute = (person: string, hours: number) =>
  call('PUT /api/admin/people/{person}/mute', { person, body: { hours } });
export const ban = (person: string, hours: number, address: boolean) =>
  call('PUT /api/admin/people/{person}/ban', { person, body: { hours, address } });
export const lift = (person: string, sanction: 'bar' | 'mute' | 'ban') =>
  call('DELETE /api/admin/people/{person}/{sanction}', { person, sanction });
export const fetchTablesOf = (person: string) => call('GET /api/admin/people/{person}/tables', { person });
export const removePerson = (table: string, person: string) =>
  call('DELETE /api/admin/tables/{table}/people/{person}', { table, person });
export const fetchReports = () => call('GET /api/admin/reports');
export const settle = (report: string) => call('DELETE /api/admin/reports/{report}', { report });
export const removeMessage = (report: string) => call('DELETE /api/admin/reports/{report}/message', { report });
export const appoint = (person: string) => call('PUT /api/admin/people/{person}/office', { person });
export const dismiss = (person: string) => call('DELETE /api/admin/people/{person}/office', { person });
export const announce = (text: string) => call('PUT /api/admin/notice', { body: { text } });
export const takeBack = () => call('DELETE /api/admin/notice');
export const fetchAdminActions = () => call('GET /api/admin/deeds');
