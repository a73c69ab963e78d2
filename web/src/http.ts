// Made by scripts/http_ts.py from the operations of src/fourkings/app and the routes of server/http.

import type { AccountLine, CoachSentence, EventUpdate, Pace, Seating, Sentence, Snapshot, TimeControlChoice, WatchPolicy } from './messages.ts';

export type Language = "en" | "fr" | "ar" | "es" | "ru" | "tr" | "pt";
export type Theme = "call" | "lead" | "follow" | "discard" | "ruff" | "take" | "duck" | "ending" | "several" | "first-trick" | "second-hand" | "third-hand" | "last-hand" | "draw-trumps" | "master" | "singleton" | "alone" | "void" | "partner-void" | "new-suit" | "leave-partner" | "feed-partner" | "keep-trump" | "cheap-winner" | "high-winner" | "high-loser" | "take-points" | "dodge-points" | "get-rid" | "avoid-tricks" | "last-of-suit" | "low-bid" | "high-bid" | "sell";
export type Quality = "brilliant" | "best" | "unclear" | "inaccuracy" | "mistake" | "blunder" | "unlucky" | "lucky";
export type OfflineCopy = "" | "taken" | "returned" | "verified" | "unverified";
export type EveningKind = "partners" | "alone" | "pairs" | "teams";

/** A player's action on a board. */
export interface Acted {
  /** The board's, as the page knows it. */
  version: number;
  /** As records write it; `deal` for the next deal. */
  action: string;
}

/** An entry in the list of administrators' actions. */
export interface AdminActionInfo {
  /** Seconds since 1970. */
  at: number;
  /** The handle of the administrator; empty where they are forgotten. */
  by: string;
  /** Their present name; empty if they have none. */
  name: string;
  you: boolean;
  what: "enter" | "resign" | "close" | "forget" | "bar" | "unbar" | "mute" | "unmute" | "ban" | "unban" | "remove" | "remove-message" | "settle" | "appoint" | "dismiss" | "announce" | "take-back" | "delete-club";
  /** A table's handle, the words that were announced, or hours. */
  about: string;
  /** The handle of the person concerned; empty if there is none, or they are forgotten. */
  person: string;
}

/** When the next evening of the same people starts. */
export interface Again {
  director: string;
  /** Seconds since 1970. */
  starts?: number | null;
}

/** A similar decision. */
export interface Alike {
  table: string;
  seat: number;
  place: number;
  deal: number;
  action: number;
  verdict: Quality;
  /** When its match was played, in seconds since 1970. */
  at: number;
}

/** A person who has played a challenge that the player sent. */
export interface AnswerInfo {
  set: string;
  /** By which both are seen side by side. */
  handle: string;
  /** Empty where they told none. */
  name: string;
  game: string;
  /** As 2026-11-22, in UTC; empty for a set of no day. */
  day: string;
}

/** The seat whose decisions are to be judged. */
export interface Asked {
  /** One's own seat where it is not told. */
  seat?: number | null;
}

/** The people whom you do not want to meet again. */
export interface Avoided {
  /** By name; nobody learns who avoids them. */
  people: AvoidedPerson[];
}

/** A person whom you do not want to meet again. */
export interface AvoidedPerson {
  /** By which one meets them again; it means nothing to anybody else. */
  handle: string;
  /** Empty if they have given none. */
  name: string;
}

/** For how long a person is banned, and whether their address is, too. */
export interface BanOrder {
  hours: number;
  /** Ban everybody who comes from their present address. */
  address: boolean;
}

/** A set of boards as two players played it. */
export interface Beside {
  set: string;
  game: string;
  /** The other player's; empty if they have given none. */
  name: string;
  boards: BoardBeside[];
  totals: [number, number];
}

/** A board as two players played it: their points, and where they first acted differently. */
export interface BoardBeside {
  board: number;
  /** The points of each deal. */
  yours: number[][];
  theirs: number[][];
  /** What the board brought you and them. */
  gains: [number, number];
  /** The same, deal by deal. */
  by_deal: [number, number][];
  /** None where both did the same to the end. */
  parting: PartedHere | null;
}

/** A deal that all tables of a round play. */
export interface BoardInfo {
  /** From 1, void deals counted too. */
  number: number;
  /** Their seat, 0 to 3. */
  dealer: number;
  /** By seat, each suit by suit, high cards first. */
  hands: string[][];
  /** The card that the dealer turns up; null where the game has none. */
  turned: string | null;
  /** The card that each seat is dealt face up; empty where the game has none. */
  face_up: string[];
}

/** The median result of the bots in a set. */
export interface BotMedian {
  matchpoints: number;
  /** How many there are. */
  bots: number;
}

/** Past days, the latest first, and the player's streak. */
export interface Calendar {
  days: PastDay[];
  /** Days in a row on which one has played anything. */
  streak: number;
}

/** The share of cases in which a seat held the card if the player had laid so many chips on it. */
export interface Calibrated {
  chips: number;
  /** Seats on which one laid them. */
  seats: number;
  held: number;
}

/** The mean gain of a call that could be made next. */
export interface CallValue {
  action: string;
  /** Points beyond saying nothing where a card may be played instead, else beside the best call. */
  gain: number;
}

/** The value of a card that could be played next, from least to most. */
export interface CardValue {
  action: string;
  /** Points of the side to act, or its own where each plays alone. */
  least: number;
  most: number;
}

/** A set of boards, and the handle of your own entry in it: both go into the link. */
export interface Challenge {
  set: string;
  handle: string;
}

/** The differences from `DealingInfo`; fields left out stay the same. */
export interface ChangedDealing {
  pack?: string[];
  packets?: number[];
  first_dealer?: "highest" | "lowest";
  seats?: "joined" | "drawn" | "kings";
  turn_up?: number | null;
  face_up?: number | null;
}

/** An evening as a club lists it. */
export interface ClubEveningInfo {
  evening: string;
  game: string;
  kind: EveningKind;
  /** Seconds since 1970. */
  created: number;
  over: boolean;
  /** Who have entered it. */
  people: number;
  /** That were played. */
  rounds: number;
  /** The names of those in the first place; empty for a person without one. */
  first: string[];
}

/** A club with its evenings and standings. */
export interface ClubInfo {
  club: string;
  name: string;
  /** Evenings that a place needs. */
  minimum: number;
  /** How many of a person's evenings count, the best ones; 0: all. */
  best: number;
  /** The last one first. */
  evenings: ClubEveningInfo[];
  standings: ClubStandingInfo[];
}

/** A club, without its id, which would show its members to anybody who knows it. */
export interface ClubSeen {
  /** Its handle. */
  club: string;
  name: string;
  /** How many are the club's. */
  evenings: number;
  /** Seconds since 1970. */
  made: number;
}

/** The standing of a member of a club over all finished evenings. */
export interface ClubStandingInfo {
  /** From 1; equal ones have equal places. */
  place: number;
  /** The places that are not told apart from theirs: from this one. */
  first: number;
  /** To this one. */
  last: number;
  /** That count for the place. */
  rounds: number;
  /** The mean share of a round, 0 to 1: of those beaten, or match points. */
  share: number;
  /** Its 95 % interval; null after a single round. */
  low: number | null;
  high: number | null;
  /** Too few rounds, in a club too few evenings, to be ranked: they follow all others. */
  few: boolean;
  /** Empty if they have given none. */
  name: string;
  me: boolean;
  evenings: number;
}

/** The director's score sheet of any table of any round, and the reason for it. */
export interface Corrected {
  /** By seat, or by side; not needed beside deals. */
  scores?: number[];
  /** All deals in their order, each by seat or by side; empty for a void one. */
  deals?: number[][];
  /** Empty where somebody of that table sends it. */
  director?: string;
  reason: string;
  /** Take the sheet as it is written, whatever the rules allow. */
  insist?: boolean;
}

/** A highlight of a deal. */
export interface CuriosityInfo {
  /** bid: the highest that was made; slam: all tricks; points: the most of a deal; swing: the widest gap between two tables with the same cards; same: the same points at every table. */
  kind: "bid" | "slam" | "points" | "swing" | "same";
  /** From 1, void deals counted too. */
  deal: number;
  /** From 0; of a swing the one with more points first. */
  tables: number[];
  /** The entrants whose it is; 0 for a bot. */
  people: number[];
  /** Tricks of a bid, points of the others. */
  number: number;
}

/** The number of first places that stay in the evening. */
export interface CutTo {
  director: string;
  places: number;
  /** The rounds before count in the final, too. */
  carry?: boolean;
}

/** The sets of a day, one for each game, and when the day ends. */
export interface DayInfo {
  /** In UTC, as 2026-11-22. */
  day: string;
  /** Seconds since 1970. */
  ends: number;
  sets: SetInfo[];
}

/** A day, and whether the player played on it. */
export interface DayPlayed {
  /** In UTC, as 2026-11-22. */
  day: string;
  /** Whether one finished anything: a match, a board, a puzzle or a mistake. */
  played: boolean;
}

/** The player's result in the deals of a day. */
export interface DayResult {
  set: string;
  /** In UTC, as 2026-11-22. */
  day: string;
  /** The share of all others beaten: 0 to 1. */
  share: number;
}

/** The points of a deal. */
export interface DealPoints {
  number: number;
  /** By seat, or by side. */
  points: number[];
}

/** The way a game is opened and dealt with its default options: what a program that checks the shuffle needs to know. */
export interface DealingInfo {
  /** The cards in the order that is shuffled. */
  pack: string[];
  /** How many cards each seat is dealt at a time. */
  packets: number[];
  /** Whose card of the draw that is. */
  first_dealer: "highest" | "lowest";
  seats: "joined" | "drawn" | "kings";
  /** The place of the dealer's card that is turned up; -1 is the last one dealt. */
  turn_up: number | null;
  /** The place of the card of each hand that is dealt face up; 0 is the first. */
  face_up: number | null;
}

/** The name of an evening, its place, and when it starts. */
export interface Described {
  director: string;
  name?: string;
  place?: string;
  /** Seconds since 1970. */
  starts?: number | null;
}

/** A request that only the director may make, with the director's token. */
export interface Directed {
  director: string;
}

/** A person who has entered an evening. */
export interface EntrantInfo {
  number: number;
  /** Empty where they told none. */
  name: string;
  /** The number of their partner, in an evening of pairs. */
  partner: number | null;
  /** Their team by number, in an evening of teams: the first two are partners. */
  team: number[];
  /** The member of a pair or a team whose substitute they are; 0 for nobody's. */
  plays_for: number;
  /** Whether they are in the next round. */
  here: boolean;
  /** Whether the evening goes on without them, with those who did better. */
  cut: boolean;
  /** Whether the director has entered them, and may forget them. */
  by_director: boolean;
}

/** A set of boards that you have begun. */
export interface EntryHeld {
  set: string;
  handle: string;
  /** Seconds since 1970. */
  began: number;
  finished: number | null;
  /** When you gave up this challenge. */
  given_up: number | null;
  ranked: boolean;
  /** Finished on its day and not ranked: `visitor` or `repeat`; else empty. */
  apart: "" | "visitor" | "repeat";
  /** A digest of the address that it was finished from, forgotten after a day. */
  address: string;
  /** The handle of whose challenge one follows; empty without. */
  sender: string;
  /** How many have played your challenge, and you haven't seen it yet. */
  answers: number;
  /** By board, the actions of each deal as JSON. */
  plays: string[];
  /** By board, what they gave away in each deal as JSON; empty where not judged. */
  lost: string[];
}

/** An evening with its entrants, rounds and standings. */
export interface EveningInfo {
  evening: string;
  /** Seconds since 1970. */
  created: number;
  /** Empty where the director gave none. */
  name: string;
  /** Where it is played; empty where it was not told. */
  place: string;
  /** Seconds since 1970; null where it was not told. */
  starts: number | null;
  /** The newest evening of the same people; empty where none follows. */
  next: string;
  version: number;
  kind: EveningKind;
  game: string;
  preset: string;
  /** Those that differ from the defaults. */
  options: Record<string, number | string>;
  /** Rounds. */
  planned: number;
  /** Of a round; 0 without a time. */
  minutes: number;
  /** The bot that fills tables; empty where people sit out. */
  fill: string;
  /** The same deals at all tables of a round. */
  same_boards: boolean;
  /** Those who stand alike meet. */
  swiss: boolean;
  /** A demonstration, which counts nowhere and can be deleted. */
  demo: boolean;
  /** With cards of one's own: results are entered by score sheets. */
  paper: boolean;
  /** Scores of a table: 2 where sides score, 4 where seats do. */
  scorers: number;
  /** Of a match; null where their number is not fixed. */
  deals: number | null;
  /** Boards beyond those, where they are dealt by list and a deal may be void. */
  spares: number;
  /** Of each deal, the sums that its points can have; empty where the rules fix none or many. */
  sums: number[][];
  /** Of the deals of a match; empty where they are alike. */
  titles: string[];
  /** A round lasts days: everybody plays when they have time. */
  league: boolean;
  pace: string;
  entrants: EntrantInfo[];
  rounds: RoundInfo[];
  standings: StandingInfo[];
  /** In how many rounds anybody who still plays has to be there for a place. */
  minimum: number;
  ended: boolean;
  /** The server's time, in seconds since 1970: the clock that rounds end by. */
  now: number;
  /** The seal of the secret from which the seats are drawn. */
  commitment: string;
  /** In hexadecimal digits, once the evening has ended. */
  secret: string | null;
  /** One's own number. */
  me: number | null;
}

/** The verdict on an answer. */
export interface ExerciseAnswered {
  right: boolean;
  /** Points that the answer loses to the best, on average. */
  loss: number;
  /** Points that it loses beyond what a club player loses here on average. */
  excess: number;
  /** Every choice, the best first. */
  choices: Valued[];
  /** Why the best is better than the answer, or a right answer than the best wrong one. */
  explanation: Explained | null;
  /** What one has made of the theme, this hand included. */
  course: ExerciseCourse;
}

/** The player's progress in the hands of a theme: points a hand beyond a club player's loss. */
export interface ExerciseCourse {
  game: string;
  theme: Theme;
  /** Hands that one has answered. */
  answered: number;
  /** Whole rounds of ten hands, the first one first. */
  rounds: Mean[];
}

/** A hand before its answer: what the seat to act sees, and the legal choices. */
export interface ExerciseHand {
  game: string;
  /** The number of the deal in its match. */
  deal_number: number;
  /** The deal up to this moment. A hidden card is an empty text. */
  deal: WorkedDeal;
  /** The cards and calls to choose from. */
  legal: string[];
  /** What each bid or rung is worth in points; empty while cards are played. */
  worth: Record<string, number>;
  theme: Theme;
  /** Of the hands of this theme that one was dealt, from 0. */
  number: number;
  /** In its round of ten, from 1. */
  place: number;
}

/** Why one action is better than another, from what the seat to act could see. In its sentences, that seat is “you”. */
export interface Explained {
  /** The version of the keys and parameters. */
  version: number;
  /** The sentences, in the order to be read. */
  parts: ExplainedPart[];
  /** The theme of the exercises that train it; null if there is none. */
  theme: string | null;
  /** The weaker action. */
  action: string;
  /** The better action. */
  better: string;
}

/** A sentence of an explanation, as data. */
export interface ExplainedPart {
  /** The message is `coach-` and this key. */
  key: string;
  /** The parameters of the message: cards, seats, suits, points. */
  params: Record<string, string | number | string[]>;
}

/** The open table that you can join, or a new one. */
export interface Found {
  table: string;
  /** Nobody had one open: this is a new one, and others will come. */
  made: boolean;
}

/** The player's boards and rating in a game. */
export interface GameBoards {
  game: string;
  boards: number;
  deals: number;
  /** 1500 is the field of bots; none before the first deal that tells anything. */
  rating: number | null;
  /** Half of its 95 % interval; none where one deal tells too little. */
  half: number | null;
  /** Deals until the rating is more than provisional. */
  needed: number;
}

/** A game as the lobby needs it. */
export interface GameInfo {
  id: string;
  aliases: string[];
  clockwise: boolean;
  partners: boolean;
  team_scores: boolean;
  presets: Record<string, Record<string, number | string>>;
  /** The preset of a match that takes about a quarter of an hour; null for none. */
  short: string | null;
  options: OptionInfo[];
  dealing: DealingInfo;
  dealing_changes: { option: string; value: number | string; changes: ChangedDealing }[];
  /** Whether there is a worked deal to learn from. */
  worked: boolean;
  /** Whether there is a lesson: a first match with explanations. */
  lesson: boolean;
  /** The bots to choose among, the weakest first. */
  levels: string[];
}

/** The player's results in a game, each list with the earliest first. Lessons and practice don't count. */
export interface GameProfile {
  game: string;
  matches: number;
  won: number;
  /** Of these matches, those of which an offline copy contained every hand. */
  offline_copies: number;
  /** How often one bid tricks in the last matches; 0 in games where nobody does. */
  bids: number;
  /** And made them. */
  kept: number;
  /** With whom one played most in the last matches, people alone. */
  partners: PartnerProfile[];
  /** The last results in deals of the day that were played on their day. */
  daily: DayResult[];
  /** The rating from these; null before the first. */
  boards: GameBoards | null;
  /** The rating after each of the last puzzles that counted. */
  puzzles: PuzzleRating[];
  /** The last reviewed matches. */
  reviewed: MatchMistakes[];
  /** Null before the first result. */
  skill: Skill | null;
  leak: LeakFound;
  /** The themes of which one was dealt ten hands, before and after. */
  practised: ThemePractised[];
}

/** An answer to a puzzle. The first one counts, even if it is given only to see the solution. */
export interface Given {
  /** One of the legal cards and calls. */
  action: string;
  /** Whether it moves ratings: not where somebody chose the theme. */
  rated?: boolean;
}

/** The events that a page has added to an offline copy. */
export interface HandedBack {
  /** The version of the first of the events. */
  first: number;
  /** Lines of the log, as the page wrote them. */
  events: string[];
  /** The last version that the page saw here. Bots' later actions are undone if they are in the way. */
  seen?: number;
}

/** An offline copy: a match with its events. */
export interface HandedOver {
  table: HandedTable;
  /** Lines of its log, from version 1 on. Its person is `me`. */
  events: string[];
}

/** The table of an offline copy: what the page stores of a match beside its events. */
export interface HandedTable {
  id: string;
  game: string;
  preset: string;
  /** In hexadecimal digits: all cards follow from it. */
  secret: string;
  pace: string;
  /** The fields of `Summary`, in their order. */
  summary: (number | boolean | number[] | string[] | null)[];
  /** Seconds since 1970. */
  created: number;
  /** Seconds since 1970. */
  updated: number;
  origin: string;
  /** `unverified`: bots' actions that came back earlier could not be verified. */
  offline_copy: "taken" | "unverified";
  info: TableInfo;
}

/** The state of the server that answers. Other servers on the same database may differ. */
export interface Health {
  version: string;
  /** The migration that the database stands at. */
  schema_version: string;
  /** Seconds since this server started. */
  up: number;
  /** Seconds: the latest that its loop was, lately. */
  late: number;
  /** Whether that is too late. */
  slow: boolean;
  /** What is wrong with the database; empty where nothing is. */
  database: string;
  /** Tables that are awake here. */
  awake: number;
  /** People with an open line to this server. */
  people: number;
  /** Tables that are kept, over or not. */
  tables: number;
  /** Servers on this database that are up. */
  servers: number;
  /** The newest backup; null if none is listed, or the database fails. */
  backup: NewestBackup | null;
}

/** Everything that this server stores about a person. Cards and actions are in the records of their matches instead. */
export interface Held {
  /** The random id of this session. */
  player: string;
  name: string;
  lang: string;
  tables: TableInfo[];
  chat: { table: string; at: number; text: string; phrase: string }[];
  /** When each personal link was made, and when it expires. */
  links: [number, number][];
  /** Appointed to be an administrator of this server. */
  administrator: boolean;
  /** Until when an administrator keeps one from what: `bar` from making tables, `mute` from writing in chats, `ban` from coming here. */
  sanctions: Record<string, number>;
  /** The messages that you reported: at which table, and when. */
  reports: [string, number][];
  /** Your actions as an administrator. */
  admin_actions: { at: number; what: string; about: string }[];
  /** How many people one does not want to meet again. */
  avoided: number;
  /** The reviews of your decisions: at which table, of which seat, and when requested. */
  reviews: [string, number, number][];
  /** Your links to matches: to which table, and since when. */
  shares: [string, number][];
  /** The browsers that are notified of your turns: the host of the push service, and since when. */
  notified: [string, number][];
  /** The evenings that you have entered. */
  evenings: string[];
  /** The puzzles that you have answered: of which game, which, whether right at the first try, when, and your rating after it if it counted. */
  puzzles: ([string, string, boolean, number, number | null])[];
  /** Your rating in puzzles, by game. */
  puzzle_ratings: Record<string, number>;
  /** The exercises that you were dealt: of which game, which theme (`reading`: where a card lies), which number, what one answered, and when. */
  exercises: ([string, string, number, string | null, number | null])[];
  /** The mistakes that you have repeated, each with its schedule. */
  mistakes: Record<string, string>;
  /** The sets of boards that you have begun, and what you did in them. */
  boards: EntryHeld[];
}

/** For how long a sanction holds. */
export interface Hours {
  hours: number;
}

/** A request that only the keeper may make, with the keeper's token. */
export interface Kept {
  keeper: string;
}

/** An answer: ten chips on the three other seats, more where you expect the card. */
export interface Laid {
  /** By seat in the order of the question's `seats`, ten in all. */
  chips: number[];
}

/** The theme in which the player loses more than a club player on the same decisions. */
export interface LeakFound {
  /** Of puzzles; empty where nothing stands out. */
  theme: string;
  /** Points a match, beyond what a club player loses there. */
  loss: number;
  /** Half of its 95 % interval. */
  half: number;
  /** Matches in which it cost more. */
  times: number;
  /** Reviewed matches. */
  matches: number;
  /** Reviewed matches until a leak is looked for. */
  needed: number;
}

/** A good player's action on the learner's turn, and the actions that are clearly wrong. */
export interface LessonAdvice {
  /** The version of the table that it is about. */
  version: number;
  action: string;
  /** Why, sentence by sentence. */
  parts: CoachSentence[];
  warned: Warned[];
}

/** A lesson with its remarks so far. */
export interface LessonInfo {
  game: string;
  /** What was said so far, the first remark first. */
  remarks: LessonRemark[];
  /** The clause that says what the deal in progress is about. */
  about: string;
  /** Whether bots play the deals that come next: continue by POST …/next. */
  skips: boolean;
  over: boolean;
  /** What good players do. */
  strategy: string[];
}

/** A remark of the lesson on a moment, with the clause of the rules that it explains. */
export interface LessonRemark {
  clause: string;
  text: string;
  /** The number of the deal in which it was said. */
  deal: number;
  /** After how many actions of that deal. */
  step: number;
}

/** A moment of a finished match, and the actions that are tried from there. */
export interface Line {
  deal: number;
  /** After how many actions of the deal. */
  action: number;
  line?: string[];
}

/** A chat line around the reported one, or that line itself. */
export interface LineSeen {
  /** Seconds since 1970. */
  at: number;
  /** The handle of who wrote it. */
  person: string;
  /** Their present name; empty if they have none. */
  name: string;
  text: string;
  /** The key of a ready phrase; empty for a text. */
  phrase: string;
  /** This is the line that was reported. */
  reported: boolean;
}

/** The deal after a line, the value of each next action, and why the last action of the line was worse than another. */
export interface LineTold {
  step: Step;
  /** Every action that is legal, calls too. */
  legal: string[];
  /** Of the deal, where it is over. */
  points: number[] | null;
  /** `exact`: both sides play their best from here; `mean`: the same players go on, the mean of playouts; `none`: no card can be played. */
  kind: "exact" | "mean" | "none";
  /** Of the cards. */
  values: CardValue[];
  /** Of the calls, always means of playouts. */
  calls: CallValue[];
  /** Why another action is better than the last one of the line, from what the reader could know; null unless that was the reader's own and clearly worse. */
  explanation: Explained | null;
}

/** A personal link for another device of yours. Keep it secret: whoever has it plays as you. */
export interface Link {
  /** Goes behind the # of the page's address, so that it is sent and logged nowhere. */
  token: string;
  /** Seconds since 1970. */
  expires: number;
}

/** Counts over all matches that were played to their end here, compared with chance. */
export interface Luck {
  falls: LuckFall[];
  /** Of all tables together: odd where any is. */
  verdict: "even" | "odd" | "few";
  /** Tables that stray too far. */
  odd: number;
}

/** Counts over all deals of one game, with one pack. */
export interface LuckFall {
  game: string;
  cards: number;
  matches: number;
  deals: number;
  tables: LuckTable[];
}

/** Some cases of a count: how often they came, and how often chance alone would bring them. */
export interface LuckRow {
  /** The cases put together here, in order. */
  cells: string[];
  seen: number;
  expected: number;
  chance: number;
}

/** A count over deals, such as the kings in each hand, compared with what chance makes of it. */
export interface LuckTable {
  what: string;
  rows: LuckRow[];
  /** Pearson's chi-squared. */
  chi: number;
  /** Its degrees of freedom. */
  freedom: number;
  /** How often chance alone strays as far; null with too few deals. */
  p: number | null;
  verdict: "even" | "odd" | "few";
}

/** A finding of `fourkings doctor` about the server's machine. */
export interface MachineFinding {
  /** `well`, or it could work better (`mind`), or it does not work (`ill`). */
  health: "well" | "mind" | "ill";
  /** What was found, in the language requested. */
  text: string;
  /** What to do; empty if it is well. */
  remedy: string;
}

/** The new table; it is played over the WebSocket /ws/{table}. */
export interface Made {
  table: string;
}

/** A finished match, or an imported record, as the player's list shows it. */
export interface MatchInfo {
  table: string;
  game: string;
  preset: string;
  totals: number[];
  /** Seconds since 1970. */
  updated: number;
  /** All but a match played here count nowhere. */
  origin: "match" | "lesson" | "practice" | "record";
  /** Whether an offline copy of it was taken, which contains every hand: such a match is never compared with others. `taken`: the copy is on a device. `returned`: actions came back, and those of its bots are still being replayed. `verified`: the same bots choose them here, too. `unverified`: they do not, or are unknown here. Empty: never. */
  offline_copy: OfflineCopy;
  /** A mirror match: everybody held every hand once. */
  mirror: boolean;
  deals: number;
  /** One's own. */
  seat: number;
  /** Null for a record without an end. */
  won: boolean | null;
  /** By seat. */
  players: Seated[];
  review: Reviewed | null;
}

/** A reviewed match, and the player's mistakes in it. */
export interface MatchMistakes {
  table: string;
  /** Seconds since 1970. */
  at: number;
  won: boolean | null;
  mistakes: number;
}

/** The name and language of a session. */
export interface Me {
  name: string;
  lang: Language | null;
  /** Kept out of this server until then, in seconds since 1970. */
  banned: number | null;
}

/** A mean with its interval. */
export interface Mean {
  mean: number;
  /** Half of its 95 % interval; null where there is one figure alone. */
  half: number | null;
  /** Of how many figures. */
  many: number;
}

/** The player's progress in a set. */
export interface Mine {
  /** By which others know this entry; it goes into a challenge. */
  handle: string;
  /** The board to go on with; 0 once all are played. */
  board: number;
  played: number;
  finished: boolean;
  /** Played on its day, so that it is in the ranking. */
  ranked: boolean;
  /** One has given up this challenge, and plays it no further. */
  given_up: boolean;
  /** How it stands apart from the ranking of its day: `visitor` of somebody new here, `repeat` of a line that another identity from the same address has finished; else empty. */
  apart: "" | "visitor" | "repeat";
}

/** In how many rounds anybody has to be there for a place in the standings. */
export interface MinimumSet {
  director: string;
  /** 0: half of them, rounded up. */
  rounds: number;
}

/** The verdict on an answer. After a first wrong one, there is a second try, and what is best isn't shown yet. */
export interface MistakeAnswered {
  right: boolean;
  /** False if there is a second try. */
  done: boolean;
  /** Points that the answer loses to the best, on average. */
  loss: number;
  /** Every choice, the best first; empty before a second try. */
  choices: Valued[];
  /** The verdict of the review; null for a puzzle, and before a second try. */
  verdict: Verdict | null;
  /** Why the best is better than the answer, or a right answer to a puzzle; null before a second try. */
  explanation: Explained | null;
  /** Why the answer to a puzzle is wrong; null if it isn't, or not yet. */
  reveal: PuzzleReveal | null;
}

/** A mistake before the answer: what its player saw, and the legal choices. */
export interface MistakeAsked {
  game: string;
  /** The number of the deal in its match. */
  deal_number: number;
  /** The deal up to this moment. A hidden card is an empty text. */
  deal: WorkedDeal;
  /** The cards and calls to choose from. */
  legal: string[];
  /** What each bid or rung is worth in points; empty while cards are played. */
  worth: Record<string, number>;
  /** What was reviewed, or what was missed. */
  source: "match" | "puzzle";
}

/** An answer to a mistake. */
export interface MistakeGiven {
  /** One of the legal cards and calls. */
  action: string;
  /** Whether it is a second try. */
  again?: boolean;
  /** Whether it decides when the mistake comes back; else only a right one does. */
  counts?: boolean;
}

/** The player's mistakes that come back today: at most five. */
export interface MistakesOfDay {
  /** The names of those still to be repeated today, in their order. */
  due: string[];
  /** How many were repeated today. */
  answered: number;
  /** All mistakes of the player that can come back. */
  total: number;
  /** Those that are remembered for three weeks or longer. */
  mastered: number;
  /** The beginning of the day on which others are due, in seconds since 1970; null if some are due today or if there are none. */
  next: number | null;
}

/** The updates after an action: the player's own, and the bots'. */
export interface Moved {
  updates: EventUpdate[];
  /** The board is played to its end. */
  over: boolean;
  /** So is the set. */
  finished: boolean;
}

/** The player's streak, their last seven days, and today's tasks. */
export interface MyDay {
  /** Days in a row on which one has played anything. */
  streak: number;
  /** The last seven days, today last. */
  week: DayPlayed[];
  /** Of how many games one has played today's deals, and of how many there are any; null without days. */
  deals: [number, number] | null;
  /** How many mistakes one has repeated today, and how many there were. */
  mistakes: [number, number];
  /** How many puzzles one has answered today for the first time. */
  puzzles: number;
  /** Null when everything is done. */
  next: NextTask | null;
}

/** An evening that the player has entered, as a list shows it. */
export interface MyEvening {
  evening: string;
  game: string;
  /** Seconds since 1970. */
  created: number;
  over: boolean;
}

/** The sets that the player may continue, and answers to their challenges. */
export interface MySets {
  /** Sets that one has begun and may go on with, the latest first. */
  begun: SetInfo[];
  /** Who has played one's challenges and was not put away yet. */
  answers: AnswerInfo[];
  /** Whether this server has deals of the day. */
  days: boolean;
  /** Today's deals, where the server has any. */
  today: Today | null;
}

/** The id of a new club, and the token of its keeper. */
export interface NewClubMade {
  /** Its id, which everybody may know. */
  club: string;
  /** The token of its keeper: whoever has it names the club and its evenings. */
  keeper: string;
}

/** A demonstration evening with invented people. */
export interface NewDemo {
  /** That stands at its wrong sheet. */
  reason: string;
}

/** A new evening. Whoever makes it is its director, and may also enter it. */
export interface NewEvening {
  game: string;
  preset?: string;
  options?: Record<string, number | string>;
  /** Who plays with whom. partners: everybody with changing partners; alone: everybody alone; pairs: fixed pairs; teams: of four. */
  kind: EveningKind;
  rounds: number;
  /** Of a round, for a game without a fixed end; above 240 where a clock counts days. */
  minutes?: number;
  /** The bot that fills tables; empty: people sit out in turn. */
  fill?: string;
  /** The same deals at all tables of a round: hands, records and reviews open after the last of them. */
  same_boards?: boolean;
  /** From the second round on those who stand alike meet, and nobody twice if that can be. */
  swiss?: boolean;
  /** With cards of one's own, results by score sheets; nobody fills unless `fill` is given. */
  paper?: boolean;
  clock?: TimeControlChoice | null;
  hints?: boolean;
  pace?: Pace;
}

/** The id of a new evening, and the token of its director. */
export interface NewEveningMade {
  /** Its id, which is the invitation. */
  evening: string;
  /** The token of its director: whoever has it leads the evening. */
  director: string;
}

/** The moment of a finished match to play on from, with which bots and which hidden cards. */
export interface NewPractice {
  deal: number;
  /** After how many actions of the deal. */
  action: number;
  line?: string[];
  /** A match of one's own that is over. */
  table: string;
  /** As they were, or one bot in all three chairs. */
  bots?: string;
  /** The same hidden cards, or others that fit what one knew then. */
  cards?: "same" | "another";
  pace?: Pace;
}

/** A record, as `fourkings simulate` or a table writes it. */
export interface NewRecord {
  /** One match, `fourkings/1`: docs/record.md. */
  record: string;
  /** Which seat is one's own. */
  seat?: number;
}

/** A request for a link to a match. */
export interface NewShare {
  /** Without the names of people. */
  hidden?: boolean;
}

/** A deal to be solved double dummy, and the cards that are played from there. */
export interface NewSolution {
  /** In PBN, LIN or RBN, or a position as `fourkings solve` reads it. */
  deal: string;
  /** Of a deal of bridge. */
  trump?: "S" | "H" | "D" | "C" | "NT";
  /** Of a deal of bridge; north is 0. */
  leader?: number;
  line?: string[];
}

/** A request for a table against three bots. */
export interface NewTable {
  game: string;
  preset?: string;
  options?: Record<string, number | string>;
  /** One bot for all three chairs, or three bots. */
  bots?: string | string[];
  pace?: Pace;
  /** One that POST /api/seals gave. */
  seal?: string | null;
  /** What the player adds to the shuffle, in hexadecimal digits. */
  contribution?: string;
}

/** A table at which people gather before the match. Who makes it is its host, and sits in place 0. */
export interface NewWaitingRoom {
  game: string;
  preset?: string;
  options?: Record<string, number | string>;
  /** As people choose; or drawn as the game draws them, or by lot. */
  seats?: Seating;
  /** Who may look on at the match. */
  watch?: WatchPolicy;
  chat?: boolean;
  /** Whether players may ask for hints; everybody sees who did. */
  hints?: boolean;
  /** A mirror match: everybody holds every hand once. */
  mirror?: boolean;
  /** The bot that plays for a person who is away. */
  stand_in?: string;
  pace?: Pace;
  /** null: nobody hurries anybody. */
  clock?: TimeControlChoice | null;
}

/** The newest backup of the database, and the result of its check. */
export interface NewestBackup {
  /** When it was made, in seconds since 1970. */
  at: number;
  /** Name of its file, without the folder. */
  file: string;
  /** Rows of the database in it. */
  rows: number;
  /** When it was checked, in seconds since 1970; null if it never was. */
  checked: number | null;
  /** Why it does not restore, in the language requested; empty if it does, or is unchecked. */
  fault: string;
}

/** The first of today's tasks that the player hasn't done. */
export interface NextTask {
  what: "deals" | "mistakes" | "puzzle";
  /** Empty for mistakes, which come from all games. */
  game: string;
  /** The set of the deals, or the puzzle; empty for mistakes. */
  id: string;
  /** The board to play; 0 for what isn't a set of deals. */
  board: number;
}

/** The notice that everybody sees. */
export interface NoticeTold {
  /** Empty where nothing is. */
  text: string;
  /** Seconds since 1970. */
  at: number | null;
}

/** The player's result on a board, compared with everybody else who has played it so far. */
export interface OnBoard {
  /** One's points beyond the other side's, or beyond the others' mean. */
  gain: number;
  /** The average of the others; null while there are none. */
  mean: number | null;
  /** Null while nobody else has played the board. */
  rank: RankInfo | null;
}

/** A table that anybody may join. */
export interface OpenTable {
  table: string;
  game: string;
  preset: string;
  /** Those that differ from the defaults. */
  options: Record<string, number | string>;
  /** Their name; empty if they have given none. */
  host: string;
  people: number;
  /** Places that nobody has; a bot gives way to a person. */
  free: number;
  /** Seconds for each deal; 0 without a clock. */
  bank: number;
  /** Days for each decision; 0 where all play at once. */
  days: number;
  mine: boolean;
}

/** The state of a table: open to all or not. */
export interface Opened {
  open: boolean;
}

/** A house rule of a game (GEN-7). */
export interface OptionInfo {
  name: string;
  clause: string;
  /** The allowed values, default first; null where any of `range` is. */
  values: (number | string)[] | null;
  /** Least and most of the whole numbers allowed beside them, if any. */
  range: [number, number] | null;
  default: number | string;
  /** For a value: another option, and the value it must have. */
  needs: Record<string, [string, number | string]>;
}

/** The player's result on a deal, compared with the field: everybody else who has played it. */
export interface OwnDeal {
  board: number;
  deal: number;
  /** One's points beyond the other side's, or beyond the others' mean. */
  gain: number;
  /** The field's. */
  mean: number;
  matchpoints: number;
}

/** The player's Glicko-2 rating in puzzles of a game. Nobody else sees it. */
export interface OwnRating {
  rating: number;
  /** How many more answers make it certain. */
  needed: number;
}

/** A page of rules as HTML. */
export interface Page {
  html: string;
}

/** Two entrants: partners for the evening, or a substitute and the member of a pair or a team whose place they take. */
export interface Paired {
  director: string;
  first: number;
  second: number;
}

/** The first moment of a board at which two players acted differently, as the one to act saw it. */
export interface PartedHere {
  deal: number;
  seat: number;
  /** The trump suit; empty if there is none, or none yet. */
  trump: string;
  /** What the deal is about, where a game names its deals; else empty. */
  about: string;
  hand: string[];
  /** The cards on the table, each with its seat. */
  trick: [number, string][];
  /** The calls so far. */
  said: [number, string][];
  yours: string;
  theirs: string;
}

/** A partner of the player, and the matches that they played and won together. */
export interface PartnerProfile {
  /** Empty where they told none. */
  name: string;
  matches: number;
  won: number;
}

/** A day that is over: its boards can be played for practice. */
export interface PastDay {
  day: string;
  /** The games whose set one has played to its end. */
  played: PastGame[];
}

/** The set of a game on a past day that the player has finished, with the share of others beaten. */
export interface PastGame {
  game: string;
  /** The share of all others beaten: 0 to 1; none for a day of long ago. */
  share: number | null;
}

/** A person who has given a name, is an administrator, or is under a sanction. */
export interface PersonSeen {
  /** Their handle. */
  person: string;
  name: string;
  /** When they last gave their name, in seconds since 1970; 0 if they have given none. */
  told: number;
  you: boolean;
  /** Appointed; a person who has only entered the passphrase isn't shown as one. */
  administrator: boolean;
  /** What they may not do at present (`bar`: make tables, `mute`: write in chats, `ban`: come here), and until when, in seconds since 1970. */
  sanctions: Record<string, number>;
}

/** A player's place in the ranking of a set. */
export interface Place {
  handle: string;
  /** Empty where they told none. */
  name: string;
  you: boolean;
  /** The share of the field beaten, ties half: 0 to 1. */
  matchpoints: number;
  beyond: { mean: number; half: number | null };
}

/** A table of a round, with its seats and its progress or result. */
export interface PlayingInfo {
  /** The entrants by seat; 0 for a bot. Partners sit across. Two tables in a row are a match of teams. */
  seats: number[];
  /** The names of its bots by seat; empty for people. */
  bot_names: string[];
  result: TableResult | null;
  /** Why the round went on without it; empty where it did not. */
  abandoned: string;
  /** Why its result was corrected last; empty where it was not. */
  corrected: string;
  /** The number of the deal in progress; 0 where none is. */
  deal: number;
  /** Seconds since the last action at a table in progress. */
  quiet: number;
  /** The seats of people for whom a bot played at the end. */
  bots: number[];
  /** The entrants who are missed at a slow table: where nothing has happened lately. */
  waits: number[];
  /** Where it is played: told to those who sit there, and to all once it is over. */
  table: string;
}

/** A practice match, and how it compares with what happened. */
export interface PracticeInfo {
  /** The table of the match. */
  of: string;
  deal: number;
  action: number;
  /** What was tried by hand before one played on. */
  line: string[];
  bots: string;
  cards: "same" | "another";
  /** One's own. */
  seat: number;
  /** What happened; null where that match is gone. */
  happened: Way | null;
  now: Way;
}

/** An error: a code for programs, a sentence for people who write them. */
export interface Problem {
  code: string;
  message: string;
}

/** The key by which push services know this server. */
export interface PushKey {
  /** `applicationServerKey` of a subscription; empty where the host sends no notifications. */
  key: string;
}

/** The verdict on an answer. The other choices and the themes are shown only if it is right. */
export interface PuzzleAnswered {
  right: boolean;
  /** Points that the answer loses to the best, on average. */
  loss: number;
  /** Every choice, the best first; empty where the answer is wrong. */
  choices: Valued[];
  /** What the puzzle is about; empty where the answer is wrong. */
  themes: Theme[];
  /** Why the answer is right; null where it is wrong. */
  explanation: Explained | null;
  /** Null where the answer moves no rating, as no second one does. */
  moved: RatingMoved | null;
}

/** A puzzle before its answer: what its player saw, and the legal choices. */
export interface PuzzleAsked {
  game: string;
  /** The number of the deal in its match. */
  deal_number: number;
  /** The deal up to this moment. A hidden card is an empty text. */
  deal: WorkedDeal;
  /** The cards and calls to choose from. */
  legal: string[];
  /** What each bid or rung is worth in points; empty while cards are played. */
  worth: Record<string, number>;
  id: string;
  /** 1500 where half of the bots are right. */
  rating: number;
}

/** The puzzles of a game, and the player's progress. */
export interface PuzzleList {
  /** Today in UTC, as 2026-11-22. */
  day: string;
  /** The puzzle of the day, the same for everybody; null where there are none. */
  today: string | null;
  puzzles: number;
  /** How many one has answered rightly at the first try. */
  right: number;
  /** Of those not answered, the one whose rating is nearest to one's own. */
  next: string | null;
  /** Null before the first answer that counts. */
  own: OwnRating | null;
  /** Those that some puzzle has. */
  themes: PuzzleTheme[];
}

/** The player's rating after a puzzle. */
export interface PuzzleRating {
  /** Seconds since 1970. */
  at: number;
  rating: number;
}

/** Why an answer is wrong: the choices, a possible deal in which it fails, and the real deal. */
export interface PuzzleReveal {
  /** Why the best is better than the answer, or a right answer than the best wrong one. */
  explanation: Explained | null;
  /** Every choice, the best first. */
  choices: Valued[];
  /** Of the deals that were drawn, those in which the answer brings less than the best. */
  worse: number;
  /** And those in which it brings more. */
  better: number;
  deals: number;
  /** A deal in which the answer brings less; null where none was drawn. */
  drawn: WorkedDeal | null;
  /** The deal that the puzzle comes from, as it was played. */
  real: WorkedDeal;
  /** After how many actions of both deals the puzzle is asked. */
  at: number;
  /** What the puzzle is about. */
  themes: Theme[];
}

/** A theme of puzzles. */
export interface PuzzleTheme {
  theme: Theme;
  /** How many puzzles of the game have it. */
  puzzles: number;
}

/** The player's place among everybody who has played the same cards, bots included. */
export interface RankInfo {
  /** The share of the others with a worse result: 0 to 1. */
  share: number;
  /** 1 for the best; players with the same result have the same place. */
  place: number;
  /** How many others have the same place. */
  tied: number;
  /** How many players there are. */
  of: number;
}

/** The change of the player's rating by an answer. */
export interface RatingMoved {
  /** Null where this was the first answer that counts. */
  before: number | null;
  after: number;
  /** How many more answers make it certain. */
  needed: number;
}

/** The origins by which others reach this server, shown only to the machine that it runs on. */
export interface Reach {
  /** The most likely first. */
  origins: string[];
  /** Why there is none. this-machine: the server listens to its own machine alone. no-network: the machine has no address on a network. unknown: the server cannot know, as in a container. */
  obstacle: "this-machine" | "no-network" | "unknown" | null;
}

/** The result of a reading, the whole deal, and the player's progress. */
export interface ReadingAnswered {
  /** The seat that held the card. */
  seat: number;
  /** The player's chips, by seat in the order of the question's `seats`. */
  own: number[];
  /** The best reader's chips. */
  best: number[];
  /** From 0, no closer to the best reader than even chips, to 100, the same chips. */
  score: number;
  /** Deductions first; there is at least one clue. */
  clues: ReadingClue[];
  /** After how many actions of the deal the question was asked. */
  at: number;
  /** The deal that the question comes from, as it was played. */
  real: WorkedDeal;
  course: ReadingCourse;
}

/** A question before its answer: the deal as the player sees it, and the card that is asked for. */
export interface ReadingAsked {
  game: string;
  /** The number of the deal in its match. */
  deal_number: number;
  /** The deal up to this moment. A hidden card is an empty text. */
  deal: WorkedDeal;
  /** Of the questions of this game that one was dealt, from 0. */
  number: number;
  /** The card whose holder is asked for. */
  card: string;
  /** The three other seats, in the order of their turns after the reader's. */
  seats: number[];
}

/** A clue to where the card was: a seat that couldn't hold it, or one that an action made likelier. */
export interface ReadingClue {
  /** Why the seat couldn't hold the card; `likelier` if an action spoke for it. */
  kind: "ruff" | "discard" | "no-ruff" | "no-overruff" | "no-throw" | "lead" | "announcement" | "hand" | "count" | "likelier";
  /** The seat that couldn't hold the card, or that became likelier. */
  seat: number;
  /** The seat that acted. */
  by: number;
  /** The card or call that shows it; null where no single one does. */
  action: string | null;
  /** The card led to its trick; null for a call. */
  led: string | null;
  /** The trick of the card, from 1; 0 for a call. */
  trick: number;
  /** How many actions the deal has with this one; 0 where no single one shows it. */
  moment: number;
  /** The player's chips on a seat that couldn't hold the card. */
  wasted: number;
}

/** A player's results in readings of one game. */
export interface ReadingCourse {
  game: string;
  /** From 0 for even chips to 100 for the best reader's. */
  score: Mean;
  /** Answers in all games. */
  answered: number;
  /** Over all games, from a hundred answers on; empty before. */
  curve: Calibrated[];
}

/** A chat line to report. */
export interface ReportOrder {
  /** Its number, as the chat tells it. */
  number: number;
}

/** A reported message, with its context. */
export interface ReportSeen {
  report: string;
  /** The handle of its table. */
  table: string;
  /** When it was reported, in seconds since 1970. */
  at: number;
  /** The name of who reported it; empty where they have none. */
  by: string;
  lines: LineSeen[];
}

/** The progress of a review. */
export interface ReviewInfo {
  table: string;
  seat: number;
  /** Actions of the seat that were looked at, */
  reached: number;
  /** of so many. */
  total: number;
  done: boolean;
}

/** A review as a file, `fourkings/review/1`, see docs/review.md. */
export interface ReviewRecord {
  format: "fourkings/review/1";
  game: string;
  seat: number;
  decisions: ReviewedDecision[];
  summary: ReviewSummary;
}

/** The counts of a review. */
export interface ReviewSummary {
  decisions: number;
  /** Points a decision. */
  loss: number;
  verdicts: Record<string, number>;
}

/** A review as far as it has progressed. */
export interface ReviewTold {
  table: string;
  seat: number;
  /** Actions of the seat that were looked at, */
  reached: number;
  /** of so many. */
  total: number;
  done: boolean;
  game: string;
  /** Of the players, by seat. */
  names: string[];
  /** One's own seat. */
  mine: number;
  /** What decided the match, in sentences: the result and, once all is looked at, what it came from. */
  story: string[];
  /** The deals of the match, in order. */
  deals: ReviewedDeal[];
  /** The decisions behind `after`. */
  verdicts: Verdict[];
}

/** The state of the review of the player's seat. */
export interface Reviewed {
  done: boolean;
  /** Decisions that count as done wrong, as far as it has come. */
  faults: number;
}

/** A deal of a reviewed match. */
export interface ReviewedDeal {
  /** What it is about; empty where all deals of the game are alike. */
  aim: string;
  /** What it brought the seat or, where sides score, both. */
  points: string;
}

/** A decision in a review file, see docs/review.md. */
export interface ReviewedDecision {
  deal: number;
  /** Its place in the deal, from 1. */
  action: number;
  played: string;
  /** The best that could be known. */
  best: string;
  /** Points. */
  loss: number;
  low: number;
  high: number;
  /** The loss by the first reading. */
  seen: number | null;
  /** Bits. */
  surprise: number;
  verdict: Quality;
  /** Why the best is better; null if the action is blameless. */
  explanation: Explained | null;
  /** The same in sentences, or that the action was well chosen. */
  reason: string;
}

/** The boards of a round: the deals that all its tables play. */
export interface RoundBoards {
  /** From 0. */
  round: number;
  boards: BoardInfo[];
}

/** A round of an evening, with its tables. */
export interface RoundInfo {
  tables: PlayingInfo[];
  /** Each with the member of a pair or a team for whom they play. */
  substitutes: number[][];
  /** The entrants who sit out. */
  idle: number[];
  /** When its time is over, in seconds since 1970; null without a time. */
  ends: number | null;
  over: boolean;
  /** What the director has changed in the seats drawn. */
  swaps: SwapInfo[];
}

/** The hash that binds the server to a secret, for a table that is still to be made (docs/seal.md). */
export interface Seal {
  seal: string;
}

/** The way in which a club counts its evenings. */
export interface Season {
  keeper: string;
  /** Evenings that a place needs; 0: half of them, rounded up. */
  minimum: number;
  /** How many of a person's evenings count, the best ones; 0: all. */
  best: number;
}

/** The name of a seat's player, and their bot. */
export interface Seated {
  /** Empty for a person who told none. */
  name: string;
  /** The bot; empty for a person. */
  bot: string;
}

/** A person at a table. */
export interface SeatedPerson {
  /** Their handle. */
  person: string;
  /** Empty if they have given none. */
  name: string;
}

/** A set of boards, as it is shown to players who have not finished it. */
export interface SetInfo {
  id: string;
  /** As 2026-11-22, in UTC; empty for a set of no day. */
  day: string;
  name: string;
  game: string;
  preset: string;
  /** Those that differ from the defaults. */
  options: Record<string, number | string>;
  /** The bot in the three other seats, with its version. */
  replies: string;
  boards: number;
  /** Of each board. */
  deals: number;
  seal: string;
  /** Published once its day is over, else null. */
  secret: string | null;
  over: boolean;
  /** How many bots of the field have played, and how many it has. */
  field: [number, number] | null;
  mine: Mine | null;
  /** The name of the sender, if a challenge was requested; empty without a name. */
  by: string;
}

/** A link to a match, and whether it hides the names. */
export interface ShareInfo {
  /** Whoever has it may see the match. */
  token: string;
  hidden: boolean;
  /** Seconds since 1970. */
  at: number;
}

/** A match as a link to it shows it. */
export interface SharedMatch {
  game: string;
  /** By seat. */
  names: string[];
  /** The seat of who gave the link. */
  mine: number;
  deals: number;
  totals: number[];
  /** Seats. */
  winners: number[];
  /** The seats whose review was asked for: it is read as far as it has come. */
  reviewed: number[];
  /** Whether an offline copy of it was taken, which contains every hand: such a match is never compared with others. `taken`: the copy is on a device. `returned`: actions came back, and those of its bots are still being replayed. `verified`: the same bots choose them here, too. `unverified`: they do not, or are unknown here. Empty: never. */
  offline_copy: OfflineCopy;
}

/** The score sheet of a table with real cards: the final scores, or the points of each deal. */
export interface Sheet {
  /** By seat, or by side; not needed beside deals. */
  scores?: number[];
  /** All deals in their order, each by seat or by side; empty for a void one. */
  deals?: number[][];
  /** Empty where somebody of that table sends it. */
  director?: string;
}

/** The host's own pages, to which every page links (empty if there is none), and what this server offers. */
export interface Site {
  /** Of the program. */
  version: string;
  /** Where wrong sentences are reported; empty if there is no such place. */
  issues: string;
  imprint: string;
  privacy: string;
  /** Whether an administrator is there to read a message that is reported. */
  reports: boolean;
  /** Whether the page that plays on without this server is at `/alone/`. */
  alone: boolean;
  /** Whether the stronger bots, hints and reviews still wait for the compiler. */
  compiling: boolean;
}

/** The player's skill in a game, from 0 to 100: the mean of up to three parts, in each of which 50 is average. */
export interface Skill {
  value: number;
  /** Results still missing before the page shows it. */
  needed: number;
  /** The mean share of others beaten on the last ten days played, in percent. */
  daily: number | null;
  /** The chance, in percent, to solve a puzzle that half of the bots solve. */
  puzzles: number | null;
  /** Of the last ten reviewed matches, the percentage in which one lost fewer points than a club player would have on the same decisions. */
  reviews: number | null;
  /** The last days that changed it, the earliest first. */
  line: SkillOfDay[];
}

/** The player's skill at the end of a day. */
export interface SkillOfDay {
  /** In UTC, as 2026-11-22. */
  day: string;
  value: number;
}

/** A deal after a line of play, with all hands face up, and the value of each card that may be played next. */
export interface SolvedDeal {
  /** Empty for a deal of bridge. */
  game: string;
  /** The deal in its shortest form, for a link. */
  deal: string;
  step: Step;
  values: CardValue[];
  /** The seats whose result the values are: those of the seat to act. */
  side: number[];
  /** Whether values are tricks, those already won included, and not points from here on. */
  tricks: boolean;
  /** Whether a limit came first, so that values may be bounds. */
  stopped: boolean;
}

/** Another person at a table, by the number that everybody there sees. */
export interface Somebody {
  guest: number;
}

/** A spreadsheet. */
export interface SpreadsheetFile {
  /** The file (Office Open XML) in Base64. */
  xlsx: string;
}

/** The administrator rights of this session. */
export interface Standing {
  /** Whether this server has administrators at all: its settings name a phrase. */
  possible: boolean;
  administrator: boolean;
  /** Whether this session has entered the passphrase, and may appoint others. */
  first: boolean;
}

/** An entrant, a pair or a team in the standings. */
export interface StandingInfo {
  /** From 1; equal ones have equal places. */
  place: number;
  /** The places that are not told apart from theirs: from this one. */
  first: number;
  /** To this one. */
  last: number;
  /** That count for the place. */
  rounds: number;
  /** The mean share of a round, 0 to 1: of those beaten, or match points. */
  share: number;
  /** Its 95 % interval; null after a single round. */
  low: number | null;
  high: number | null;
  /** Too few rounds, in a club too few evenings, to be ranked: they follow all others. */
  few: boolean;
  entrants: number[];
  /** Their own beyond the others', over the rounds that count. */
  points: number;
  /** After how many rounds a cut left them out; 0 where none did. */
  stage: number;
}

/** The ranking of a set, and the player's deals against the field. */
export interface Standings {
  people: Place[];
  /** Those who played on the day and are new here: they count in no rating. */
  visitors: Place[];
  /** One's own place in one of these lists, or in none where one repeats a finished line. */
  own: Place;
  /** Those who played after the day, or a set of no day. */
  later: Place[];
  /** One's own, among all of them and the bots; null while there are no others. */
  rank: RankInfo | null;
  /** Null while no bot has played. */
  bots: BotMedian | null;
  deals: OwnDeal[];
}

/** A deal after one more action. Cards have the names of records; seats count from 0. */
export interface Step {
  /** Who acted; null before the first action. */
  seat: number | null;
  action: string;
  /** The action as a sentence. */
  said: string;
  /** What each seat holds now. */
  hands: string[][];
  leader: number;
  /** The cards on the table, the leader's first; a complete trick, too. */
  trick: string[];
  /** Who took the trick, where it is complete. */
  winner: number | null;
  turn: number | null;
  /** Cards that the seat to act next may play. */
  legal: string[];
  trump: string;
  /** What the deal was declared to be (`NT`, `negative`, a suit), once it has been. */
  declared: string;
  /** What a deal with a title costs or pays, once its cards are played. */
  stakes: Sentence[];
  /** Tricks taken, by seat. */
  won: number[];
  remarks: { clause: string; text: string }[];
}

/** A browser that is notified from now on. */
export interface Subscribed {
  /** The id with which to unsubscribe. */
  id: string;
}

/** Two entrants who have swapped seats. */
export interface SwapInfo {
  first: number;
  second: number;
  /** Empty where they swapped before the round. */
  reason: string;
}

/** Two entrants who swap seats. */
export interface Swapped {
  director: string;
  first: number;
  second: number;
  /** Needed in a round under way. */
  reason?: string;
}

/** A table of the player's, as lists show it. */
export interface TableInfo {
  table: string;
  game: string;
  preset: string;
  totals: number[];
  /** Seconds since 1970. */
  updated: number;
  /** All but a match played here count nowhere. */
  origin: "match" | "lesson" | "practice" | "record";
  /** Whether an offline copy of it was taken, which contains every hand: such a match is never compared with others. `taken`: the copy is on a device. `returned`: actions came back, and those of its bots are still being replayed. `verified`: the same bots choose them here, too. `unverified`: they do not, or are unknown here. Empty: never. */
  offline_copy: OfflineCopy;
  version: number;
  /** The deal in progress, or the last one; 0 while people gather. */
  number: number;
  /** How many deals the match has; 0 where that is not known. */
  deals: number;
  /** The seat of the only person among bots. */
  seat: number | null;
  over: boolean;
  /** Seats. */
  winners: number[];
  /** A lesson: a first match with a friend who tells the rules. */
  lesson: boolean;
  /** A correspondence game, still going on. */
  slow: boolean;
  /** Such a game, and it waits for you. */
  waits: boolean;
  /** A game with other people, fast or slow, and it is your turn. */
  turn: boolean;
  /** A bot plays for you until you come back. */
  away: boolean;
  /** Until when it waits, in seconds since 1970. */
  due: number | null;
  /** The names of the other people there; those who told none are left out. */
  others: string[];
}

/** The result of a reading in a deal that is over. */
export interface TableRead {
  /** The seat that held the card. */
  seat: number;
  /** The player's chips, by seat in the order of the question's `seats`. */
  own: number[];
  /** The best reader's chips. */
  best: number[];
  /** From 0, no closer to the best reader than even chips, to 100, the same chips. */
  score: number;
  /** Deductions first; there is at least one clue. */
  clues: ReadingClue[];
  /** After how many actions of the deal the question was asked. */
  at: number;
  card: string;
  /** The three other seats, in the order of the chips. */
  seats: number[];
}

/** A question at a table before its answer: the card that is asked for; the table shows the rest. */
export interface TableReadingAsked {
  /** Of the questions at this table, from 0. */
  number: number;
  /** The card whose holder is asked for. */
  card: string;
  /** The three other seats, in the order of their turns after the reader's. */
  seats: number[];
}

/** The result of the match of a table. */
export interface TableResult {
  /** By seat, or by side. */
  scores: number[];
  /** Seats. */
  winners: number[];
  /** Without void deals. */
  deals: DealPoints[];
}

/** A table seen from outside. Its handle is not its id, which would let in anybody who knows it. */
export interface TableSeen {
  /** Its handle. */
  table: string;
  game: string;
  preset: string;
  stage: "waiting-room" | "match" | "over" | "closed";
  /** The deal in progress, or the last one. */
  number: number;
  /** Who sits here, or gathers; bots are left out. */
  people: SeatedPerson[];
  /** Whether somebody is connected to it through this server, or was just now. */
  awake: boolean;
  /** Seconds since 1970. */
  made: number;
  /** When something happened last, in seconds since 1970. */
  updated: number;
}

/** The sheets of a spreadsheet. */
export interface Tables {
  sheets: { title: string; rows: ((number | string)[])[] }[];
}

/** Sentences of games from other packages, in the format of Fluent. */
export interface Texts {
  fluent: string;
}

/** A theme before and after its first ten hands, in points beyond a club player's loss. */
export interface ThemePractised {
  game: string;
  theme: Theme;
  /** Points a hand, in the first ten hands. */
  first: Mean;
  /** Points a hand, in the last ten. */
  last: Mean;
  /** Points a match, in the reviewed matches before the tenth hand. */
  before: Mean;
  /** Points a match, in those since then. */
  since: Mean;
}

/** Today's sets as the lobby shows them. */
export interface Today {
  /** In UTC, as 2026-11-22. */
  day: string;
  /** When the next deals come: seconds since 1970. */
  ends: number;
  /** Days in a row on which one has played anything. */
  streak: number;
  sets: TodaySet[];
}

/** Today's set of a game, and the player's progress in it. */
export interface TodaySet {
  id: string;
  game: string;
  boards: number;
  /** Of each board. */
  deals: number;
  played: number;
  finished: boolean;
  /** The share of all others beaten: 0 to 1; none before one has played all. */
  share: number | null;
}

/** The results of everybody on one board. */
export interface Traveller {
  /** The best first. */
  lines: TravellerLine[];
}

/** A result on a board, one of all in its traveller; bots with the same result share a line. */
export interface TravellerLine {
  /** Of a person; empty where they told none, and for bots. */
  name: string;
  /** How many bots have this result; 0 for a person. */
  bots: number;
  you: boolean;
  gain: number;
  /** What a person said, as records write it; passes are left out. */
  calls: string[];
}

/** A choice of a puzzle and its value. */
export interface Valued {
  /** Cards that are equal are one choice. */
  actions: string[];
  right: boolean;
  /** Points that it loses to the best, on average. */
  loss: number;
  /** The standard error of the loss. */
  error: number;
}

/** A judged decision, see docs/review.md. */
export interface Verdict {
  deal: number;
  /** Its place in the deal, from 1. */
  action: number;
  played: string;
  /** The best that could be known. */
  best: string;
  /** Points. */
  loss: number;
  low: number;
  high: number;
  /** The loss by the first reading. */
  seen: number | null;
  /** Bits. */
  surprise: number;
  verdict: Quality;
  /** Why the best is better; null if the action is blameless. */
  explanation: Explained | null;
  /** The same in sentences, or that the action was well chosen. */
  reason: string;
  /** Among the actions of the seat. */
  place: number;
  /** Where it stands, with the verdict, as a sentence. */
  heading: string;
  /** What was said before it; empty where nothing was. */
  said: string;
  /** The suit of the trumps; empty where there is none. */
  trumps: string;
  /** And what the deal is about, where deals of the game differ. */
  kind: ["call" | "lead" | "follow", string];
  /** What could be done, equal cards together. */
  choices: string[][];
  /** Of each choice what it loses, and the standard error of that. */
  losses: [number, number][];
  /** How often each level takes each choice. */
  habits: Record<string, number[]>;
  /** The choices taken and best. */
  places: [number, number];
  /** Loss, its lower and upper end, lead, what a trick is worth here, and what was seen: six decimals each. */
  exact: [number, number, number, number, number, number | null];
  /** Deals in which it was judged. */
  deals: number;
  hand: string[];
  /** The cards on the table, each with its seat. */
  trick: [number, string][];
}

/** A warning against a legal action that is clearly worse than the best one. */
export interface Warned {
  action: string;
  /** By how many points on average it is worse than the best one. */
  worse: number;
}

/** The course of a deal from a moment on. */
export interface Way {
  /** One's own actions from there on. */
  actions: string[];
  /** Of the deal, by side or seat; null as long as it is not over. */
  points: number[] | null;
  /** The seats that won the match with it; null where it went on. */
  won: number[] | null;
}

/** The friends' table of the week, which begins on Monday in UTC. */
export interface Week {
  /** Its first day, as 2026-11-23. */
  first: string;
  /** The best first; empty until a friend and the reader have played a set. */
  players: WeekPlayer[];
}

/** A player in the table of a week, on the sets that they and the reader have finished. */
export interface WeekPlayer {
  /** Empty without a name. */
  name: string;
  you: boolean;
  /** How many sets both have finished; for the reader, how many in all. */
  sets: number;
  /** The mean share of all others that they beat on these, ties half: 0 to 1. */
  share: number;
  /** On how many the reader beat them. */
  ahead: number;
  /** On how many they beat the reader. */
  behind: number;
}

/** An action compared with the best other choice: which one is better, and why. */
export interface WhyPlayed {
  seat: number;
  action: string;
  /** The best other card or call to the judge, or a card worth the same; null where there was none. */
  instead: string | null;
  /** Points that the action loses to it on average; below 0 where it gains. */
  loss: number;
  /** The standard error of the loss. */
  error: number;
  /** Why the better of the two is better; `action` and `better` of it tell which one. “You” is the player who chose. Null if there was no other choice. */
  explanation: Explained | null;
}

/** A deal from the first call to the last trick, with all hands face up. */
export interface WorkedDeal {
  game: string;
  /** Those that differ from the game's defaults. */
  options: Record<string, number | string>;
  /** Of the deal in its match, from 1. */
  number: number;
  /** Before the deal, by seat or by side. */
  scores: number[];
  names: string[];
  /** By seat, whether a bot sat there: it has a face. */
  bots: boolean[];
  dealer: number;
  clockwise: boolean;
  partners: boolean;
  team_scores: boolean;
  /** One's own seat, where one sat there. */
  mine: number | null;
  /** The seat that is spoken to as “you”; null where a match is shown to others. */
  reader: number | null;
  /** What the deal is about, where deals of the game differ. */
  about: string;
  steps: Step[];
  account: AccountLine[];
  points: number[];
}

/** The refusal of a sheet with a deal that the rules don't allow. */
export interface WrongDealProblem {
  code: string;
  message: string;
  /** Possible readings, the nearest first: deals with other points. */
  readings: DealPoints[][];
  /** From 1; 0 if final scores alone leave the match unfinished. */
  deal: number;
  /** An entry that nobody can have in that deal; null if it isn't one alone. */
  wrong: number | null;
  /** The nearest ones below and above it that the rules allow. */
  near: number[];
  /** All points that a player can have in that deal, if there are few. */
  possible: number[];
}

/** The refusal of a sheet that does not add up: the deal, its sum, and the nearest sums that the rules allow. */
export interface WrongSumProblem {
  code: string;
  message: string;
  /** Possible readings, the nearest first: deals with other points. */
  readings: DealPoints[][];
  /** From 1; 0 for the final scores. */
  deal: number;
  total: number;
  /** The nearest one below and the nearest one above, if there are any. */
  near: number[];
  /** The rules allow only one sum. */
  exact: boolean;
}

/** Every operation of the API: its request (path, query and body) and its response. */
export interface Api {
  'POST /api/challenges': { request: { body: { table: string } }; response: Challenge };
  'POST /api/boards/{set_id}/end': { request: { set_id: string }; response: undefined };
  'POST /api/boards/{set_id}/answers/{handle}': { request: { set_id: string; handle: string }; response: undefined };
  'DELETE /api/boards/{set_id}/answers/{handle}': { request: { set_id: string; handle: string }; response: undefined };
  'GET /api/boards/{set_id}/beside/{handle}': { request: { set_id: string; handle: string }; response: Beside };
  'GET /api/week': { request: Record<never, never>; response: Week };
  'GET /api/days': { request: { on?: string }; response: DayInfo };
  'GET /api/days/past': { request: Record<never, never>; response: Calendar };
  'GET /api/me/sets': { request: Record<never, never>; response: MySets };
  'GET /api/boards/{set_id}': { request: { set_id: string; by?: string }; response: SetInfo };
  'POST /api/boards/{set_id}/{board}': { request: { set_id: string; board: number; by?: string }; response: Snapshot };
  'POST /api/boards/{set_id}/{board}/actions': { request: { set_id: string; board: number; body: Acted }; response: Moved };
  'GET /api/boards/{set_id}/{board}/rank': { request: { set_id: string; board: number }; response: OnBoard };
  'GET /api/boards/{set_id}/{board}/traveller': { request: { set_id: string; board: number }; response: Traveller };
  'GET /api/boards/{set_id}/standings': { request: { set_id: string }; response: Standings };
  'GET /api/me': { request: Record<never, never>; response: Me };
  'PUT /api/me': { request: { body: { name: string; lang?: Language | null } }; response: Me };
  'DELETE /api/me': { request: Record<never, never>; response: undefined };
  'GET /api/tables': { request: Record<never, never>; response: TableInfo[] };
  'POST /api/tables': { request: { body: NewTable }; response: Made };
  'GET /api/tables/{table}': { request: { table: string }; response: TableInfo };
  'DELETE /api/tables/{table}': { request: { table: string }; response: undefined };
  'POST /api/seals': { request: Record<never, never>; response: Seal };
  'POST /api/lessons': { request: { body: { game: string; pace?: Pace } }; response: Made };
  'POST /api/lessons/{table}/next': { request: { table: string; body: { pace?: Pace } }; response: Made };
  'GET /api/lessons/{table}': { request: { table: string; lang?: Language }; response: LessonInfo };
  'GET /api/lessons/{table}/advice': { request: { table: string }; response: LessonAdvice };
  'GET /api/tables/{table_id}/deals/{number}': { request: { table_id: string; number: number; lang?: Language }; response: WorkedDeal };
  'GET /api/tables/{table_id}/deals/{number}/why/{place}': { request: { table_id: string; number: number; place: number }; response: WhyPlayed };
  'GET /api/mistakes': { request: Record<never, never>; response: MistakesOfDay };
  'GET /api/mistakes/{mistake}': { request: { mistake: string; lang?: Language }; response: MistakeAsked };
  'POST /api/mistakes/{mistake}/answer': { request: { mistake: string; lang?: Language; body: MistakeGiven }; response: MistakeAnswered };
  'POST /api/tables/{table}/lines': { request: { table: string; lang?: Language; body: Line }; response: LineTold };
  'POST /api/practices': { request: { body: NewPractice }; response: Made };
  'GET /api/practices/{table}': { request: { table: string }; response: PracticeInfo };
  'GET /api/me/day': { request: Record<never, never>; response: MyDay };
  'GET /api/profile': { request: Record<never, never>; response: { games: GameProfile[] } };
  'GET /api/me/boards': { request: Record<never, never>; response: { games: GameBoards[] } };
  'GET /api/puzzles/{game}': { request: { game: string; theme?: Theme | null; beside?: string }; response: PuzzleList };
  'GET /api/puzzles/{game}/{puzzle}': { request: { game: string; puzzle: string; lang?: Language }; response: PuzzleAsked };
  'POST /api/puzzles/{game}/{puzzle}/answer': { request: { game: string; puzzle: string; body: Given }; response: PuzzleAnswered };
  'POST /api/puzzles/{game}/{puzzle}/reveal': { request: { game: string; puzzle: string; lang?: Language; body: Given }; response: PuzzleReveal };
  'GET /api/exercises/{game}/{theme}': { request: { game: string; theme: Theme }; response: ExerciseCourse };
  'POST /api/exercises/{game}/{theme}/hands': { request: { game: string; theme: Theme; lang?: Language }; response: ExerciseHand };
  'POST /api/exercises/{game}/{theme}/hands/{number}/answer': { request: { game: string; theme: Theme; number: number; body: Given }; response: ExerciseAnswered };
  'POST /api/exercises/{game}/{theme}/hands/{number}/reveal': { request: { game: string; theme: Theme; number: number; lang?: Language }; response: PuzzleReveal };
  'GET /api/readings/{game}': { request: { game: string }; response: ReadingCourse };
  'POST /api/readings/{game}/questions': { request: { game: string; lang?: Language }; response: ReadingAsked };
  'POST /api/readings/{game}/questions/{number}/answer': { request: { game: string; number: number; lang?: Language; body: Laid }; response: ReadingAnswered };
  'POST /api/tables/{table_id}/readings': { request: { table_id: string }; response: TableReadingAsked };
  'POST /api/tables/{table_id}/readings/{number}/answer': { request: { table_id: string; number: number; body: Laid }; response: undefined };
  'GET /api/tables/{table_id}/deals/{number}/readings': { request: { table_id: string; number: number }; response: TableRead[] };
  'POST /api/records': { request: { lang?: Language; body: NewRecord }; response: Made };
  'POST /api/boards/{set_id}/{board}/match': { request: { set_id: string; board: number; lang?: Language }; response: Made };
  'GET /api/matches': { request: Record<never, never>; response: MatchInfo[] };
  'GET /api/reviews': { request: Record<never, never>; response: ReviewInfo[] };
  'POST /api/tables/{table}/reviews': { request: { table: string; body: Asked }; response: ReviewInfo };
  'GET /api/tables/{table}/reviews/{seat}': { request: { table: string; seat: number; after?: number; lang?: Language }; response: ReviewTold };
  'GET /api/tables/{table}/reviews/{seat}/json': { request: { table: string; seat: number; lang?: Language }; response: ReviewRecord };
  'GET /api/tables/{table}/reviews/{seat}/{place}/like': { request: { table: string; seat: number; place: number }; response: Alike[] };
  'POST /api/solutions': { request: { lang?: Language; body: NewSolution }; response: SolvedDeal };
  'GET /api/games': { request: Record<never, never>; response: GameInfo[] };
  'GET /api/texts': { request: { lang?: Language }; response: Texts };
  'GET /api/rules/{game}': { request: { game: string; lang?: Language }; response: Page };
  'GET /api/bots': { request: Record<never, never>; response: { name: string; version: number }[] };
  'GET /api/rules/{game}/deal': { request: { game: string; lang?: Language }; response: WorkedDeal };
  'POST /api/me/links': { request: Record<never, never>; response: Link };
  'DELETE /api/me/links': { request: Record<never, never>; response: undefined };
  'POST /api/session': { request: { body: { token: string } }; response: Me };
  'GET /api/me/export': { request: Record<never, never>; response: Held };
  'GET /api/push': { request: Record<never, never>; response: PushKey };
  'PUT /api/push': { request: { body: { endpoint: string; p256dh: string; auth: string } }; response: Subscribed };
  'DELETE /api/push/{name}': { request: { name: string }; response: undefined };
  'GET /api/site': { request: Record<never, never>; response: Site };
  'GET /api/reach': { request: Record<never, never>; response: Reach };
  'GET /api/luck': { request: Record<never, never>; response: Luck };
  'GET /api/tables/{table}/hand-over': { request: { table: string }; response: HandedOver };
  'POST /api/tables/{table}/hand-back': { request: { table: string; body: HandedBack }; response: { table: string; version: number } };
  'POST /api/gatherings': { request: { body: NewWaitingRoom }; response: Made };
  'GET /api/open': { request: Record<never, never>; response: OpenTable[] };
  'POST /api/open': { request: { body: { game: string } }; response: Found };
  'GET /api/tables/{table}/open': { request: { table: string }; response: Opened };
  'PUT /api/tables/{table}/open': { request: { table: string; body: Opened }; response: Opened };
  'POST /api/tables/{table}/avoid': { request: { table: string; body: Somebody }; response: undefined };
  'GET /api/me/avoided': { request: Record<never, never>; response: Avoided };
  'DELETE /api/me/avoided': { request: Record<never, never>; response: undefined };
  'DELETE /api/me/avoided/{handle}': { request: { handle: string }; response: undefined };
  'POST /api/evenings': { request: { body: NewEvening }; response: NewEveningMade };
  'GET /api/me/evenings': { request: Record<never, never>; response: MyEvening[] };
  'GET /api/evenings/{evening}': { request: { evening: string }; response: EveningInfo };
  'PUT /api/evenings/{evening}/me': { request: { evening: string }; response: EveningInfo };
  'DELETE /api/evenings/{evening}/me': { request: { evening: string }; response: undefined };
  'POST /api/evenings/{evening}/tables/{table}/sheet': { request: { table: number; evening: string; body: Sheet }; response: EveningInfo };
  'POST /api/evenings/{evening}/rounds': { request: { evening: string; body: Directed }; response: EveningInfo };
  'POST /api/evenings/{evening}/time': { request: { evening: string; body: { director: string; seconds: number } }; response: EveningInfo };
  'POST /api/evenings/{evening}/pairs': { request: { evening: string; body: Paired }; response: EveningInfo };
  'POST /api/evenings/{evening}/teams': { request: { evening: string; body: { director: string; members: number[] } }; response: EveningInfo };
  'POST /api/evenings/{evening}/substitutes': { request: { evening: string; body: Paired }; response: EveningInfo };
  'POST /api/evenings/{evening}/cut': { request: { evening: string; body: CutTo }; response: EveningInfo };
  'PUT /api/evenings/{evening}/about': { request: { evening: string; body: Described }; response: EveningInfo };
  'POST /api/evenings/{evening}/minimum': { request: { evening: string; body: MinimumSet }; response: EveningInfo };
  'POST /api/evenings/{evening}/entrants': { request: { evening: string; body: { director: string; name: string } }; response: EveningInfo };
  'POST /api/evenings/{evening}/entrants/{number}/forget': { request: { number: number; evening: string; body: Directed }; response: EveningInfo };
  'POST /api/evenings/{evening}/entrants/{number}/leave': { request: { number: number; evening: string; body: Directed }; response: EveningInfo };
  'POST /api/evenings/{evening}/tables/{table}/abandon': { request: { table: number; evening: string; body: { director: string; reason: string } }; response: EveningInfo };
  'PUT /api/evenings/{evening}/rounds/{number}/tables/{table}': { request: { number: number; table: number; evening: string; body: Corrected }; response: EveningInfo };
  'POST /api/evenings/{evening}/end': { request: { evening: string; body: Directed }; response: EveningInfo };
  'GET /api/evenings/{evening}/boards': { request: { evening: string }; response: RoundBoards[] };
  'POST /api/evenings/{evening}/dealing-list': { request: { evening: string; body: Directed }; response: RoundBoards[] };
  'GET /api/evenings/{evening}/curiosities': { request: { evening: string }; response: CuriosityInfo[] };
  'POST /api/evenings/{evening}/next-round': { request: { evening: string; body: Directed }; response: RoundInfo };
  'POST /api/evenings/{evening}/swaps': { request: { evening: string; body: Swapped }; response: EveningInfo };
  'POST /api/evenings/{evening}/tables/{table}/seats/{seat}/bot': { request: { table: number; seat: number; evening: string; body: Directed }; response: EveningInfo };
  'POST /api/demo-evenings': { request: { body: NewDemo }; response: NewEveningMade };
  'POST /api/evenings/{evening}/again': { request: { evening: string; body: Again }; response: NewEveningMade };
  'POST /api/evenings/{evening}/delete': { request: { evening: string; body: Directed }; response: undefined };
  'POST /api/clubs': { request: { body: { name: string } }; response: NewClubMade };
  'GET /api/clubs/{club}': { request: { club: string }; response: ClubInfo };
  'PUT /api/clubs/{club}': { request: { club: string; body: { keeper: string; name: string } }; response: ClubInfo };
  'PUT /api/clubs/{club}/season': { request: { club: string; body: Season }; response: ClubInfo };
  'POST /api/clubs/{club}/delete': { request: { club: string; body: Kept }; response: undefined };
  'PUT /api/clubs/{club}/evenings/{evening}': { request: { club: string; evening: string; body: { keeper: string; director: string } }; response: ClubInfo };
  'POST /api/clubs/{club}/evenings/{evening}/remove': { request: { club: string; evening: string; body: Kept }; response: ClubInfo };
  'POST /api/tables/{table}/shares': { request: { table: string; body: NewShare }; response: ShareInfo };
  'GET /api/tables/{table}/shares': { request: { table: string }; response: ShareInfo[] };
  'DELETE /api/tables/{table}/shares': { request: { table: string }; response: undefined };
  'GET /api/shared/{token}': { request: { token: string; lang?: Language }; response: SharedMatch };
  'GET /api/shared/{token}/reviews/{seat}': { request: { token: string; seat: number; after?: number; lang?: Language }; response: ReviewTold };
  'GET /api/shared/{token}/deals/{number}': { request: { token: string; number: number; lang?: Language }; response: WorkedDeal };
  'POST /api/spreadsheets': { request: { body: Tables }; response: SpreadsheetFile };
  'GET /api/admin/health': { request: { lang?: Language }; response: Health };
  'GET /api/admin/doctor': { request: { lang?: Language }; response: MachineFinding[] };
  'GET /api/admin/deeds': { request: Record<never, never>; response: AdminActionInfo[] };
  'GET /api/notice': { request: Record<never, never>; response: NoticeTold };
  'PUT /api/admin/notice': { request: { body: { text: string } }; response: NoticeTold };
  'DELETE /api/admin/notice': { request: Record<never, never>; response: undefined };
  'GET /api/admin': { request: Record<never, never>; response: Standing };
  'POST /api/admin/session': { request: { body: { phrase: string } }; response: Standing };
  'DELETE /api/admin/session': { request: Record<never, never>; response: undefined };
  'POST /api/tables/{table}/reports': { request: { table: string; body: ReportOrder }; response: undefined };
  'GET /api/admin/reports': { request: Record<never, never>; response: ReportSeen[] };
  'DELETE /api/admin/reports/{report}': { request: { report: string }; response: undefined };
  'DELETE /api/admin/reports/{report}/message': { request: { report: string }; response: undefined };
  'GET /api/admin/tables': { request: Record<never, never>; response: TableSeen[] };
  'DELETE /api/admin/tables/{table}': { request: { table: string }; response: undefined };
  'DELETE /api/admin/tables/{table}/people/{person}': { request: { table: string; person: string }; response: undefined };
  'GET /api/admin/clubs': { request: Record<never, never>; response: ClubSeen[] };
  'DELETE /api/admin/clubs/{club}': { request: { club: string }; response: undefined };
  'GET /api/admin/people': { request: { name?: string }; response: PersonSeen[] };
  'GET /api/admin/people/{person}/tables': { request: { person: string }; response: TableSeen[] };
  'DELETE /api/admin/people/{person}': { request: { person: string }; response: undefined };
  'PUT /api/admin/people/{person}/office': { request: { person: string }; response: undefined };
  'DELETE /api/admin/people/{person}/office': { request: { person: string }; response: undefined };
  'PUT /api/admin/people/{person}/bar': { request: { person: string; body: Hours }; response: undefined };
  'PUT /api/admin/people/{person}/mute': { request: { person: string; body: Hours }; response: undefined };
  'PUT /api/admin/people/{person}/ban': { request: { person: string; body: BanOrder }; response: undefined };
  'DELETE /api/admin/people/{person}/{sanction}': { request: { person: string; sanction: "bar" | "mute" | "ban" }; response: undefined };
}
