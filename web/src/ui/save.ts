/** What a server hands out as a file, where there is none: the house in this page has it. */

import { fetchText } from '../api.ts';

/** The file of a record. */
export const recordName = (table: string, mirror: boolean): string =>
  `four-kings-${table}.${mirror ? 'jsonl' : 'json'}`;

/** Save what lies at an address as a file. */
export async function save(at: string, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await fetchText(at)], { type: 'application/octet-stream' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
