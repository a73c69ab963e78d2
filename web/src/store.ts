/** The table one sits at: its line, its state, and what one may wish for there. */

import { batch, computed, signal } from '@preact/signals';
import { remember, sweep } from './flip.ts';
import { enter, follow, hear, textOf, writer } from './friends/chat.ts';
import { ownLuck, refused, room, sentence, turnedAway } from './friends/room.ts';
import { t } from './l10n.ts';
import type { Chat, GatheringSnapshot, Refusal, Request, Update } from './messages.ts';
import { isCard } from './logic/cards.ts';
import { GAP, isMine, reduce, type Table } from './logic/table.ts';
import { narrate } from './narrate.ts';
import { saw } from './proof/noted.ts';
import { put } from './notice.ts';
import { go, tableHref } from './route.ts';
import { settings } from './settings.ts';
import { Line } from './socket.ts';
import { say } from './speech.ts';
import { capital, refusal } from './words.ts';

export const table = signal<Table | null>(null);
export const line = signal<'opening' | 'open' | 'broken' | 'closed'>('opening');
/** The id of my letter that is on its way: until it is answered nothing else is sent. */
export const pending = signal<string | null>(null);
/** Card or word that the hint points at. */
export const hinted = computed(() => table.value?.hint?.action ?? null);

/** How long a taken trick lies, in milliseconds. */
const LIES = { quick: 500, brisk: 1000, calm: 1600, slow: 2600 } as const;
/** How long a forced card waits before it plays itself. */
const FORCED_WAIT = 450;
const DEAL_WAIT = 800;

let wire: Line | null = null;
let sweeping = 0;
let forcing = 0;
let letters = 0;

type WithoutId<Letter> = Letter extends { id: string } ? Omit<Letter, 'id'> : never;
type Wish = WithoutId<Request>;

export function sit(id: string): void {
  leave();
  line.value = 'opening';
  enter(id);
  wire = new Line(id, { heard, changed: (state) => changed(state), version: () => table.value?.view.version ?? room.value?.version ?? 0 });
}

export function leave(): void {
  wire?.end();
  wire = null;
  clearTimeout(sweeping);
  clearTimeout(forcing);
  batch(() => {
    table.value = null;
    room.value = null;
    refused.value = null;
    turnedAway.value = null;
    pending.value = null;
  });
}

function changed(state: 'open' | 'broken' | 'closed'): void {
  line.value = state;
  if (state !== 'open') pending.value = null;
}

function heard(letter: Update): void {
  if (letter.type === 'gathering') return gathered(letter);
  if (letter.type === 'chat') return talked(letter);
  if (letter.type === 'notice') return put(letter);
  if (letter.type === 'refused' && letter.code === 'closed') turnedAway.value = letter;
  if (!table.value && letter.type === 'refused') return refusedOutside(letter);
  if (!table.value && letter.type === 'pong') return void (room.value && letter.version > room.value.version && wire?.hello());
  const made = reduce(table.value, letter);
  if (made === GAP) {
    wire?.hello();
    return;
  }
  // An answer is one even where it tells nothing new, as after a snapshot that came before it.
  const answered = letter.type === 'snapshot' || ('answers' in letter && letter.answers === pending.value);
  if (made === table.value) {
    if (answered) pending.value = null;
    return;
  }
  const first = table.value === null;
  clearTimeout(forcing);
  remember(document);
  batch(() => {
    table.value = made;
    if (letter.type === 'snapshot') room.value = null;
    if (letter.type === 'snapshot' && !letter.result) saw(letter.table, letter.commitment, true);
    if (answered) pending.value = null;
  });
  if (!made) return;
  narrate(made, letter, first);
  if (letter.type === 'event' && letter.rematch && made.view.seat !== null) return lead(letter.rematch);
  if (letter.type === 'event') settle(made);
  if (letter.type === 'snapshot' || letter.type === 'event') whatNext(made);
}

/** The table as it gathers. An answer to a letter of long ago does not lead back from the match. */
function gathered(letter: GatheringSnapshot): void {
  if (table.value || letter.version < (room.value?.version ?? 0)) return;
  const before = room.value;
  batch(() => {
    room.value = letter;
    if (letter.version !== before?.version || letter.answers) refused.value = null;
    if (!before || letter.answers === pending.value) pending.value = null;
  });
  if (letter.happened) say(sentence(letter.happened));
  const luck = ownLuck(letter);
  if (luck) wire?.send({ type: 'contribute', id: newId(), contribution: luck });
}

function refusedOutside(letter: Refusal): void {
  refused.value = letter;
  if (letter.answers === pending.value) pending.value = null;
  say(capital(refusal(letter.reason, [])));
}

function talked(letter: Chat): void {
  for (const one of hear(letter)) say(t('chat-says', { who: writer(one), text: textOf(one) }));
  if (letter.answers === pending.value) pending.value = null;
}

/** Everybody goes on at another table. */
function lead(other: string): void {
  follow(other);
  go(tableHref(other));
}

/** A taken trick lies, then goes to who took it. */
function settle(made: Table): void {
  clearTimeout(sweeping);
  const { lying } = made;
  if (!lying) return;
  sweeping = window.setTimeout(async () => {
    if (!made.view.now?.trick.length) await sweep(document, lying.winner);
    const now = table.value;
    if (now?.lying === lying) table.value = { ...now, lying: null };
  }, LIES[made.view.pace]);
}

/** The first deal needs no asking; and a forced card may play itself. */
function whatNext(made: Table): void {
  const { now, result } = made.view;
  if (!now && !result && made.view.seat !== null) {
    // Where people gathered it is on its way; asked for only where it does not come.
    forcing = window.setTimeout(() => table.value?.view.version === made.view.version && wish({ type: 'deal' }), DEAL_WAIT);
    return;
  }
  const only = now?.legal.length === 1 ? now.legal[0]! : '';
  if (!settings.value.forced || !isMine(made.view) || !isCard(only)) return;
  const version = made.view.version;
  forcing = window.setTimeout(() => {
    if (table.value?.view.version === version) act(only);
  }, FORCED_WAIT + (made.lying ? LIES[made.view.pace] / 2 : 0));
}

const newId = (): string => `${Date.now().toString(36)}-${++letters}`;

/** Ask for something; false where the line is down, or an answer is still awaited. */
export function wish(what: Wish): boolean {
  if (pending.value || !wire) return false;
  const id = newId();
  if (!wire.send({ ...what, id } as Request)) return false;
  pending.value = id;
  return true;
}

/** Play a card or say a word. */
export function act(action: string): boolean {
  const now = table.value;
  return !!now && wish({ type: 'act', version: now.view.version, action });
}

export const nextDeal = (): boolean => wish({ type: 'deal' });
export const takeBack = (): boolean => wish({ type: 'undo' });
export const playRest = (): boolean => wish({ type: 'rest' });
export const askHint = (): boolean => wish({ type: 'hint' });
export const setPace = (pace: Table['view']['pace']): boolean => wish({ type: 'pace', pace });

/** Put a hint or a refusal away. */
export function quiet(): void {
  if (table.value) table.value = { ...table.value, hint: null, refusal: null };
}
