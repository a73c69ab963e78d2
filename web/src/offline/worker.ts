/// <reference lib="webworker" />
/**
 * The house in the page: Python in a worker, which plays, thinks and remembers as a server would. What it tells is kept
 * before it is told on. A second one thinks out what would make play wait: see `thinker.ts`.
 */

import { canKeep, Kept, LOCK, locks, troubleOf } from './saved.ts';
import { openTexts, type Texts } from './fluent.ts';
import { filesOf, packed, unpacked } from './packed.ts';
import { Thinker, type FromThinker, type ToThinker } from './thinker.ts';
import type { ToHouse, Manifest, News, FromHouse, Trouble } from './workerMessages.ts';

/** The application, as Python has it: see `backend.py`. */
interface Backend {
  restore(kept: string): void;
  restore_rows(kept: string): void;
  give(name: string, text: string): void;
  call(method: string, path: string, body: string, at: number, wall: number): string;
  hear(line: number, table: string, text: string, at: number, wall: number): void;
  disconnect(line: number, at: number, wall: number): void;
  wake(at: number, wall: number): void;
  thought(work: string, answer: string, wall: number): void;
  drain(wall: number): string;
}

/** The kernels that are compiled ahead of time, as Python has them: see `kernels/aot.py`. */
interface Ahead {
  Shared(start: (stackEnd: number) => (name: string, row: number) => void): unknown;
  use(machine: unknown): void;
}

/** How sentences are made, as Python has it: see `fluent.py`. */
type Fluent = { use(open: (locale: string, isolating: boolean) => Texts): void };

/** Long work, as Python has it: see `app/jobs.py`. */
type Jobs = { run(job: string): string };

interface Pyodide {
  _module: { memory: WebAssembly.Memory };
  FS: {
    mkdirTree(folder: string): void;
    writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
  };
  runPython(code: string): unknown;
}

const post = (message: FromHouse): void => postMessage(message);
/** Say why the house stops; what the error says is for the console alone. */
function stop(why: Trouble, error?: unknown): void {
  if (error) console.error(error);
  post({ kind: 'failed', why });
}
const failed = (error: unknown): void => stop(troubleOf(error), error);
/** Seconds that never go back, and seconds since 1970. */
const times = (): [number, number] => [performance.now() / 1000, Date.now() / 1000];

let timer: ReturnType<typeof setTimeout> | undefined;
/** Everything is done in its turn: what came before is kept by then. */
let queue: Promise<unknown> = Promise.resolve();
let running: Promise<{ house: Backend; kept: Kept; thinker: Thinker }>;
/** Where this is the worker that thinks. */
let jobs: Promise<Jobs>;
/** The folder of what is the same for everybody. */
let shared = '';

addEventListener('message', ({ data }: MessageEvent<ToHouse | ToThinker>) => {
  if (data.kind === 'think') return void (jobs = loadJobs(data.engine));
  if (data.kind === 'work') return void think(data.work);
  if (data.kind === 'open') {
    shared = data.data;
    running = prepare(data);
    running.catch(failed); // also where nothing is asked yet
    return;
  }
  handle(data);
});

/** Do what the page asks for; what has to be thought out first is asked for once more after that. */
function handle(request: PageRequest): void {
  next(async () => {
    const { house, thinker } = await running;
    const work = await answer(house, request);
    if (work !== null) {
      const again = (answer: string): void => {
        house.thought(work, answer, times()[1]);
        handle(request);
      };
      thinker.think(work).then(again, () => post({ kind: 'answer', id: (request as Call).id, ...UNTHOUGHT }));
    }
    await settle();
  });
}

/** Answer the house in whose place this thinks. */
async function think(work: string): Promise<void> {
  try {
    const answer = (await jobs).run(work);
    postMessage({ kind: 'thought', answer } satisfies FromThinker);
  } catch (error) {
    failed(error);
  }
}

async function loadJobs(engine: string): Promise<Jobs> {
  const python = await load(engine);
  return python.runPython('from fourkings.app import jobs; jobs') as Jobs;
}

/** Do this when all before it is done. Once something fails nothing more is told: it might not be kept. */
function next(work: () => Promise<void>): void {
  queue = queue.then(work);
  queue.catch(failed);
}

type PageRequest = Exclude<ToHouse, { kind: 'open' }>;
type Call = Extract<ToHouse, { kind: 'call' }>;
type Open = Extract<ToHouse, { kind: 'open' }>;

/** What has to be thought out before this is answered; null where it is. */
async function answer(house: Backend, request: PageRequest): Promise<string | null> {
  if (request.kind === 'call') {
    const response = await callHouse(house, request);
    if ('work' in response) return response.work;
    answers.push({ kind: 'answer', id: request.id, ...response });
  } else if (request.kind === 'hear') house.hear(request.line, request.table, request.text, ...times());
  else house.disconnect(request.line, ...times());
  return null;
}

type Answer = { status: number; body: string };
const UNREACHABLE = '{"code": "no-file", "message": "a file of the site cannot be had"}';
const UNTHOUGHT: Answer = { status: 503, body: '{"code": "unthought", "message": "this cannot be thought out here"}' };

/** The answer to a call: a file of the site that the house lacks for it is fetched first. */
async function callHouse(house: Backend, request: Call): Promise<Answer | { work: string }> {
  for (;;) {
    const response = JSON.parse(house.call(request.method, request.path, request.body, ...times())) as
      Answer | { missing: string } | { work: string };
    if (!('missing' in response)) return response;
    const text = await packed(shared, response.missing);
    if (text === null) return { status: 503, body: UNREACHABLE };
    house.give(response.missing, text);
  }
}

/** Answers that wait until what they tell is kept. */
const answers: FromHouse[] = [];

/** Keep what has come about, tell it, think out what is wanted, and wake the house when it wants to be. */
async function settle(): Promise<void> {
  const { house, kept, thinker } = await running;
  const news = JSON.parse(house.drain(times()[1])) as News;
  await kept.take(news);
  answers.splice(0).forEach(post);
  for (const [line, text] of news.said) post({ kind: 'said', line, text });
  for (const [line, code] of news.closed) post({ kind: 'closed', line, code });
  if (news.work !== null) thought(thinker, news.work);
  clearTimeout(timer);
  if (news.wake === null) return;
  timer = setTimeout(
    () =>
      next(async () => {
        house.wake(...times());
        await settle();
      }),
    Math.max(0, news.wake * 1000 - performance.now()),
  );
}

/** Have something thought out for the house, which goes on meanwhile. */
function thought(thinker: Thinker, work: string): void {
  thinker.think(work).then(
    (answer) =>
      next(async () => {
        (await running).house.thought(work, answer, times()[1]);
        await settle();
      }),
    failed,
  );
}

/** Load the engine, and find again what was kept. Only one page at a time has the matches of a browser. */
async function prepare({ engine, keeps, end }: Open): Promise<{ house: Backend; kept: Kept; thinker: Thinker }> {
  const loading = load(engine);
  loading.catch((error: unknown) => stop('missing', error));
  const may = keeps && canKeep();
  if (may) await alone(LOCK + end);
  const [python, kept] = await Promise.all([loading, Kept.open(end, may, stop)]);
  const house = python.runPython('from fourkings.browser import Backend; Backend()') as Backend;
  const here = (work: string): string => (python.runPython('from fourkings.app import jobs; jobs') as Jobs).run(work);
  house.restore_rows(JSON.stringify(await kept.rows()));
  for (const head of await kept.heads()) house.restore(JSON.stringify({ ...head, events: await kept.events(head.id) }));
  post({ kind: 'ready', keeps: kept.keeps });
  return { house, kept, thinker: new Thinker(engine, here) };
}

/** Wait until no other page has the house. */
const alone = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const hold = () => {
      resolve();
      return new Promise<void>(() => undefined); // for as long as this worker lives
    };
    void locks()!.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      post({ kind: 'elsewhere' });
      void locks()!.request(name, hold);
      return undefined;
    });
  });

/** The folder of Python's libraries and of the house. */
const HOUSE = '/house/';
/** Where the house was compiled, Python has been spared some writing: see `quick.mjs`. */
const START = `
import sys
sys.path.insert(0, "${HOUSE.slice(0, -1)}")
try:
    import quick_start
except ImportError:
    pass
`;

/** Put the files of an archive where Python finds them, which takes it ten times as long. */
function unpack({ FS }: Pyodide, archive: ArrayBuffer): void {
  let last = '';
  for (const [name, content] of filesOf(archive)) {
    const path = HOUSE + name;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (folder !== last) FS.mkdirTree((last = folder));
    FS.writeFile(path, content, { canOwn: true });
  }
}

async function load(engine: string): Promise<Pyodide> {
  const at = (file: string) => new URL(file, engine).href;
  const manifest = (await (await fetch(at('engine.json'), { cache: 'no-cache' })).json()) as Manifest;
  const of = Object.values(manifest.files).reduce((sum, size) => sum + size, 0);
  let bytes = 0;
  globalThis.fetch = unpacked(engine, globalThis.fetch, (read) => post({ kind: 'loaded', bytes: (bytes += read), of }));
  // Kernels are compiled while Python is loaded.
  const kernels = 'kernels.wasm.gz' in manifest.files && WebAssembly.compileStreaming(fetch(at('kernels.wasm')));
  if (kernels) kernels.catch(() => undefined); // it is told where it is waited for
  const archives = ['libraries.zip', 'house.zip'].map((file) => fetch(at(file)).then((answer) => answer.arrayBuffer()));
  const { loadPyodide } = (await import(/* @vite-ignore */ at('pyodide.mjs'))) as {
    loadPyodide(options: object): Promise<Pyodide>;
  };
  const packed = await packedModule(at('pyodide.asm.mjs'));
  const python = await loadPyodide({
    indexURL: engine,
    stdLibURL: at('stdlib.zip'),
    lockFileURL: at('lock.json'),
    ...(packed && { createPyodideModule: packed }),
  });
  for (const archive of await Promise.all(archives)) unpack(python, archive);
  python.runPython(START);
  (python.runPython('from fourkings.browser import fluent; fluent') as Fluent).use(openTexts);
  if (kernels) useKernels(python, await kernels);
  return python;
}

/** The content of a packed module; null if the host forbids it, and the module is read unpacked. */
async function packedModule(at: string): Promise<object | null> {
  const code = await (await fetch(at)).arrayBuffer();
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const module = (await import(/* @vite-ignore */ url).catch(() => null)) as { default: object } | null;
  URL.revokeObjectURL(url);
  return module?.default ?? null;
}

/** Give Python its compiled kernels, which work in its own memory. */
function useKernels(python: Pyodide, module: WebAssembly.Module): void {
  const { _module: inside } = python;
  const ahead = python.runPython('from fourkings.kernels import aot; aot') as Ahead;
  const machine = ahead.Shared((stackEnd) => {
    const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, stackEnd);
    const { exports } = new WebAssembly.Instance(module, {
      env: { __linear_memory: inside.memory, __stack_pointer: stack },
    });
    const kernels = exports as Record<string, (row: number) => void>;
    return (name, row) => kernels[name]!(row);
  });
  ahead.use(machine);
}
