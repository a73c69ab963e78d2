/** A moment of a deal in words: what it costs or pays, and what comes of a call. */

import type { Step, WorkedDeal } from '../http.ts';
import type { Sentence, Snapshot } from '../messages.ts';
import { isCard } from '../logic/cards.ts';
import { namesOf } from './people.ts';
import { aim, cardsThatCount, spokenForm } from './sentences.ts';
import { capital, cardShort, listed, minus, signed } from './words.ts';
import { t, type Params } from './texts.ts';

const SEATS = ['seat', 'buyer', 'dealer'];
const SIGNED = ['each', 'start', 'lost'];

/** One thing to know of a moment; `reader`: the seat that is spoken to. */
export function moment({ key, params }: Sentence, names: readonly string[], reader: number | null = null): string {
  const worded: Params = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'number')
      worded[name] = SEATS.includes(name)
        ? (names[value] ?? String(value))
        : SIGNED.includes(name)
          ? signed(value)
          : value;
    else if (name === 'what')
      Object.assign(
        worded,
        { what: String(value) },
        isCard(String(value)) ? { card: cardShort(String(value)) } : { cards: cardsThatCount(String(value)) },
      );
    else worded[name] = name === 'clique' ? t(`clique-${String(value)}`) : minus(String(value));
  }
  return t(spokenForm(`moment-${key}`, params, reader), worded);
}

/** What the deal costs or pays, in a line; empty where nothing is told. */
export const stakes = (items: readonly Sentence[], names: readonly string[], reader: number | null): string =>
  listed(items.map((item) => moment(item, names, reader)));

/** What a deal is about, with what it costs or pays: "No trump: +25 a trick". */
export function aboutWithStakes(title: string, stakes: string): string {
  // No line ends between a value and what it is for.
  const paid = stakes.replace(/[+−]\d+\u2069* ([^,،]{1,14}(?=[,،]))?/g, (item) => item.replaceAll(' ', '\u00a0'));
  return title && paid ? t('at-stake', { title: capital(title), paid }) : capital(title || paid);
}

/** What a deal that is learned from is about at a moment, as the table says it. */
export function aboutAt(deal: WorkedDeal, { trump, declared, stakes: items }: Step): string {
  const title = trump ? '' : declared ? aim(declared) : deal.about;
  return aboutWithStakes(title, stakes(items, deal.names, deal.reader));
}

/** A sentence on the effect of each legal call: only for `keys`, if they are given, and without `others`. */
export const notes = (
  view: Snapshot,
  only: readonly string[] | null = null,
  without: readonly string[] = [],
): string[] =>
  (view.deal?.moment?.notes ?? [])
    .filter(({ key }) => (!only || only.includes(key)) && !without.includes(key))
    .map((item) => moment(item, namesOf(view), view.seat));

/** What an announcement is worth if it counts, by its call. */
export const worthOfCalls = (view: Snapshot): Record<string, string> =>
  Object.fromEntries(
    (view.deal?.moment?.notes ?? [])
      .filter(({ key }) => key === 'note-clique')
      .map(({ params }) => [`clique:${params['clique']}`, signed(Number(params['each']))]),
  );
