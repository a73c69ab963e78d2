/** Where one is now, and which window lies open over the page: one at a time. */

import { signal } from '@preact/signals';
import { alone, ROOT } from '../offline/mode.ts';
import { parse, routeAt, type Route } from '../route.ts';

/**
 * The path, if a link may have one: a page without a server is in a folder, and its links are after the # alone.
 * Without a network, a rule page for search engines is shown as the same page here.
 */
export const PATH = alone ? '/' : location.pathname.slice(ROOT.length).replace(/(\.[a-z]{2})?\.html$/, '');

export const route = signal<Route>(routeAt(PATH, location.hash));
/** Where a link from elsewhere has led: its path, as it stands behind the # since; empty where none did. */
const LINKED = PATH === '/' ? '' : `#${PATH}`;
/** True for who has come by a link that somebody sent, and is still there. */
export const byLink = (): boolean => LINKED !== '' && location.hash === LINKED;
addEventListener('hashchange', () => (route.value = parse(location.hash)));

export type Window =
  | 'settings'
  | 'sentences'
  | 'help'
  | 'sheet'
  | 'last'
  | 'auction'
  | 'house'
  | 'chat'
  | 'away'
  | 'seal'
  | 'before'
  | 'why'
  | 'reading'
  | 'rules'
  | 'host'
  | 'late'
  | null;

export const opened = signal<Window>(null);
export const close = (): void => void (opened.value = null);
// A window belongs to the page that it was opened over.
addEventListener('hashchange', close);

/** The rule page, clause or worked deal that the drawer shows, by its address. */
export const rules = signal('');
export function openRules(href: string): void {
  rules.value = href;
  opened.value = 'rules';
}
