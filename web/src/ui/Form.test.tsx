// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { useDraft, Count } from './Form.tsx';

const taken: string[] = [];

function Field({ value }: { value: string }) {
  return <input {...useDraft(value, (typed) => typed.value !== 'bad' && taken.push(typed.value) > 0)} />;
}

function type(field: HTMLInputElement, text: string) {
  field.value = text;
  fireEvent.input(field);
}

test('what is being typed is kept whatever is rendered, and handed over once', () => {
  const { container, rerender } = render(<Field value="" />);
  const field = container.querySelector('input')!;
  type(field, 'trè');
  rerender(<Field value="" />);
  expect(field.value).toBe('trè');
  type(field, 'trèfle');
  fireEvent.change(field);
  rerender(<Field value="trefle" />);
  expect(taken).toEqual(['trèfle']);
  expect(field.value).toBe('trefle');
});

test('what cannot be taken stays to be mended', () => {
  const { container, rerender } = render(<Field value="good" />);
  const field = container.querySelector('input')!;
  type(field, 'bad');
  fireEvent.change(field);
  rerender(<Field value="good" />);
  expect(field.value).toBe('bad');
});

const count = (label: string) => <Count label={label} value={5} max={40} onCount={() => null} />;

test('a number that is being typed is kept whatever is rendered', () => {
  const { container, rerender } = render(count('Rounds'));
  const field = container.querySelector('input')!;
  type(field, '');
  rerender(count('Number of rounds'));
  expect(field.value).toBe('');
});
