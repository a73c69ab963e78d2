import { useSignal } from '@preact/signals';
import { useEffect, useRef, type Inputs } from 'preact/hooks';
import { Unwilling } from '../api.ts';
import { failure } from '../i18n/failure.ts';
import { learn } from '../i18n/texts.ts';

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

export interface Questions<Question> {
  /** Null before the first question has arrived. */
  question: Question | null;
  loading: boolean;
  /** What went wrong, as a sentence; empty if nothing did. */
  failed: string;
  /** True while an answer or an explanation is on its way. */
  busy: boolean;
  /** Replace the question by the next one. */
  next: () => void;
  /** Have the next question prepared while the player reads. */
  prefetch: () => void;
  /** Run a request unless one is running, and report its failure. */
  run: (request: () => Promise<void>) => void;
}

/** Ask one question after the other. */
export function useQuestions<Question>({
  game,
  fetch,
  none,
  inputs,
  onQuestion,
}: Source<Question>): Questions<Question> {
  const question = useSignal<Question | null>(null);
  const loading = useSignal(true);
  const failed = useSignal('');
  const busy = useSignal(false);
  const prefetched = useRef<Promise<Question> | null>(null);
  const load = async (): Promise<void> => {
    loading.value = true;
    failed.value = '';
    try {
      question.value = await (prefetched.current ?? fetch());
      await onQuestion(question.value);
    } catch (error) {
      failed.value = error instanceof Unwilling && error.status === none[0] ? none[1] : failure(error);
    }
    prefetched.current = null;
    loading.value = false;
  };
  const prefetch = (): void => {
    prefetched.current = fetch();
    prefetched.current.catch(() => undefined);
  };
  const run = async (request: () => Promise<void>): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    failed.value = '';
    await request().catch((error: unknown) => (failed.value = failure(error)));
    busy.value = false;
  };
  useEffect(() => void learn([game]).then(load), [game, ...inputs]);
  return {
    question: question.value,
    loading: loading.value,
    failed: failed.value,
    busy: busy.value,
    next: () => void load(),
    prefetch,
    run: (request) => void run(request),
  };
}
