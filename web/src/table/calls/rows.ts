/** The two rows of an auction's ladder: what a plus costs and brings, and what a minus does. */

import { notes } from '../../i18n/moments.ts';
import { t } from '../../i18n/texts.ts';
import type { Snapshot } from '../../messages.ts';

export const ROWS = [
  ['+', 'plus'],
  ['-', 'minus'],
] as const;
export type Row = (typeof ROWS)[number][1];
export const ROW_NAMES = ROWS.map(([, row]) => row);

/** Notes that belong to a row, by the options of the match. */
export const ROW_NOTES: Record<Row, readonly string[]> = {
  plus: ['note-plus', 'note-any-rung'],
  minus: ['note-minus', 'note-minus-paid'],
};

export const rowName = (row: Row, view: Snapshot): string =>
  row === 'minus' && view.options['negative_price'] === 'fixed' ? t('talk-row-paid') : t(`talk-row-${row}`);

export const rowNote = (row: Row, view: Snapshot): string => notes(view, ROW_NOTES[row]).join(' ');
