// @vitest-environment happy-dom
import { render } from '@testing-library/preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../i18n/texts.ts';
import { snapshot } from '../logic/fixture.ts';
import { SheetPanel } from './SheetPanel.tsx';

beforeAll(() => speak('en'));

test('in a match of many deals the row of the one under way comes into sight, and again with the next', () => {
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent!.slice(0, 2).trim());
  });
  const view = snapshot({ plan: ['tricks', 'hearts', 'queens'] });
  const at = (number: number) => ({ ...view, now: { ...view.now!, number } });
  const { rerender } = render(<SheetPanel sheet={at(2)} log={[]} />);
  rerender(<SheetPanel sheet={at(3)} log={[]} />);
  expect(seen).toEqual(['2', '3']);
});
