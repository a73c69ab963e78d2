import { useSignal } from '@preact/signals';
import { useEffect, useRef, type Inputs } from 'preact/hooks';
import { ApiError } from '../api.ts';
import { learn } from '../i18n/texts.ts';
import { failure, useRequest } from '../ui/useFetched.ts';

interface Source<Question> {
  game: string;
  fetch: () => Promise<Question>;
  /** The HTTP status of a request for which there is no question, and its message. */
  none: readonly [status: number, message: string];
  /** Ask again when one of these changes. */
  inputs: Inputs;
  /** Prepare the page for a new question. */
  onQuestion: (question: Question) => void | Promise<void>;
}

/**
 * Ask one question after the other.
 *
 * `failed` is what went wrong, as a sentence; `busy` is true while `run` awaits an answer or an explanation. `prefetch`
 * has the next question prepared while the player reads.
 */
export function useQuestions<Question>({ game, fetch, none, inputs, onQuestion }: Source<Question>) {
  const question = useSignal<Question | null>(null);
  const loading = useSignal(true);
  const { busy, failed, run } = useRequest();
  const prefetched = useRef<Promise<Question> | null>(null);
  const load = async (): Promise<void> => {
    loading.value = true;
    failed.value = '';
    try {
      question.value = await (prefetched.current ?? fetch());
      await onQuestion(question.value);
    } catch (error) {
      failed.value = error instanceof ApiError && error.status === none[0] ? none[1] : failure(error);
    }
    prefetched.current = null;
    loading.value = false;
  };
  const prefetch = (): void => {
    prefetched.current = fetch();
    prefetched.current.catch(() => undefined);
  };
  useEffect(() => void learn([game]).then(load), [game, ...inputs]);
  return {
    question: question.value,
    loading: loading.value,
    failed: failed.value,
    busy: busy.value,
    next: () => void load(),
    prefetch,
    run,
  };
}
