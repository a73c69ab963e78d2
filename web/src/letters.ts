// Made by scripts/letters_ts.py from src/fourkings/messages: change it there.

export const PROTOCOL = 1;

/** A hint, please. */
export interface Ask {
  type: "hint";
  id: string;
}

/** Play a card or say a word, at the version that the client stands at. */
export interface Do {
  type: "act";
  id: string;
  version: number;
  action: string;
}

/** The first letter: which protocol is spoken, and the last version known, 0 for nothing yet, so that none is missed. */
export interface Hello {
  type: "hello";
  protocol: number;
  since?: number;
}

/** The last deal is read; deal the next one. */
export interface NextDeal {
  type: "deal";
  id: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Play the rest for me: every trick left is certainly mine. */
export interface Rest {
  type: "rest";
  id: string;
}

/** How fast the bots of this table play. */
export interface SetPace {
  type: "pace";
  id: string;
  pace: "quick" | "brisk" | "calm" | "slow";
}

/** Undo: back to before my own last action. Only alone among bots. */
export interface TakeBack {
  type: "undo";
  id: string;
}

/** How seats and first dealer were drawn. Entrants are numbered as they joined. */
export interface Drawn {
  draw: ((string | null)[])[];
  kings: [number, string][];
  seats: number[];
  dealer: number;
}

/** One fact of the table: its number, what happened, and how things stand after it. Numbers have no gaps: who reads one that does not follow the last has missed something, and says hello again. */
export interface Event {
  type: "event";
  version: number;
  answers: string | null;
  happened: Happened[];
  now: Now | null;
  row: Row | null;
  rows: Row[] | null;
  players: Player[] | null;
  result: Outcome | null;
}

/** One thing that happened, as the reader may know it. */
export interface Happened {
  what: "seated" | "dealt" | "played" | "said" | "taken" | "scored" | "ended" | "undone" | "left" | "returned";
  seat: number | null;
  action: string | null;
  bot: string | null;
  trick: Took | null;
}

/** What a good player would do, and why. */
export interface Hint {
  type: "hint";
  answers: string;
  action: string;
  reason: Sentence;
}

/** One line in the account of a deal, with the points of each seat, or each side. */
export interface Line {
  clause: string;
  key: string;
  facts: Record<string, string | number | string[]>;
  points: number[];
}

/** A deal as the reader of the letter sees it. */
export interface Now {
  number: number;
  dealer: number;
  scores: number[];
  stage: "talk" | "play" | "done";
  turn: number | null;
  trump: "" | "S" | "H" | "D" | "C";
  order: string;
  hand: string[];
  held: [number, number, number, number];
  turned: string | null;
  face_up: string[] | null;
  leader: number;
  trick: string[];
  last: Took | null;
  won: [number, number, number, number];
  taken: string[][];
  legal: string[];
  refusals: Record<string, Sentence>;
  said: [number, string][];
  talk: Record<string, unknown>;
  rest: boolean;
  points: number[] | null;
  void: boolean;
  undo: boolean;
}

/** The result of a match. */
export interface Outcome {
  scores: number[];
  winners: number[];
  payments: number[] | null;
}

/** The pace of this table's bots from now on. */
export interface Paced {
  type: "paced";
  answers: string | null;
  pace: "quick" | "brisk" | "calm" | "slow";
}

/** Who sits in a seat. */
export interface Player {
  seat: number;
  name: string;
  bot: string;
  person: boolean;
  away: boolean;
  you: boolean;
}

/** Somebody is here. */
export interface Pong {
  type: "pong";
  version: number;
}

/** What was asked for cannot be. */
export interface Refused {
  type: "refused";
  answers: string | null;
  code: "illegal" | "turn" | "stale" | "seat" | "malformed" | "too-long" | "too-fast" | "protocol" | "unavailable";
  reason: Sentence;
  version: number;
}

/** A deal that is done: a row of the score sheet. */
export interface Row {
  number: number;
  dealer: number;
  about: string;
  points: number[];
  totals: number[];
  void: boolean;
  talk: Record<string, unknown>;
  won: [number, number, number, number];
  account: Line[];
}

/** A sentence to be made in the reader's language: a key, its facts, and the clause of the rules behind it. */
export interface Sentence {
  clause: string;
  key: string;
  facts: Record<string, string | number | string[]>;
}

/** The whole table as the reader may see it: the answer to `hello`, and to whoever missed too much. */
export interface Snapshot {
  type: "snapshot";
  protocol: number;
  table: string;
  version: number;
  game: string;
  preset: string;
  options: Record<string, string | number>;
  changed: string[];
  clockwise: boolean;
  partners: boolean;
  team_scores: boolean;
  plan: string[];
  seat: number | null;
  players: Player[];
  drawn: Drawn;
  commitment: string;
  pace: "quick" | "brisk" | "calm" | "slow";
  undo: boolean;
  rows: Row[];
  now: Now | null;
  result: Outcome | null;
}

/** A complete trick. */
export interface Took {
  leader: number;
  cards: string[];
  winner: number;
}

export type FromClient = Hello | Do | NextDeal | TakeBack | Rest | Ask | SetPace | Ping;

export type ToClient = Snapshot | Event | Refused | Hint | Paced | Pong;
