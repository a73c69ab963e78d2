/** The findings in words, as `fourkings verify` says them. */

import { t, type Params } from '../i18n/texts.ts';
import { isCard } from '../logic/cards.ts';
import { cardShort, listed } from '../i18n/sentences.ts';
import type { Check, Said } from './verify.ts';

const CARDS = ['draw-differs', 'deal-hand', 'deal-turned'];
const card = (name: string): string => (isCard(name) ? cardShort(name) : name);

export function sentence({ key, params }: Check): string {
  const worded: Params = {};
  for (const [name, value] of Object.entries(params)) worded[name] = param(key, name, value);
  return t(`verify-${key}`, worded);
}

function param(key: string, name: string, value: Said): string | number {
  if (name !== 'expected' && name !== 'recorded') return value as string | number;
  if (typeof value === 'number') return String(value);
  if (value.length === 0) return t('verify-nothing');
  if (key === 'kings-differ') return t('verify-to', { who: value[0]!, card: card(value[1]!) });
  if (typeof value !== 'string') return listed(value.map(card));
  return CARDS.includes(key) ? card(value) : value;
}
