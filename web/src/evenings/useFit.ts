import { useLayoutEffect, useRef } from 'preact/hooks';

export const MOST_COLUMNS = 4;
/** By how much larger letters are worth another column. */
const BETTER = 1.2;
/** Partners stand on one line if letters of this share of the window's width, or of broken lines, have room there. */
const [READABLE, SMALLER] = [0.03, 0.6];

/**
 * An element whose letters are as large as its box allows, up to a share of the window's width, in whatever number of
 * columns makes them largest; further columns are for letters smaller than `enough`. No name is cut.
 */
export function useFit<T extends HTMLElement>(most: number, enough = most) {
  const box = useRef<T>(null);
  const fitted = useRef('');
  const refit = () => {
    if (!box.current) return;
    const { clientWidth, clientHeight, textContent } = box.current;
    const state = [clientWidth, clientHeight, innerWidth, most, document.fonts.status, textContent].join();
    if (state === fitted.current) return;
    fitted.current = state;
    // A screen that is higher than wide is read from as far.
    const screen = Math.max(innerWidth, 0.9 * innerHeight);
    fit(box.current, most * screen, enough * screen);
  };
  useLayoutEffect(refit);
  useLayoutEffect(() => {
    void document.fonts.ready.then(refit);
    const resized = new ResizeObserver(refit);
    resized.observe(box.current!);
    return () => resized.disconnect();
  }, []);
  return box;
}

function fit(box: HTMLElement, most: number, enough: number): void {
  const heads = [...box.querySelectorAll<HTMLElement>(':scope > .head')];
  const set = ({ size, columns, lines }: Fit) => {
    box.style.fontSize = `${size}px`;
    box.style.setProperty('--columns', String(columns));
    box.style.setProperty('--rows', String(Math.ceil((box.childElementCount - heads.length) / columns)));
    heads.forEach((head, column) => (head.hidden = column >= columns));
    box.style.setProperty('--lines', lines);
  };
  const [broken, whole] = (['normal', 'nowrap'] as const).map((lines) => largest(box, most, enough, lines, set));
  set(whole!.size < Math.min(SMALLER * broken!.size, READABLE * innerWidth) ? broken! : whole!);
}

type Fit = { size: number; columns: number; lines: 'normal' | 'nowrap' };

/** The largest letters at which all of a box is seen, found by halving. */
function largest(box: HTMLElement, most: number, enough: number, lines: Fit['lines'], set: (fit: Fit) => void): Fit {
  const fits = (size: number, columns: number): boolean => {
    set({ size, columns, lines });
    return isWhole(box);
  };
  let best: Fit = { size: 4, columns: 1, lines };
  for (let columns = 1; columns <= Math.min(box.childElementCount || 1, MOST_COLUMNS); columns++) {
    if (best.size > enough || best.size * BETTER > most) break;
    if (!fits(best.size * BETTER, columns)) continue;
    best = { size: best.size * BETTER, columns, lines };
    for (let over = most; over > best.size * 1.03;) {
      const size = Math.sqrt(best.size * over);
      if (fits(size, columns)) best = { size, columns, lines };
      else over = size;
    }
  }
  return best;
}

const isWhole = (box: HTMLElement): boolean =>
  box.scrollHeight <= box.clientHeight &&
  [box, ...box.querySelectorAll('bdi')].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
