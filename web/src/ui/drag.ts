/** A card under the finger or the mouse: it follows, and is let go over the table or falls back into the hand. */

/** Pixels from where a press is a drag, and not a tap. */
const START = 10;
/** How far above its place a card is let go to be played, in heights of a card. */
const REACH = 0.55;
/** How long a card that was let go waits for its answer before it falls back, in milliseconds. */
const PATIENCE = 900;

/** Begin a drag with a press on a card. `onDrop` plays it, and says whether it was sent. */
export function drag(event: PointerEvent, onDrop: () => boolean): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const card = event.currentTarget as HTMLElement;
  const { clientX, clientY, pointerId } = event;
  const ends = new AbortController();
  let dragged = false;
  const back = (): void => {
    card.style.transform = '';
    delete card.dataset['dragged'];
  };
  const over = (at: PointerEvent): boolean => clientY - at.clientY > card.offsetHeight * REACH;
  const move = (at: PointerEvent): void => {
    const x = at.clientX - clientX;
    const y = at.clientY - clientY;
    if (at.pointerId !== pointerId || (!dragged && Math.hypot(x, y) < START)) return;
    if (!dragged) card.setPointerCapture(pointerId);
    dragged = true;
    card.dataset['dragged'] = over(at) ? 'over' : 'low';
    card.style.transform = `translate(${x}px, ${y}px)`;
  };
  const finish = (at: PointerEvent): void => {
    if (at.pointerId !== pointerId) return;
    ends.abort();
    if (!dragged) return;
    swallowClick();
    const sent = at.type === 'pointerup' && over(at) && onDrop();
    if (sent) setTimeout(back, PATIENCE);
    else back();
  };
  addEventListener('pointermove', move, { signal: ends.signal });
  for (const kind of ['pointerup', 'pointercancel'] as const) addEventListener(kind, finish, { signal: ends.signal });
}

function swallowClick(): void {
  const ends = new AbortController();
  addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true, signal: ends.signal });
  setTimeout(() => ends.abort(), 0);
}
