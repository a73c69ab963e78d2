/**
 * The browser's way back closes what lies open over a page: each window has an entry in the history, with the address
 * of its page and, as its state, how many windows are open there.
 */

const windows: (() => void)[] = [];
/** True while entries of closed windows are being left. */
let leaving = false;
/** Where to go after that. */
let next = '';

const entries = (): number => (history.state as { windows?: number } | null)?.windows ?? 0;

/** Have the way back call `close` of a window that has been opened; call what is returned when it is closed. */
export function openWindow(close: () => void): () => void {
  windows.push(close);
  addEventListener('click', follow);
  setTimeout(settle);
  return () => {
    if (windows.includes(close)) windows.splice(windows.indexOf(close), 1);
    setTimeout(settle);
  };
}

/** Let the history have as many entries as there are windows; later than what a press does, such as going elsewhere. */
function settle(): void {
  if (leaving) return;
  if (!windows.length) removeEventListener('click', follow);
  const extra = entries() - windows.length;
  leaving = extra > 0;
  if (leaving) history.go(-extra);
  for (let at = entries(); at < windows.length; at++) history.pushState({ windows: at + 1 }, '');
}

function popped(): void {
  // Whatever was opened while entries of closed windows were being left stays open.
  const gone = leaving ? [] : windows.splice(entries());
  leaving = false;
  for (const close of gone.toReversed()) close();
  if (next) go(next);
  next = '';
  setTimeout(settle);
}

/** Call once: an entry of a window that is closed, met on the way back or forward, is passed by. */
export function watchBack(): void {
  addEventListener('popstate', popped);
  settle();
}

/** Go to an address of the page: where a window is open, its entry becomes that of the new page. */
export function go(href: string): void {
  if (leaving) next = href;
  else if (entries()) location.replace(href);
  else location.hash = href;
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('dialog a[href^="#"]');
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.hash);
}
