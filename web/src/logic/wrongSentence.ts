/** The report of a wrong sentence, as text and as the address of the project's form for it. Pure. */

import type { Code } from './languages.ts';
import type { Seen } from './seen.ts';

export interface WrongSentence {
  sentence: string;
  /** The ids of its messages, with spaces between them. */
  id: string;
  language: Code;
  seen: Seen | null;
}

/** The form in `.github/ISSUE_TEMPLATE`, whose fields the address fills in. */
const FORM = 'wrong-sentence.yml';
/** The longest address: servers of forges refuse longer ones. */
export const LONGEST = 6000;

/** The sentence without the invisible marks around names and cards, in one line. */
const plain = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What `scripts/languages.py --correct` reads, and where the sentence was shown. */
export function reportText({ sentence, id, language, seen }: WrongSentence, better: string, version: string): string {
  const lines = [
    `language: ${language}`,
    `as it is: ${plain(sentence)}`,
    `better: ${plain(better)}`,
    `message: ${id}`,
    ...(seen ? [`game: ${seen.game}`] : []),
    `version: ${version}`,
  ];
  return lines.join('\n');
}

/** The record of the position, one key in a line. */
export function recordText(seen: Seen): string {
  const lines = Object.entries(seen).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{${lines.join(',\n ')}}`;
}

/** The address of the form, filled in; `whole` is false if the record had no room in it. */
export function issueAddress(
  issues: string,
  { id, language }: WrongSentence,
  text: string,
  record: string,
): { href: string; whole: boolean } {
  const fields = { template: FORM, title: `Wrong sentence (${language}): ${id}`, correction: text };
  const address = (more: Record<string, string>) =>
    `${issues.replace(/\/+$/, '')}/new?${new URLSearchParams({ ...fields, ...more })}`;
  const href = address(record ? { record } : {});
  return href.length <= LONGEST ? { href, whole: true } : { href: address({}), whole: false };
}
