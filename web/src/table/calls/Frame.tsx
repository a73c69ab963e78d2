import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/texts.ts';
import type { Figures } from '../../logic/hand.ts';
import { listed } from '../../i18n/words.ts';
import { useBeginning } from '../../ui/focus.ts';
import { classNames, Button } from '../../ui/elements.tsx';
import { rove } from '../../ui/rove.ts';
import type { Speaking } from './talks.ts';

interface Props {
  speaking: Speaking;
  title?: string;
  /** Shows all that the panel explains: it may have no room for that. */
  onExplain?: (() => void) | null;
  children: ComponentChildren;
  class?: string;
}

/**
 * The panel of the talk: who is to speak, and what may be said. Focus comes here when it is one's turn and nothing but
 * the hand has it.
 */
export function Frame({ speaking: { mine, waitsFor }, title, onExplain = null, children, class: name = '' }: Props) {
  const box = useRef<HTMLElement>(null);
  useBeginning(box, ['button:not(:disabled, .explain)'], mine ? (title ?? '') : null);
  useShorter(box);
  const waiting = waitsFor && t('at-turn-of', { who: waitsFor });
  return (
    <section class={`talk stack ${name}${mine ? ' mine' : ''}`} aria-label={t('talk-title')} ref={box} onKeyDown={rove}>
      <h2>{mine ? (title ?? t('at-your-turn')) : waiting}</h2>
      {onExplain && (
        <Button icon="help" class="explain" title={t('talk-explain')} label={t('talk-explain')} onClick={onExplain} />
      )}
      {children}
    </section>
  );
}

const cut = (element: Element | null | undefined): boolean =>
  !!element && element.scrollHeight > element.clientHeight + 1;

/** What gives way in turn: bidders beside a hint, what rows mean and was said last, what a call leads to, the question. */
const SHORTER = ['unlisted', 'brief', 'terse', 'bare'] as const;

/**
 * Keep the calls in sight: what the panel explains gives way if there is no room for all of it, and no more of it than
 * has to. Measured, as it depends on the language, the size of letters and what a hint says.
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

/** The way to make a call, as the panels of the talk are handed it. */
export interface Calling {
  busy: boolean;
  /** True while a call is on its way: no other can be made, and the focus stays. */
  sending?: boolean;
  /** The action that a hint points at. */
  hinted: string | null;
  onCall: (action: string) => void;
  /** What is known of an action, shown on its button. */
  figures?: Figures;
  keys?: boolean;
}

interface WordProps {
  action: string;
  calling: Calling;
  children: ComponentChildren;
  class?: string;
  label?: string;
  shortcut?: string | undefined;
}

export function Word({ action, calling, children, class: name, label, shortcut }: WordProps) {
  const hinted = calling.hinted === action;
  const { best, chosen } = calling.figures?.[action] ?? {};
  const classes = classNames('word', name, hinted && 'hinted', best && 'best', chosen && 'played');
  return (
    <button
      type="button"
      class={classes}
      data-action={action}
      disabled={calling.busy}
      aria-disabled={calling.sending || undefined}
      aria-keyshortcuts={shortcut}
      aria-label={label && (hinted || best) ? listed([label, t('at-figure-best')]) : label}
      onClick={() => calling.onCall(action)}
    >
      {children}
      {shortcut && <kbd aria-hidden="true" data-text={shortcut} />}
      {(hinted || best) && !label && <span class="unseen"> {t('at-figure-best')}</span>}
      {chosen && <span class="unseen"> {t('review-page-yours')}</span>}
    </button>
  );
}

/** The key of a call by its place among those that may be made. */
export const keyOfCall = (place: number, { keys }: Calling): string | undefined =>
  keys && place >= 0 && place < 9 ? String(place + 1) : undefined;

interface WordsProps {
  actions: readonly string[];
  calling: Calling;
  labelOf: (action: string) => string;
  worth?: Readonly<Record<string, string>> | undefined;
}

/** A button for each of some calls, with its points if it counts and what is known of it. */
export function Words({ actions, calling, labelOf, worth = {} }: WordsProps) {
  return (
    <>
      {actions.map((action, i) => (
        <Word
          action={action}
          calling={calling}
          key={action}
          class={actions.length > 1 ? '' : 'strong'}
          shortcut={keyOfCall(i, calling)}
        >
          {labelOf(action)}
          {worth[action] && <small>{t('talk-if-counts', { points: worth[action] })}</small>}
          {calling.figures?.[action] && <small>{calling.figures[action].text}</small>}
        </Word>
      ))}
    </>
  );
}

/** What comes of the calls that may be made now. */
export function Notes({ notes }: { notes: readonly string[] }) {
  return notes.length > 0 ? <p class="note comes">{notes.join(' ')}</p> : null;
}
