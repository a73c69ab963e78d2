// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { snapshot } from '../../vitest.fixture.ts';
import type { Table } from '../logic/table.ts';
import type { ChatLine, WaitingRoomSnapshot, Snapshot, TableEvent } from '../messages.ts';
import { ensureKnown, name } from '../stores/me.ts';
import { guestName } from './waitingRoom.ts';
import { sentence } from './happenings.ts';
import { botName, heading, labelsOf, scorers, together, unwritten, writer } from './people.ts';
import { seatOf } from '../table/seats.ts';
import { accountLine } from './sentences.ts';
import { plain, speak, t } from './texts.ts';

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
} as unknown as WaitingRoomSnapshot;
const line = { name: '', guest: 1, you: false } as ChatLine;

test('a person without a name has the same stand-in before the match, at the table and in the chat', async () => {
  await speak('en');
  expect([
    labelsOf(nameless)[0],
    labelsOf(nameless)[2],
    guestName(guests, 0),
    guestName(guests, 1),
    writer(line),
  ]).toEqual(['You', 'Player 2', 'You', 'Player 2', 'Player 2']);
  await speak('fr');
  expect([
    labelsOf(nameless)[0],
    labelsOf(nameless)[2],
    guestName(guests, 0),
    guestName(guests, 1),
    writer(line),
  ]).toEqual(['Vous', 'Joueur 2', 'Vous', 'Joueur 2', 'Joueur 2']);
});

test('who is scored is told as in the final scores: the reader is spoken to, first on their side', async () => {
  const sides = snapshot({ seat: 2, team_scores: true });
  await speak('en');
  expect(scorers(sides)).toEqual(['You and A', 'B and D']);
  expect(scorers({ ...sides, seat: null })).toEqual(['A and C', 'B and D']);
  expect([scorers(snapshot()), scorers(nameless)]).toEqual([
    ['You', 'B', 'C', 'D'],
    ['You', 'B', 'Player 2', 'D'],
  ]);
  await speak('fr');
  const result = { winners: [0, 2], scores: [150, 90], payments: null, secret: null } as unknown as Snapshot['result'];
  const table = { view: { ...sides, partners: true, result }, log: [] } as unknown as Table;
  const ended = { what: 'ended', seat: null } as TableEvent;
  expect(sentence(table, ended, String)).toBe('Vous et A gagnez la partie\u202f: Vous et A 150\u202f; B et D 90');
});

test('the reader is “you” on their plate and above their column, with a name or without', async () => {
  await speak('en');
  for (const view of [snapshot(), nameless]) {
    expect([seatOf(view, 0, 0).name, heading(view, 0)]).toEqual(['You', 'You']);
    expect(seatOf({ ...view, seat: 1 }, 1, 0).name).toBe('You');
  }
  expect(seatOf({ ...snapshot(), seat: null }, 0, 0).name).toBe('A');
});

test('an account speaks to the reader, as who does something and as whom it is done to', async () => {
  await speak('en');
  const price = { clause: 'K-1', key: 'price', params: { buyer: 1, dealer: 0, rung: '+3' }, points: [] };
  const lines = [1, 0, 2, null].map((reader) => accountLine(price, ['A', 'B', 'C', 'D'], reader));
  expect(lines).toEqual(['You pay A for +3', 'B pays you for +3', 'B pays A for +3', 'B pays A for +3']);
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

const whoAdded = () =>
  [together([], true), together(['Anna'], true), together(['Anna'], false)].map((who) =>
    plain(t('proof-at-table-luck', { ...who })),
  );

test('who added to the shuffle is told to the reader as “you” where they did, alone or with others', async () => {
  await speak('en');
  expect(whoAdded()).toEqual([
    'Your browser added its own randomness to the shuffle.',
    'You and Anna added to the shuffle.',
    'Anna added to the shuffle.',
  ]);
  await speak('es');
  expect(whoAdded()).toEqual([
    'Tu navegador añadió su propio azar al barajado.',
    'Tú y Anna añadieron algo al barajado.',
    'Anna añadió algo al barajado.',
  ]);
});

test('a bot is the same in every language', async () => {
  await speak('ar');
  expect(['Basile', 'Céleste', 'Dora'].map((name) => unwritten(botName(name)))).toEqual(['Basile', 'Céleste', 'Dora']);
  expect([botName('Dora 2'), unwritten(botName('Dora 2'))]).toEqual(['دورا 2', 'Dora']);
  await speak('en');
});
