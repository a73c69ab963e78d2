/** What this browser saw of a shuffle before its match, and added to it. */
export interface Note {
  seal: string;
  luck: string;
  /** Seen only when the match was under way: by somebody who came late, or looks on. */
  late?: true;
}
