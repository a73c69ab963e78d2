import type { TableRead } from '../http.ts';
import { decimal } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { CHIPS } from './Chips.tsx';

type Row = readonly [name: string, believed: TableRead['own']];

/** A share in chips. */
export const chips = (share: number): string => decimal(CHIPS * share);

/** The three who believed something, each with their name. */
export const rowsOf = ({ own, judge, chance }: Pick<TableRead, 'own' | 'judge' | 'chance'>): readonly Row[] => [
  [t('puzzle-read-own'), own],
  [t('puzzle-read-judge'), judge],
  [t('puzzle-read-chance'), chance],
];

/** What the eye finds in the table, for the ear: the bits of each. */
export const bitsOf = (rows: readonly Row[]): string[] => [
  `${t('puzzle-read-bits')}.`,
  ...rows.map(([name, { bits }]) => `${name}: ${decimal(bits)}.`),
];

/** What each gave to the three seats, in chips, and what it cost them. */
export function Believed({
  names,
  seats,
  held,
  rows,
}: {
  names: readonly string[];
  seats: readonly number[];
  /** The seat that held the card. */
  held: number;
  rows: readonly Row[];
}) {
  return (
    <table class="believed">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{t('puzzle-read-believed')}</span>
          </th>
          {seats.map((each) => (
            <th key={each} scope="col" class={each === held ? 'held' : ''} translate={false}>
              {names[each]}
            </th>
          ))}
          <th scope="col">{t('puzzle-read-bits')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { shares, bits }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {shares.map((share, place) => (
              <td key={place} class={seats[place] === held ? 'held' : ''}>
                {chips(share)}
              </td>
            ))}
            <td>{decimal(bits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
