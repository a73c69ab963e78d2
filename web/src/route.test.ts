import { describe, expect, test } from 'vitest';
import { parse, PROFILE_HREF, sharedHref, tableHref } from './route.ts';

describe('addresses within the page', () => {
  test('an address that is no encoding at all is read as it stands', () => {
    expect(parse('#/table/%')).toEqual({ page: 'table', table: '%' });
    expect(parse('#/%E0%A4%A')).toEqual({ page: 'lobby' });
    expect(parse('#/rules/%zz')).toEqual({ page: 'rules', game: '%zz', clause: '' });
  });

  test('an address leads where it was made for', () => {
    for (const table of ['q3jH0yq8Zt5rWc1x', 'a/b', '50%', 'é']) expect(parse(tableHref(table))).toEqual({ page: 'table', table });
  });

  test('the page of my play is one, by its older address too', () => {
    for (const address of [PROFILE_HREF, '#/matches/time']) expect(parse(address)).toEqual({ page: 'profile' });
    expect(parse('#/matches')).toEqual({ page: 'matches' });
  });

  test('a link to a match leads to its review, by its token', () => {
    expect(parse(sharedHref('aB-_9'))).toEqual({ page: 'review', table: 'shared:aB-_9', seat: null });
  });
});
