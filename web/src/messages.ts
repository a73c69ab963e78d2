// Made by scripts/messages_ts.py from src/fourkings/table/messages: change it there.

export const PROTOCOL = 1;

/** The host: whom I sent away may come in again, by the link. */
export interface Admit {
  type: "admit";
  id: string;
  guest: number;
}

/** A hint, please. */
export interface AskHint {
  type: "hint";
  id: string;
}

/** After the match: the same people once more, at a table of their own that everybody is led to. */
export interface AskRematch {
  type: "rematch";
  id: string;
}

/** Let this bot play for me while I am away. */
export interface ChooseStandIn {
  type: "stand-in";
  id: string;
  bot: string;
}

/** I play again myself. */
export interface ComeBack {
  type: "back";
  id: string;
}

/** The host: this is what we play, and how. Places, guests and what they gave to the shuffle stay. */
export interface Configure {
  type: "lay";
  id: string;
  game: string;
  preset: string;
  options: Record<string, string | number>;
  seats: "drawn" | "chosen";
  watch: "nobody" | "link" | "hands";
  chat: boolean;
  stand_in: string;
  clock: TimeControlChoice | null;
}

/** My own share in the shuffle, chosen once the commitment is known; it stays with my number. Empty takes it back. */
export interface Contribute {
  type: "contribute";
  id: string;
  contribution: string;
}

/** I go. If I was the host, the next guest is; when the last one goes, the table is no more. */
export interface Depart {
  type: "part";
  id: string;
}

/** The first letter: which protocol is spoken, and the last version known, 0 for nothing yet, so that none is missed. */
export interface Hello {
  type: "hello";
  protocol: number;
  since?: number;
}

/** Let me in, under the name that my session has told (`PUT /api/me`); the first free place is mine. */
export interface Join {
  type: "join";
  id: string;
}

/** The host: this guest goes, and does not come back unless I let him in again. */
export interface Kick {
  type: "kick";
  id: string;
  guest: number;
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

/** Play a card or say a word, at the version that the client stands at. */
export interface PlayAction {
  type: "act";
  id: string;
  version: number;
  action: string;
}

/** Play the rest for me: every trick left is certainly mine. */
export interface PlayRest {
  type: "rest";
  id: string;
}

/** To the whole table, in my own words. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** To the whole table, one of the phrases that each reader is shown in his language. */
export interface SayPhrase {
  type: "phrase";
  id: string;
  phrase: "hello" | "good-luck" | "well-played" | "thanks" | "my-mistake" | "one-moment" | "take-your-time" | "lucky" | "good-game" | "bye";
}

/** The host: this bot takes a place that is free, or whose guest is not here; null: the bot there goes. */
export interface SeatBot {
  type: "bot";
  id: string;
  place: number;
  bot: string | null;
}

/** How fast the bots of this table play. */
export interface SetPace {
  type: "pace";
  id: string;
  pace: "quick" | "brisk" | "calm" | "slow";
}

/** I take this free place; null: I get up. */
export interface Sit {
  type: "sit";
  id: string;
  place: number | null;
}

/** The host: everybody is here, draw and deal. */
export interface StartMatch {
  type: "start";
  id: string;
}

/** The bot plays for me from now on, until I say that I am back. */
export interface StepAway {
  type: "away";
  id: string;
}

/** The host: two places change holders. */
export interface SwapPlaces {
  type: "swap";
  id: string;
  one: number;
  other: number;
}

/** Undo: back to before my own last action. Only alone among bots. */
export interface TakeBack {
  type: "undo";
  id: string;
}

/** How long people may think: a bank of time for each deal, or so many days for each decision. */
export interface TimeControlChoice {
  bank: number;
  more: number;
  days: number;
}

/** Take back what I wrote; the host takes back anybody's. */
export interface Unsay {
  type: "unsay";
  id: string;
  number: number;
}

/** One line in the account of a deal, with the points of each seat, or each side. */
export interface AccountLine {
  clause: string;
  key: string;
  facts: Record<string, string | number | string[]>;
  points: number[];
}

/** What is new in the chat, and what was taken back. With `whole` it is all there is, and replaces what was known. */
export interface Chat {
  type: "chat";
  answers: string | null;
  whole: boolean;
  lines: ChatLine[];
  removed: number[];
}

/** Something that somebody wrote: words of his own, or a phrase. */
export interface ChatLine {
  number: number;
  guest: number | null;
  name: string;
  seat: number | null;
  text: string;
  phrase: "hello" | "good-luck" | "well-played" | "thanks" | "my-mistake" | "one-moment" | "take-your-time" | "lucky" | "good-game" | "bye" | null;
  at: number;
  you: boolean;
}

/** What is left of everybody's time as the letter is written; from then on the reader counts down by himself. */
export interface Clocks {
  left: [number, number, number, number] | null;
  runs: number | null;
  until: number | null;
}

/** What the host has laid down beside the rules of the game. */
export interface ConditionsInfo {
  seats: "drawn" | "chosen";
  watch: "nobody" | "link" | "hands";
  chat: boolean;
  stand_in: string;
  clock: TimeControlInfo | null;
}

/** A deal as the reader of the letter sees it. */
export interface DealState {
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
  last: TakenTrick | null;
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

/** One fact of the table: its number, what happened, and how things stand after it. Numbers have no gaps: who reads one that does not follow the last has missed something, and says hello again. */
export interface EventUpdate {
  type: "event";
  version: number;
  answers: string | null;
  happened: TableEvent[];
  now: DealState | null;
  row: ScoreRow | null;
  rows: ScoreRow[] | null;
  players: Player[] | null;
  result: MatchResult | null;
  rematch: string | null;
  clock: Clocks | null;
}

/** What the last fact of a gathering was. */
export interface GatheringEvent {
  what: "made" | "came" | "sat" | "stood" | "bot" | "no-bot" | "swapped" | "kicked" | "let-in" | "laid" | "went" | "hosts" | "luck";
  guest: number | null;
  name: string;
  place: number | null;
  bot: string | null;
}

/** A table that gathers, whole: the answer to `hello` before the match, and told anew with every fact there. Its version counts on into the match. The same version comes again where only names or `here` have changed. */
export interface GatheringSnapshot {
  type: "gathering";
  version: number;
  answers: string | null;
  table: string;
  happened: GatheringEvent | null;
  game: string;
  preset: string;
  options: Record<string, string | number>;
  changed: string[];
  clockwise: boolean;
  partners: boolean;
  terms: ConditionsInfo;
  guests: GuestInfo[];
  places: [PlaceInfo, PlaceInfo, PlaceInfo, PlaceInfo];
  host: number | null;
  sent_away: KickedGuest[];
  guest: number | null;
  commitment: string;
  pace: "quick" | "brisk" | "calm" | "slow";
  follows: string | null;
}

/** A person at a table that gathers. */
export interface GuestInfo {
  number: number;
  name: string;
  here: boolean;
  luck: boolean;
  you: boolean;
}

/** What a good player would do, why, and the figures behind it. */
export interface Hint {
  type: "hint";
  answers: string;
  action: string;
  reason: Sentence;
  more: Sentence[];
  choices: WeighedAction[];
  deals: number;
  by: string;
}

/** Somebody whom the host has sent away, and may let in again. */
export interface KickedGuest {
  number: number;
  name: string;
}

/** The result of a match. */
export interface MatchResult {
  scores: number[];
  winners: number[];
  payments: number[] | null;
  secret: string | null;
}

/** The names of those who sit here, where one has changed. */
export interface NamesChanged {
  type: "people";
  players: Player[];
}

/** What an administrator announces to everybody; an empty text: nothing any more. Comes at any time after `hello`. */
export interface Notice {
  type: "notice";
  text: string;
  at: number | null;
}

/** The pace of this table's bots from now on. */
export interface PaceChanged {
  type: "paced";
  answers: string | null;
  pace: "quick" | "brisk" | "calm" | "slow";
}

/** One of the four places: a guest's, a bot's, or free. */
export interface PlaceInfo {
  guest: number | null;
  bot: string | null;
}

/** Who sits in a seat. */
export interface Player {
  seat: number;
  name: string;
  guest: number | null;
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
export interface Refusal {
  type: "refused";
  answers: string | null;
  code: "illegal" | "turn" | "stale" | "seat" | "host" | "closed" | "malformed" | "too-long" | "too-fast" | "protocol" | "unavailable";
  reason: Sentence;
  version: number;
}

/** A deal that is done: a row of the score sheet. */
export interface ScoreRow {
  number: number;
  dealer: number;
  about: string;
  points: number[];
  totals: number[];
  void: boolean;
  talk: Record<string, unknown>;
  won: [number, number, number, number];
  account: AccountLine[];
}

/** How seats and first dealer were drawn. Entrants are numbered as they joined. */
export interface SeatDraw {
  draw: ((string | null)[])[];
  kings: [number, string][];
  seats: number[];
  dealer: number;
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
  terms: ConditionsInfo;
  host: number | null;
  guest: number | null;
  seat: number | null;
  players: Player[];
  drawn: SeatDraw;
  commitment: string;
  contributions: string[];
  pace: "quick" | "brisk" | "calm" | "slow";
  undo: boolean;
  rows: ScoreRow[];
  now: DealState | null;
  result: MatchResult | null;
  rematch: string | null;
  clock: Clocks | null;
}

/** One thing that happened, as the reader may know it. */
export interface TableEvent {
  what: "seated" | "dealt" | "played" | "said" | "taken" | "scored" | "ended" | "undone" | "left" | "returned" | "stand-in" | "forgotten" | "rematch";
  seat: number | null;
  action: string | null;
  bot: string | null;
  late: boolean;
  trick: TakenTrick | null;
}

/** A complete trick. */
export interface TakenTrick {
  leader: number;
  cards: string[];
  winner: number;
}

/** How long people may think: a bank of time for each deal, or (`days` is not 0) so many days for each decision. */
export interface TimeControlInfo {
  bank: number;
  more: number;
  days: number;
}

/** One of the actions that a hint weighed. */
export interface WeighedAction {
  action: string;
  worth: number | null;
  percent: number | null;
}

export type Request = Hello | Join | Sit | SeatBot | SwapPlaces | Kick | Admit | Configure | Depart | Contribute | StartMatch | PlayAction | NextDeal | TakeBack | PlayRest | AskHint | SetPace | StepAway | ComeBack | ChooseStandIn | AskRematch | Say | SayPhrase | Unsay | Ping;

export type Update = GatheringSnapshot | Snapshot | EventUpdate | Refusal | Hint | PaceChanged | NamesChanged | Chat | Notice | Pong;
