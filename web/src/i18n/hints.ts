/** A hint in one plain sentence, and what its figures do not say by themselves. */

import { isCard } from '../logic/cards.ts';
import type { Hint, WeighedAction } from '../messages.ts';
import { actionLabel, advice, capital, cardShort, listed, type Names, type Worth } from './sentences.ts';
import { t } from './texts.ts';

/** Choices whose figures do not differ as they are shown, or are even higher: good sense has chosen among them. */
const SHOWN = 10;
const figure = ({ worth }: WeighedAction): number => Math.round(SHOWN * (worth ?? 0));

/** How many choices are named as equally good. */
const MAX_NAMED = 3;

/** Reasons that begin with what to do: it is not said twice. */
const SAY_WHAT_TO_DO = new Set([
  'answer-no',
  'answer-yes',
  'ask-more',
  'clique-told',
  'king-auction',
  'king-refuse',
  'king-split',
  'sell',
  'ultimatum',
]);

/** The choices that are as good as the one advised, that one first. */
export function equals({ choices }: Hint): WeighedAction[] {
  const [advised, ...others] = choices;
  if (!advised || advised.worth === null) return advised ? [advised] : [];
  return [advised, ...others.filter((choice) => choice.worth !== null && figure(choice) >= figure(advised))];
}

/** An action as a hint names it. */
export const named = (action: string, worth: Worth): string =>
  isCard(action) ? cardShort(action) : capital(actionLabel(action, worth));

/** What to do, and why: ties are told as ties, with good sense's reason. */
export function hintSentence(hint: Hint, worth: Worth, names: Names): string {
  const reason = capital(advice(hint.reason, names, worth));
  const [advised] = hint.choices;
  const bid = hint.action.startsWith('bid:') ? Number(hint.action.split(':')[1]) : 0;
  if (bid && advised?.action === hint.action && advised.worth === null && advised.percent !== null)
    return t('at-hint-bid', { bid, percent: advised.percent });
  const alike = equals(hint);
  if (alike.length < 2)
    return SAY_WHAT_TO_DO.has(hint.reason.key)
      ? reason
      : t('at-hint-do', { action: named(hint.action, worth), reason });
  const choices = listed(
    alike.slice(0, MAX_NAMED).map((choice) => named(choice.action, worth)),
    'or',
  );
  return `${t('at-hint-either', { count: alike.length, choices })} ${reason}`;
}

/** What else speaks for it, for who asks why. */
export function reasonsOf(hint: Hint, worth: Worth, names: Names): string[] {
  const sentence = hintSentence(hint, worth, names);
  const reasons = [hint.reason, ...hint.more].map((reason) => capital(advice(reason, names, worth)));
  return [...reasons.filter((reason) => !sentence.includes(reason)), likelier(hint, worth)].filter(Boolean);
}

/** Why a bid that would be made more often is not the one advised; empty where there is none. */
function likelier({ choices }: Hint, worth: Worth): string {
  const [advised, ...others] = choices;
  if (!advised || advised.worth !== null) return '';
  const other = others.find((choice) => (choice.percent ?? 0) > (advised.percent ?? 0));
  const [less, own] = [worth[other?.action ?? ''], worth[advised.action]];
  return other && less !== undefined && own !== undefined && less < own
    ? t('at-hint-likelier', { action: actionLabel(other.action, worth), less, own })
    : '';
}
