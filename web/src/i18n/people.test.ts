// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { snapshot } from '../logic/fixture.ts';
import type { Table } from '../logic/table.ts';
import type { ChatLine, GatheringSnapshot, Snapshot, TableEvent } from '../messages.ts';
import { ensureKnown, name } from '../stores/me.ts';
import { writer } from './chat.ts';
import { guestName } from './gathering.ts';
import { sentence } from './happenings.ts';
import { namesOf, scorers } from './people.ts';
import { speak } from './texts.ts';

const nameless = snapshot({
  players: snapshot().players.map((player) =>
    player.seat === 2
      ? { ...player, name: '', person: true, guest: 1 }
      : player.seat === 0
        ? { ...player, name: '' }
        : player,
  ),
});
const guests = {
  guests: [
    { number: 0, name: '', you: true },
    { number: 1, name: '', you: false },
  ],
} as unknown as GatheringSnapshot;
const line = { name: '', guest: 1, you: false } as ChatLine;

test('who has told no name is called something in the language of the reader, the same before the match, at the table and in the chat', async () => {
  await speak('en');
  expect([
    namesOf(nameless)[0],
    namesOf(nameless)[2],
    guestName(guests, 0),
    guestName(guests, 1),
    writer(line),
  ]).toEqual(['Player', 'Player 2', 'Player', 'Player 2', 'Player 2']);
  await speak('fr');
  expect([
    namesOf(nameless)[0],
    namesOf(nameless)[2],
    guestName(guests, 0),
    guestName(guests, 1),
    writer(line),
  ]).toEqual(['Joueur', 'Joueur 2', 'Joueur', 'Joueur 2', 'Joueur 2']);
});

test('who is scored is told as the table of final scores does: the reader is spoken to, first on their side', async () => {
  const sides = snapshot({ seat: 2, team_scores: true });
  await speak('en');
  expect(scorers(sides)).toEqual(['You and A', 'B and D']);
  expect(scorers({ ...sides, seat: null })).toEqual(['A and C', 'B and D']);
  expect([scorers(snapshot()), scorers(nameless)]).toEqual([
    ['A', 'B', 'C', 'D'],
    ['You', 'B', 'Player 2', 'D'],
  ]);
  await speak('fr');
  const result = { winners: [0, 2], scores: [150, 90], payments: null, secret: null } as unknown as Snapshot['result'];
  const table = { view: { ...sides, partners: true, result }, log: [] } as unknown as Table;
  const ended = { what: 'ended', seat: null } as TableEvent;
  expect(sentence(table, ended, String)).toBe('Vous et A gagnez la partie\u202f: Vous et A 150\u202f; B et D 90');
});

test('a word that stands for a name is never told to the server as one', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method === 'PUT') sent.push((JSON.parse(String(init.body)) as { name: string }).name);
    return new Response(JSON.stringify({ name: '', lang: null }));
  });
  await ensureKnown();
  await vi.waitFor(() => expect(sent).toEqual(['']));
  expect(name.value).toBe('');
  vi.unstubAllGlobals();
});
