// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { snapshot } from '../logic/fixture.ts';
import type { ChatLine, GatheringSnapshot } from '../messages.ts';
import { ensureKnown, name } from '../stores/me.ts';
import { writer } from './chat.ts';
import { guestName } from './gathering.ts';
import { namesOf } from './people.ts';
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
