/** Where one is now. */

import { signal } from '@preact/signals';
import { parse, routeAt, type Route } from '../route.ts';

export const route = signal<Route>(routeAt(location.pathname, location.hash));
/** Where a link from elsewhere has led: its path, as it stands behind the # since; empty where none did. */
const LINKED = location.pathname === '/' ? '' : `#${location.pathname}`;
/** True for who has come by a link that somebody sent, and is still there. */
export const byLink = (): boolean => LINKED !== '' && location.hash === LINKED;
addEventListener('hashchange', () => (route.value = parse(location.hash)));
