import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import type { EveningInfo } from '../http.ts';
import { NumberField } from '../ui/NumberField.tsx';
import { Sure } from '../ui/Sure.tsx';

/** Between two rounds: the evening goes on with those in the first places. */
export function CutTo({
  evening,
  busy,
  onCut,
}: {
  evening: EveningInfo;
  busy: boolean;
  onCut: (places: number) => void;
}) {
  const places = useSignal(Math.ceil(evening.standings.length / 2));
  return (
    <details>
      <summary>{t('evening-cut')}</summary>
      <p class="note">{t('evening-cut-text')}</p>
      <label class="count">
        <span>{t('evening-cut-places')}</span>
        <NumberField
          min={1}
          max={evening.standings.length - 1}
          disabled={busy}
          value={places.value}
          onChange={(event) => event.currentTarget.validity.valid && (places.value = event.currentTarget.valueAsNumber)}
        />
      </label>
      <div class="doors">
        <Sure
          label={t('evening-cut-go')}
          name={t('evening-cut-go')}
          sure={t('evening-cut-sure')}
          onSure={() => onCut(places.value)}
        />
      </div>
    </details>
  );
}
