/** What a list of the administrators has: its rows, fetched again once something was done, and whether that failed. */

import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export interface List<Row> {
  rows: Signal<Row[] | null>;
  failed: Signal<boolean>;
  load(): void;
  /** Do something, and say that it is done, well or not. */
  act(work: Promise<void>): void;
}

export function useList<Row>(ask: () => Promise<Row[]>, done: number, onDone: () => void): List<Row> {
  const rows = useSignal<Row[] | null>(null);
  const failed = useSignal(false);
  const load = () =>
    void ask().then(
      (answer) => (rows.value = answer),
      () => (failed.value = true),
    );
  useEffect(load, [done]);
  const act = (work: Promise<void>) =>
    void work
      .then(
        () => (failed.value = false),
        () => (failed.value = true),
      )
      .then(onDone);
  return { rows, failed, load, act };
}
