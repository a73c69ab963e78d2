/** A small table for tests. */

import type { DealState, EventUpdate, ScoreRow, Snapshot } from '../messages.ts';

export const now = (changes: Partial<DealState> = {}): DealState => ({
  number: 1, dealer: 3, scores: [0, 0, 0, 0], stage: 'play', turn: 0, trump: '', order: 'AKQJT98765432',
  hand: ['AS', '9H'], held: [2, 2, 2, 2], turned: null, face_up: null, leader: 0, trick: [], last: null, won: [0, 0, 0, 0],
  taken: [[], [], [], []], legal: ['AS', '9H'], refusals: {}, said: [], talk: { aim: 'tricks' }, rest: false, points: null, void: false, undo: false, moment: null,
  ...changes,
});

export const snapshot = (changes: Partial<Snapshot> = {}): Snapshot => ({
  type: 'snapshot', protocol: 1, table: 'tbl', version: 5, game: 'king', preset: 'classic', options: {}, changed: [], clockwise: true,
  partners: false, team_scores: false, talk_kind: 'auction', plan: ['tricks', 'hearts'], terms: { seats: 'drawn', watch: 'link', chat: false, stand_in: 'club', clock: null, hints: false, mirror: false }, host: null, guest: 0, seat: 0,
  players: [0, 1, 2, 3].map((seat) => ({ seat, name: 'ABCD'.charAt(seat), guest: seat === 0 ? 0 : null, bot: 'careful', person: seat === 0, away: false, you: seat === 0, here: true })),
  drawn: { draw: [], kings: [], seats: [0, 1, 2, 3], dealer: 3 }, commitment: '', contributions: [], pace: 'quick', undo: true, rows: [], now: now(), result: null, rematch: null, clock: null, log: [], grace: null, lesson: false, mirror: null, practice: false,
  ...changes,
});

export const event = (version: number, changes: Partial<EventUpdate> = {}): EventUpdate => ({
  type: 'event', version, answers: null, happened: [], now: now(), row: null, rows: null, players: null, result: null, rematch: null, clock: null, log: null, ...changes,
});

export const row = (number: number): ScoreRow => ({
  number, dealer: 0, about: 'tricks', points: [0, 0, 0, 0], totals: [0, 0, 0, 0], void: false, talk: {}, won: [0, 0, 0, 0], account: [],
});
