import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';
import { say } from '../ui/speech.ts';

export const CHIPS = 10;

/** A seat cannot be given more chips than are left: the most that this one may have. */
export const laidAt = (chips: readonly number[], place: number, wanted: number): number[] => {
  const others = chips.reduce((sum, laid, at) => (at === place ? sum : sum + laid), 0);
  return chips.map((laid, at) => (at === place ? Math.max(0, Math.min(wanted, CHIPS - others)) : laid));
};

/** Ten chips to be laid on some seats, by a slider for each; they are given once all are laid. */
export function Chips({
  names,
  busy,
  onLaid,
}: {
  names: readonly string[];
  busy: boolean;
  onLaid: (chips: number[]) => void;
}) {
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
        <Button type="submit" class="primary" data-answer disabled={busy || left > 0} text={t('puzzle-read-answer')} />
        <span class="note">{t('puzzle-read-left', { left })}</span>
      </p>
    </form>
  );
}
