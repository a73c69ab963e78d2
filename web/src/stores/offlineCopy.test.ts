// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot } from '../messages.ts';
import { along, giveBack, playOn, watchAlong } from './offlineCopy.ts';
import { away } from './away.ts';
import { keeping } from './offlinePage.ts';
import { line, table } from './table.ts';

/** The server, what was taken along, and what is played on this device. */
const world = vi.hoisted(() => ({
  server: { events: ['seated', 'dealt'], willing: 200 },
  asked: [] as string[],
  taken: new Map<string, { table: { id: string }; events: string[] }>(),
  here: new Map<string, string[]>(),
}));
vi.mock('../api.ts', () => {
  class ApiError extends Error {
    constructor(readonly status: number) {
      super(String(status));
    }
  }
  const call = async (operation: string, { table: id }: { table: string }): Promise<unknown> => {
    world.asked.push(operation.split('/').pop()!);
    if (operation.endsWith('/hand-back') && world.server.willing !== 200) throw new ApiError(world.server.willing);
    return { table: { id }, events: [...world.server.events] };
  };
  return { call, ApiError };
});
vi.mock('../offline/offlineCopies.ts', () => ({
  take: async (match: { table: { id: string }; events: string[] }) => void world.taken.set(match.table.id, match),
  takenMatch: async (id: string) => world.taken.get(id),
  putBack: async (id: string) => void world.taken.delete(id),
}));
vi.mock('../offline/saved.ts', async (original) => ({
  ...(await original<object>()),
  Kept: {
    open: async () => ({
      events: async (id: string) => world.here.get(id) ?? [],
      take: async (news: { kept: { table: { id: string }; first: number; events: string[] }[]; dropped: string[] }) => {
        for (const { table: head, first, events } of news.kept) {
          const lines = world.here.get(head.id) ?? [];
          events.forEach((event, at) => (lines[first - 1 + at] = event));
          world.here.set(head.id, lines);
        }
        for (const id of news.dropped) world.here.delete(id);
      },
    }),
  },
}));
vi.mock('./offlinePage.ts', async () => ({ keeping: (await import('@preact/signals')).signal('yes') }));

const ID = 'q3jH0yq8';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(world.server, { events: ['seated', 'dealt'], willing: 200 });
  world.asked.length = 0;
  world.taken.clear();
  world.here.clear();
  keeping.value = 'yes';
  line.value = 'open';
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_name: string, _how: object, work: (lock: object) => unknown) => work({}) },
  });
  vi.stubGlobal('location', { assign: () => undefined, origin: '' });
});

/** The table as the server shows it, after so many actions. */
async function shown(version: number): Promise<void> {
  const view = { table: ID, version, seat: 0, result: null, lesson: null, players: [{ person: true }] };
  table.value = { view: view as unknown as Snapshot } as typeof table.value;
  await vi.advanceTimersByTimeAsync(5000);
}

test('a match goes along with the device, again whenever it changes', async () => {
  const end = watchAlong();
  await shown(2);
  expect(along.value).toBe(ID);
  world.server.events.push('a card');
  await shown(3);
  expect(world.taken.get(ID)!.events).toEqual(['seated', 'dealt', 'a card']);
  expect(world.asked).toEqual(['hand-over', 'hand-over']);
  end();
});

/** Taken along, played on without the server, and shown by the server again, which has gone on as well. */
async function playedAtBoth(meanwhile: () => Promise<void>): Promise<void> {
  const end = watchAlong();
  await shown(2);
  await playOn(ID);
  end();
  world.here.get(ID)!.push('a card of mine');
  world.server.events.push('a card of theirs');
  await meanwhile();
  world.asked.length = 0;
  const again = watchAlong();
  await shown(3);
  await playOn(ID);
  again();
}

test('what was played on the device and is not given back is never written over by a newer hand-over', async () => {
  await playedAtBoth(async () => undefined);
  expect(world.here.get(ID)).toEqual(['seated', 'dealt', 'a card of mine']);
  expect(world.asked).toEqual([]);
  expect(away()).toHaveProperty(ID);
});

test('nor is a copy that stays since the match was also played on at the server', async () => {
  await playedAtBoth(async () => {
    world.server.willing = 409;
    expect(await giveBack()).toEqual({ back: 0, copies: 1 });
  });
  expect(world.here.get(ID)).toEqual(['seated', 'dealt', 'a card of mine']);
  expect(world.asked).toEqual([]);
  expect(away()).toEqual({});
});

test('a match that is back goes along again', async () => {
  await playedAtBoth(async () => {
    expect(await giveBack()).toEqual({ back: 1, copies: 0 });
  });
  expect(world.asked).toEqual(['hand-over']);
  expect(world.here.get(ID)).toEqual(['seated', 'dealt', 'a card of theirs']);
});
