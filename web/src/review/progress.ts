/** How far the player has come with their mistakes, in words. */

import type { MistakesOfDay } from '../http.ts';
import { locale, t } from '../i18n/texts.ts';

/** What was repeated today, what is due, how many are mastered, and when others are due. */
export function progressTexts({ due, answered, total, mastered, next }: MistakesOfDay): string[] {
  if (total === 0) return [t('mistakes-none')];
  const date =
    next !== null && new Date(next * 1000).toLocaleDateString(locale(), { dateStyle: 'long', timeZone: 'UTC' });
  return [
    answered > 0 && t('mistakes-repeated', { answered }),
    due.length > 0 && t('mistakes-due', { due: due.length }),
    t('mistakes-mastered', { mastered, total }),
    date && t('mistakes-when', { date }),
  ].filter((line) => line !== false);
}
