/** How far the player has come with their mistakes, in words. */

import type { MistakesOfDay } from '../http.ts';
import { t, date } from '../i18n/texts.ts';

/** What was repeated today, what is due, how many are mastered, and when others are due. */
export function progressTexts({ due, answered, total, mastered, next }: MistakesOfDay): string[] {
  if (total === 0) return [t('mistakes-none.text')];
  const day = next !== null && date(new Date(next * 1000).toISOString().slice(0, 10));
  return [
    answered > 0 && t('mistakes-repeated', { answered }),
    due.length > 0 && t('mistakes-due', { due: due.length }),
    t('mistakes-mastered', { mastered, total }),
    day && t('mistakes-when', { date: day }),
  ].filter((line) => line !== false);
}
