import { Unwilling } from '../api.ts';
import { t } from './texts.ts';

/** Why no table could be made, in words. */
export const failure = (error: unknown): string =>
  error instanceof Unwilling && error.status === 403
    ? t(error.code === 'banned' ? 'at-banned' : 'notice-barred')
    : t('lobby-failed');
