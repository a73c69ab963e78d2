import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { WorkedDeal } from '../http.ts';
import { capital } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { isCard } from '../logic/cards.ts';
import { say } from '../ui/speech.ts';
import { Spelt } from '../ui/Spelt.tsx';

/** The moments at which somebody called, in words: what was bid, announced or chosen in this deal. */
export const callsOf = (deal: WorkedDeal): string[] =>
  deal.steps.filter((step) => step.seat !== null && !isCard(step.action)).map((step) => capital(step.said));

/**
 * The question; `standing` tells somebody who does not see the table what lies there, `waits` that an answer is given and
 * not judged yet.
 */
export function Ask({
  call,
  calls,
  standing,
  waits = '',
}: {
  call: boolean;
  calls: readonly string[];
  standing: string;
  waits?: string;
}) {
  const text = t('puzzle-page-how', { kind: call ? 'call' : 'card' });
  useEffect(() => say([standing, ...calls.map((said) => `${said}.`), t('puzzle-ask'), text].join(' ')), []);
  useEffect(() => {
    if (waits) say(waits);
  }, [waits]);
  return (
    <section class="ask" aria-labelledby="ask">
      <h2 id="ask">{t('puzzle-ask')}</h2>
      <p>{waits || text}</p>
      {calls.length > 0 && (
        <ul class="note">
          {calls.map((said, i) => (
            <li key={i}>
              <Spelt text={said} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Cards are dealt until there is something to ask. */
export function Dealing({ text }: { text: string }) {
  useEffect(() => say(text), []);
  return <p class="note">{text}</p>;
}

/** A box with what an answer is worth; it takes the focus and is said. */
export function Told({
  good,
  title,
  lines,
  heard = [],
  walked = false,
  children,
}: {
  good: boolean;
  title: string;
  lines: readonly string[];
  /** What is said besides: what the eye finds in a table. */
  heard?: readonly string[];
  /** Whether a deal is stepped through beside it: the table with every hand comes into sight, and not the box alone. */
  walked?: boolean;
  children?: ComponentChildren;
}) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: walked });
    if (walked) scrollTo(0, 0);
    say([`${title.replace(/\.$/, '')}.`, ...heard, ...lines].join(' '));
  }, []);
  return (
    <section aria-labelledby="answer" ref={box} tabIndex={-1} class={good ? 'answer good' : 'answer bad'}>
      <h2 id="answer">{title}</h2>
      {lines.map((line) => (
        <p key={line}>
          <Spelt text={line} />
        </p>
      ))}
      {children}
    </section>
  );
}
