/**
 * Motion: things are drawn in their new place at once, and the picture of them travels there (First, Last, Invert,
 * Play).
 */

const EASE = 'cubic-bezier(.2,.75,.25,1)';
const TRAVEL = 300;
const SWEEP = 260;

const before = new Map<string, DOMRect>();

/** True where motion is not wanted, here or on the whole device. */
export const calm = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Remember where every card, and every seat, is now. */
export function remember(root: ParentNode): void {
  before.clear();
  if (calm()) return;
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]'))
    before.set(card.dataset['card']!, card.getBoundingClientRect());
  for (const seat of root.querySelectorAll<HTMLElement>('[data-seat]'))
    before.set(`seat ${seat.dataset['seat']}`, seat.getBoundingClientRect());
}

/** Let every card that moved travel from its old place; a card just played comes from its player's seat. */
export function flip(root: ParentNode): void {
  if (calm() || before.size === 0) return;
  for (const { card, box: to } of measured(root.querySelectorAll<HTMLElement>('[data-card]'))) {
    const from = before.get(card.dataset['card']!) ?? before.get(`seat ${card.dataset['from']}`);
    if (!from || !to.width || (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1)) continue;
    const scale = Math.max(0.4, Math.min(1.6, from.height / to.height));
    card.animate([{ transform: `${shift(to, from)} scale(${scale})` }, { transform: 'none' }], {
      duration: TRAVEL,
      easing: EASE,
    });
  }
  before.clear();
}

/**
 * Where cards are, all measured before any is moved: between the two the browser would compute the whole page's style
 * anew, card by card.
 */
const measured = (cards: Iterable<HTMLElement>) =>
  [...cards].map((card) => ({ card, box: card.getBoundingClientRect() }));

/** The way from the middle of one box to that of another. */
const shift = (from: DOMRect, to: DOMRect): string =>
  `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px)`;

/** The trick goes to who took it; resolves when it is gone. */
export async function sweep(root: ParentNode, seat: number): Promise<void> {
  const goal = root.querySelector<HTMLElement>(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (!goal || calm()) return;
  await Promise.all(
    measured(root.querySelectorAll<HTMLElement>('.trick [data-card]')).map(({ card, box: at }) => {
      const moved = card.animate([{}, { transform: `${shift(at, goal)} scale(.35)` }], {
        duration: SWEEP,
        easing: 'ease-in',
        fill: 'forwards',
      });
      return moved.finished.catch(() => undefined);
    }),
  );
}
