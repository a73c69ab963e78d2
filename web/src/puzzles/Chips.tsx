import { useSignal } from '@preact/signals';
import type { TableRead } from '../http.ts';
import { decimal } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { say } from '../ui/speech.ts';

export const CHIPS = 10;

/** The chips after giving a seat as many as `wanted`, or all that are left. */
export const laidAt = (chips: readonly number[], place: number, wanted: number): number[] => {
  const others = chips.reduce((sum, laid, at) => (at === place ? sum : sum + laid), 0);
  return chips.map((laid, at) => (at === place ? Math.max(0, Math.min(wanted, CHIPS - others)) : laid));
};

interface Props {
  names: readonly string[];
  busy: boolean;
  onLaid: (chips: number[]) => void;
}

/** A form for laying ten chips on some seats, with a slider for each; all must be laid. */
export function Chips({ names, busy, onLaid }: Props) {
  const chips = useSignal<readonly number[]>(names.map(() => 0));
  const left = CHIPS - chips.value.reduce((sum, laid) => sum + laid, 0);
  const lay = (slider: HTMLInputElement, place: number): void => {
    chips.value = laidAt(chips.value, place, Number(slider.value));
    slider.value = String(chips.value[place]);
  };
  return (
    <form
      class="chips"
      onSubmit={(event) => {
        event.preventDefault();
        if (left === 0) onLaid([...chips.value]);
      }}
    >
      <div class="laid">
        {names.map((name, place) => (
          <label key={name}>
            <span class="who">{name}</span>
            <input
              type="range"
              min="0"
              max={CHIPS}
              value={chips.value[place]}
              aria-valuetext={t('puzzle-read-chips', { chips: chips.value[place]! })}
              onInput={(event) => lay(event.currentTarget, place)}
              onChange={() => say(t('puzzle-read-left', { left }))}
            />
            <output>{chips.value[place]}</output>
          </label>
        ))}
      </div>
      <p class="doors">
        <Button type="submit" primary data-answer disabled={busy || left > 0} text={t('puzzle-read-answer')} />
        <span class="note">{t('puzzle-read-left', { left })}</span>
      </p>
    </form>
  );
}

type Row = readonly [name: string, believed: TableRead['own']];

/** A share in chips. */
export const chips = (share: number): string => decimal(CHIPS * share);

/** The beliefs of the reader, the judge and chance, each with its name. */
export const rowsOf = ({ own, judge, chance }: Pick<TableRead, 'own' | 'judge' | 'chance'>): readonly Row[] => [
  [t('puzzle-read-own'), own],
  [t('puzzle-read-judge'), judge],
  [t('puzzle-read-chance'), chance],
];

/** The bits of each belief, to be read aloud. */
export const bitsOf = (rows: readonly Row[]): string[] => [
  `${t('puzzle-read-bits')}.`,
  ...rows.map(([name, { bits }]) => `${name}: ${decimal(bits)}.`),
];

interface BelievedProps {
  names: readonly string[];
  seats: readonly number[];
  /** The seat that held the card. */
  held: number;
  rows: readonly Row[];
}

/** How each belief laid its chips on the three seats, and what that cost. */
export function Believed({ names, seats, held, rows }: BelievedProps) {
  return (
    <DataTable
      class="believed"
      columns={[
        <span class="unseen">{t('puzzle-read-believed')}</span>,
        ...seats.map((seat) => <span translate={false}>{names[seat]}</span>),
        t('puzzle-read-bits'),
      ]}
      rows={rows.map(([name, { shares, bits }]) => ({ key: name, cells: [name, ...shares.map(chips), decimal(bits)] }))}
      classOf={(_, column) => (seats[column - 1] === held ? 'held' : undefined)}
    />
  );
}
