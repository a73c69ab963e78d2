import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/texts.ts';
import type { EntrantInfo, EveningInfo } from '../http.ts';
import { nameOf } from './words.ts';

/** Some people are chosen: they become partners or a team, or swap seats. */
export function Together({
  evening,
  people,
  labels,
  deed,
  note,
  busy,
  onTogether,
  children,
}: {
  evening: EveningInfo;
  people: readonly EntrantInfo[];
  labels: readonly string[];
  deed: string;
  note?: string | undefined;
  busy: boolean;
  onTogether: (people: number[]) => Promise<boolean>;
  children?: ComponentChildren;
}) {
  const nobody = labels.map(() => 0);
  const chosen = useSignal(nobody);
  if (people.length < labels.length) return null;
  return (
    <form
      class="pairing"
      onSubmit={(event) => {
        event.preventDefault();
        void onTogether(chosen.value).then((done) => done && (chosen.value = nobody));
      }}
    >
      {note && <p class="note">{note}</p>}
      {labels.map((label, place) => (
        <label key={label}>
          <span>{label}</span>
          <select
            required
            value={chosen.value[place] || ''}
            onChange={(event) => (chosen.value = chosen.value.with(place, Number(event.currentTarget.value)))}
          >
            <option value="">{t('evening-choose')}</option>
            {people.map((entrant) => (
              <option key={entrant.number} value={entrant.number}>
                {nameOf(evening, entrant.number)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {children}
      <button type="submit" disabled={busy || new Set(chosen.value).size < labels.length || chosen.value.includes(0)}>
        {deed}
      </button>
    </form>
  );
}
