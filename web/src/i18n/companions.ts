/** The people at a table of mine, by whom I tell it from others. */

import { listed } from './sentences.ts';
import { t } from './texts.ts';
import type { TableInfo } from '../http.ts';

export const withWhom = ({ others }: Pick<TableInfo, 'others'>): string =>
  others.length ? t('waiting-with', { names: listed(others) }) : t('waiting-with-bots');
