/** An evening that is looked at again and again while its page is seen. */

import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Unwilling } from '../api.ts';
import { t, has } from '../i18n/texts.ts';
import { minus } from '../i18n/sentences.ts';
import type { EveningInfo, WrongDealProblem, WrongSumProblem } from '../http.ts';
import { fetchEvening, type Told } from './api.ts';

/** Milliseconds between two looks. */
const BEAT = 3000;

export interface Watched {
  evening: Signal<EveningInfo | null>;
  /** Why nothing was told at last: there is no such evening, or no server answers; empty where all is well. */
  fault: Signal<'' | 'missing' | 'offline'>;
  /** Why the last wish was refused, as a sentence. */
  refused: Signal<string>;
  busy: Signal<boolean>;
  /** Do something, and show the evening after it; whether that went well. */
  act(work: () => Told): Promise<boolean>;
}

/** Watch an evening. `known`: a device is somebody before anything is asked in its name. */
export function useEvening(id: string, known: () => Promise<void>): Watched {
  const evening = useSignal<EveningInfo | null>(null);
  const fault = useSignal<'' | 'missing' | 'offline'>('');
  const refused = useSignal('');
  const busy = useSignal(false);
  const hear = (heard: EveningInfo) => {
    fault.value = '';
    // An answer may come after that to a later question.
    if (heard.version >= (evening.value?.version ?? 0)) evening.value = heard;
  };
  const asking = useRef(false);
  /** Ask once more, unless an answer is waited for: looks that pile up would stand in the way of what is wished. */
  const look = async (): Promise<void> => {
    if (asking.current) return;
    asking.current = true;
    try {
      hear(await fetchEvening(id));
    } catch (error) {
      fault.value = error instanceof Unwilling && error.status === 404 ? 'missing' : 'offline';
    } finally {
      asking.current = false;
    }
  };
  const act = async (work: () => Told): Promise<boolean> => {
    busy.value = true;
    refused.value = '';
    try {
      hear(await work());
      return true;
    } catch (error) {
      refused.value = why(error);
      return false;
    } finally {
      busy.value = false;
    }
  };
  useEffect(() => {
    void known().then(look, look);
    const again = () => void (document.hidden || look());
    const beat = setInterval(again, BEAT);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(beat);
      document.removeEventListener('visibilitychange', again);
    };
  }, [id]);
  return { evening, fault, refused, busy, act };
}

/** Why the server refused, in words. */
export function why(error: unknown): string {
  if (error instanceof Unwilling && error.code === 'wrong-sum') return wrongSum(error.problem as WrongSumProblem);
  if (!(error instanceof Unwilling) || !has(`evening-why-${error.code}`)) return t('evening-failed');
  return t(`evening-why-${error.code}`, { deal: (error.problem as Partial<WrongDealProblem>).deal ?? 0 });
}

/** A sheet does not add up: by how much, and at which deal. */
function wrongSum({ deal, total, due }: WrongSumProblem): string {
  const way = total > due ? 'over' : 'under';
  const sums = { total: minus(total), due: minus(due), by: Math.abs(total - due), way };
  return deal ? t('evening-wrong-deal', { deal, ...sums }) : t('evening-wrong-sum', sums);
}
