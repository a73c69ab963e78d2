/** What people write at the table: the lines, what is new in them, and who is not to be heard. */

import { computed, signal } from '@preact/signals';
import type { Chat, ChatLine } from '../messages.ts';
import { store, stored } from '../storage.ts';

export const lines = signal<readonly ChatLine[]>([]);
/** The number of the last line that was looked at. */
const seen = signal(0);
let shown = 0;
/** Milliseconds for which a line hangs at the seat of its writer; the bubble fades towards their end. */
const HANGS = 6000;
export const latest = signal<ChatLine | null>(null);
let fading: ReturnType<typeof setTimeout>;
/** By table, the numbers of the guests whom one does not want to hear. */
const muted = signal<Record<string, number[]>>(stored('fourkings.muted', {}));
let table = '';

export function enter(id: string): void {
  if (id === table) return;
  table = id;
  lines.value = [];
  seen.value = 0;
  latest.value = null;
}

/** Take in a message; the lines that are new and to be heard. */
export function hear(message: Chat): ChatLine[] {
  const known = message.whole ? [] : lines.value.filter((line) => !message.removed.includes(line.number));
  const numbers = new Set(known.map((line) => line.number));
  const fresh = message.lines.filter((line) => !numbers.has(line.number));
  const first = message.whole && lines.value.length === 0;
  lines.value = [...known, ...fresh].sort((line, other) => line.number - other.number);
  if (first || shown > 0) look();
  if (message.removed.includes(latest.value?.number ?? -1)) latest.value = null;
  if (!message.whole) hang(fresh.findLast((line) => !isMuted(line.guest)));
  return message.whole ? [] : fresh.filter((line) => !line.you && !isMuted(line.guest));
}

function hang(line: ChatLine | undefined): void {
  if (!line) return;
  latest.value = line;
  clearTimeout(fading);
  fading = setTimeout(() => (latest.value = null), HANGS);
}

/** The chat is before one's eyes, until what is given back is called. */
export function watch(): () => void {
  shown += 1;
  look();
  return () => void (shown -= 1);
}

function look(): void {
  seen.value = Math.max(seen.value, ...lines.value.map((line) => line.number));
}

export const unread = computed(
  () => lines.value.filter((line) => line.number > seen.value && !line.you && !isMuted(line.guest)).length,
);

export const isMuted = (guest: number | null): boolean => guest !== null && (muted.value[table] ?? []).includes(guest);

function setMuted(id: string, guests: number[]): void {
  muted.value = { ...muted.value, [id]: guests };
  store('fourkings.muted', muted.value);
}

export function mute(guest: number, on: boolean): void {
  const others = (muted.value[table] ?? []).filter((number) => number !== guest);
  setMuted(table, on ? [...others, guest] : others);
}

/** The same people go on at another table, with the same numbers: who was muted stays so. */
export const follow = (other: string): void => setMuted(other, muted.value[table] ?? []);

/** The chat as its panel is handed it. */
export const chatState = () => ({ lines: lines.value, unread: unread.value, isMuted, mute, watch });
