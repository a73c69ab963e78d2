/** The set whose board one plays, and the word between tabs of one browser that a board has moved. */

import { signal } from '@preact/signals';
import { call } from '../api.ts';
import { granted } from '../offline/granted.ts';
import type { SetInfo } from '../http.ts';
import { named } from '../storage.ts';

/** The set of the board at which one sits; null until it is known. */
export const boardSet = signal<SetInfo | null>(null);

export async function loadSet(id: string): Promise<void> {
  boardSet.value = await call('GET /api/boards/{set_id}', { set_id: id }).catch(() => null);
}

/** A board moved in another tab: this one follows. */
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
