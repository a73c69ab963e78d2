import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Where letters are typed. */
export const TYPED = 'input:not([type=checkbox], [type=radio], [type=range]), textarea';

/** What has the focus by itself: nobody has pressed anything since. */
let placed: Element | null = null;

export function place(thing: HTMLElement): void {
  placed = thing;
  if (thing.tabIndex < 0) thing.tabIndex = -1;
  thing.focus({ preventScroll: true });
}

const firstOf = (selectors: readonly string[], box: ParentNode = document): HTMLElement | undefined =>
  selectors.map((selector) => box.querySelector<HTMLElement>(selector)).find((thing) => thing !== null);

/** How long a button may be disabled until the focus goes elsewhere, in milliseconds. */
const MOMENT = 1000;

/**
 * Never lose the focus: when what had it is gone, it goes to the first of the `selectors` that something matches. A
 * button that is disabled for a moment gets it back. Where a press of the pointer has taken it away, it stays away.
 */
export function keepFocus(selectors: readonly string[]): void {
  let last: HTMLElement | null = null;
  let disabled = false;
  const keep = (late = false): void => {
    if (!last || !isLost()) return;
    const there = last.checkVisibility({ visibilityProperty: true });
    if (there && !last.matches(':disabled')) return void (disabled && last.focus({ preventScroll: true }));
    if (there && !late) {
      disabled = true;
      return void setTimeout(keep, MOMENT, true);
    }
    const thing = firstOf(selectors);
    if (thing) place(thing);
  };
  addEventListener('pointerdown', () => (last = null), true);
  addEventListener('focusin', ({ target }) => {
    last = target as HTMLElement;
    disabled = false;
  });
  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] };
  new MutationObserver(() => keep()).observe(document.body, watched);
}

/**
 * Focus starts at the thing to do, once it is there: on arrival, and anew at every `stage` but null. It stays where
 * a person has put it. The first of the `selectors` that something matches counts.
 */
export function useBeginning(
  box: RefObject<HTMLElement | null>,
  selectors: readonly string[],
  stage: string | number | null = 0,
): void {
  const begun = useRef<string | number | null>(null);
  useEffect(() => {
    if (begun.current === stage) return;
    if (stage === null || !isFree()) return void (begun.current = stage);
    const thing = box.current && firstOf(selectors, box.current);
    if (!thing) return;
    begun.current = stage;
    place(thing);
  });
}

/**
 * On arrival at another `page` its heading takes the focus once it is there, unless the page or a person has moved the
 * focus: a screen reader reads on from the heading, and Tab leads to what follows it. A page that is a table has rules
 * of its own, and passes an empty name.
 */
export function useArrival(page: string, onArrive: () => void): void {
  const last = useRef(page);
  const from = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (last.current === page) return;
    from.current = document.activeElement;
    onArrive();
  }, [page]);
  useEffect(() => {
    if (last.current === page) return undefined;
    last.current = page;
    if (!page) return undefined;
    const arrive = (): boolean => {
      const heading = document.querySelector<HTMLElement>('h1');
      if (!heading) return false;
      if (document.activeElement !== from.current && !isLost()) return true;
      place(heading);
      return true;
    };
    if (arrive()) return undefined;
    const observer = new MutationObserver(() => arrive() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
}

/**
 * Note what a person does: rings and the keys of buttons are shown from a key to the next press of the pointer, and the
 * focus isn't moved away from where they put it. What is typed into a text, and Ctrl by itself, are no such keys.
 */
export function watchKeys(): void {
  const note = (event: Event): void => {
    placed = null;
    const { key = '', target } = event as KeyboardEvent;
    const typed = /^(Alt|Control|Meta|Shift)/.test(key) || (target as Element).matches?.(TYPED);
    if (!key || key === 'Tab' || !typed) document.documentElement.toggleAttribute('data-keys', !!key);
  };
  for (const sign of ['keydown', 'pointerdown'] as const) addEventListener(sign, note, true);
}

/** What Tab stops at within a part of the page, in order. */
export const stopsIn = (box: Element): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>('*')].filter(
    (thing) =>
      thing.tabIndex >= 0 && !thing.matches(':disabled, [type=radio]:not(:checked)') && thing.checkVisibility(),
  );

/** Whether nothing has the focus that can be used, as after what had it is gone. */
export const isLost = (): boolean =>
  !document.activeElement || document.activeElement === document.body || document.activeElement.matches(':disabled');

/**
 * Whether nobody would miss the focus: it is lost, was placed by itself, or is at a table's heading or at cards that
 * nobody may play now.
 */
export const isFree = (): boolean =>
  isLost() ||
  document.activeElement === placed ||
  !!document.activeElement!.closest('.hand:not(.mine), .table-page h1');

/** Move the focus past the bar, to the heading of the page. */
export function toContent(): void {
  const heading = document.querySelector<HTMLElement>('main h1, main');
  if (heading) heading.tabIndex = -1;
  heading?.focus();
}
