import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import type { EveningInfo, RoundInfo } from '../http.ts';
import { Failure } from '../ui/Failure.tsx';
import type { Leading, Told } from './api.ts';
import { Reason } from './Reason.tsx';
import { Tables } from './Tables.tsx';
import { Together } from './Together.tsx';
import { why } from './useEvening.ts';

interface Swapped {
  evening: EveningInfo;
  lead: Leading;
  busy: boolean;
  act: (work: () => Told) => Promise<boolean>;
}

/** The seats of the next round, before it starts: the director may swap two. */
export function NextSeats({ evening, lead, busy, act }: Swapped) {
  const open = useSignal(false);
  const seats = useSignal<RoundInfo | null>(null);
  const refused = useSignal('');
  useEffect(() => {
    if (!open.value) return;
    lead.nextSeats().then(
      (drawn) => {
        seats.value = drawn;
        refused.value = '';
      },
      (error: unknown) => {
        seats.value = null;
        refused.value = why(error);
      },
    );
  }, [open.value, evening.version]);
  return (
    <details class="next-seats" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>
        <h2>{t('evening-next-seats', { number: evening.rounds.length + 1 })}</h2>
      </summary>
      <p class="note">{t('evening-next-seats-text')}</p>
      <Failure text={refused.value} />
      {seats.value && (
        <>
          <Tables evening={evening} round={seats.value} drawn />
          <Swap evening={evening} busy={busy} onSwap={(first, second) => act(() => lead.swap(first, second))} />
        </>
      )}
    </details>
  );
}

/** Two swap seats in a round that is played with real cards, for a reason that everybody reads. */
export function SwapNow({ evening, lead, busy, act }: Swapped) {
  const reason = useSignal('');
  return (
    <details>
      <summary>{t('evening-swap')}</summary>
      <Swap
        evening={evening}
        busy={busy}
        onSwap={async (first, second) => {
          const swapped = await act(() => lead.swap(first, second, reason.value));
          if (swapped) reason.value = '';
          return swapped;
        }}
        reason={<Reason reason={reason.value} onReason={(text) => (reason.value = text)} />}
      />
    </details>
  );
}

function Swap({
  evening,
  busy,
  onSwap,
  reason,
}: {
  evening: EveningInfo;
  busy: boolean;
  onSwap: (first: number, second: number) => Promise<boolean>;
  reason?: ComponentChildren;
}) {
  const together = evening.kind === 'pairs' || evening.kind === 'teams';
  return (
    <Together
      evening={evening}
      people={evening.entrants.filter((entrant) => entrant.here)}
      labels={[t('evening-swap-first'), t('evening-swap-second')]}
      deed={t('evening-swap')}
      note={together ? t('evening-swap-text') : undefined}
      busy={busy}
      onTogether={([first, second]) => onSwap(first!, second!)}
    >
      {reason}
    </Together>
  );
}
