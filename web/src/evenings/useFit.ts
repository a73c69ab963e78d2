import { useLayoutEffect, useRef } from 'preact/hooks';

const MOST_COLUMNS = 4;
const EXACT = 0.5;

/**
 * An element whose letters are as large as its box allows, up to a share of the window's width, in whatever number of
 * columns makes them largest. No name is cut.
 */
export function useFit<T extends HTMLElement>(most: number) {
  const box = useRef<T>(null);
  useLayoutEffect(() => {
    const refit = () => box.current && fit(box.current, most * innerWidth);
    refit();
    void document.fonts.ready.then(refit);
    const resized = new ResizeObserver(refit);
    resized.observe(box.current!);
    return () => resized.disconnect();
  });
  return box;
}

function fit(box: HTMLElement, most: number): void {
  const count = box.childElementCount;
  const set = (size: number, columns: number) => {
    box.style.fontSize = `${size}px`;
    box.style.setProperty('--columns', String(columns));
    box.style.setProperty('--rows', String(Math.ceil(count / columns)));
  };
  let best = { size: 1, columns: 1 };
  for (let columns = 1; columns <= Math.min(count || 1, MOST_COLUMNS); columns++) {
    let [fits, over] = [best.size, most];
    while (over - fits > EXACT) {
      const size = (fits + over) / 2;
      set(size, columns);
      if (isWhole(box)) fits = size;
      else over = size;
    }
    if (fits > best.size) best = { size: fits, columns };
  }
  set(best.size, best.columns);
}

const isWhole = (box: HTMLElement): boolean =>
  box.scrollHeight <= box.clientHeight &&
  [box, ...box.querySelectorAll('bdi')].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
