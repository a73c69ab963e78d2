/** An evening that is fetched again and again while its page is visible. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ApiError, type EveningInfo, type WrongDealProblem, type WrongSumProblem } from '../api.ts';
import { failureText } from '../ui/useFetched.ts';
import { t, has } from '../i18n/texts.ts';
import { listed, minus } from '../i18n/words.ts';
import { fetchEvening } from './api.ts';

const BEAT = 2000;

export interface Watched {
  evening: EveningInfo | null;
  /** Why the evening cannot be shown or refreshed; empty if it can. */
  failure: string;
  busy: boolean;
  /** Send a request and show the evening after it; return why it was refused, empty if it was not. */
  act(request: () => Promise<EveningInfo>): Promise<string>;
}

/** What a part of the page asks for, and why its last request was refused: that is shown beside what was pressed. */
export function useAct({ act }: Pick<Watched, 'act'>) {
  const refused = useSignal('');
  return {
    refused: refused.value,
    act: async (request: () => Promise<EveningInfo>): Promise<boolean> => {
      refused.value = '';
      refused.value = await act(request);
      return !refused.value;
    },
  };
}

/** Fetch an evening every `beat` ms; `known`: this device has a session before the first request. */
export function useEvening(id: string, known: () => Promise<void>, beat = BEAT): Watched {
  const evening = useSignal<EveningInfo | null>(null);
  const failure = useSignal('');
  const busy = useSignal(false);
  const show = (shown: EveningInfo) => {
    failure.value = '';
    // Responses may overtake each other.
    if (shown.version >= (evening.value?.version ?? 0)) evening.value = shown;
  };
  const fetching = useRef(false);
  /** Fetch once more, unless a request is pending: these would pile up and delay what a person wants. */
  const look = async (): Promise<void> => {
    if (fetching.current) return;
    fetching.current = true;
    await fetchEvening(id).then(show, (error: unknown) => void (failure.value = failureText(error, 'evening-missing')));
    fetching.current = false;
  };
  const act = async (request: () => Promise<EveningInfo>): Promise<string> => {
    busy.value = true;
    try {
      show(await request());
      return '';
    } catch (error) {
      return why(error);
    } finally {
      busy.value = false;
    }
  };
  useEffect(() => {
    void known().then(look, look);
    const again = () => void (document.hidden || look());
    const timer = setInterval(again, beat);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [id]);
  return { evening: evening.value, failure: failure.value, busy: busy.value, act };
}

export function why(error: unknown): string {
  if (error instanceof ApiError && error.code === 'wrong-sum') return wrongSum(error.problem as WrongSumProblem);
  if (!(error instanceof ApiError) || !has(`evening-why-${error.code}`)) return t('evening-failed');
  const { deal = 0, wrong = null, near = [], possible = [] } = error.problem as Partial<WrongDealProblem>;
  if (possible.length) return t('evening-wrong-possible', { deal, possible: either(possible) });
  if (wrong !== null) return t('evening-wrong-entry', { deal, wrong: minus(wrong), due: either(near) });
  return t(`evening-why-${error.code}`, { deal });
}

/** The numbers that the rules allow instead of a wrong one. */
const either = (near: readonly number[]): string => listed(near.map(minus), 'or');

/** A sheet does not add up: by how much, or what it could be, and at which deal. */
function wrongSum({ deal, total, near, exact }: WrongSumProblem): string {
  const due = near[0] ?? 0;
  const way = near.length > 1 ? 'between' : total > due ? (exact ? 'over' : 'most') : exact ? 'under' : 'least';
  const sums = { total: minus(total), due: either(near), by: Math.abs(total - due), way };
  return deal ? t('evening-wrong-deal', { deal, ...sums }) : t('evening-wrong-sum', sums);
}
