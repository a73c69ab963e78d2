import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Focus starts at the thing to do, once it is there: on arrival, and anew at every `stage`. It stays wherever a person
 * has put it. The first of the `selectors` that something matches counts.
 */
export function useBeginning(
  box: RefObject<HTMLElement | null>,
  selectors: readonly string[],
  stage: string | number = 0,
): void {
  const begun = useRef<string | number | null>(null);
  /** What has the focus by itself: nobody has pressed anything since. */
  const placed = useRef<Element | null>(null);
  useEffect(() => {
    const act = () => void (placed.current = null);
    const signs = ['keydown', 'pointerdown'] as const;
    for (const sign of signs) addEventListener(sign, act, true);
    return () => signs.forEach((sign) => removeEventListener(sign, act, true));
  }, []);
  useEffect(() => {
    if (begun.current === stage) return;
    if (!isFree(placed.current)) return void (begun.current = stage);
    const thing = selectors.map((selector) => box.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    if (!thing) return;
    begun.current = stage;
    placed.current = thing;
    thing.focus({ preventScroll: true });
  });
}

/** Show no ring before the first key: on arrival, browsers draw one wherever a script puts the focus. */
export function watchKeys(): void {
  addEventListener('keydown', () => document.documentElement.setAttribute('data-keys', ''), {
    once: true,
    capture: true,
  });
}

/** Move the focus to what a selector matches once, unless a person has put it outside the hand. */
export function useFocus(box: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    if (isLost() || document.activeElement?.closest('.hand'))
      box.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, []);
}

/** Whether nothing has the focus, as after what had it is gone. */
export const isLost = (): boolean => !document.activeElement || document.activeElement === document.body;

/** Whether nobody would miss the focus: nothing has it that can be used, or it was placed there by itself. */
const isFree = (placed: Element | null): boolean =>
  isLost() || document.activeElement === placed || document.activeElement!.matches(':disabled');
