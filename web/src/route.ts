/** Addresses within the page: the lobby, a table, a rule page. They stand after the #, so that the server needs to know nothing of them. */

export type Route = { page: 'lobby' } | { page: 'table'; table: string } | { page: 'rules'; game: string; clause: string } | { page: 'deal'; game: string } | { page: 'verify'; table: string } | { page: 'luck' } | { page: 'admin' } | { page: 'become'; token: string };

export function parse(hash: string): Route {
  const [page, first, second] = hash.replace(/^#?\/?/, '').split('/').map(decodeURIComponent);
  if (page === 'table' && first) return { page, table: first };
  if (page === 'rules' && first && second === 'deal') return { page: 'deal', game: first };
  if (page === 'rules' && first) return { page, game: first, clause: second ?? '' };
  if (page === 'verify') return { page, table: first ?? '' };
  if (page === 'luck' || page === 'admin') return { page };
  if (page === 'become' && first) return { page, token: first };
  return { page: 'lobby' };
}

export const tableHref = (table: string): string => `#/table/${encodeURIComponent(table)}`;
export const rulesHref = (game: string, clause = ''): string => `#/rules/${game}${clause && `/${clause}`}`;
export const dealHref = (game: string): string => `#/rules/${game}/deal`;
export const verifyHref = (table = ''): string => `#/verify${table && `/${encodeURIComponent(table)}`}`;
export const LUCK_HREF = '#/luck';
/** A personal link: its token stands after the #, which no browser sends and no server logs. */
export const becomeHref = (token: string): string => `#/become/${encodeURIComponent(token)}`;
export const go = (href: string): void => void (location.hash = href);
