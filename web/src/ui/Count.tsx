import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { minus } from '../i18n/words.ts';
import { calm } from './flip.ts';

const LENGTH = 250;

interface Props {
  to: number;
  from?: number;
  show?: (value: number) => string;
}

/** A number that counts up or down to its new value in 250 ms, or at once if motion is not wanted. */
export function Count({ to, from = to, show = minus }: Props) {
  const shown = useSignal(calm() ? to : from);
  useLayoutEffect(() => {
    const first = shown.peek();
    if (first === to) return undefined;
    const begun = performance.now();
    let frame = 0;
    const step = (): void => {
      const part = calm() ? 1 : Math.min(1, (performance.now() - begun) / LENGTH);
      shown.value = Math.round(first + (to - first) * part);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return <>{show(shown.value)}</>;
}
