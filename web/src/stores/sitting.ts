/** Sitting down at a table, and leaving it. */

import { batch } from '@preact/signals';
import { enter } from './chat.ts';
import { gathering, refused, turnedAway } from './gathering.ts';
import { Line } from './line.ts';
import { receive, stopWaiting } from './receive.ts';
import { connect, line, pending, table } from './table.ts';

export function sit(id: string): void {
  leave();
  line.value = 'opening';
  enter(id);
  connect(new Line(id, { heard: receive, changed, version: () => table.value?.view.version ?? gathering.value?.version ?? 0 }));
}

export function leave(): void {
  connect(null);
  stopWaiting();
  batch(() => {
    table.value = null;
    gathering.value = null;
    refused.value = null;
    turnedAway.value = null;
    pending.value = null;
  });
}

function changed(state: 'open' | 'broken' | 'closed'): void {
  line.value = state;
  if (state !== 'open') pending.value = null;
}
