/** What the browser grants this page, such as a database or a lock; undefined if it refuses, or has no such thing. */
export function granted<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
