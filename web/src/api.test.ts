import { afterEach, expect, test, vi } from 'vitest';
import { address, call, ApiError } from './api.ts';

const asked: [string, RequestInit | undefined][] = [];
const answering = (status: number, body: string | null) =>
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push([path, init]);
    return new Response(body, { status });
  });
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

test('what a path does not name goes into the query, and what is empty is not told', () => {
  expect(address('/api/rules/{game}', { game: 'a b/c', lang: 'fr' })).toBe('/api/rules/a%20b%2Fc?lang=fr');
  expect(address('/api/days', { on: '' })).toBe('/api/days');
  expect(address('/api/x', { after: -1, by: undefined })).toBe('/api/x?after=-1');
});

test('an operation is asked with its method, and a body only where it has one', async () => {
  answering(200, '{"open":true}');
  expect(await call('PUT /api/tables/{table}/open', { table: 'abc', body: { open: true } })).toEqual({ open: true });
  await call('GET /api/me');
  expect(asked.map(([path, init]) => [init?.method, path, init?.body])).toEqual([
    ['PUT', '/api/tables/abc/open', '{"open":true}'],
    ['GET', '/api/me', undefined],
  ]);
});

test('an answer without a body is nothing', async () => {
  answering(204, null);
  expect(await call('DELETE /api/me')).toBeUndefined();
});

test('a refusal has its code and its sentence, and one from a proxy has neither', async () => {
  answering(409, '{"code":"stale","message":"this board stands elsewhere by now"}');
  await expect(call('GET /api/me')).rejects.toMatchObject({
    status: 409,
    code: 'stale',
    said: 'this board stands elsewhere by now',
  });
  answering(502, '<html>Bad gateway</html>');
  const refused = await call('GET /api/me').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 502, code: '', said: '' });
});
