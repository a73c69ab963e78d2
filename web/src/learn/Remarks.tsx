import type { Step } from '../http.ts';
import { capital } from '../i18n/sentences.ts';
import { rulesHref } from '../route.ts';

/** What was just done, and what is worth noticing about it. */
export function Remarks({ game, step }: { game: string; step: Step }) {
  return (
    <div class="remarks">
      {step.said && <p class="said">{capital(step.said)}.</p>}
      {step.remarks.map((remark) => (
        <p key={remark.text} class="remark">
          {remark.text}{' '}
          <a class="clause" href={rulesHref(game, remark.clause)}>
            {remark.clause}
          </a>
        </p>
      ))}
    </div>
  );
}
