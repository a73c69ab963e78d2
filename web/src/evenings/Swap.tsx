import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import { Failure } from '../ui/elements.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { Together, type Directed } from './People.tsx';
import { Reason } from './Reason.tsx';
import { Tables } from './Tables.tsx';
import { why } from './useEvening.ts';

/** The seats of the next round, before it starts: the director may swap two. */
export function NextSeats(directed: Directed) {
  const { evening } = directed;
  const open = useSignal(false);
  return (
    <details class="next-seats" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>
        <h2>{t('evening-next-seats', { number: evening.rounds.length + 1 })}</h2>
      </summary>
      <p class="note">{t('evening-next-seats-text')}</p>
      {open.value && <DrawnSeats {...directed} />}
    </details>
  );
}

function DrawnSeats(directed: Directed) {
  const { evening, lead } = directed;
  const { data: round, error } = useFetched(lead.nextSeats, [evening.version]);
  if (error) return <Failure text={why(error)} />;
  return (
    round && (
      <>
        <Tables evening={evening} round={round} drawn />
        <Swap {...directed} />
      </>
    )
  );
}

/** Two swap seats in a round that is played with real cards, for a reason that everybody reads. */
export function SwapNow(directed: Directed) {
  return (
    <details>
      <summary>{t('evening-swap')}</summary>
      <Swap {...directed} withReason />
    </details>
  );
}

function Swap({ evening, lead, busy, act, withReason = false }: Directed & { withReason?: boolean }) {
  const reason = useSignal('');
  const together = evening.kind === 'pairs' || evening.kind === 'teams';
  return (
    <Together
      evening={evening}
      people={[evening.entrants.filter((entrant) => entrant.here)]}
      labels={[t('evening-swap-first'), t('evening-swap-second')]}
      action={t('evening-swap')}
      note={together ? t('evening-swap-text') : undefined}
      busy={busy}
      act={act}
      onTogether={async ([first, second]) => {
        const swapped = await lead.swap(first!, second!, reason.value);
        reason.value = '';
        return swapped;
      }}
    >
      {withReason && <Reason reason={reason.value} onReason={(text) => (reason.value = text)} />}
    </Together>
  );
}
