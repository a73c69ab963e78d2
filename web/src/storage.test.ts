// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** The storage of a page without a server, in a folder. */
async function storageIn(folder: string): Promise<typeof import('./storage.ts')> {
  vi.resetModules();
  vi.doMock('./offline/mode.ts', () => ({ alone: true, lent: false }));
  vi.spyOn(document, 'baseURI', 'get').mockReturnValue(`https://cards.example${folder}index.html`);
  return import('./storage.ts');
}

test('pages in two folders keep their own, and each forgets its own alone', async () => {
  const first = await storageIn('/a/');
  first.store('fourkings.word', 'of a');
  const other = await storageIn('/b/');
  expect([first.named('four-kings'), other.named('four-kings')]).toEqual(['four-kings', 'four-kings/b/']);
  expect(other.stored('fourkings.word', '')).toBe('');
  other.store('fourkings.word', 'of b');
  first.forgetAll();
  expect([first.stored('fourkings.word', ''), other.stored('fourkings.word', '')]).toEqual(['', 'of b']);
  expect((await storageIn('/a/')).named('four-kings')).toBe('four-kings');
});

test('what was kept before folders were told apart is still there', async () => {
  localStorage.setItem('fourkings.word', '"old"');
  expect((await storageIn('/a/')).stored('fourkings.word', '')).toBe('old');
});

test('a browser that stores nothing keeps for as long as the window is open, and says so', async () => {
  vi.stubGlobal('localStorage', null);
  const { store, stored, unkept } = await storageIn('/a/');
  store('fourkings.word', 'here');
  expect([stored('fourkings.word', ''), unkept.value]).toEqual(['here', true]);
});

test('errors of the database are told apart', async () => {
  const { troubleOf } = await import('./offline/saved.ts');
  const named = (name: string) => troubleOf(new DOMException('in the words of the browser', name));
  expect(['VersionError', 'OlderStore', 'QuotaExceededError', 'InvalidStateError', 'AbortError'].map(named)).toEqual([
    'newer',
    'older',
    'full',
    'gone',
    'gone',
  ]);
  expect(troubleOf(new TypeError('in the words of the browser'))).toBe('broken');
});

test('a write that finds no space left fails with the error of its aborted transaction', async () => {
  const { done } = await import('./offline/saved.ts');
  const work = Object.assign(new EventTarget(), { error: null as DOMException | null });
  const written = done(work as IDBTransaction);
  work.dispatchEvent(new Event('error'));
  work.error = new DOMException('', 'QuotaExceededError');
  work.dispatchEvent(new Event('abort'));
  await expect(written).rejects.toBe(work.error);
});
