import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/texts.ts';
import type { Snapshot } from '../../messages.ts';
import { isMine } from '../../logic/table.ts';
import { namesOf } from '../../i18n/people.ts';
import { rove } from '../../ui/rove.ts';

/**
 * The panel of the talk: whose word it is, and what may be said. Focus comes here when it is one's turn and nothing
 * else has it.
 */
export function Frame({
  view,
  title,
  children,
  class: name = '',
}: {
  view: Snapshot;
  title?: string;
  children: ComponentChildren;
  class?: string;
}) {
  const mine = isMine(view);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    if (mine && (!at || at === document.body))
      box.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [mine]);
  const turn = view.now?.turn;
  const waiting = turn == null ? '' : t('at-turn-of', { who: namesOf(view)[turn]! });
  return (
    <section class={`talk ${name}${mine ? ' mine' : ''}`} aria-label={t('talk-title')} ref={box} onKeyDown={rove}>
      <h2>{mine ? (title ?? t('at-your-turn')) : waiting}</h2>
      {children}
    </section>
  );
}
