// Made by scripts/messages_ts.py from src/fourkings/table/protocol: change it there.

export const PROTOCOL = 2;

/** The codes by which the server closes a connection, and whether reconnecting is of use. */
export const CLOSE_CODES: Readonly<Record<number, { name: string; comeBack: boolean }>> = {
  1000: { name: "end", comeBack: true }, // the connection was closed normally
  1012: { name: "come-back", comeBack: true }, // the table was put to sleep, the server stops, or your session has ended
  1013: { name: "wait", comeBack: true }, // you read too slowly or sent no `hello`, or too many requests come from your address
  4403: { name: "other-site", comeBack: false }, // the request comes from another site; nothing opens, so you see the HTTP status 403
  4404: { name: "no-such-table", comeBack: false }, // no such table
  4405: { name: "not-for-you", comeBack: false }, // this table is not for you: see the refusal `closed`
  4406: { name: "other-protocol", comeBack: false }, // another protocol: see the refusal `protocol`
  4407: { name: "banned", comeBack: false }, // an administrator has banned you from this server for a time
  4429: { name: "too-fast", comeBack: false }, // far too many requests or frames: see the refusal `too-fast`
};

export type Pace = "quick" | "brisk" | "calm" | "slow";
export type ChatPhrase = "hello" | "good-luck" | "well-played" | "thanks" | "my-mistake" | "one-moment" | "take-your-time" | "lucky" | "good-game" | "bye";
export type Seating = "drawn" | "chosen";
export type WatchPolicy = "nobody" | "link" | "hands";

/** Play a card or make a call; `version`: the number of the last event that the client has seen. */
export interface Act {
  id: string;
  type: "act";
  version: number;
  action: string;
}

/** For the host: add time for the deal in progress to the bank of a seat, or of all four (null). */
export interface AddTime {
  id: string;
  type: "add-time";
  seat: number | null;
  seconds: number;
}

/** For the host: let a removed guest come in again, by the link. */
export interface Admit {
  id: string;
  type: "admit";
  guest: number;
}

/** Ask for a hint: which card or call a good player would choose, and why. */
export interface AskHint {
  id: string;
  type: "hint";
}

/** Ask for a rematch after the match: a new table, with a link to it for the same people. */
export interface AskRematch {
  id: string;
  type: "rematch";
}

/** Choose your stand-in: the bot that plays while you are away. */
export interface ChooseStandIn {
  id: string;
  type: "stand-in";
  bot: string;
}

/** Take your seat back from the stand-in bot. */
export interface ComeBack {
  id: string;
  type: "back";
}

/** For the host: change the rules and the conditions. Places, guests and contributions to the shuffle are kept. */
export interface Configure {
  id: string;
  type: "configure";
  game: string;
  preset: string;
  options: Record<string, number | string>;
  seats: Seating;
  watch: WatchPolicy;
  chat: boolean;
  stand_in: string;
  clock: TimeControlChoice | null;
  hints?: boolean;
  mirror?: boolean;
}

/** Contribute bytes to the shuffle, once its seal is known; they belong to the guest. An empty text withdraws them. */
export interface Contribute {
  id: string;
  type: "contribute";
  contribution: string;
}

/** Let a bot play at once for a player whose connection is closed or silent; they can return as usual. */
export interface CoverSeat {
  id: string;
  type: "cover";
  seat: number;
}

/** Leave the table. If the host leaves, the next guest is host; when the last guest leaves, the table is deleted. */
export interface Depart {
  id: string;
  type: "depart";
}

/** For the host: make another guest the host or, in a match, another player. */
export interface HandOver {
  id: string;
  type: "hand-over";
  guest: number;
}

/** The first message of a client: its protocol version, and the number of the last event that it received (0: none). */
export interface Hello {
  type: "hello";
  protocol: number;
  since?: number;
}

/** Join the table under the name of the session (`PUT /api/me`), and take the first free place. */
export interface Join {
  id: string;
  type: "join";
}

/** For the host: remove a guest, who cannot come back until the host admits them again. */
export interface Kick {
  id: string;
  type: "kick";
  guest: number;
}

/** Ask for the next deal. Among several people, it comes when all are ready or a countdown ends. */
export interface NextDeal {
  id: string;
  type: "deal";
}

/** For the host: allow or forbid that latecomers take bots' seats. */
export interface OpenSeats {
  id: string;
  type: "open-seats";
  open: boolean;
}

/** For the host: pause the match. Nobody acts and no clock runs until `resume`; not in a correspondence game. */
export interface Pause {
  id: string;
  type: "pause";
}

/** Check that the server answers. */
export interface Ping {
  type: "ping";
}

/** Let the server play the rest of the deal, if every trick left is certain. */
export interface PlayRest {
  id: string;
  type: "rest";
}

/** For the host: let a paused match go on. */
export interface Resume {
  id: string;
  type: "resume";
}

/** Write a line of the chat to everybody at the table. */
export interface Say {
  id: string;
  type: "say";
  text: string;
}

/** Send everybody at the table a phrase, which each reader sees in their own language. */
export interface SayPhrase {
  id: string;
  type: "phrase";
  phrase: ChatPhrase;
}

/** For the host: put a bot in a place that is free or whose guest is not connected; null: remove the bot there. */
export interface SeatBot {
  id: string;
  type: "bot";
  place: number;
  bot: string | null;
}

/** Set the pace of this table's bots. */
export interface SetPace {
  id: string;
  type: "pace";
  pace: Pace;
}

/** Take this free place; null: give up your place, and stay at the table. */
export interface Sit {
  id: string;
  type: "sit";
  place: number | null;
}

/** For the host: start the match, which draws seats and first dealer, and deals. */
export interface StartMatch {
  id: string;
  type: "start";
}

/** Let the stand-in bot play for you until you send `back`. */
export interface StepAway {
  id: string;
  type: "away";
}

/** Stop the countdown to the next deal. Each player may stop it once per deal. */
export interface StopCountdown {
  id: string;
  type: "stop-countdown";
}

/** For the host: exchange the holders of two places. */
export interface SwapPlaces {
  id: string;
  type: "swap";
  place: number;
  other: number;
}

/** For a spectator: take a bot's seat, if the host lets latecomers in. */
export interface TakeSeat {
  id: string;
  type: "take-seat";
  seat: number;
}

/** A time control: a bank of time for each deal, or a number of days for each decision. */
export interface TimeControlChoice {
  bank: number;
  increment: number;
  days: number;
}

/** Undo your own last action, and everything after it. Only for one person among bots. */
export interface Undo {
  id: string;
  type: "undo";
}

/** Remove a line of the chat that you wrote; the host may remove anybody's. */
export interface Unsay {
  id: string;
  type: "unsay";
  number: number;
}

/** A line of a deal's account, which explains its points: a sentence, and the points of each seat, or each side. */
export interface AccountLine {
  clause: string;
  key: string;
  params: Record<string, string | number | string[]>;
  points: number[];
}

/** New lines of the chat, and the numbers of removed ones; with `whole`, all lines, replacing the earlier ones. */
export interface Chat {
  type: "chat";
  answers: string | null;
  whole: boolean;
  lines: ChatLine[];
  removed: number[];
}

/** A line of the chat: a text, or the key of a phrase. */
export interface ChatLine {
  number: number;
  guest: number | null;
  name: string;
  seat: number | null;
  text: string;
  phrase: ChatPhrase | null;
  at: number;
  you: boolean;
}

/** The clocks of all seats when the message was sent; the client counts down from there. */
export interface Clocks {
  left: [number, number, number, number] | null;
  runs: number | null;
  until: number | null;
  free: number;
}

/** A sentence of the coach for the client to put into words: a key and its parameters (`params`). */
export interface CoachSentence {
  key: string;
  params: Record<string, string | number | string[]>;
}

/** The conditions of a table: what its host has set besides the rules of the game. */
export interface ConditionsInfo {
  seats: Seating;
  watch: WatchPolicy;
  chat: boolean;
  stand_in: string;
  clock: TimeControlInfo | null;
  hints: boolean;
  mirror: boolean;
  sealed: boolean;
  arranged: boolean;
}

/** The state of a deal, without the cards that are hidden from the reader. */
export interface DealState {
  number: number;
  voids: number;
  dealer: number;
  scores: number[];
  stage: "calls" | "play" | "done";
  turn: number | null;
  trump: "" | "S" | "H" | "D" | "C";
  order: string;
  hand: string[];
  hand_sizes: [number, number, number, number];
  turn_up: string | null;
  face_up: string[] | null;
  leader: number;
  trick: string[];
  last: TakenTrick | null;
  won: [number, number, number, number];
  taken: string[][];
  legal: string[];
  refusals: Record<string, Sentence>;
  said: [number, string][];
  calls: Record<string, string | number | boolean | (string | number | boolean | (string | number | boolean | null)[] | null)[] | Record<string, string | number | boolean | null> | null>;
  rest: boolean;
  points: number[] | null;
  void: boolean;
  undo: boolean;
  final: boolean;
  moment: Moment | null;
}

/** An event of the table: its version, what happened, and the state after it. Versions have no gaps: a client that has missed one sends `hello` again. */
export interface EventUpdate {
  type: "event";
  version: number;
  answers: string | null;
  events: TableEvent[];
  deal: DealState | null;
  row: ScoreRow | null;
  rows: ScoreRow[] | null;
  players: Player[] | null;
  result: MatchResult | null;
  rematch: string | null;
  clock: Clocks | null;
  log: TableEvent[] | null;
  hosting: Hosting | null;
}

/** A guest: a person at a table before its match. */
export interface GuestInfo {
  number: number;
  name: string;
  here: boolean;
  contributed: boolean;
  you: boolean;
}

/** A hint: what a good player would do, why, and the figures behind it. */
export interface Hint {
  type: "hint";
  answers: string;
  action: string;
  parts: CoachSentence[];
  choices: WeighedAction[];
  deals: number;
  by: string;
  for_match: boolean;
}

/** The latest decisions of the host of a match. */
export interface Hosting {
  host: number | null;
  paused: boolean;
  open_seats: boolean;
}

/** A guest removed by the host; the host may admit them again. */
export interface KickedGuest {
  number: number;
  name: string;
}

/** The result of a match: scores, winners, and payments if a stake was agreed. */
export interface MatchResult {
  scores: number[];
  winners: number[];
  payments: number[] | null;
  secret: string | null;
  mirror: MirrorHand[];
}

/** A hand of a mirror match, with the points that each player made with it. */
export interface MirrorHand {
  board: number;
  about: string;
  hand: string[];
  deals: [number, number, number, number];
  points: [number, number, number, number];
}

/** The length of a mirror match, in which everybody holds every hand once. */
export interface MirrorPlan {
  boards: number;
  deals: number;
  minutes: number;
}

/** The aim of a deal at this moment, for a beginner. A client words its keys as `moment-<key>`. */
export interface Moment {
  clause: string;
  stakes: Sentence[];
  notes: Sentence[];
  points: number[] | null;
}

/** An administrator's announcement to everybody; an empty text withdraws it. It may come at any time after `hello`. */
export interface Notice {
  type: "notice";
  text: string;
  at: number | null;
}

/** The pace of this table's bots from now on. */
export interface PaceChanged {
  type: "pace-changed";
  answers: string | null;
  pace: Pace;
}

/** A place at a table before its match: it is held by a guest or a bot, or free. */
export interface PlaceInfo {
  guest: number | null;
  bot: string | null;
}

/** The player in a seat: a bot, or a person, for whom a bot may be playing now. */
export interface Player {
  seat: number;
  name: string;
  guest: number | null;
  bot: string;
  person: boolean;
  away: boolean;
  you: boolean;
  here: boolean;
}

/** The players, sent after a change of a name or a connection. */
export interface PlayersChanged {
  type: "players-changed";
  players: Player[];
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  version: number;
}

/** The players ready for the next deal, until its `event` comes. Sent between deals if several people play. */
export interface ReadyChanged {
  type: "ready-changed";
  answers: string | null;
  ready: number[];
  stopped: number[];
  left: number | null;
}

/** A refusal: a request that cannot be granted, and why. */
export interface Refusal {
  type: "refusal";
  answers: string | null;
  code: "illegal" | "turn" | "stale" | "seat" | "host" | "closed" | "malformed" | "too-long" | "too-fast" | "protocol" | "unavailable";
  reason: Sentence;
  version: number;
}

/** A row of the score sheet: a finished deal. */
export interface ScoreRow {
  number: number;
  dealer: number;
  about: string;
  points: number[];
  totals: number[];
  void: boolean;
  calls: Record<string, string | number | boolean | (string | number | boolean | (string | number | boolean | null)[] | null)[] | Record<string, string | number | boolean | null> | null>;
  won: [number, number, number, number];
  account: AccountLine[];
}

/** The draw for seats and first dealer. Entrants are numbered as they joined. */
export interface SeatDraw {
  draw: ((string | null)[])[];
  kings: [number, string][];
  seats: number[];
  dealer: number;
}

/** A sentence for the client to put into words: a key, its parameters (`params`), and the clause of the rules. */
export interface Sentence {
  clause: string;
  key: string;
  params: Record<string, string | number | string[]>;
}

/** The whole table as the reader may see it: the answer to every `hello`, after the events missed if they are few. */
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
  calls_panel: "calls" | "bids" | "auction" | "announcements" | "naming";
  plan: string[];
  conditions: ConditionsInfo;
  host: number | null;
  guest: number | null;
  seat: number | null;
  players: Player[];
  drawn: SeatDraw;
  commitment: string;
  contributions: string[];
  pace: Pace;
  undo: boolean;
  rows: ScoreRow[];
  deal: DealState | null;
  result: MatchResult | null;
  rematch: string | null;
  clock: Clocks | null;
  log: TableEvent[];
  grace: number | null;
  lesson: boolean;
  mirror: MirrorPlan | null;
  practice: boolean;
  paused: boolean;
  open_seats: boolean;
}

/** An event of a match, without anything that is hidden from the reader. */
export interface TableEvent {
  what: "seated" | "dealt" | "played" | "said" | "taken" | "scored" | "ended" | "undone" | "left" | "returned" | "stand-in" | "forgotten" | "hinted" | "time-over" | "revealed" | "rematch" | "host-changed" | "paused" | "resumed" | "time-added" | "seats-opened" | "seats-closed" | "seat-taken";
  seat: number | null;
  action: string | null;
  bot: string | null;
  late: boolean;
  seconds: number | null;
  trick: TakenTrick | null;
}

/** A complete trick: its cards and its winner. */
export interface TakenTrick {
  leader: number;
  cards: string[];
  winner: number;
}

/** A table's time control: a bank of time for each deal, or (`days` is not 0) a number of days for each decision. */
export interface TimeControlInfo {
  bank: number;
  increment: number;
  days: number;
}

/** The last event at a table before its match: what happened, and to whom. */
export interface WaitingRoomEventInfo {
  what: "opened" | "joined" | "sat" | "stood" | "bot" | "no-bot" | "swapped" | "kicked" | "admitted" | "configured" | "departed" | "host-changed" | "contributed";
  guest: number | null;
  name: string;
  place: number | null;
  bot: string | null;
}

/** The whole table before its match: the answer to `hello`, and sent again after every event. Versions continue from there into the match. The same version is sent again if only names or `here` have changed. */
export interface WaitingRoomSnapshot {
  type: "waiting-room";
  version: number;
  answers: string | null;
  table: string;
  event: WaitingRoomEventInfo | null;
  game: string;
  preset: string;
  options: Record<string, string | number>;
  changed: string[];
  clockwise: boolean;
  partners: boolean;
  conditions: ConditionsInfo;
  guests: GuestInfo[];
  places: [PlaceInfo, PlaceInfo, PlaceInfo, PlaceInfo];
  host: number | null;
  kicked: KickedGuest[];
  guest: number | null;
  commitment: string;
  pace: Pace;
  previous: string | null;
  mirror: MirrorPlan | null;
}

/** The spectators of a table, sent to players as they change, and after `hello` if there are any. */
export interface WatchersChanged {
  type: "watchers-changed";
  count: number;
  names: string[];
}

/** An action that was considered for a hint, with its estimated worth. */
export interface WeighedAction {
  action: string;
  worth: number;
  percent: number;
}

export type Request = Hello | Join | Sit | SeatBot | SwapPlaces | Kick | Admit | Configure | Depart | Contribute | StartMatch | Act | NextDeal | StopCountdown | Undo | PlayRest | AskHint | SetPace | StepAway | ComeBack | ChooseStandIn | CoverSeat | AskRematch | TakeSeat | HandOver | Pause | Resume | AddTime | OpenSeats | Say | SayPhrase | Unsay | Ping;

export type Update = WaitingRoomSnapshot | Snapshot | EventUpdate | Hint | PaceChanged | ReadyChanged | PlayersChanged | WatchersChanged | Refusal | Chat | Notice | Pong;
