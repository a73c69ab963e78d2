import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { openWindow } from '../logic/back.ts';
import { Button } from './elements.tsx';
import { stopsIn, TYPED } from './focus.ts';

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  wide?: boolean;
  drawer?: boolean;
  aside?: boolean;
}

const ACTIVE = ':is(button, select, textarea, input:not([type=radio])):enabled, input:checked, summary, a[href]';

/** Let Tab stop at the text only if it scrolls. */
const stop = (content: HTMLElement): void =>
  void (content.tabIndex = content.scrollHeight > content.clientHeight ? 0 : -1);

/** Tab goes round in the window. */
function tab(event: KeyboardEvent): void {
  const dialog = event.currentTarget as HTMLElement;
  if (event.key !== 'Tab') return;
  stop(dialog.querySelector('.content')!);
  const stops = stopsIn(dialog);
  const way = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (stops.some((thing) => (event.target as Node).compareDocumentPosition(thing) & way)) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

/** Put the focus on the first thing to do, if it is in sight and opens no keyboard on the screen; else on the text. */
function begin(content: HTMLElement): void {
  stop(content);
  if (content.contains(document.activeElement)) return;
  const end = content.getBoundingClientRect().bottom;
  const first = [...content.querySelectorAll<HTMLElement>(ACTIVE)].find((thing) => thing.getClientRects().length > 0);
  const fits = first && first.getBoundingClientRect().bottom <= end;
  const typed = first?.matches(TYPED) && matchMedia('(pointer: coarse)').matches;
  (fits && !typed ? first : content).focus();
}

/**
 * A window over the page: focus goes in, stays in, and returns to where it was. A `drawer` stands at the side, from top
 * to bottom; what lies `aside` leaves the hand and the trick of a table in sight.
 */
export function Dialog({ title, onClose, children, wide = false, drawer = false, aside = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useRef(onClose);
  close.current = onClose;
  // At once, and not after the next frame: a key pressed meanwhile would go to something else.
  useLayoutEffect(() => {
    const closed = openWindow(() => close.current());
    const shown = dialog.current!;
    shown.showModal();
    begin(shown.querySelector('.content')!);
    return () => {
      closed();
      shown.close();
    };
  }, []);
  const cancel = (event: globalThis.Event) => {
    event.preventDefault();
    onClose();
  };
  const outside = (event: MouseEvent) => event.target === dialog.current && onClose();
  return (
    <dialog
      ref={dialog}
      class={drawer ? 'drawer' : aside ? 'aside' : wide ? 'wide' : undefined}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={() => dialog.current && onClose()}
      onClick={outside}
      onKeyDown={tab}
    >
      <header class="row between ruled">
        <h2 id={id}>{title}</h2>
        <Button icon="close" class="quiet icon" label={t('ui-close')} onClick={onClose} />
      </header>
      <div class="content scrolls" role="group" aria-labelledby={id} tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}
