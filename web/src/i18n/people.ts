/** Names at a table, and the sides. */

import { apart, plain, has, t } from './texts.ts';
import type { ChatLine, Snapshot } from '../messages.ts';
import { listed } from './words.ts';

/** Who sits at a table, as seen from a seat (null: by a watcher), and whether partners are scored as one. */
export type People = Pick<Snapshot, 'players' | 'seat' | 'team_scores'>;

export const SIDES = [
  [0, 2],
  [1, 3],
] as const;

/**
 * What stands for somebody who has told no name, in a sentence of the reader's language: others have a number, by which
 * they are known at their table.
 */
export const unnamed = (you: boolean, number: number): string =>
  you ? t('lobby-nobody') : t('player', { number: number + 1 });

/** The same where it stands by itself: the reader is “you”. */
export const unnamedLabel = (you: boolean, number: number): string => (you ? t('end-you') : unnamed(false, number));

/** Bots to the left of a person, opposite and to the right. */
const BOTS: readonly string[] = ['Basile', 'Céleste', 'Dora'];

/** The name that a bot has in the match, by the places and the first one that a person holds. */
export const botBeside = (own: number, place: number, clockwise: boolean): string =>
  BOTS[(((clockwise ? place - own : own - place) + 4) % 4) - 1]!;

/** A bot's name as the language of the page writes it; “Basile 2” is another bot. */
export const botName = (name: string): string =>
  name.replace(/^\S+/, (bot) => (BOTS.includes(bot) ? t(`lobby-bot-${bot.toLowerCase().replace('é', 'e')}`) : bot));

/** The same the other way round: a bot's name as all languages know it, without its number. */
export const unwritten = (name: string): string => BOTS.find((bot) => name.startsWith(botName(bot))) ?? name;

export const namesOf = (view: Pick<Snapshot, 'players'>): string[] =>
  view.players.map((player) =>
    player.person
      ? (player.name && apart(player.name)) || unnamed(player.you, player.guest ?? player.seat)
      : botName(player.name),
  );

/** Another person at a table, by the number that all there know them by. */
export type Other = { guest: number; name: string };

export const othersAt = (view: Pick<Snapshot, 'players'>): Other[] => {
  const names = namesOf(view);
  return view.players.flatMap((player) =>
    player.person && !player.you && player.guest !== null ? [{ guest: player.guest, name: names[player.seat]! }] : [],
  );
};

/** The bot that plays for a seat, by its name in words; empty where a person does. */
export function botOf(view: Pick<Snapshot, 'players'>, seat: number): string {
  const player = view.players[seat];
  if (!player || (player.person && !player.away)) return '';
  return has(`house-bot-${player.bot}`) ? t(`house-bot-${player.bot}`) : player.bot;
}

/** Who of the others has gone, and who has come back, since the players were as this view has them. */
export function comings(view: Snapshot | null, players: Snapshot['players']): string[] {
  if (!view) return [];
  const changed = players.filter(
    (player) => player.person && !player.away && !player.you && view.players[player.seat]?.here !== player.here,
  );
  return changed.map((player) => {
    const who = namesOf({ players })[player.seat]!;
    if (player.here) return t('at-here-again', { who });
    return view.grace === null ? t('at-gone-of', { who }) : t('at-gone-bot', { who, seconds: Math.round(view.grace) });
  });
}

export const botTitle = (bot: string | null): string =>
  bot && has(`house-bot-${bot}`) ? t(`house-bot-${bot}`) : (bot ?? '');

/** Names by seat, where the reader's own is “you”. */
export const spokenTo = (names: readonly string[], seat: number | null): string[] =>
  seat === null ? [...names] : names.with(seat, t('end-you'));

/** Who sits at each place, as a plate or a column says it: the reader is “you”, with a name or without. */
export const labelsOf = (view: Pick<Snapshot, 'players' | 'seat'>): string[] => spokenTo(namesOf(view), view.seat);

/** The side of a seat: 0 for seats 0 and 2, 1 for seats 1 and 3. */
export const sideOf = (seat: number): number => seat % 2;

/** Who is scored, in the order of the scores: four players, or two sides. The reader is "you", first on their side. */
export function scorers(view: People): string[] {
  const names = namesOf(view);
  const { seat } = view;
  if (!view.team_scores) return spokenTo(names, seat);
  return SIDES.map((side) => {
    const mine = seat !== null && side[0] === sideOf(seat);
    return listed(mine ? [t('end-you'), names[(seat + 2) % 4]!] : side.map((other) => names[other]!), 'and');
  });
}

/** People as a sentence names them together. */
export interface Together {
  names: string;
  /** What a verb agrees with: how many they are, the reader alone, or the reader with others. */
  count: number | 'you' | 'both';
}

/** People by their names, the reader not among them; `you`: the reader is one of them, and is spoken to first. */
export const together = (others: readonly string[], you: boolean): Together => ({
  names: listed(you ? [t('end-you'), ...others] : others, 'and'),
  count: you ? (others.length ? 'both' : 'you') : others.length,
});

/** The people who watch: by name if all of them have given one and they are few, else by number; empty for nobody. */
export function watchersText(count: number, names: readonly string[]): string {
  if (!count) return '';
  return names.length === count
    ? t('gather-watched-by', { ...together(names, false) })
    : t('gather-watched', { count });
}

/** The winners as a sentence names them, with their seats, the reader's first. */
export interface Winners extends Together {
  seats: number[];
}

export function winnersOf(view: People & Pick<Snapshot, 'result'>): Winners {
  const names = namesOf(view);
  const { winners } = view.result!;
  const others = winners.filter((seat) => seat !== view.seat);
  const you = others.length < winners.length;
  return {
    seats: you ? [view.seat!, ...others] : winners,
    ...together(
      others.map((seat) => names[seat]!),
      you,
    ),
  };
}

/** Four columns with partners side by side: one's own pair, then the other. */
export const inPairs = (view: People): number[] => [0, 2, 1, 3].map((step) => ((view.seat ?? 0) + step) % 4);

/** How a table of several columns writes the names above them: upright where a word is too long for its column. */
export function lengthOf(headings: readonly string[]): string {
  const words = plain(headings.join(' ')).split(/[\s-]/);
  const most = Math.max(...words.map((word) => word.length));
  return [
    [7, 'over-7'],
    [8, 'over-8'],
    [10, 'over-10'],
  ]
    .filter(([letters]) => most > Number(letters))
    .map(([, name]) => name)
    .join(' ');
}

/**
 * The columns of a score sheet from one's own on, as indices of scores: "us" first, or oneself first in order of play.
 */
export function columns(view: People): number[] {
  const seat = view.seat ?? 0;
  return view.team_scores ? [sideOf(seat), 1 - sideOf(seat)] : [0, 1, 2, 3].map((step) => (seat + step) % 4);
}

/** The heading of a column: a name, “you”, or "us" and "them" for somebody who sits there. */
export function heading(view: People, column: number): string {
  if (!view.team_scores) return labelsOf(view)[column]!;
  if (view.seat === null) return scorers(view)[column]!;
  return column === sideOf(view.seat) ? t('sheet-us') : t('sheet-them');
}

/** Who wrote a line of the chat, and what it says. */
export const writer = (line: ChatLine): string =>
  line.name || (line.guest === null ? t('chat-somebody') : unnamedLabel(line.you, line.guest));
export const textOf = (line: ChatLine): string => (line.phrase ? t(`chat-phrase-${line.phrase}`) : line.text);
