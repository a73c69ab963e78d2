/**
 * The line to a board: the server is asked over HTTP, and what the bots did is told one after the other, as at a table.
 */

import { senderOf } from '../boards.ts';
import { granted } from '../offline/granted.ts';
import { named } from '../storage.ts';
import { call, ApiError, type Moved } from '../api.ts';
import type { EventUpdate, Request, ScoreRow, Snapshot } from '../messages.ts';
import type { Listener, Wire } from './line.ts';
import { settings } from './settings.ts';

/** Between two actions of the bots, and where a trick has just been taken, in milliseconds. */
const PAUSES = { quick: [80, 250], brisk: [350, 900], calm: [650, 1500], slow: [1100, 2500] } as const;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** Between two questions whether the bots are ready: a server that has just been started makes them so. */
const READY_WAIT = 1500;

export class BoardLine implements Wire {
  private readonly set: string;
  private readonly board: number;
  private ended = false;
  private wait = FIRST_WAIT;
  private timer = 0;
  private readonly tabs: OtherTabs;
  /** The board is one deal, and no match of named deals. */
  private single = false;

  constructor(
    id: string,
    private readonly listener: Listener,
  ) {
    const parts = id.split(':');
    this.set = parts.slice(1, -1).join(':');
    this.board = Number(parts.at(-1));
    this.tabs = new OtherTabs(id, () => this.hello());
    this.hello();
  }

  hello(): void {
    clearTimeout(this.timer);
    const { set, board } = this;
    call('POST /api/boards/{set_id}/{board}', { set_id: set, board, by: senderOf(set) }).then(
      (snapshot) => {
        if (this.ended) return;
        this.wait = FIRST_WAIT;
        this.single = snapshot.plan.length === 0;
        this.listener.changed('open');
        this.listener.heard({ ...this.numbered(snapshot), pace: settings.value.pace });
      },
      (error: unknown) => this.lost(error),
    );
  }

  send(message: Request): boolean {
    if (message.type === 'act') void this.ask(message.id, message.version, message.action);
    else if (message.type === 'deal') void this.ask(message.id, this.listener.version(), 'deal');
    else return false;
    return true;
  }

  end(): void {
    this.ended = true;
    this.tabs.end();
    clearTimeout(this.timer);
  }

  private async ask(id: string, version: number, action: string): Promise<void> {
    try {
      const moved = await call('POST /api/boards/{set_id}/{board}/actions', {
        set_id: this.set,
        board: this.board,
        body: { version, action },
      });
      if (this.ended) return;
      this.listener.changed('open');
      this.tabs.tell();
      await this.tell(id, moved);
    } catch (error) {
      // Somebody has acted on another device, or the network is gone: the board as it stands decides.
      this.lost(error, () => void this.ask(id, version, action));
    }
  }

  private async tell(id: string, moved: Moved): Promise<void> {
    for (const [place, sent] of moved.updates.entries()) {
      if (this.ended) return;
      const update = this.numbered(sent);
      this.listener.heard(place ? update : { ...update, answers: id });
      const taken = update.events.some((event) => event.what === 'taken');
      if (place < moved.updates.length - 1)
        await new Promise((done) => setTimeout(done, PAUSES[settings.value.pace][taken ? 1 : 0]));
    }
  }

  private numbered<Told extends Snapshot | EventUpdate>(update: Told): Told {
    return this.single ? numbered(update, this.board) : update;
  }

  /** `again`: what to ask once more where the bots were not ready for it. */
  private lost(error: unknown, again = () => this.hello()): void {
    if (this.ended) return;
    if (error instanceof ApiError && error.code === 'bots-not-ready') {
      this.listener.changed('readying');
      this.timer = window.setTimeout(again, READY_WAIT);
      return;
    }
    const refused = error instanceof ApiError ? error : null;
    // None changes by asking again: it is not theirs, they gave it up, or the bots that began it are no longer there.
    if (refused && ([403, 404, 422].includes(refused.status) || refused.code === 'given-up'))
      return this.listener.changed('closed');
    if (refused?.code === 'other-bots') return this.listener.changed('other-bots');
    this.listener.changed('broken');
    this.timer = window.setTimeout(() => this.hello(), refused ? FIRST_WAIT : this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }
}

/** A board that is one deal has the number that it has in its set: to its server it is the first deal of a match. */
export function numbered<Told extends Snapshot | EventUpdate>(update: Told, board: number): Told {
  const row = (scores: ScoreRow): ScoreRow => ({ ...scores, number: board });
  return {
    ...update,
    deal: update.deal && { ...update.deal, number: board },
    ...(update.rows && { rows: update.rows.map(row) }),
    ...('row' in update && update.row && { row: row(update.row) }),
  };
}

export class OtherTabs {
  private readonly channel = granted(() => new BroadcastChannel(named('fourkings.boards')));

  /** `onMoved`: what to do once the board of that address has moved elsewhere. */
  constructor(
    private readonly address: string,
    onMoved: () => void,
  ) {
    this.channel?.addEventListener('message', ({ data }) => data === address && onMoved());
  }

  tell(): void {
    this.channel?.postMessage(this.address);
  }

  end(): void {
    this.channel?.close();
  }
}
