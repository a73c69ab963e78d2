import '../styles/review.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { say } from './speech.tsx';
import { useNow } from './useNow.ts';
import { signal } from '@preact/signals';
import { call } from '../api.ts';
import { alone } from '../offline/mode.ts';

/** Seconds of a wait before the page counts them. */
const SOON = 3;

interface Props {
  /** What is being done: the name of the bar, not said aloud. */
  text: ComponentChildren;
  done?: { value: number; max: number };
}

/** A wait: a bar, what is being done, the time so far, and the reason if the bots are still being compiled. */
export function Busy({ text, done }: Props) {
  const id = useId();
  const since = useRef(Date.now());
  const seconds = Math.floor((useNow(Date.now, 1000) - since.current) / 1000);
  const why = useCompiling() ? t('at-compiling') : '';
  useEffect(() => void (why && say(why)), [why]);
  return (
    <div class="busy">
      <p class="progress row wrap gap-3">
        <progress {...done} aria-labelledby={id} />
        <span id={id}>{text}</span>
        {seconds >= SOON && (
          <small>
            {t('at-waited', { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` })}
          </small>
        )}
      </p>
      {why && <p class="note">{why}</p>}
    </div>
  );
}

/** Milliseconds between two looks whether the bots are compiled. */
const LOOK = 3000;

/** Whether the bots are being compiled; a server that has just started may not know yet. */
const compiling = signal(false);

const look = (): void =>
  void call('GET /api/site').then(
    (site) => (compiling.value = site.compiling),
    () => undefined,
  );

/** Whether the bots are still being compiled: asked while something waits for them. */
export function useCompiling(): boolean {
  useEffect(() => {
    if (alone) return undefined;
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, []);
  return compiling.value;
}
