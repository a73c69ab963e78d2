import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import { t } from '../../i18n/texts.ts';
import { isLost } from '../../ui/begin.ts';
import { Icon } from '../../ui/Icon.tsx';
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
  onExplain = null,
  children,
  class: name = '',
}: {
  speaking: Speaking;
  title?: string;
  /** Shows all that the panel explains: it may have no room for that. */
  onExplain?: (() => void) | null;
  children: ComponentChildren;
  class?: string;
}) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mine && isLost()) box.current?.querySelector<HTMLElement>('button:not(:disabled, .explain)')?.focus();
  }, [mine, title]);
  useShorter(box);
  const waiting = waitsFor && t('at-turn-of', { who: waitsFor });
  return (
    <section class={`talk ${name}${mine ? ' mine' : ''}`} aria-label={t('talk-title')} ref={box} onKeyDown={rove}>
      <h2>{mine ? (title ?? t('at-your-turn')) : waiting}</h2>
      {onExplain && (
        <button
          type="button"
          class="explain"
          title={t('talk-explain')}
          aria-label={t('talk-explain')}
          onClick={onExplain}
        >
          <Icon name="help" />
        </button>
      )}
      {children}
    </section>
  );
}

const cut = (element: Element | null | undefined): boolean =>
  !!element && element.scrollHeight > element.clientHeight + 1;

/** What gives way one after the other: what the rows mean and was said last, what comes of a call, then the question. */
const SHORTER = ['brief', 'terse', 'bare'] as const;

/**
 * What may be called stays in sight: what the panel explains gives way where there is no room for all of it, and no more
 * of it than has to. Measured, as it depends on the language, the size of letters and what a hint says.
 */
function useShorter(box: RefObject<HTMLElement | null>): void {
  const fit = (): void => {
    const felt = box.current?.closest('.felt');
    box.current?.classList.remove(...SHORTER);
    for (const shorter of SHORTER) {
      if (!felt || ![felt, box.current, felt.querySelector('.hint')].some(cut)) return;
      box.current?.classList.add(shorter);
    }
  };
  useLayoutEffect(fit);
  useEffect(() => {
    const felt = box.current?.closest('.felt');
    addEventListener('resize', fit);
    // Details of a hint that are opened or put away: such an event does not bubble.
    felt?.addEventListener('toggle', fit, true);
    return () => {
      removeEventListener('resize', fit);
      felt?.removeEventListener('toggle', fit, true);
    };
  }, []);
}
