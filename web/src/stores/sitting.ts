/** Sitting down at a table, and leaving it. */

import { batch } from '@preact/signals';
import type { LineState } from '../logic/table.ts';
import { isBoard } from '../route.ts';
import { enter } from './chat.ts';
import { waitingRoom, refused, turnedAway } from './waitingRoom.ts';
import { Line, type Listener } from './line.ts';
import { receive, stopWaiting, forgetWatchers } from './receive.ts';
import { forget, keep } from './seat.ts';
import { connect, line, pending, table } from './table.ts';

let at = '';

export function sit(id: string): void {
  leave();
  at = id;
  forget();
  line.value = 'opening';
  enter(id);
  const listener: Listener = {
    heard: receive,
    changed,
    waits: () => !!table.value && !table.value.view.result,
    version: () => table.value?.view.version ?? waitingRoom.value?.version ?? 0,
  };
  if (isBoard(id)) void sitAtBoard(id, listener);
  else connect(new Line(id, listener));
}

/** Counts who sat down: who left before their board was there does not come back to it. */
let sat = 0;

async function sitAtBoard(id: string, listener: Listener): Promise<void> {
  const mine = ++sat;
  const { BoardLine } = await import('./boardLine.ts');
  if (mine === sat) connect(new BoardLine(id, listener));
}

/** Leave the table: the page of one may go only after that of the next has sat down, and leaves its own alone. */
export function leave(id = at): void {
  if (id !== at) return;
  at = '';
  sat++;
  connect(null);
  if (table.value) keep(table.value.view);
  stopWaiting();
  forgetWatchers();
  batch(() => {
    table.value = null;
    waitingRoom.value = null;
    refused.value = null;
    turnedAway.value = null;
    pending.value = null;
  });
}

function changed(state: LineState): void {
  line.value = state;
  if (state === 'broken') forgetWatchers();
  if (state !== 'open' && state !== 'silent' && state !== 'opening' && state !== 'readying') pending.value = null;
}
