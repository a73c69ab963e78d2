// @vitest-environment happy-dom
import { render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { endureTranslation } from './translated.ts';

const Line = ({ marked }: { marked: boolean }) => (
  <p>
    {marked && <b>♔</b>}
    won by {marked ? 'Ann' : 'nobody'}
    {marked && <i>!</i>}
  </p>
);

test('something new stands beside a text that the browser has translated', () => {
  endureTranslation();
  const { container, rerender } = render(<Line marked={false} />);
  for (const text of container.querySelector('p')!.childNodes) {
    const outer = document.createElement('font');
    text.replaceWith(outer);
    outer.appendChild(document.createElement('font')).append(text);
  }
  rerender(<Line marked />);
  expect(container.textContent).toBe('♔won by Ann!');
  rerender(<Line marked={false} />);
  expect(container.textContent).toBe('won by nobody');
});
