import '../styles/deal.css';
import '../styles/learn.css';
import { Clause } from '../ui/Clause.tsx';
import { useSignal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Step, WorkedDeal } from '../http.ts';
import { capital } from '../i18n/words.ts';
import type { Settings } from '../logic/settings.ts';
import { DealWalk } from '../table/DealTable.tsx';

interface Props {
  deal: WorkedDeal;
  habits: Settings;
  /** The moment shown, where others move it, too. */
  moment?: Signal<number>;
  /** The moment shown at first; the beginning by default. */
  begin?: number;
  /** True if there is text about the moments, for which the table leaves room. */
  low?: boolean;
  beside?: (at: number) => ComponentChildren;
}

/** A deal stepped through within a window, all hands open. */
export function DealWithin({ deal, habits, moment, begin = 0, low = false, beside }: Props) {
  const own = useSignal(begin);
  const at = moment ?? own;
  return (
    <>
      <div class={low ? 'deal-within column low' : 'deal-within column'} dir="ltr">
        <DealWalk
          deal={deal}
          at={at.value}
          own={deal.mine ?? 0}
          eyes="all"
          habits={habits}
          onGo={(moment) => (at.value = moment)}
        />
      </div>
      <div class="within-told">
        <Remarks game={deal.game} step={deal.steps[at.value]!} />
        {beside?.(at.value)}
      </div>
    </>
  );
}

/** What was just done in a deal, and what is worth noticing about it. */
export function Remarks({ game, step }: { game: string; step: Step }) {
  return (
    <div class="remarks stack gap-3 packed">
      {step.said && <p class="said">{capital(step.said)}.</p>}
      {step.remarks.map((remark) => (
        <p key={remark.text} class="remark">
          {remark.text} <Clause game={game} clause={remark.clause} />
        </p>
      ))}
    </div>
  );
}
