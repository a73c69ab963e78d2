// Made by scripts/http_ts.py from classes of the same names in src/fourkings/app and server/http: see there.

import type { AccountLine, CoachSentence, EventUpdate, Pace, Seating, Sentence, Snapshot, TimeControlChoice, WatchPolicy } from './messages.ts';

export type Language = "en" | "fr" | "ar" | "es" | "ru" | "tr" | "pt";
export type Theme = "call" | "lead" | "follow" | "discard" | "ruff" | "take" | "duck" | "ending" | "several" | "first-trick" | "second-hand" | "third-hand" | "last-hand" | "draw-trumps" | "master" | "singleton" | "alone" | "void" | "partner-void" | "new-suit" | "leave-partner" | "feed-partner" | "keep-trump" | "cheap-winner" | "high-winner" | "high-loser" | "take-points" | "dodge-points" | "get-rid" | "avoid-tricks" | "last-of-suit" | "low-bid" | "high-bid" | "sell";
export type Quality = "brilliant" | "best" | "unclear" | "inaccuracy" | "mistake" | "blunder" | "unlucky" | "lucky";
export type OfflineCopy = "" | "taken" | "returned" | "verified" | "unverified";
export type EveningKind = "partners" | "alone" | "pairs" | "teams";
export type LuckVerdict = "even" | "odd" | "few";
export type Origin = "match" | "lesson" | "practice" | "record";
export interface AdminActionInfo {
  at: number; by: string; name: string; you: boolean;
  what: "enter" | "resign" | "close" | "forget" | "bar" | "unbar" | "mute" | "unmute" | "ban" | "unban" | "remove" | "remove-message" | "settle" | "appoint" | "dismiss" | "announce" | "take-back" | "delete-club";
  about: string; person: string;
}
export interface Again { director: string; starts?: number | null }
export interface Alike {
  table: string; seat: number; place: number; deal: number; action: number; verdict: Quality; at: number;
}
export interface AnswerInfo { set: string; handle: string; name: string; game: string; day: string }
export interface Asked { seat?: number | null }
export interface Avoided { people: AvoidedPerson[] }
export interface AvoidedPerson { handle: string; name: string }
export interface Beside { set: string; game: string; name: string; boards: BoardBeside[]; totals: [number, number] }
export interface BoardBeside {
  board: number; yours: number[][]; theirs: number[][]; gains: [number, number]; by_deal: [number, number][];
  parting: PartedHere | null;
}
export interface BoardInfo {
  number: number; dealer: number; hands: string[][]; turned: string | null; face_up: string[];
}
export interface BotMedian { matchpoints: number; bots: number }
export interface CardValue { action: string; least: number; most: number }
export interface Challenge { set: string; handle: string }
export interface ChangedDealing {
  pack?: string[]; packets?: number[]; first_dealer?: "highest" | "lowest"; seats?: "joined" | "drawn" | "kings";
  turn_up?: number | null; face_up?: number | null;
}
export interface ClubEveningInfo {
  evening: string; name: string; game: string; kind: EveningKind; created: number; over: boolean; people: number;
  rounds: number; first: string[];
}
export interface ClubInfo {
  club: string; name: string; minimum: number; best: number; evenings: ClubEveningInfo[]; standings: ClubStandingInfo[];
}
export interface ClubStandingInfo {
  place: number; first: number; last: number; rounds: number; share: number; low: number | null; high: number | null;
  few: boolean; name: string; me: boolean; evenings: number;
}
export interface CuriosityInfo {
  kind: "bid" | "slam" | "points" | "swing" | "same"; round: number; deal: number; tables: number[]; people: number[];
  number: number;
}
export interface CutTo { director: string; places: number; carry?: boolean }
export interface DealPoints { number: number; points: number[] }
export interface DealingInfo {
  pack: string[]; packets: number[]; first_dealer: "highest" | "lowest"; seats: "joined" | "drawn" | "kings";
  turn_up: number | null; face_up: number | null;
}
export interface Directed { director: string }
export interface EntrantInfo {
  number: number; name: string; partner: number | null; team: number[]; plays_for: number; here: boolean; cut: boolean;
  by_director: boolean;
}
export interface EveningInfo {
  evening: string; created: number; name: string; place: string; starts: number | null; next: string; version: number;
  kind: EveningKind; game: string; preset: string; options: Record<string, number | string>; planned: number;
  minutes: number; fill: string; same_boards: boolean; swiss: boolean; demo: boolean; paper: boolean; scorers: number;
  deals: number | null; spares: number; sums: number[][]; titles: string[]; league: boolean; pace: string;
  entrants: EntrantInfo[]; rounds: RoundInfo[]; standings: StandingInfo[]; minimum: number; ended: boolean; now: number;
  commitment: string; secret: string | null; me: number | null;
}
export interface ExerciseAnswered {
  right: boolean; loss: number; excess: number; choices: Valued[]; explanation: Explained | null;
  course: { game: string; theme: Theme; answered: number; rounds: Mean[] };
}
export interface ExerciseHand {
  game: string; deal_number: number; deal: WorkedDeal; legal: string[]; worth: Record<string, number>;
  refusals: Record<string, Sentence>; theme: Theme; number: number; place: number;
}
export interface Explained {
  version: number; parts: { key: string; params: Record<string, string | number | string[]> }[]; theme: string | null;
  action: string; better: string;
}
export interface GameBoards {
  game: string; boards: number; deals: number; rating: number | null; half: number | null; needed: number;
}
export interface GameInfo {
  id: string; aliases: string[]; clockwise: boolean; partners: boolean; team_scores: boolean;
  presets: Record<string, Record<string, number | string>>; short: string | null; options: OptionInfo[];
  dealing: DealingInfo; dealing_changes: { option: string; value: number | string; changes: ChangedDealing }[];
  worked: boolean; lesson: boolean; levels: string[];
}
export interface GameProfile {
  game: string; matches: number; won: number; offline_copies: number; bids: number; kept: number;
  partners: { name: string; matches: number; won: number }[]; daily: { set: string; day: string; share: number }[];
  boards: GameBoards | null; puzzles: { at: number; rating: number }[];
  reviewed: { table: string; at: number; won: boolean | null; mistakes: number }[]; skill: Skill | null;
  leak: LeakFound; practised: { game: string; theme: Theme; first: Mean; last: Mean; before: Mean; since: Mean }[];
}
export interface Given { action: string; rated?: boolean }
export interface HandedTable {
  id: string; game: string; preset: string; secret: string; pace: string;
  summary: (number | boolean | number[] | string[] | null)[]; created: number; updated: number; origin: string;
  offline_copy: "taken" | "unverified"; info: TableInfo;
}
export interface Health {
  version: string; schema_version: string; up: number; late: number; slow: boolean; database: string; awake: number;
  people: number; tables: number; servers: number; backup: NewestBackup | null;
}
export interface Hours { hours: number }
export interface Kept { keeper: string }
export interface Laid { chips: number[] }
export interface LeakFound { theme: string; loss: number; half: number; times: number; matches: number; needed: number }
export interface LessonAdvice { version: number; action: string; parts: CoachSentence[]; warned: Warned[] }
export interface LessonInfo {
  game: string; remarks: { clause: string; text: string; deal: number; step: number }[]; about: string; skips: boolean;
  over: boolean; strategy: string[];
}
export interface Line { deal: number; action: number; line?: string[] }
export interface LineSeen { at: number; person: string; name: string; text: string; phrase: string; reported: boolean }
export interface LineTold {
  step: Step; legal: string[]; points: number[] | null; kind: "exact" | "mean" | "none"; values: CardValue[];
  calls: { action: string; gain: number }[]; explanation: Explained | null;
}
export interface Luck { falls: LuckFall[]; verdict: LuckVerdict; odd: number }
export interface LuckFall { game: string; cards: number; matches: number; deals: number; tables: LuckTable[] }
export interface LuckTable {
  what: string; rows: { cells: string[]; seen: number; expected: number; chance: number }[]; chi: number;
  freedom: number; p: number | null; verdict: LuckVerdict;
}
export interface Made { table: string }
export interface MatchInfo {
  table: string; game: string; preset: string; totals: number[]; updated: number; origin: Origin;
  offline_copy: OfflineCopy; mirror: boolean; deals: number; seat: number; won: boolean | null; players: Seated[];
  review: { done: boolean; faults: number } | null;
}
export interface Me { name: string; lang: Language | null; banned: number | null }
export interface Mean { mean: number; half: number | null; many: number }
export interface Mine {
  handle: string; board: number; played: number; finished: boolean; ranked: boolean; given_up: boolean;
  apart: "" | "visitor" | "repeat";
}
export interface MistakeAnswered {
  right: boolean; done: boolean; loss: number; choices: Valued[]; verdict: Verdict | null;
  explanation: Explained | null; reveal: PuzzleReveal | null;
}
export interface MistakeAsked {
  game: string; deal_number: number; deal: WorkedDeal; legal: string[]; worth: Record<string, number>;
  refusals: Record<string, Sentence>; played: number | null;
}
export interface MistakesOfDay { due: string[]; answered: number; total: number; mastered: number; next: number | null }
export interface Moved { updates: EventUpdate[]; over: boolean; finished: boolean }
export interface MyDay {
  streak: number; week: { day: string; played: boolean }[]; deals: [number, number] | null; mistakes: [number, number];
  puzzles: number; next: { what: "deals" | "mistakes" | "puzzle"; game: string; id: string; board: number } | null;
}
export interface NewEvening {
  game: string; preset?: string; options?: Record<string, number | string>; kind: EveningKind; rounds: number;
  minutes?: number; fill?: string; same_boards?: boolean; swiss?: boolean; paper?: boolean;
  clock?: TimeControlChoice | null; hints?: boolean; pace?: Pace;
}
export interface NewEveningMade { evening: string; director: string }
export interface NewPractice {
  deal: number; action: number; line?: string[]; table: string; bots?: string; cards?: "same" | "another"; pace?: Pace;
}
export interface NewSolution { deal: string; trump?: "S" | "H" | "D" | "C" | "NT"; leader?: number; line?: string[] }
export interface NewTable {
  game: string; preset?: string; options?: Record<string, number | string>; bots?: string | string[]; pace?: Pace;
  seal?: string | null; contribution?: string;
}
export interface NewWaitingRoom {
  game: string; preset?: string; options?: Record<string, number | string>; seats?: Seating; watch?: WatchPolicy;
  chat?: boolean; hints?: boolean; mirror?: boolean; stand_in?: string; pace?: Pace; clock?: TimeControlChoice | null;
}
export interface NewestBackup { at: number; file: string; rows: number; checked: number | null; fault: string }
export interface NoticeTold { text: string; at: number | null }
export interface OpenTable {
  table: string; game: string; preset: string; options: Record<string, number | string>; host: string; people: number;
  free: number; bank: number; days: number; mine: boolean;
}
export interface Opened { open: boolean }
export interface OptionInfo {
  name: string; clause: string; values: (number | string)[] | null; range: [number, number] | null;
  default: number | string; needs: Record<string, [string, number | string]>;
}
export interface OwnDeal { board: number; deal: number; gain: number; mean: number; matchpoints: number }
export interface OwnRating { rating: number; needed: number }
export interface Page { html: string }
export interface Paired { director: string; first: number; second: number }
export interface PartedHere {
  deal: number; seat: number; trump: string; about: string; hand: string[]; trick: [number, string][];
  said: [number, string][]; yours: string; theirs: string;
}
export interface PastDay { day: string; played: { game: string; share: number | null }[] }
export interface PersonSeen {
  person: string; name: string; told: number; you: boolean; administrator: boolean; sanctions: Record<string, number>;
}
export interface Place {
  handle: string; name: string; you: boolean; matchpoints: number; beyond: { mean: number; half: number | null };
}
export interface PlayingInfo {
  seats: number[]; bot_names: string[]; result: { scores: number[]; winners: number[]; deals: DealPoints[] } | null;
  abandoned: string; corrected: string; deal: number; quiet: number; bots: number[]; waits: number[]; table: string;
}
export interface PracticeInfo {
  of: string; deal: number; action: number; line: string[]; bots: string; cards: "same" | "another"; seat: number;
  happened: Way | null; now: Way;
}
export interface Problem { code: string; message: string }
export interface PuzzleAnswered {
  right: boolean; loss: number; choices: Valued[]; themes: Theme[]; explanation: Explained | null;
  moved: { before: number; after: number; needed: number } | null;
}
export interface PuzzleAsked {
  game: string; deal_number: number; deal: WorkedDeal; legal: string[]; worth: Record<string, number>;
  refusals: Record<string, Sentence>; id: string; rating: number;
}
export interface PuzzleList {
  day: string; today: string | null; puzzles: number; right: number; next: string | null; own: OwnRating | null;
  themes: PuzzleTheme[];
}
export interface PuzzleReveal {
  explanation: Explained | null; choices: Valued[]; worse: number; better: number; deals: number;
  drawn: WorkedDeal | null; real: WorkedDeal; at: number; themes: Theme[];
}
export interface PuzzleTheme { theme: Theme; puzzles: number }
export interface RankInfo { share: number; place: number; tied: number; of: number }
export interface Reach { origins: string[]; obstacle: "this-machine" | "no-network" | "unknown" | null }
export interface ReadingAnswered {
  seat: number; own: number[]; best: number[]; score: number; clues: ReadingClue[]; at: number; real: WorkedDeal;
  course: ReadingCourse;
}
export interface ReadingAsked {
  game: string; deal_number: number; deal: WorkedDeal; number: number; card: string; seats: number[];
}
export interface ReadingClue {
  kind: "ruff" | "discard" | "no-ruff" | "no-overruff" | "no-throw" | "lead" | "announcement" | "hand" | "count" | "likelier";
  seat: number; by: number; action: string | null; led: string | null; trick: number; moment: number; wasted: number;
}
export interface ReadingCourse {
  game: string; score: Mean; answered: number; curve: { chips: number; seats: number; held: number }[];
}
export interface ReportSeen { report: string; table: string; at: number; by: string; lines: LineSeen[] }
export interface ReviewInfo { table: string; seat: number; reached: number; total: number; done: boolean }
export interface ReviewTold {
  table: string; seat: number; reached: number; total: number; done: boolean; game: string; names: string[];
  mine: number; story: string[]; deals: { aim: string; points: string }[]; verdicts: Verdict[];
}
export interface RoundBoards { round: number; boards: BoardInfo[] }
export interface RoundInfo {
  tables: PlayingInfo[]; substitutes: number[][]; idle: number[]; ends: number | null; over: boolean; swaps: SwapInfo[];
}
export interface Seal { seal: string }
export interface Seated { name: string; bot: string }
export interface SetInfo {
  id: string; day: string; name: string; game: string; preset: string; options: Record<string, number | string>;
  replies: string; boards: number; deals: number; seal: string; secret: string | null; over: boolean;
  field: [number, number] | null; mine: Mine | null; by: string;
}
export interface ShareInfo { token: string; hidden: boolean; at: number }
export interface SharedMatch {
  game: string; names: string[]; mine: number; deals: number; totals: number[]; winners: number[]; reviewed: number[];
  offline_copy: OfflineCopy;
}
export interface Sheet { scores?: number[]; deals?: number[][]; director?: string }
export interface Site {
  version: string; issues: string; imprint: string; privacy: string; reports: boolean; alone: boolean;
  compiling: boolean;
}
export interface Skill {
  value: number; needed: number; daily: number | null; puzzles: number | null; reviews: number | null;
  line: { day: string; value: number }[];
}
export interface SolvedDeal {
  game: string; deal: string; step: Step; values: CardValue[]; side: number[]; tricks: boolean; stopped: boolean;
  estimate: number | null;
}
export interface Somebody { guest: number }
export interface Standing { possible: boolean; administrator: boolean; first: boolean }
export interface StandingInfo {
  place: number; first: number; last: number; rounds: number; share: number; low: number | null; high: number | null;
  few: boolean; entrants: number[]; points: number; stage: number;
}
export interface Standings {
  people: Place[]; visitors: Place[]; own: Place; later: Place[]; rank: RankInfo | null; bots: BotMedian | null;
  deals: OwnDeal[];
}
export interface Step {
  seat: number | null; action: string; said: string; hands: string[][]; leader: number; trick: string[];
  winner: number | null; turn: number | null; legal: string[]; trump: string; declared: string; stakes: Sentence[];
  won: number[]; remarks: { clause: string; text: string }[];
}
export interface SwapInfo { first: number; second: number; reason: string }
export interface TableInfo {
  table: string; game: string; preset: string; totals: number[]; updated: number; origin: Origin;
  offline_copy: OfflineCopy; version: number; number: number; deals: number; seat: number | null; over: boolean;
  winners: number[]; lesson: boolean; slow: boolean; waits: boolean; turn: boolean; away: boolean; due: number | null;
  others: string[];
}
export interface TableRead {
  seat: number; own: number[]; best: number[]; score: number; clues: ReadingClue[]; at: number; card: string;
  seats: number[];
}
export interface TableSeen {
  table: string; game: string; preset: string; stage: "waiting-room" | "match" | "over" | "closed"; number: number;
  people: { person: string; name: string }[]; awake: boolean; made: number; updated: number;
}
export interface Tables { sheets: { title: string; rows: ((number | string)[])[] }[] }
export interface Texts { fluent: string }
export interface Today { day: string; ends: number; streak: number; sets: TodaySet[] }
export interface TodaySet {
  id: string; game: string; boards: number; deals: number; played: number; finished: boolean; share: number | null;
}
export interface Traveller { lines: TravellerLine[] }
export interface TravellerLine { name: string; bots: number; you: boolean; gain: number; calls: string[] }
export interface Valued { actions: string[]; right: boolean; loss: number; error: number }
export interface Verdict {
  deal: number; action: number; played: string; best: string; loss: number; low: number; high: number;
  seen: number | null; surprise: number; verdict: Quality; explanation: Explained | null; reason: string; place: number;
  heading: string; said: string; trumps: string; kind: ["call" | "lead" | "follow", string]; choices: string[][];
  losses: [number, number][]; habits: Record<string, number[]>; places: [number, number];
  exact: [number, number, number, number, number, number | null]; deals: number; hand: string[];
  trick: [number, string][];
}
export interface Warned { action: string; worse: number }
export interface Way { actions: string[]; points: number[] | null; won: number[] | null }
export interface Week {
  first: string; players: { name: string; you: boolean; sets: number; share: number; ahead: number; behind: number }[];
}
export interface WhyPlayed {
  seat: number; action: string; instead: string | null; loss: number; error: number; explanation: Explained | null;
}
export interface WorkedDeal {
  game: string; options: Record<string, number | string>; number: number; scores: number[]; names: string[];
  bots: boolean[]; dealer: number; clockwise: boolean; partners: boolean; team_scores: boolean; mine: number | null;
  reader: number | null; about: string; steps: Step[]; account: AccountLine[]; points: number[];
}
export interface WrongDealProblem {
  code: string; message: string; readings: DealPoints[][]; deal: number; wrong: number | null; near: number[];
  possible: number[];
}
export interface WrongSumProblem {
  code: string; message: string; readings: DealPoints[][]; deal: number; total: number; near: number[]; exact: boolean;
}

export interface Api {
  'POST /api/challenges': { request: { body: { table: string } }; response: Challenge };
  'POST /api/boards/{set_id}/end': { request: { set_id: string }; response: undefined };
  'POST /api/boards/{set_id}/answers/{handle}': { request: { set_id: string; handle: string }; response: undefined };
  'DELETE /api/boards/{set_id}/answers/{handle}': { request: { set_id: string; handle: string }; response: undefined };
  'GET /api/boards/{set_id}/beside/{handle}': { request: { set_id: string; handle: string }; response: Beside };
  'GET /api/week': { request: Record<never, never>; response: Week };
  'GET /api/days': { request: { on?: string }; response: { day: string; ends: number; sets: SetInfo[] } };
  'GET /api/days/past': { request: Record<never, never>; response: { days: PastDay[]; streak: number } };
  'GET /api/me/sets': { request: Record<never, never>; response: { begun: SetInfo[]; answers: AnswerInfo[]; days: boolean; today: Today | null } };
  'GET /api/boards/{set_id}': { request: { set_id: string; by?: string }; response: SetInfo };
  'POST /api/boards/{set_id}/{board}': { request: { set_id: string; board: number; by?: string }; response: Snapshot };
  'POST /api/boards/{set_id}/{board}/actions': { request: { set_id: string; board: number; body: { version: number; action: string } }; response: Moved };
  'GET /api/boards/{set_id}/{board}/rank': { request: { set_id: string; board: number }; response: { gain: number; mean: number | null; rank: RankInfo | null } };
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
  'POST /api/mistakes/{mistake}/answer': { request: { mistake: string; lang?: Language; body: { action: string; again?: boolean; counts?: boolean } }; response: MistakeAnswered };
  'POST /api/tables/{table}/lines': { request: { table: string; lang?: Language; body: Line }; response: LineTold };
  'POST /api/practices': { request: { body: NewPractice }; response: Made };
  'GET /api/practices/{table}': { request: { table: string }; response: PracticeInfo };
  'GET /api/me/day': { request: Record<never, never>; response: MyDay };
  'GET /api/profile': { request: Record<never, never>; response: { games: GameProfile[] } };
  'GET /api/puzzles/{game}': { request: { game: string; theme?: Theme | null; beside?: string }; response: PuzzleList };
  'GET /api/puzzles/{game}/{puzzle}': { request: { game: string; puzzle: string; lang?: Language }; response: PuzzleAsked };
  'POST /api/puzzles/{game}/{puzzle}/answer': { request: { game: string; puzzle: string; body: Given }; response: PuzzleAnswered };
  'POST /api/puzzles/{game}/{puzzle}/reveal': { request: { game: string; puzzle: string; lang?: Language; body: Given }; response: PuzzleReveal };
  'POST /api/exercises/{game}/{theme}/hands': { request: { game: string; theme: Theme; lang?: Language }; response: ExerciseHand };
  'POST /api/exercises/{game}/{theme}/hands/{number}/answer': { request: { game: string; theme: Theme; number: number; body: Given }; response: ExerciseAnswered };
  'POST /api/exercises/{game}/{theme}/hands/{number}/reveal': { request: { game: string; theme: Theme; number: number; lang?: Language }; response: PuzzleReveal };
  'POST /api/readings/{game}/questions': { request: { game: string; lang?: Language }; response: ReadingAsked };
  'POST /api/readings/{game}/questions/{number}/answer': { request: { game: string; number: number; lang?: Language; body: Laid }; response: ReadingAnswered };
  'POST /api/tables/{table_id}/readings': { request: { table_id: string }; response: { number: number; card: string; seats: number[] } };
  'POST /api/tables/{table_id}/readings/{number}/answer': { request: { table_id: string; number: number; body: Laid }; response: undefined };
  'GET /api/tables/{table_id}/deals/{number}/readings': { request: { table_id: string; number: number }; response: TableRead[] };
  'POST /api/records': { request: { lang?: Language; body: { record: string; seat?: number } }; response: Made };
  'POST /api/boards/{set_id}/{board}/match': { request: { set_id: string; board: number; lang?: Language }; response: Made };
  'GET /api/matches': { request: Record<never, never>; response: MatchInfo[] };
  'GET /api/reviews': { request: Record<never, never>; response: ReviewInfo[] };
  'POST /api/tables/{table}/reviews': { request: { table: string; body: Asked }; response: ReviewInfo };
  'GET /api/tables/{table}/reviews/{seat}': { request: { table: string; seat: number; after?: number; lang?: Language }; response: ReviewTold };
  'GET /api/tables/{table}/reviews/{seat}/{place}/like': { request: { table: string; seat: number; place: number }; response: Alike[] };
  'POST /api/solutions': { request: { lang?: Language; body: NewSolution }; response: SolvedDeal };
  'GET /api/games': { request: Record<never, never>; response: GameInfo[] };
  'GET /api/texts': { request: { lang?: Language }; response: Texts };
  'GET /api/rules/{game}': { request: { game: string; lang?: Language }; response: Page };
  'GET /api/rules/{game}/deal': { request: { game: string; lang?: Language }; response: WorkedDeal };
  'POST /api/me/links': { request: Record<never, never>; response: { token: string; expires: number } };
  'DELETE /api/me/links': { request: Record<never, never>; response: undefined };
  'POST /api/session': { request: { body: { token: string } }; response: Me };
  'GET /api/push': { request: Record<never, never>; response: { key: string } };
  'PUT /api/push': { request: { body: { endpoint: string; p256dh: string; auth: string } }; response: { id: string } };
  'DELETE /api/push/{name}': { request: { name: string }; response: undefined };
  'GET /api/site': { request: Record<never, never>; response: Site };
  'GET /api/reach': { request: Record<never, never>; response: Reach };
  'GET /api/luck': { request: Record<never, never>; response: Luck };
  'GET /api/tables/{table}/hand-over': { request: { table: string }; response: { table: HandedTable; events: string[] } };
  'POST /api/tables/{table}/hand-back': { request: { table: string; body: { first: number; events: string[]; seen?: number } }; response: { table: string; version: number } };
  'POST /api/gatherings': { request: { body: NewWaitingRoom }; response: Made };
  'GET /api/open': { request: Record<never, never>; response: OpenTable[] };
  'POST /api/open': { request: { body: { game: string } }; response: { table: string; made: boolean } };
  'GET /api/tables/{table}/open': { request: { table: string }; response: Opened };
  'PUT /api/tables/{table}/open': { request: { table: string; body: Opened }; response: Opened };
  'POST /api/tables/{table}/avoid': { request: { table: string; body: Somebody }; response: undefined };
  'GET /api/me/avoided': { request: Record<never, never>; response: Avoided };
  'DELETE /api/me/avoided': { request: Record<never, never>; response: undefined };
  'DELETE /api/me/avoided/{handle}': { request: { handle: string }; response: undefined };
  'POST /api/evenings': { request: { body: NewEvening }; response: NewEveningMade };
  'GET /api/me/evenings': { request: Record<never, never>; response: { evening: string; game: string; created: number; over: boolean }[] };
  'GET /api/evenings/{evening}': { request: { evening: string }; response: EveningInfo };
  'PUT /api/evenings/{evening}/me': { request: { evening: string }; response: EveningInfo };
  'DELETE /api/evenings/{evening}/me': { request: { evening: string }; response: undefined };
  'POST /api/evenings/{evening}/tables/{table}/sheet': { request: { table: number; evening: string; body: Sheet }; response: EveningInfo };
  'POST /api/evenings/{evening}/rounds': { request: { evening: string; body: Directed }; response: EveningInfo };
  'POST /api/evenings/{evening}/time': { request: { evening: string; body: { director: string; seconds: number | null } }; response: EveningInfo };
  'POST /api/evenings/{evening}/pairs': { request: { evening: string; body: Paired }; response: EveningInfo };
  'POST /api/evenings/{evening}/teams': { request: { evening: string; body: { director: string; members: number[] } }; response: EveningInfo };
  'POST /api/evenings/{evening}/substitutes': { request: { evening: string; body: Paired }; response: EveningInfo };
  'POST /api/evenings/{evening}/cut': { request: { evening: string; body: CutTo }; response: EveningInfo };
  'PUT /api/evenings/{evening}/about': { request: { evening: string; body: { director: string; name?: string; place?: string; starts?: number | null } }; response: EveningInfo };
  'POST /api/evenings/{evening}/minimum': { request: { evening: string; body: { director: string; rounds: number } }; response: EveningInfo };
  'POST /api/evenings/{evening}/entrants': { request: { evening: string; body: { director: string; name: string } }; response: EveningInfo };
  'POST /api/evenings/{evening}/entrants/{number}/forget': { request: { number: number; evening: string; body: Directed }; response: EveningInfo };
  'POST /api/evenings/{evening}/entrants/{number}/leave': { request: { number: number; evening: string; body: Directed }; response: EveningInfo };
  'POST /api/evenings/{evening}/tables/{table}/abandon': { request: { table: number; evening: string; body: { director: string; reason: string } }; response: EveningInfo };
  'PUT /api/evenings/{evening}/rounds/{number}/tables/{table}': { request: { number: number; table: number; evening: string; body: { scores?: number[]; deals?: number[][]; director?: string; reason: string; insist?: boolean } }; response: EveningInfo };
  'POST /api/evenings/{evening}/end': { request: { evening: string; body: Directed }; response: EveningInfo };
  'GET /api/evenings/{evening}/boards': { request: { evening: string }; response: RoundBoards[] };
  'POST /api/evenings/{evening}/dealing-list': { request: { evening: string; body: Directed }; response: RoundBoards[] };
  'GET /api/evenings/{evening}/curiosities': { request: { evening: string }; response: CuriosityInfo[] };
  'POST /api/evenings/{evening}/next-round': { request: { evening: string; body: Directed }; response: RoundInfo };
  'POST /api/evenings/{evening}/swaps': { request: { evening: string; body: { director: string; first: number; second: number; reason?: string } }; response: EveningInfo };
  'POST /api/evenings/{evening}/tables/{table}/seats/{seat}/bot': { request: { table: number; seat: number; evening: string; body: Directed }; response: EveningInfo };
  'POST /api/demo-evenings': { request: { body: { reason: string; people?: string[] } }; response: NewEveningMade };
  'POST /api/evenings/{evening}/again': { request: { evening: string; body: Again }; response: NewEveningMade };
  'POST /api/evenings/{evening}/delete': { request: { evening: string; body: Directed }; response: undefined };
  'POST /api/clubs': { request: { body: { name: string } }; response: { club: string; keeper: string } };
  'GET /api/clubs/{club}': { request: { club: string }; response: ClubInfo };
  'PUT /api/clubs/{club}': { request: { club: string; body: { keeper: string; name: string } }; response: ClubInfo };
  'PUT /api/clubs/{club}/season': { request: { club: string; body: { keeper: string; minimum: number; best: number } }; response: ClubInfo };
  'POST /api/clubs/{club}/delete': { request: { club: string; body: Kept }; response: undefined };
  'PUT /api/clubs/{club}/evenings/{evening}': { request: { club: string; evening: string; body: { keeper: string; director: string } }; response: ClubInfo };
  'POST /api/clubs/{club}/evenings/{evening}/remove': { request: { club: string; evening: string; body: Kept }; response: ClubInfo };
  'POST /api/tables/{table}/shares': { request: { table: string; body: { hidden?: boolean } }; response: ShareInfo };
  'GET /api/tables/{table}/shares': { request: { table: string }; response: ShareInfo[] };
  'DELETE /api/tables/{table}/shares': { request: { table: string }; response: undefined };
  'GET /api/shared/{token}': { request: { token: string; lang?: Language }; response: SharedMatch };
  'GET /api/shared/{token}/reviews/{seat}': { request: { token: string; seat: number; after?: number; lang?: Language }; response: ReviewTold };
  'GET /api/shared/{token}/deals/{number}': { request: { token: string; number: number; lang?: Language }; response: WorkedDeal };
  'POST /api/spreadsheets': { request: { body: Tables }; response: { xlsx: string } };
  'GET /api/admin/health': { request: { lang?: Language }; response: Health };
  'GET /api/admin/doctor': { request: { lang?: Language }; response: { health: "well" | "mind" | "ill"; text: string; remedy: string }[] };
  'GET /api/admin/deeds': { request: Record<never, never>; response: AdminActionInfo[] };
  'GET /api/notice': { request: Record<never, never>; response: NoticeTold };
  'PUT /api/admin/notice': { request: { body: { text: string } }; response: NoticeTold };
  'DELETE /api/admin/notice': { request: Record<never, never>; response: undefined };
  'GET /api/admin': { request: Record<never, never>; response: Standing };
  'POST /api/admin/session': { request: { body: { phrase: string } }; response: Standing };
  'DELETE /api/admin/session': { request: Record<never, never>; response: undefined };
  'POST /api/tables/{table}/reports': { request: { table: string; body: { number: number } }; response: undefined };
  'GET /api/admin/reports': { request: Record<never, never>; response: ReportSeen[] };
  'DELETE /api/admin/reports/{report}': { request: { report: string }; response: undefined };
  'DELETE /api/admin/reports/{report}/message': { request: { report: string }; response: undefined };
  'GET /api/admin/tables': { request: Record<never, never>; response: TableSeen[] };
  'DELETE /api/admin/tables/{table}': { request: { table: string }; response: undefined };
  'DELETE /api/admin/tables/{table}/people/{person}': { request: { table: string; person: string }; response: undefined };
  'GET /api/admin/clubs': { request: Record<never, never>; response: { club: string; name: string; evenings: number; made: number }[] };
  'DELETE /api/admin/clubs/{club}': { request: { club: string }; response: undefined };
  'GET /api/admin/people': { request: { name?: string }; response: PersonSeen[] };
  'GET /api/admin/people/{person}/tables': { request: { person: string }; response: TableSeen[] };
  'DELETE /api/admin/people/{person}': { request: { person: string }; response: undefined };
  'PUT /api/admin/people/{person}/office': { request: { person: string }; response: undefined };
  'DELETE /api/admin/people/{person}/office': { request: { person: string }; response: undefined };
  'PUT /api/admin/people/{person}/bar': { request: { person: string; body: Hours }; response: undefined };
  'PUT /api/admin/people/{person}/mute': { request: { person: string; body: Hours }; response: undefined };
  'PUT /api/admin/people/{person}/ban': { request: { person: string; body: { hours: number; address: boolean } }; response: undefined };
  'DELETE /api/admin/people/{person}/{sanction}': { request: { person: string; sanction: "bar" | "mute" | "ban" }; response: undefined };
}
