const middleOf = (button: HTMLElement): [x: number, y: number] => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
};

/** The nearest button of the next row below, or above for -1; the same at the last row, null if there is only one. */
function inNextRow(from: HTMLElement, buttons: readonly HTMLElement[], way: number): HTMLElement | null {
  const [x, y] = middleOf(from);
  const places = buttons.map((button) => {
    const [otherX, otherY] = middleOf(button);
    const down = way * (otherY - y);
    return { button, down, far: 8 * down + Math.abs(otherX - x) };
  });
  const half = from.getBoundingClientRect().height / 2;
  if (places.every(({ down }) => Math.abs(down) <= half)) return null;
  const beyond = places.filter(({ down }) => down > half).toSorted((a, b) => a.far - b.far);
  return beyond[0]?.button ?? from;
}

/**
 * Arrow keys move the focus among the buttons of a group, up and down between its rows if it has several; left is left
 * also where one reads from the right.
 */
export function rove(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const group = event.currentTarget as HTMLElement;
  const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    (button) => getComputedStyle(button).display !== 'none',
  );
  const at = buttons.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const way = getComputedStyle(group).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = { ArrowRight: way, ArrowLeft: -way, ArrowDown: 1, ArrowUp: -1 };
  const ends: Record<string, number> = { Home: 0, End: buttons.length - 1 };
  const step = steps[event.key];
  const to = ends[event.key] ?? (step && (at + step + buttons.length) % buttons.length);
  if (to === undefined) return;
  event.preventDefault();
  const vertical = /^Arrow(Up|Down)$/.test(event.key);
  ((vertical && inNextRow(buttons[at]!, buttons, step!)) || buttons[to])?.focus();
}
