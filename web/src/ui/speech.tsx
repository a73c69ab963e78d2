/** Texts for the eye and the ear, and what a screen reader is told, in the order in which it happened. */

import { signal } from '@preact/signals';
import { spelledOut } from '../i18n/words.ts';

/** The suit of each sign, which is a class of its colour. */
const SIGNS: Record<string, string> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** A text whose signs of suits have the colours of the cards. */
export const Inked = ({ text }: { text: string }) => (
  <>{text.split(/([♠♥♦♣])/).map((part) => (SIGNS[part] ? <span class={`ink ${SIGNS[part]}`}>{part}</span> : part))}</>
);

/** A text with the signs of cards for the eye, on cloth `plain`, and their names for the ear. */
export function Spelt({ text, plain = false }: { text: string; plain?: boolean }) {
  const spelled = spelledOut(text);
  if (spelled === text) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{plain ? text : <Inked text={text} />}</span>
      <span class="unseen">{spelled}</span>
    </>
  );
}

const KEPT = 6;
/** Milliseconds in which the same text is said once: two parts of a page may announce the same. */
const ECHO = 500;
let count = 0;
let saidAt = -ECHO;

export const spoken = signal<readonly { id: number; text: string }[]>([]);

/** Say a message: with the names of cards for their signs, which may begin a sentence, and one stop at its end. */
export function say(text: string): void {
  if (!text) return;
  const heard = spelledOut(text)
    .replace(/[.\s]+(\u2069*)$/, '$1') // what stands apart at the end may hold the stop
    .replace(/(?<![!?؟…]\u2069*)$/, '.');
  if (spoken.value.at(-1)?.text === heard && performance.now() < saidAt + ECHO) return;
  saidAt = performance.now();
  spoken.value = [...spoken.value, { id: ++count, text: heard }].slice(-KEPT);
}

/** Nothing of what was said matters any more: its page is left. */
export const hush = (): void => void (spoken.value = []);

/** Say the last message once more. */
export function repeat(): void {
  const last = spoken.value.at(-1);
  if (last) spoken.value = [...spoken.value.slice(0, -1), { id: ++count, text: last.text }];
}
