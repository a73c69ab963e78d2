/** The WebSocket line to one table: opened, kept open, and opened again when it breaks. */

import { HouseSocket } from '../offline/backend.ts';
import { alone, ROOT } from '../offline/mode.ts';
import type { LineState } from '../logic/table.ts';
import type { Request, Update } from '../messages.ts';
import { CLOSE_CODES, PROTOCOL } from '../messages.ts';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;
/** Milliseconds between two pings while a match is under way, and of silence until its reader is told of it. */
const QUICK_HEARTBEAT = 5000;
const SILENT = 6000;
/** Silence, in heartbeats, until the line is taken for dead and opened again. */
const LOST = 2.5;

export interface Listener {
  heard(message: Update): void;
  /** The state of the line has changed: see `LineState`. */
  changed(state: LineState): void;
  version(): number;
  /** A match is under way: somebody waits, and wants to know at once when the line is dead. */
  waits(): boolean;
}

/** What requests go through: a line to a table, or to a board. */
export type Wire = { hello(): void; send(message: Request): boolean; end(): void };

/** A WebSocket, or what stands for one where the house is in this page. */
type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

const socketTo = (table: string): Socket =>
  alone
    ? (new HouseSocket(table) as unknown as Socket)
    : new WebSocket(`${location.origin.replace(/^http/, 'ws')}${ROOT}/ws/${encodeURIComponent(table)}`);

export class Line implements Wire {
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private beat = 0;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.now);
    this.open();
  }

  /** Ask for the whole table again: something was missed. */
  hello(): void {
    this.send({ type: 'hello', protocol: PROTOCOL, since: this.listener.version() });
  }

  /** Send a message; false where the line is down just now. */
  send(message: Request): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.now);
    this.socket?.close();
  }

  private open(): void {
    const socket = socketTo(this.table);
    this.socket = socket;
    let heardAt = Date.now();
    let pingedAt = heardAt;
    let silent = false;
    const beat = () => {
      const waits = this.listener.waits();
      const pause = waits ? QUICK_HEARTBEAT : HEARTBEAT;
      const now = Date.now();
      const unheard = heardAt < pingedAt ? now - heardAt : 0;
      if (unheard > LOST * pause) return socket.close();
      if (now - pingedAt >= pause && this.send({ type: 'ping' })) pingedAt = now;
      if (silent || !waits || unheard < SILENT) return;
      silent = true;
      this.listener.changed('silent');
    };
    socket.addEventListener('open', () => {
      this.hello();
      clearInterval(this.beat);
      if (!alone) this.beat = window.setInterval(beat, 1000);
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.ended) return; // what comes late belongs to a table that was left
      heardAt = Date.now();
      if (silent) {
        silent = false;
        this.listener.changed('open');
      }
      const message = JSON.parse(data as string) as Update;
      if (message.type === 'snapshot' || message.type === 'event' || message.type === 'waiting-room') {
        this.wait = FIRST_WAIT;
        this.listener.changed('open');
      }
      this.listener.heard(message);
    });
    socket.addEventListener('close', (event) => this.lost(event.code));
  }

  private lost(code: number): void {
    clearInterval(this.beat);
    if (this.ended) return;
    const why = CLOSE_CODES[code];
    if (why && !why.comeBack) {
      this.end(); // nor when the page is looked at again
      this.listener.changed(why.name === 'too-fast' || why.name === 'banned' ? why.name : 'closed');
      return;
    }
    this.listener.changed('broken');
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  /** The network or the page is back: do not wait any longer. */
  private readonly now = (): void => {
    if (this.ended || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };
}
