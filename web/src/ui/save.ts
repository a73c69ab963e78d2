/** What a server hands out as a file, where there is none: the house in this page has it. */

import { fetchText } from '../api.ts';

/** The file of a record. */
export const recordName = (table: string, mirror: boolean): string =>
  `four-kings-${table}.${mirror ? 'jsonl' : 'json'}`;

/** Save what lies at an address as a file. */
export const save = async (at: string, name: string): Promise<void> =>
  saveText(name, 'application/octet-stream', await fetchText(at));

/** Save a text, or the bytes of a file, under a name. */
export function saveText(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
