import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Focus starts at the thing to do, once it is there and where nothing else has it. */
export function useBeginning(box: RefObject<HTMLElement | null>, selector: string): void {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    const at = document.activeElement;
    if (at && at !== document.body) return void (begun.current = true);
    const thing = box.current?.querySelector<HTMLElement>(selector);
    if (!thing) return;
    begun.current = true;
    thing.focus({ preventScroll: true });
  });
}
