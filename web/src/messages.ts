// Made by scripts/messages_ts.py from src/fourkings/table/protocol: see there, or docs/messages.md.

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
export interface Act { id: string; type: "act"; version: number; action: string }
export interface AddTime { id: string; type: "add-time"; seat: number | null; seconds: number }
export interface Admit { id: string; type: "admit"; guest: number }
export interface AskHint { id: string; type: "hint" }
export interface AskRematch { id: string; type: "rematch" }
export interface ChooseStandIn { id: string; type: "stand-in"; bot: string }
export interface ComeBack { id: string; type: "back" }
export interface Configure {
  id: string; type: "configure"; game: string; preset: string; options: Record<string, number | string>; seats: Seating;
  watch: WatchPolicy; chat: boolean; stand_in: string; clock: TimeControlChoice | null; hints?: boolean;
  mirror?: boolean;
}
export interface Contribute { id: string; type: "contribute"; contribution: string }
export interface CoverSeat { id: string; type: "cover"; seat: number }
export interface Depart { id: string; type: "depart" }
export interface HandOver { id: string; type: "hand-over"; guest: number }
export interface Hello { type: "hello"; protocol: number; since?: number }
export interface Join { id: string; type: "join" }
export interface Kick { id: string; type: "kick"; guest: number }
export interface NextDeal { id: string; type: "deal" }
export interface OpenSeats { id: string; type: "open-seats"; open: boolean }
export interface Pause { id: string; type: "pause" }
export interface Ping { type: "ping" }
export interface PlayRest { id: string; type: "rest" }
export interface Resume { id: string; type: "resume" }
export interface Say { id: string; type: "say"; text: string }
export interface SayPhrase { id: string; type: "phrase"; phrase: ChatPhrase }
export interface SeatBot { id: string; type: "bot"; place: number; bot: string | null }
export interface SetPace { id: string; type: "pace"; pace: Pace }
export interface Sit { id: string; type: "sit"; place: number | null }
export interface StartMatch { id: string; type: "start" }
export interface StepAway { id: string; type: "away" }
export interface StopCountdown { id: string; type: "stop-countdown" }
export interface SwapPlaces { id: string; type: "swap"; place: number; other: number }
export interface TakeSeat { id: string; type: "take-seat"; seat: number }
export interface TimeControlChoice { bank: number; increment: number; days: number }
export interface Undo { id: string; type: "undo" }
export interface Unsay { id: string; type: "unsay"; number: number }
export interface AccountLine {
  clause: string; key: string; params: Record<string, string | number | string[]>; points: number[];
}
export interface Chat { type: "chat"; answers: string | null; whole: boolean; lines: ChatLine[]; removed: number[] }
export interface ChatLine {
  number: number; guest: number | null; name: string; seat: number | null; text: string; phrase: ChatPhrase | null;
  at: number; you: boolean;
}
export interface Clocks {
  left: [number, number, number, number] | null; runs: number | null; until: number | null; free: number;
}
export interface CoachSentence { key: string; params: Record<string, string | number | string[]> }
export interface ConditionsInfo {
  seats: Seating; watch: WatchPolicy; chat: boolean; stand_in: string; clock: TimeControlInfo | null; hints: boolean;
  mirror: boolean; sealed: boolean; arranged: boolean;
}
export interface DealState {
  number: number; voids: number; dealer: number; scores: number[]; stage: "calls" | "play" | "done";
  turn: number | null; trump: "" | "S" | "H" | "D" | "C"; order: string; hand: string[];
  hand_sizes: [number, number, number, number]; turn_up: string | null; face_up: string[] | null; leader: number;
  trick: string[]; last: TakenTrick | null; won: [number, number, number, number]; taken: string[][]; legal: string[];
  refusals: Record<string, Sentence>; said: [number, string][];
  calls: Record<string, string | number | boolean | (string | number | boolean | (string | number | boolean | null)[] | null)[] | Record<string, string | number | boolean | null> | null>;
  rest: boolean; points: number[] | null; void: boolean; undo: boolean; final: boolean; moment: Moment | null;
}
export interface EventUpdate {
  type: "event"; version: number; answers: string | null; events: TableEvent[]; deal: DealState | null;
  row: ScoreRow | null; rows: ScoreRow[] | null; players: Player[] | null; result: MatchResult | null;
  rematch: string | null; clock: Clocks | null; log: TableEvent[] | null; hosting: Hosting | null;
}
export interface GuestInfo { number: number; name: string; here: boolean; contributed: boolean; you: boolean }
export interface Hint {
  type: "hint"; answers: string; action: string; parts: CoachSentence[]; choices: WeighedAction[]; deals: number;
  by: string; for_match: boolean;
}
export interface Hosting { host: number | null; paused: boolean; open_seats: boolean }
export interface KickedGuest { number: number; name: string }
export interface MatchResult {
  scores: number[]; winners: number[]; payments: number[] | null; secret: string | null; mirror: MirrorHand[];
}
export interface MirrorHand {
  board: number; about: string; hand: string[]; deals: [number, number, number, number];
  points: [number, number, number, number];
}
export interface MirrorPlan { boards: number; deals: number; minutes: number }
export interface Moment { clause: string; stakes: Sentence[]; notes: Sentence[]; points: number[] | null }
export interface Notice { type: "notice"; text: string; at: number | null }
export interface PaceChanged { type: "pace-changed"; answers: string | null; pace: Pace }
export interface PlaceInfo { guest: number | null; bot: string | null }
export interface Player {
  seat: number; name: string; guest: number | null; bot: string; person: boolean; away: boolean; you: boolean;
  here: boolean;
}
export interface PlayersChanged { type: "players-changed"; players: Player[] }
export interface Pong { type: "pong"; version: number }
export interface ReadyChanged {
  type: "ready-changed"; answers: string | null; ready: number[]; stopped: number[]; left: number | null;
}
export interface Refusal {
  type: "refusal"; answers: string | null;
  code: "illegal" | "turn" | "stale" | "seat" | "host" | "closed" | "malformed" | "too-long" | "too-fast" | "protocol" | "unavailable";
  reason: Sentence; version: number;
}
export interface ScoreRow {
  number: number; dealer: number; about: string; points: number[]; totals: number[]; void: boolean;
  calls: Record<string, string | number | boolean | (string | number | boolean | (string | number | boolean | null)[] | null)[] | Record<string, string | number | boolean | null> | null>;
  won: [number, number, number, number]; account: AccountLine[];
}
export interface SeatDraw { draw: ((string | null)[])[]; kings: [number, string][]; seats: number[]; dealer: number }
export interface Sentence { clause: string; key: string; params: Record<string, string | number | string[]> }
export interface Snapshot {
  type: "snapshot"; protocol: number; table: string; version: number; game: string; preset: string;
  options: Record<string, string | number>; changed: string[]; clockwise: boolean; partners: boolean;
  team_scores: boolean; calls_panel: "calls" | "bids" | "auction" | "announcements" | "naming"; plan: string[];
  conditions: ConditionsInfo; host: number | null; guest: number | null; seat: number | null; players: Player[];
  drawn: SeatDraw; commitment: string; contributions: string[]; pace: Pace; undo: boolean; rows: ScoreRow[];
  deal: DealState | null; result: MatchResult | null; rematch: string | null; clock: Clocks | null; log: TableEvent[];
  grace: number | null; lesson: boolean; mirror: MirrorPlan | null; practice: boolean; paused: boolean;
  open_seats: boolean;
}
export interface TableEvent {
  what: "seated" | "dealt" | "played" | "said" | "taken" | "scored" | "ended" | "undone" | "left" | "returned" | "stand-in" | "forgotten" | "hinted" | "time-over" | "revealed" | "rematch" | "host-changed" | "paused" | "resumed" | "time-added" | "seats-opened" | "seats-closed" | "seat-taken";
  seat: number | null; action: string | null; bot: string | null; late: boolean; seconds: number | null;
  trick: TakenTrick | null;
}
export interface TakenTrick { leader: number; cards: string[]; winner: number }
export interface TimeControlInfo { bank: number; increment: number; days: number }
export interface WaitingRoomEventInfo {
  what: "opened" | "joined" | "sat" | "stood" | "bot" | "no-bot" | "swapped" | "kicked" | "admitted" | "configured" | "departed" | "host-changed" | "contributed";
  guest: number | null; name: string; place: number | null; bot: string | null;
}
export interface WaitingRoomSnapshot {
  type: "waiting-room"; version: number; answers: string | null; table: string; event: WaitingRoomEventInfo | null;
  game: string; preset: string; options: Record<string, string | number>; changed: string[]; clockwise: boolean;
  partners: boolean; conditions: ConditionsInfo; guests: GuestInfo[];
  places: [PlaceInfo, PlaceInfo, PlaceInfo, PlaceInfo]; host: number | null; kicked: KickedGuest[];
  guest: number | null; commitment: string; pace: Pace; previous: string | null; mirror: MirrorPlan | null;
}
export interface WatchersChanged { type: "watchers-changed"; count: number; names: string[] }
export interface WeighedAction { action: string; worth: number; percent: number }
export type Request = Hello | Join | Sit | SeatBot | SwapPlaces | Kick | Admit | Configure | Depart | Contribute | StartMatch | Act | NextDeal | StopCountdown | Undo | PlayRest | AskHint | SetPace | StepAway | ComeBack | ChooseStandIn | CoverSeat | AskRematch | TakeSeat | HandOver | Pause | Resume | AddTime | OpenSeats | Say | SayPhrase | Unsay | Ping;
export type Update = WaitingRoomSnapshot | Snapshot | EventUpdate | Hint | PaceChanged | ReadyChanged | PlayersChanged | WatchersChanged | Refusal | Chat | Notice | Pong;
