import { Unwilling } from '../api.ts';
import { t } from './texts.ts';

/** Why no table could be made, in words. */
export const failure = (error: unknown): string =>
  t(error instanceof Unwilling && error.status === 403 ? 'notice-barred' : 'lobby-failed');
