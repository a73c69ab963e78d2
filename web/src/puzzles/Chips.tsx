import { useSignal } from '@preact/signals';
import type { TableRead } from '../http.ts';
import { fromTheRight, t } from '../i18n/texts.ts';
import { Button } from '../ui/elements.tsx';
import { DataTable } from '../ui/DataTable.tsx';

export const CHIPS = 10;
const BEST_SCORE = 100;

/** The chips after giving a seat as many as `wanted`, or all that are left. */
export const laidAt = (chips: readonly number[], place: number, wanted: number): number[] => {
  const others = chips.reduce((sum, laid, at) => (at === place ? sum : sum + laid), 0);
  return chips.map((laid, at) => (at === place ? Math.max(0, Math.min(wanted, CHIPS - others)) : laid));
};

type Props = { names: readonly string[]; busy: boolean; onLaid: (chips: number[]) => void };

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
      class="reading-chips stack gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (left === 0) onLaid([...chips.value]);
      }}
    >
      <div class="laid stack gap-2">
        {names.map((name, place) => (
          <label key={name}>
            <span class="who">{name}</span>
            <input
              type="range"
              min="0"
              max={CHIPS}
              value={chips.value[place]}
              style={{ '--laid': chips.value[place] }}
              aria-valuetext={[
                t('puzzle-read-chips', { chips: chips.value[place]! }),
                t('puzzle-read-left', { left }),
              ].join('. ')}
              onInput={(event) => lay(event.currentTarget, place)}
            />
            <output aria-hidden="true">{chips.value[place]}</output>
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

interface BelievedProps {
  names: readonly string[];
  seats: readonly number[];
  result: Pick<TableRead, 'seat' | 'own' | 'best' | 'score'>;
}

/** A row of seats that runs from left to right in every language, as the sliders on a phone do. */
const across = <Value,>(row: readonly Value[]) => (fromTheRight() ? row.toReversed() : row);

/** The reader's chips on the three seats beside those of the best reader, and the score. */
export function Believed({ names, seats, result: { seat, own, best, score } }: BelievedProps) {
  return (
    <DataTable
      class="believed"
      columns={[
        <span class="unseen">{t('puzzle-read-believed')}</span>,
        ...across(seats).map((at) => <bdi translate={false}>{names[at]}</bdi>),
        t('puzzle-read-score'),
      ]}
      rows={[
        { key: 'own', cells: [t('puzzle-read-own'), ...across(own), score] },
        { key: 'best', cells: [t('puzzle-read-best'), ...across(best), BEST_SCORE] },
      ]}
      classOf={(_, column) => (across(seats)[column - 1] === seat ? 'held' : undefined)}
    />
  );
}
