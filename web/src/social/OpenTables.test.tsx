// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bring, speak } from '../i18n/texts.ts';
import { OpenTables } from './OpenTables.tsx';

const OPEN = [
  { table: 't1', game: 'king', host: 'Anna', preset: 'classic', options: {}, free: 3, days: 0, bank: 0, mine: false },
];

beforeAll(async () => {
  await speak('en');
  await Promise.all([bring('play'), bring('strangers')]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The open tables as somebody sees them, and what they have done: the names told and the tables sat down at. */
async function shown(nameless: boolean) {
  const done: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    if (init?.method === 'POST') done.push('opened');
    return new Response(JSON.stringify(init?.method === 'POST' ? { table: 'new' } : OPEN), { status: 200 });
  });
  const page = render(
    <OpenTables
      games={['king']}
      nameless={nameless}
      onFound={() => undefined}
      onName={async (name) => void done.push(`name:${name}`)}
      onSit={async (table) => void done.push(`sat:${table}`)}
    />,
  );
  await page.findByRole('listitem');
  return { page, done };
}

test('who has no name is asked for it before they sit down, in a field that has the focus', async () => {
  const { page, done } = await shown(true);
  fireEvent.click(page.getByRole('button', { name: /Sit down/ }));
  const field = await page.findByLabelText(/Your name/, { selector: 'input' });
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-describedby')).toBe(page.getByText(/read this name/).id);
  expect(done).toEqual([]);
  fireEvent.input(field, { target: { value: ' Ben ' } });
  fireEvent.submit(page.getByRole('form', { name: /Your name/ }));
  await vi.waitFor(() => expect(done).toEqual(['name:Ben', 'sat:t1']));
});

test('one press stays without, and tells the name before a table is opened', async () => {
  const { page, done } = await shown(true);
  fireEvent.submit(page.getByRole('form', { name: 'Play now with others' }));
  fireEvent.click(await page.findByRole('button', { name: 'Stay unnamed' }));
  await vi.waitFor(() => expect(done).toEqual(['name:', 'opened', 'sat:new']));
});

test('Escape puts the question away, and who has a name is never asked', async () => {
  const asked = await shown(true);
  fireEvent.click(asked.page.getByRole('button', { name: /Sit down/ }));
  fireEvent.keyDown(await asked.page.findByLabelText(/Your name/, { selector: 'input' }), { key: 'Escape' });
  expect(asked.page.queryByRole('form', { name: /Your name/ })).toBeNull();
  cleanup();
  const { page, done } = await shown(false);
  fireEvent.click(page.getByRole('button', { name: /Sit down/ }));
  await vi.waitFor(() => expect(done).toEqual(['sat:t1']));
});
