/**
 * The server's time, in milliseconds since 1970: the clock of the device may be hours wrong, and may be set at any
 * moment. It is learned from the server's answers and counted on by a clock that nobody sets. Without a server, the
 * clock of the device decides.
 */

/** Milliseconds by which an answer may differ without being news: it has whole seconds, and takes time to arrive. */
const SLACK = 1500;

let ahead: number | null = null;

/** Learn from the `Date` header of an answer, which omits up to a second: nobody is shown more time than there is. */
export function learnTime(date: string | null): void {
  const given = Date.parse(date ?? '') + 1000 - performance.now();
  if (Number.isNaN(given)) return;
  if (ahead === null || Math.abs(given - ahead) > SLACK) ahead = given;
}

export const serverNow = (): number => (ahead === null ? Date.now() : ahead + performance.now());
