/** A lesson, as the server tells of it. */

import { call } from '../api.ts';
import type { LessonAdvice, LessonInfo, Made } from '../http.ts';
import type { Code } from '../logic/languages.ts';
import type { Snapshot } from '../messages.ts';

export const fetchLesson = (table: string, lang: Code): Promise<LessonInfo> =>
  call('GET /api/lessons/{table}', { table, lang });
export const fetchAdvice = (table: string): Promise<LessonAdvice> => call('GET /api/lessons/{table}/advice', { table });
/** Have the house play on to the next deal that is mine; the lesson goes on at that table. */
export const carryOn = (table: string, pace: Snapshot['pace']): Promise<Made> =>
  call('POST /api/lessons/{table}/next', { table, body: { pace } });
