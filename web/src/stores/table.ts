/** The table one sits at: its connection, its state, and the requests that may be sent to it. */

import { computed, signal } from '@preact/signals';
import type { Request } from '../messages.ts';
import type { Send } from '../logic/requests.ts';
import type { LineState, Table } from '../logic/table.ts';
import type { Wire } from './line.ts';

export const table = signal<Table | null>(null);
export const line = signal<LineState>('opening');
/** The id of the request that is on its way: until it is answered nothing else is sent, unless it asks for a hint. */
export const pending = signal<string | null>(null);
export const asked = signal<Request['type'] | null>(null);
export const busy = computed(() => pending.value !== null && asked.value !== 'hint');
/** The last card or call, the version of the table it was made at, and whether it left this device. */
export const sent = signal<{ action: string; version: number; gone: boolean } | null>(null);
export const hinted = computed(() => table.value?.hint?.action ?? null);

let wire: Wire | null = null;
let count = 0;

/** Send through this line from now on; null where one sits nowhere. */
export function connect(to: Wire | null): void {
  wire?.end();
  wire = to;
}

const newId = (): string => `${Date.now().toString(36)}-${++count}`;

export const send: Send = (request) => {
  if (busy.value || (pending.value && request.type === 'hint') || !wire) return false;
  const id = newId();
  if (!wire.send({ ...request, id } as Request)) return false;
  asked.value = request.type;
  pending.value = id;
  return true;
};

/** Send a request that nobody waits for, whatever answer is still awaited; false where the line is down. */
export const sendBeside: Send = (request) => !!wire?.send({ ...request, id: newId() } as Request);

/** Ask for the whole table again: something was missed. */
export const askAgain = (): void => wire?.hello();

/**
 * Who looks over one's shoulder, in a lesson: they may hold an action back, and say themselves why a card may not be
 * played.
 */
export type Friend = { holds: (action: string) => boolean; refused: (card: string) => boolean };
let friend: Friend | null = null;
export const attend = (by: Friend | null): void => void (friend = by);
/** True where the friend says why a card may not be played. */
export const toldBy = (card: string): boolean => !!friend?.refused(card);

/** Play a card or make a call; `surely` where the friend has been heard. */
export function act(action: string, surely = false): boolean {
  const now = table.value;
  if (!now || busy.value) return false;
  if (!surely && friend?.holds(action)) return false;
  const { version } = now.view;
  const gone = send({ type: 'act', version, action });
  sent.value = { action, version, gone };
  return gone;
}

/** Ask for what needs nothing but its name. */
export const ask = (type: 'deal' | 'stop-countdown' | 'undo' | 'rest' | 'hint'): boolean => send({ type });
export const setPace = (pace: Table['view']['pace']): boolean => send({ type: 'pace', pace });

export function quiet(): void {
  if (table.value) table.value = { ...table.value, hint: null, refusal: null };
}
