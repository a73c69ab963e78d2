// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { Sure } from './elements.tsx';

afterEach(cleanup);

test('a double click asks, and only a later press is an answer', () => {
  vi.useFakeTimers();
  const sure = vi.fn();
  const { container } = render(<Sure label="End" sure="End for good" onSure={sure} />);
  const button = container.querySelector('button')!;
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button.textContent).toBe('End for good');
  expect(sure).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1000));
  fireEvent.click(button);
  expect(sure).toHaveBeenCalledOnce();
  expect(button.textContent).toBe('End');
  vi.useRealTimers();
});
