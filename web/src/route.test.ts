import { describe, expect, test, vi } from 'vitest';
import {
  boardHref,
  challengeLink,
  clubHref,
  parse,
  reviewHref,
  routeAt,
  sharedHref,
  solveHref,
  tableHref,
} from './route.ts';

describe('addresses within the page', () => {
  test('an address that is no encoding at all is read as it stands', () => {
    expect(parse('#/table/%')).toEqual({ page: 'table', table: '%' });
    expect(parse('#/%E0%A4%A')).toEqual({ page: 'missing', address: '%E0%A4%A' });
    expect(parse('#/rules/%zz')).toEqual({ page: 'rules', game: '%zz', clause: '' });
  });

  test('an address leads where it was made for', () => {
    for (const table of ['q3jH0yq8Zt5rWc1x', 'a/b', '50%', 'é'])
      expect(parse(tableHref(table))).toEqual({ page: 'table', table });
  });

  test('a link to the solver holds the deal and the cards played', () => {
    const cards = 'N:A2... K3... ..A.2 ..KQ.';
    expect(parse(solveHref(cards, 'S', 3, ['AS', 'KS']))).toEqual({
      page: 'solve',
      cards,
      trump: 'S',
      seat: 3,
      line: 'AS-KS',
    });
    expect(parse(solveHref())).toEqual({ page: 'solve', cards: '', trump: '', seat: null, line: '' });
    expect(parse(solveHref('{"game": "400", "trick": ["AS/"]}'))).toMatchObject({
      cards: '{"game": "400", "trick": ["AS/"]}',
    });
  });

  test('the page of a club is one, by the link of its keeper too', () => {
    expect(parse(clubHref('a/b'))).toEqual({ page: 'club', id: 'a/b', keeper: '' });
    expect(parse(clubHref('a', 't/k'))).toEqual({ page: 'club', id: 'a', keeper: 't/k' });
  });

  test('a challenge leads to its set by a path for messengers, and a page that has gone on stays there', () => {
    vi.stubGlobal('location', { origin: 'https://example.org' });
    const { pathname } = new URL(challengeLink('2026-11-22-king', 'a/b'));
    expect(routeAt(pathname, '')).toEqual({ page: 'boards', set: '2026-11-22-king', from: 'a/b' });
    expect(routeAt(pathname, boardHref('2026-11-22-king', 1))).toEqual({
      page: 'table',
      table: 'board:2026-11-22-king:1',
    });
    expect(routeAt('/', '#/day')).toEqual({ page: 'day', day: '' });
    expect(routeAt('/', '')).toEqual({ page: 'lobby' });
  });

  test('a review names its seat, its deal and its moment, as far as they are known', () => {
    expect(parse(reviewHref('t'))).toEqual({ page: 'review', table: 't', seat: null, deal: 0, moment: 0 });
    expect(parse(reviewHref('t', 2))).toEqual({ page: 'review', table: 't', seat: 2, deal: 0, moment: 0 });
    expect(parse(reviewHref('t', 2, 3, 17))).toEqual({ page: 'review', table: 't', seat: 2, deal: 3, moment: 17 });
  });

  test('a link to a match leads to its review, by its token', () => {
    expect(parse(sharedHref('aB-_9'))).toEqual({
      page: 'review',
      table: 'shared:aB-_9',
      seat: null,
      deal: 0,
      moment: 0,
    });
  });
});
