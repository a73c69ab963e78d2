/** What a hint's figures do not say by themselves. */

import type { Hint } from '../messages.ts';
import { actionLabel, type Worth } from './sentences.ts';
import { t } from './texts.ts';

/** Why the action advised is not the one with the greatest figure beside it; empty where it is. */
export function against({ choices }: Hint, worth: Worth): string {
  const [advised, ...others] = choices;
  if (!advised) return '';
  if (advised.worth !== null)
    return others.some((one) => (one.worth ?? -Infinity) > advised.worth!) ? t('at-hint-close') : '';
  const likelier = others.find((one) => (one.percent ?? 0) > (advised.percent ?? 0));
  const [less, own] = [worth[likelier?.action ?? ''], worth[advised.action]];
  return likelier && less !== undefined && own !== undefined && less < own
    ? t('at-hint-likelier', { action: actionLabel(likelier.action, worth), less, own })
    : '';
}
