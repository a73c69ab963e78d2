import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import { alone } from '../offline/mode.ts';

/** Milliseconds between two looks whether the bots are compiled. */
const LOOK = 3000;

/** Whether the bots are being compiled; null until the server has said so. Once they are, they stay so. */
const compiling = signal<boolean | null>(null);

const look = (): void =>
  void call('GET /api/site').then(
    (site) => (compiling.value = site.compiling),
    () => undefined,
  );

/** Whether the bots are still being compiled: asked while something waits for them. */
export function useCompiling(): boolean {
  useEffect(() => {
    if (alone || compiling.value === false) return undefined;
    look();
    const timer = setInterval(() => compiling.value && look(), LOOK);
    return () => clearInterval(timer);
  }, []);
  return compiling.value === true;
}
