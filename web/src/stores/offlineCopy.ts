/**
 * Matches against bots that go along with this device: taken while the server answers, played on without it in the page
 * that it lends (see `offlinePage.ts`), and given back once it answers again.
 */

import { effect, signal } from '@preact/signals';
import { call, ApiError } from '../api.ts';
import { Kept, LOCK, locks } from '../offline/saved.ts';
import { LENT } from '../offline/mode.ts';
import { putBack, take, takenMatch } from '../offline/offlineCopies.ts';
import type { GivenBack } from '../logic/keeping.ts';
import { hasCompany } from '../logic/table.ts';
import { isBoard, tableHref } from '../route.ts';
import { named } from '../storage.ts';
import { away, setAway, type Away } from './away.ts';
import { keeping } from './offlinePage.ts';
import { line, table } from './table.ts';

/** Milliseconds without a change of the table before it is copied, and between two copies: the limit of the server. */
const PAUSE = 150;
const APART = 1100;

/** The table that is taken along; empty where the one that is shown is not. */
export const along = signal('');

let database: Promise<Kept> | undefined;
const kept = (): Promise<Kept> => (database ??= Kept.open(named('')));

/** Take the table that is shown along, again whenever it changes; gives what ends it. */
export function watchAlong(): () => void {
  let timer = 0;
  let last = 0;
  /** A table that the server does not hand over is not asked for again. */
  let refused = '';
  const end = effect(() => {
    const view = table.value?.view;
    clearTimeout(timer);
    if (!view || keeping.value !== 'yes' || line.value !== 'open' || refused === view.table) return;
    if (view.result || view.lesson || view.seat === null || isBoard(view.table) || hasCompany(view)) return;
    const { table: id } = view;
    const handOver = (): void => {
      last = Date.now();
      takeAlong(id).catch((error: unknown) => {
        if (error instanceof ApiError && (error.status === 404 || error.status === 409)) refused = id;
      });
    };
    timer = window.setTimeout(handOver, Math.max(PAUSE, last + APART - Date.now()));
  });
  return () => {
    clearTimeout(timer);
    end();
    along.value = '';
  };
}

async function takeAlong(id: string): Promise<void> {
  // What was played here and is not given back, or is a copy, must not be written over.
  if ((await (await kept()).events(id)).length) return;
  await take(await call('GET /api/tables/{table}/hand-over', { table: id }));
  along.value = id;
}

const NOTHING = { kept: [], dropped: [], rows: [], said: [], closed: [], wake: null, work: null };

/** Play a match on in the page that is kept on this device. */
export async function playOn(id: string): Promise<void> {
  const match = await takenMatch(id);
  if (!match) return;
  await (await kept()).take({ ...NOTHING, kept: [{ table: match.table, first: 1, events: match.events }] });
  setAway({ ...away(), [id]: { first: match.events.length + 1, seen: table.value?.view.version ?? 0 } });
  location.assign(LENT + tableHref(id));
}

/** Give the server back what was played without it; whatever cannot be given now waits for the next time. */
export async function giveBack(): Promise<GivenBack> {
  const given = { back: 0, copies: 0 };
  // While another tab plays them they are not whole.
  await locks()?.request(named(LOCK), { ifAvailable: true }, async (lock) => {
    for (const [id, match] of lock ? Object.entries(away()) : []) {
      const taken = await offer(id, match).catch(() => null);
      if (taken === null) continue;
      const { [id]: _, ...others } = away();
      setAway(others);
      await putBack(id);
      if (taken) given.back++;
      else given.copies++;
    }
  });
  return given;
}

/** Whether the server takes a match as it stands here; it is no longer here then. */
async function offer(id: string, { first, seen }: Away): Promise<boolean> {
  const played = await kept();
  const events = (await played.events(id)).slice(first - 1);
  try {
    if (events.length)
      await call('POST /api/tables/{table}/hand-back', { table: id, body: { first, seen, events: events } });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 409 || error.status === 404)) return false;
    throw error;
  }
  await played.take({ ...NOTHING, dropped: [id] });
  return true;
}
