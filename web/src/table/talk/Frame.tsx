import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/texts.ts';
import { isLost } from '../../ui/begin.ts';
import { rove } from '../../ui/rove.ts';

/** Whether the reader is to speak, and by name the seat that does else; empty where nobody is waited for. */
export interface Speaking {
  mine: boolean;
  waitsFor: string;
}

/**
 * The panel of the talk: who is to speak, and what may be said. Focus comes here when it is one's turn and nothing
 * else has it.
 */
export function Frame({
  speaking: { mine, waitsFor },
  title,
  children,
  class: name = '',
}: {
  speaking: Speaking;
  title?: string;
  children: ComponentChildren;
  class?: string;
}) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mine && isLost()) box.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [mine, title]);
  const waiting = waitsFor && t('at-turn-of', { who: waitsFor });
  return (
    <section class={`talk ${name}${mine ? ' mine' : ''}`} aria-label={t('talk-title')} ref={box} onKeyDown={rove}>
      <h2>{mine ? (title ?? t('at-your-turn')) : waiting}</h2>
      {children}
    </section>
  );
}
