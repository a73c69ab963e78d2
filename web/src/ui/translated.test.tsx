// @vitest-environment happy-dom
import { render } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { awaitTranslation } from './translation.ts';

const Line = ({ winner }: { winner: string }) => (
  <p>
    {winner && <b>♔</b>}
    {winner ? 'won by ' : 'nobody'}
    {winner}
    {winner && <i>!</i>}
    <u>.</u>
  </p>
);

/** Put what a translation makes of each text in its place: around the text itself, or of a copy. */
function translate(root: Node, around: boolean): void {
  for (const text of root.childNodes) {
    if (text.nodeType !== Node.TEXT_NODE) continue;
    const font = document.createElement('font');
    const copy = document.createTextNode(text.textContent!);
    text.replaceWith(font);
    font.appendChild(document.createElement('font')).append(around ? text : copy);
  }
}

awaitTranslation();

test.each([true, false])('a translated text changes, goes and has neighbours (around the text: %s)', async (around) => {
  const { container, rerender } = render(<Line winner="" />);
  const line = container.querySelector('p')!;
  for (const [winner, shown] of [
    ['Ann', '♔won by Ann!.'],
    ['Ben', '♔won by Ben!.'],
    ['', 'nobody.'],
    ['Cid', '♔won by Cid!.'],
  ] as const) {
    translate(line, around);
    await vi.dynamicImportSettled();
    rerender(<Line winner={winner} />);
    expect(line.textContent).toBe(shown);
  }
});
