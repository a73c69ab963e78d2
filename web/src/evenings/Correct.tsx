import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import type { DealPoints, EveningInfo, PlayingInfo, TableResult } from '../http.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { Reason } from './Reason.tsx';
import { partiesOf, partyName, scorersAt } from './words.ts';

export const MAX_POINTS = 100_000;

interface Draft {
  scores: string[];
  winners: number[];
  deals: DealPoints[];
  reason: string;
}

/** The result of a table, given or corrected by hand, with a reason that everybody reads. */
export function Correct({
  evening,
  table,
  title,
  refused,
  onCorrect,
  onClose,
}: {
  evening: EveningInfo;
  table: PlayingInfo;
  title: string;
  refused: string;
  onCorrect: (result: TableResult, reason: string) => void;
  onClose: () => void;
}) {
  const names = scorersAt(evening, table);
  const draft = useSignal<Draft>({
    scores: names.map((_, place) => String(table.result?.scores[place] ?? '')),
    winners: table.result?.winners ?? [],
    deals: table.result?.deals ?? [],
    reason: '',
  });
  const change = (next: Partial<Draft>) => (draft.value = { ...draft.value, ...next });
  const { scores, winners, deals, reason } = draft.value;
  return (
    <Dialog wide title={title} onClose={onClose}>
      <form
        class="house-rules correct"
        onSubmit={(event) => {
          event.preventDefault();
          onCorrect({ scores: scores.map(Number), winners, deals }, reason);
        }}
      >
        <p>{t('evening-correct-text')}</p>
        <fieldset>
          <legend>{t('evening-scores')}</legend>
          {scores.map((score, place) => (
            <Points
              key={place}
              label={names[place]!}
              value={score}
              onChange={(typed) => change({ scores: scores.with(place, typed) })}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('evening-winners')}</legend>
          {partiesOf(evening).map((seats) => (
            <label class="tick" key={seats[0]}>
              <input
                type="checkbox"
                checked={seats.every((seat) => winners.includes(seat))}
                onChange={(event) => {
                  const others = winners.filter((seat) => !seats.includes(seat));
                  change({ winners: (event.currentTarget.checked ? [...others, ...seats] : others).toSorted() });
                }}
              />
              <span>{partyName(evening, table, seats)}</span>
            </label>
          ))}
        </fieldset>
        {evening.same_boards && <Deals deals={deals} names={names} onChange={(next) => change({ deals: next })} />}
        <Reason reason={reason} onReason={(text) => change({ reason: text })} />
        <div class="doors">
          <Failure text={refused} />
          <button type="submit" class="primary" disabled={!winners.length}>
            <Icon name="check" />
            {t('evening-correct-save')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The points of each deal: where all tables have the same boards, these are what is compared. */
function Deals({
  deals,
  names,
  onChange,
}: {
  deals: readonly DealPoints[];
  names: readonly string[];
  onChange: (next: DealPoints[]) => void;
}) {
  const add = () => onChange([...deals, { number: (deals.at(-1)?.number ?? 0) + 1, points: names.map(() => 0) }]);
  return (
    <fieldset>
      <legend>{t('evening-deals-points')}</legend>
      {deals.map((deal, row) => (
        <div class="deal-points" key={deal.number} role="group" aria-label={t('evening-deal', { number: deal.number })}>
          <strong>{deal.number}</strong>
          {deal.points.map((points, place) => (
            <Points
              key={place}
              label={names[place]!}
              value={String(points)}
              onChange={(typed) =>
                onChange(deals.with(row, { ...deal, points: deal.points.with(place, Number(typed)) }))
              }
            />
          ))}
        </div>
      ))}
      <div class="doors">
        <button type="button" onClick={add}>
          {t('evening-deal-add')}
        </button>
        {deals.length > 0 && (
          <button type="button" class="quiet" onClick={() => onChange(deals.slice(0, -1))}>
            {t('evening-deal-drop')}
          </button>
        )}
      </div>
    </fieldset>
  );
}

function Points({ label, value, onChange }: { label: string; value: string; onChange: (typed: string) => void }) {
  return (
    <label class="points">
      <span>{label}</span>
      <NumberField
        required
        min={-MAX_POINTS}
        max={MAX_POINTS}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
