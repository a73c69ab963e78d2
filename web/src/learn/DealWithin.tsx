import type { WorkedDeal } from '../http.ts';
import '../styles/deal.css';
import '../styles/learn.css';
import { useSignal } from '@preact/signals';
import type { Settings } from '../logic/settings.ts';
import { DealWalk } from '../table/DealWalk.tsx';
import { Remarks } from './Remarks.tsx';

/** A deal stepped through within a window, all hands open. */
export function DealWithin({ deal, habits }: { deal: WorkedDeal; habits: Settings }) {
  const at = useSignal(0);
  return (
    <>
      <div class="deal-within" dir="ltr">
        <DealWalk
          deal={deal}
          at={at.value}
          own={deal.mine ?? 0}
          eyes="all"
          habits={habits}
          onGo={(moment) => (at.value = moment)}
        />
      </div>
      <Remarks game={deal.game} step={deal.steps[at.value]!} />
    </>
  );
}
