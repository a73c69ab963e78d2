import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import { alone } from '../offline/mode.ts';

/** Milliseconds between two looks whether the bots are compiled. */
const LOOK = 3000;

/** Whether the bots are being compiled; a server that has just started may not know yet. */
const compiling = signal(false);

const look = (): void =>
  void call('GET /api/site').then(
    (site) => (compiling.value = site.compiling),
    () => undefined,
  );

/** Whether the bots are still being compiled: asked while something waits for them. */
export function useCompiling(): boolean {
  useEffect(() => {
    if (alone) return undefined;
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, []);
  return compiling.value;
}
