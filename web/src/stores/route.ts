/** Where one is now. */

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
