/** The house as the page sees it: a worker that answers calls and keeps lines, begun when it is first needed. */

import type { DaysAhead } from './prerendered.ts';
import { alone, DATA, ENGINE } from './mode.ts';
import { canKeep, Kept, troubleOf } from './saved.ts';
import { store, stored, named, unkept } from '../storage.ts';
import type { ToHouse, FromHouse, Trouble } from './workerMessages.ts';
import { elsewhere, progress, stopped } from './engine.ts';

let worker: Worker | null = null;
let ready = false;
let counted = 0;
const waiting = new Map<number, (answer: Response) => void>();
const lines = new Map<number, HouseSocket>();

/** Begin to load the engine, where that was not done. */
export function warm(): void {
  if (!alone || worker || stopped.value) return;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  progress.value = { bytes: 0, of: 0 };
  worker.addEventListener('message', ({ data }: MessageEvent<FromHouse>) => take(data));
  worker.addEventListener('error', () => stop(ready ? 'broken' : 'missing'));
  post({ kind: 'open', engine: ENGINE, data: DATA, keeps: canKeep(), end: named('') });
}

/** The games go on no more: whatever waits for an answer is told so, and another tab may have the matches. */
function stop(why: Trouble): void {
  stopped.value ??= why;
  progress.value = null;
  elsewhere.value = false;
  worker?.terminate();
  for (const resolve of waiting.values()) resolve(stoppedAnswer());
  waiting.clear();
}
const stoppedAnswer = (): Response => new Response('{"code": "stopped"}', { status: 503 });

function post(message: ToHouse): void {
  warm();
  worker?.postMessage(message);
}

function take(message: FromHouse): void {
  if (message.kind === 'loaded') progress.value = message;
  else if (message.kind === 'elsewhere') elsewhere.value = true;
  else if (message.kind === 'failed') stop(message.why);
  else if (message.kind === 'said') lines.get(message.line)?.hear(message.text);
  else if (message.kind === 'closed') lines.get(message.line)?.end(message.code);
  else if (message.kind === 'answer') {
    const body = message.status === 204 ? null : message.body;
    waiting.get(message.id)?.(new Response(body, { status: message.status }));
    waiting.delete(message.id);
  } else {
    ready = true;
    if (!message.keeps) unkept.value = true;
    progress.value = null;
    elsewhere.value = false;
    void ask('PUT', '/api/me', JSON.stringify(me()));
  }
}

function ask(method: string, path: string, body: string): Promise<Response> {
  if (stopped.value) return Promise.resolve(stoppedAnswer());
  const id = ++counted;
  const answer = new Promise<Response>((resolve) => waiting.set(id, resolve));
  post({ kind: 'call', id, method, path, body });
  return answer;
}

/** What is the same for everybody, and lies beside the page. */
const SHARED = /^\/api\/(games|bots|site|texts|rules\/[^/]+(\/deal)?)$/;
/** Puzzles as they are asked: no other page needs them. */
const prerendered = () => import('./prerendered.ts');
const PUZZLE = /^\/api\/puzzles\/([^/]+)\/([^/]+)$/;
const ME = 'fourkings.me';
const me = () => stored<{ name: string; lang: string | null }>(ME, { name: '', lang: null });
const json = (body: unknown): Response => new Response(JSON.stringify(body));

/** What can be chosen of puzzles while the engine is not there; null where it is, or where a server answers. */
export const puzzlesAhead = async (): Promise<DaysAhead | null> =>
  alone && !ready ? (await prerendered()).daysAhead() : null;

/** What a server would answer; the engine is loaded only where it is needed. */
export async function respond(at: string, init: RequestInit = {}): Promise<Response> {
  const method = init.method ?? 'GET';
  const [path, query] = at.split('?') as [string, string | undefined];
  if (method === 'GET' && SHARED.test(path)) {
    const lang = new URLSearchParams(query).get('lang');
    return fetch(`${DATA}${path.slice('/api/'.length)}${lang ? `.${lang}` : ''}.json`);
  }
  const [, game, puzzle] = (method === 'GET' && !ready && PUZZLE.exec(path)) || [];
  if (game && puzzle) {
    const lang = new URLSearchParams(query).get('lang') ?? 'en';
    const ahead = await (await prerendered()).puzzleAhead(game, puzzle, lang);
    if (ahead) return json(ahead);
  }
  if (path === '/api/me' && method === 'GET') return json(me());
  if (path === '/api/me' && method === 'PUT') {
    store(ME, JSON.parse(String(init.body)));
    return worker ? ask(method, path, String(init.body)) : json(me());
  }
  if (path === '/api/tables' && method === 'GET' && !worker) {
    try {
      const matches = await Kept.open(named(''));
      if (!matches.keeps) unkept.value = true;
      return json((await matches.heads()).map((head) => head.info).toReversed());
    } catch (error) {
      stop(troubleOf(error));
      return stoppedAnswer();
    }
  }
  if (path === '/api/me/sets' && method === 'GET' && !worker)
    return json({ begun: [], answers: [], days: true, today: null }); // nothing is loaded to tell of them
  return ask(method, at, typeof init.body === 'string' ? init.body : '');
}

/** A line to a table of the house, as a WebSocket is one to a server. */
export class HouseSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  private readonly number = ++counted;

  constructor(private readonly table: string) {
    super();
    lines.set(this.number, this);
    warm();
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    });
  }

  send(text: string): void {
    post({ kind: 'hear', line: this.number, table: this.table, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    post({ kind: 'part', line: this.number });
    this.end(1000);
  }

  hear(text: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: text }));
  }

  end(code: number): void {
    lines.delete(this.number);
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}
