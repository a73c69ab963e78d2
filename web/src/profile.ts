/** What the page of one's own play asks of the server. */

import { call } from './api.ts';

export interface Cost {
  decisions: number;
  faults: number;
  lost: number;
}

export interface GameProfile {
  game: string;
  matches: number;
  won: number;
  /** In the last matches; 0 in games where nobody bids. */
  bids: number;
  made: number;
  partners: { name: string; matches: number; won: number }[];
  reviewed: number;
  cost: Cost;
}

/** A reviewed match. */
export interface MatchCost {
  table: string;
  game: string;
  at: number;
  won: boolean | null;
  cost: Cost;
}

/** How I play: at tables, by reviews, and on boards. */
export interface Profile {
  games: GameProfile[];
  /** The oldest first. */
  matches: MatchCost[];
  kinds: { game: string; what: 'call' | 'lead' | 'follow'; about: string; cost: Cost }[];
  boards: {
    games: {
      game: string;
      boards: number;
      deals: number;
      rating: number | null;
      half: number | null;
      needed: number;
    }[];
    sets: number;
    streak: number;
  };
}

export const fetchProfile = (): Promise<Profile> => call('/api/profile');
