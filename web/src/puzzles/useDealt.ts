/** What is dealt to one player, one after the other: the next one comes while its player reads. */

import { useSignal, type ReadonlySignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Unwilling } from '../api.ts';
import { failure } from '../i18n/failure.ts';
import { learn } from '../i18n/texts.ts';

export interface Dealt<Asked> {
  /** What is asked now; null before the first has come. */
  asked: ReadonlySignal<Asked | null>;
  dealing: ReadonlySignal<boolean>;
  failed: Signal<string>;
  /** Whether an answer or an explanation is on its way. */
  busy: ReadonlySignal<boolean>;
  /** The next one, in place of what is asked. */
  onward: () => Promise<void>;
  /** Let the next one be dealt already. */
  ahead: () => void;
  /** Do something unless something is being done; what fails is told. */
  does: (what: () => Promise<void>) => Promise<void>;
}

/** `deal` asks for the next one; `none`: what is told where nothing was found; `onNew`: forget the answer before. */
export function useDealt<Asked>(
  game: string,
  deal: () => Promise<Asked>,
  none: string,
  onNew: () => void,
  of: readonly unknown[],
): Dealt<Asked> {
  const asked = useSignal<Asked | null>(null);
  const dealing = useSignal(true);
  const failed = useSignal('');
  const busy = useSignal(false);
  const coming = useRef<Promise<Asked> | null>(null);
  const onward = async (): Promise<void> => {
    dealing.value = true;
    failed.value = '';
    try {
      asked.value = await (coming.current ?? deal());
      onNew();
    } catch (error) {
      failed.value = error instanceof Unwilling && error.status === 409 ? none : failure(error);
    }
    coming.current = null;
    dealing.value = false;
  };
  const ahead = (): void => {
    coming.current = deal();
    coming.current.catch(() => undefined);
  };
  const does = async (what: () => Promise<void>): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    failed.value = '';
    await what().catch((error: unknown) => (failed.value = failure(error)));
    busy.value = false;
  };
  useEffect(() => void learn([game]).then(onward), [game, ...of]);
  return { asked, dealing, failed, busy, onward, ahead, does };
}
