/** Let the browser do what waits: draw, or answer a finger. A page that nobody sees goes on, too. */
export const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume));
