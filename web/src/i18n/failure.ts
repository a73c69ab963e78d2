import { ApiError } from '../api.ts';
import { stopped } from '../offline/backend.ts';
import { alone } from '../offline/mode.ts';
import { t } from './texts.ts';

/** Why nothing can be shown, in words; empty while a banner over the page says that the games have stopped, and why. */
export const unreachable = (): string => (stopped.value ? '' : t(alone ? 'ui-missing' : 'lobby-offline'));

/** Why no table could be made, in words; empty as above. */
export function failure(error: unknown): string {
  if (error instanceof ApiError && error.status === 403)
    return t(error.code === 'banned' ? 'at-banned' : 'notice-barred');
  return stopped.value ? '' : t('lobby-failed');
}
