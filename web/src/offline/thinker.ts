/**
 * What is thought out beside the house, so that play goes on meanwhile: by a second worker with a Python of its own,
 * which is begun when it is first needed and let go when nothing is left to do.
 */

import type { FromHouse } from './workerMessages.ts';

/** To that worker: where the engine lies, and then pieces of work. */
export type ToThinker = { kind: 'think'; engine: string } | { kind: 'work'; work: string };
/** What it answers, beside the news that it failed. */
export type FromThinker = { kind: 'thought'; answer: string };

/** Milliseconds for which it waits for more. */
const WAIT = 60_000;

export class Thinker {
  private worker: Worker | null = null;
  private broken = false;
  private turn: Promise<unknown> = Promise.resolve();
  private left: ReturnType<typeof setTimeout> | undefined;
  private take: (answer: string | null) => void = () => undefined;

  /** `here` thinks where there is no second worker: play has to wait then. */
  constructor(
    private readonly engine: string,
    private readonly here: (work: string) => string,
  ) {}

  think(work: string): Promise<string> {
    const answer = this.turn.then(() => this.answer(work));
    this.turn = answer.catch(() => undefined);
    return answer;
  }

  private async answer(work: string): Promise<string> {
    clearTimeout(this.left);
    const answer = this.broken ? null : await this.ask(work);
    this.left = setTimeout(() => this.end(), WAIT);
    if (answer !== null) return answer;
    this.broken = true;
    this.end();
    return this.here(work);
  }

  /** What the worker answers; null where it cannot. */
  private ask(work: string): Promise<string | null> {
    const worker = (this.worker ??= this.start());
    worker.postMessage({ kind: 'work', work } satisfies ToThinker);
    return new Promise((resolve) => void (this.take = resolve));
  }

  private start(): Worker {
    const worker = new Worker(location.href, { type: 'module', name: 'thinker' }); // the script of the house itself
    worker.addEventListener('message', ({ data }: MessageEvent<FromThinker | FromHouse>) => {
      if (data.kind === 'thought') this.take(data.answer);
      else if (data.kind === 'failed') this.take(null);
    });
    worker.addEventListener('error', () => this.take(null));
    worker.postMessage({ kind: 'think', engine: this.engine } satisfies ToThinker);
    return worker;
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
