/** What the page does with each message of a table. A new type of message gets its line in `RECEIVE`. */

import { batch, signal } from '@preact/signals';
import { waitingRoomSentence } from '../i18n/waitingRoom.ts';
import { handTold, mayAnnounce, sentence, standing } from '../i18n/happenings.ts';
import { comings, namesOf, textOf, writer, watchersText } from '../i18n/people.ts';
import { coached, refusal, worthOf } from '../i18n/sentences.ts';
import { capital, theCard } from '../i18n/words.ts';
import { learn, t } from '../i18n/texts.ts';
import type { Chat, WaitingRoomSnapshot, Refusal, Update, WatchersChanged } from '../messages.ts';
import { isCard } from '../logic/cards.ts';
import { GAP, isMine, reduce, type Table } from '../logic/table.ts';
import { go, tableHref } from '../route.ts';
import { remember, sweep } from '../ui/flip.ts';
import { sound } from '../ui/sounds.ts';
import { say } from '../ui/speech.tsx';
import { follow, hear } from './chat.ts';
import { waitingRoom, ownLuck, refused, rematchWanted, turnedAway, watching } from './waitingRoom.ts';
import { saw } from './seals.ts';
import { rememberGame } from './newMatch.ts';
import { put } from './notice.ts';
import { settings } from './settings.ts';
import { act, askAgain, pending, send, sendBeside, table } from './table.ts';

/** How long a taken trick lies, in milliseconds. */
const LIES = { quick: 500, brisk: 1000, calm: 1600, slow: 2600 } as const;
/** How long a forced card waits before it plays itself, and the first deal before it is asked for, in milliseconds. */
const FORCED_WAIT = 450;
const DEAL_WAIT = 800;

let sweeping = 0;
let forcing = 0;

const RECEIVE: { [Type in Update['type']]: (message: Extract<Update, { type: Type }>) => void } = {
  snapshot: move,
  event: move,
  hint: move,
  'pace-changed': move,
  'ready-changed': (message) => {
    if (!message.answers && message.left === null) say(t('result-stopped'));
    move(message);
  },
  'players-changed': (message) => {
    for (const line of comings(table.value?.view ?? null, message.players)) say(line);
    move(message);
  },
  'watchers-changed': hearWatchers,
  pong: (message) =>
    table.value ? move(message) : waitingRoom.value && message.version > waitingRoom.value.version && askAgain(),
  refusal: (message) => {
    if (message.code === 'stale' && message.answers !== pending.value) return; // a hint that nobody waits for any more
    if (message.code === 'closed') turnedAway.value = message;
    if (table.value) move(message);
    else refuse(message);
  },
  'waiting-room': gather,
  chat: talk,
  notice: put,
};

export function receive(message: Update): void {
  (RECEIVE[message.type] as (message: Update) => void)(message);
}

/** Forget what was to happen by itself: nobody sits at the table any more. */
export function stopWaiting(): void {
  clearTimeout(sweeping);
  clearTimeout(forcing);
}

/** Move the table on by a message: `logic/table.ts` says to what. */
function move(message: Update): void {
  const moved = reduce(table.value, message);
  if (moved === GAP) return askAgain();
  // An answer is one even where it tells nothing new, as after a snapshot that came before it.
  const answered = message.type === 'snapshot' || ('answers' in message && message.answers === pending.value);
  if (moved === table.value) {
    if (answered) pending.value = null;
    return;
  }
  const before = table.value;
  const first = before === null;
  clearTimeout(forcing);
  remember(document);
  batch(() => {
    table.value = moved;
    if (message.type === 'snapshot') waitingRoom.value = null;
    if (message.type === 'snapshot' && !message.result) saw(message.table, message.commitment, true);
    if (answered) pending.value = null;
  });
  if (message.type === 'snapshot') void learn([message.game]);
  if (message.type === 'snapshot' && message.seat !== null) rememberGame(message.game);
  if (!moved) return;
  narrate(moved, message, first);
  soundOf(before, moved, message);
  // Who has not asked for a rematch is still at the end of the match, and joins by a button there.
  const again = rematchWanted.value === moved.view.table;
  if (message.type === 'event' && message.rematch && (again || moved.view.seat === null)) {
    rematchWanted.value = '';
    return lead(message.rematch, !again);
  }
  if (message.type === 'snapshot' && again) {
    rematchWanted.value = '';
    if (message.rematch) return lead(message.rematch, false);
    if (message.result) askRematch(message.table);
  }
  if (message.type === 'event') settle(moved);
  if (message.type === 'snapshot' || message.type === 'event') whatNext(moved);
}

/** A table that gathers. An answer to a request of long ago does not lead back from the match. */
function gather(message: WaitingRoomSnapshot): void {
  if (table.value || message.version < (waitingRoom.value?.version ?? 0)) return;
  const before = waitingRoom.value;
  batch(() => {
    waitingRoom.value = message;
    if (message.version !== before?.version || message.answers) refused.value = null;
    if (!before || message.answers === pending.value) pending.value = null;
  });
  void learn([message.game]);
  if (message.event) say(waitingRoomSentence(message, message.event));
  if (before && message.version !== before.version) soundOfWaitingRoom(message);
  const luck = ownLuck(message);
  if (luck) sendBeside({ type: 'contribute', contribution: luck });
}

/** A refusal before there is a table to show it at. */
function refuse(message: Refusal): void {
  refused.value = message;
  if (message.answers === pending.value) pending.value = null;
  say(capital(refusal(message.reason, [])));
}

function talk(message: Chat): void {
  for (const line of hear(message)) say(t('chat-says', { who: writer(line), text: textOf(line) }));
  if (message.answers === pending.value) pending.value = null;
}

export function askRematch(of: string): void {
  rematchWanted.value = of;
  send({ type: 'rematch' });
}

/** Go on at another table: whoever only looks on goes there to look on. */
function lead(other: string, watches: boolean): void {
  if (watches) watching.value = other;
  else follow(other);
  go(tableHref(other));
}

function settle(moved: Table): void {
  clearTimeout(sweeping);
  const { lying } = moved;
  if (!lying) return;
  sweeping = window.setTimeout(async () => {
    if (!moved.view.deal?.trick.length) await sweep(document, lying.winner);
    const now = table.value;
    if (now?.lying === lying) table.value = { ...now, lying: null };
  }, LIES[moved.view.pace]);
}

/** The first deal needs no asking; and a forced card may play itself. */
function whatNext(moved: Table): void {
  const { deal: now, result } = moved.view;
  if (!now && !result && moved.view.seat !== null) {
    // Where people gathered it is on its way; asked for only where it does not come.
    forcing = window.setTimeout(
      () => table.value?.view.version === moved.view.version && send({ type: 'deal' }),
      DEAL_WAIT,
    );
    return;
  }
  const only = now?.legal.length === 1 ? now.legal[0]! : '';
  if (!settings.value.forced || !isMine(moved.view) || !isCard(only)) return;
  const version = moved.view.version;
  forcing = window.setTimeout(
    () => {
      if (table.value?.view.version === version) act(only);
    },
    FORCED_WAIT + (moved.lying ? LIES[moved.view.pace] / 2 : 0),
  );
}

/** Tell what a message of the table brought; `first` where nothing was known before it. */
function narrate(table: Table, message: Update, first: boolean): void {
  if (message.type === 'snapshot') {
    if (first) say(standing(table));
  } else if (message.type === 'event') {
    message.events.forEach((event) => say(sentence(table, event, theCard)));
    if (message.events.some((event) => event.what === 'dealt')) say(handTold(table));
    if (isMine(table.view)) say([t('at-your-turn'), mayAnnounce(table.view)].filter(Boolean).join('. '));
  } else if (message.type === 'hint') {
    say(coached(message.parts, namesOf(table.view), worthOf(table.view.deal)));
  } else if (message.type === 'refusal') {
    say(capital(refusal(message.reason, namesOf(table.view))));
  }
}

/** Cards and tricks fall, words and people knock, and one's own turn rings. */
function soundOf(before: Table | null, after: Table, message: Update): void {
  if (message.type !== 'event') return;
  const happened = new Set(message.events.map((event) => event.what));
  if (happened.has('played')) sound('card');
  if (happened.has('taken')) sound('trick');
  if (happened.has('said') || happened.has('left') || happened.has('returned') || happened.has('time-over'))
    sound('knock');
  const acted = happened.has('played') || happened.has('said') || happened.has('dealt');
  if (isMine(after.view) && (acted || !before || !isMine(before.view))) sound('turn');
}

function soundOfWaitingRoom(message: WaitingRoomSnapshot): void {
  if (message.event?.what === 'joined' && message.event.guest !== message.guest) sound('knock');
}

/** Who watches a table, in a sentence, and how many; the server sends it again after every connection. */
export const watchers = signal({ count: 0, text: '' });

export const forgetWatchers = (): void => void (watchers.value = { count: 0, text: '' });

/** Take in who watches; the first one is announced. */
export function hearWatchers({ count, names }: WatchersChanged): void {
  const text = watchersText(count, names);
  // Before a match there is nothing to watch: they may be about to join.
  if (count && !watchers.value.count) say(waitingRoom.value ? t('gather-looks', { count }) : text);
  watchers.value = { count, text };
}
