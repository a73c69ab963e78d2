/** What the page knows of a table before its match, and of one that is closed to it. */

import { signal } from '@preact/signals';
import type { GatheringEvent, GatheringSnapshot, Refusal } from '../messages.ts';
import { t } from '../l10n.ts';
import { luckFor, saw } from '../proof/noted.ts';

export const room = signal<GatheringSnapshot | null>(null);
/** What was refused last, until something happens; and why this table is closed to who looks at it. */
export const refused = signal<Refusal | null>(null);
export const turnedAway = signal<Refusal | null>(null);

export const guestName = (view: GatheringSnapshot, number: number | null): string => {
  const found = view.guests.find((one) => one.number === number);
  return found?.name || t('player', { number: (number ?? 0) + 1 });
};

export const isHost = (view: GatheringSnapshot): boolean => view.guest !== null && view.guest === view.host;
export const freePlaces = (view: GatheringSnapshot): number => view.places.filter((one) => one.guest === null && one.bot === null).length;

/** The device's own share in the shuffle of a table, made once the table's seal is known; null where it is given already. */
export function ownLuck(view: GatheringSnapshot): string | null {
  saw(view.table, view.commitment);
  const me = view.guests.find((one) => one.you);
  return !me || me.luck ? null : luckFor(view.table, view.commitment);
}

/** What has happened, in words; empty where that is nothing to speak of. */
export function sentence(came: GatheringEvent): string {
  const who = came.name || t('player', { number: (came.guest ?? 0) + 1 });
  const place = (came.place ?? 0) + 1;
  switch (came.what) {
    case 'came': return t('gather-came', { who });
    case 'sat': return t('gather-sat', { who, place });
    case 'stood': return t('gather-stood', { who });
    case 'bot': return t('gather-bot-sat', { place });
    case 'no-bot': return t('gather-bot-went', { place });
    case 'swapped': return t('gather-swapped');
    case 'let-in': return t('gather-let-in', { who });
    case 'laid': return t('gather-laid');
    case 'kicked': return t('gather-kicked', { who });
    case 'went': return t('gather-went', { who });
    case 'hosts': return t('gather-hosts', { who });
    default: return '';
  }
}
