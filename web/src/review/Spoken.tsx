import type { WorkedDeal } from '../http.ts';
import { capital } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { Spelt } from '../ui/Spelt.tsx';

/** What was called and played until a moment, the last first. */
export function Spoken({ deal, at, open = false }: { deal: WorkedDeal; at: number; open?: boolean }) {
  const said = deal.steps.slice(1, at + 1).map((step) => step.said);
  if (said.length === 0) return null;
  return (
    <details open={open}>
      <summary>{t('review-drill-said')}</summary>
      <ol class="log" reversed>
        {said.toReversed().map((text, i) => (
          <li key={said.length - i}>
            <Spelt text={capital(text)} />
          </li>
        ))}
      </ol>
    </details>
  );
}
