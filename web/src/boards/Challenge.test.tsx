// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bring, speak } from '../i18n/texts.ts';
import { chooseName, ensureKnown, loadMe, name as known } from '../stores/me.ts';
import { Challenge } from './Challenge.tsx';

beforeAll(async () => {
  await speak('en');
  await Promise.all([bring('play'), bring('boards')]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page of somebody with this name, and what is told of them. */
async function ask(name: string) {
  const named: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.endsWith('/challenges')) return new Response(JSON.stringify({ set: 'c-1', handle: 'h' }), { status: 200 });
    if (path.endsWith('/reach')) return new Response(JSON.stringify({ origins: [], obstacle: null }), { status: 200 });
    if (init?.method === 'PUT') named.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ name, lang: 'en' }), { status: 200 });
  });
  await loadMe(true);
  const page = render(<Challenge table="t" reader={{ name: known, chooseName, ensureKnown }} />);
  fireEvent.click(page.getByRole('button', { name: 'Challenge a friend' }));
  await page.findByRole('link', { name: 'See all players' });
  return { page, named };
}

test('who challenges a friend without a name is asked for it, and it is told at once', async () => {
  const { page, named } = await ask('');
  fireEvent.change(page.getByLabelText('Your name'), { target: { value: 'Anna' } });
  await vi.waitFor(() => expect(named).toEqual([{ name: 'Anna', lang: 'en' }]));
});

test('who has one is not asked again', async () => {
  const { page } = await ask('Anna');
  expect(page.queryByLabelText('Your name')).toBeNull();
});
