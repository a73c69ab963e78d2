import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

/** The time in milliseconds by a clock, read again every `beat` while it `runs`, and at once when `since` changes. */
export function useNow(clock: () => number, beat: number, runs = true, since = 0): number {
  const time = useSignal(clock());
  useMemo(() => (time.value = clock()), [runs, since]); // before anything is said about the time
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => (time.value = clock()), beat);
    return () => clearInterval(timer);
  }, [runs, since]);
  return time.value;
}
