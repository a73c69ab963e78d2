/** The record of a match as a file, where no server hands it out: the house in this page has it. */

import { fetchRecord } from '../api.ts';

/** The file of a record. */
export const recordName = (table: string, mirror: boolean): string =>
  `four-kings-${table}.${mirror ? 'jsonl' : 'json'}`;

export async function saveRecord(table: string, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await fetchRecord(table)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
