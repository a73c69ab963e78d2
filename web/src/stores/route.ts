/** Where one is now. */

import { signal } from '@preact/signals';
import { parse, routeAt, type Route } from '../route.ts';

export const route = signal<Route>(routeAt(location.pathname, location.hash));
addEventListener('hashchange', () => (route.value = parse(location.hash)));
