/** Arrow keys move the focus among the buttons of a group; left is left also where one reads from the right. */
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
  buttons[to]?.focus();
}
