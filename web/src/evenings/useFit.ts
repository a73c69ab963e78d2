import { useLayoutEffect, useRef } from 'preact/hooks';

const MOST_COLUMNS = 4;
/** By how much larger letters are worth another try. */
const BETTER = 1.03;

/**
 * An element whose letters are as large as its box allows, up to a share of the window's width, in whatever number of
 * columns makes them largest. No name is cut.
 */
export function useFit<T extends HTMLElement>(most: number) {
  const box = useRef<T>(null);
  const fitted = useRef('');
  const refit = () => {
    if (!box.current) return;
    const { clientWidth, clientHeight, textContent } = box.current;
    const state = [clientWidth, clientHeight, innerWidth, most, document.fonts.status, textContent].join();
    if (state === fitted.current) return;
    fitted.current = state;
    fit(box.current, most * innerWidth);
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

function fit(box: HTMLElement, most: number): void {
  const count = box.childElementCount;
  const set = (size: number, columns: number) => {
    box.style.fontSize = `${size}px`;
    box.style.setProperty('--columns', String(columns));
    box.style.setProperty('--rows', String(Math.ceil(count / columns)));
  };
  const fits = (size: number, columns: number): boolean => {
    set(size, columns);
    return isWhole(box);
  };
  let best = { size: 4, columns: 1 };
  for (let columns = 1; columns <= Math.min(count || 1, MOST_COLUMNS); columns++) {
    if (!fits(best.size * BETTER, columns)) continue;
    best = { size: best.size * BETTER, columns };
    for (let over = most; over > best.size * BETTER;) {
      const size = Math.sqrt(best.size * over);
      if (fits(size, columns)) best = { size, columns };
      else over = size;
    }
  }
  set(best.size, best.columns);
}

const isWhole = (box: HTMLElement): boolean =>
  box.scrollHeight <= box.clientHeight &&
  [box, ...box.querySelectorAll('bdi')].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
