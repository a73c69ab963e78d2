/** Where one is now. */

import { signal } from '@preact/signals';
import { parse, type Route } from '../route.ts';

export const route = signal<Route>(parse(location.pathname === '/' ? location.hash : location.pathname));
addEventListener('hashchange', () => (route.value = parse(location.hash)));
