import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchDealBefore, fetchWhy } from '../api.ts';
import type { WhyPlayed, WorkedDeal } from '../http.ts';
import { failure } from '../i18n/failure.ts';
import { actionInSentence, decimal, theAction } from '../i18n/sentences.ts';
import { spokenTo } from '../i18n/people.ts';
import { language, t } from '../i18n/texts.ts';
import { dealToAsk } from '../logic/before.ts';
import type { Settings } from '../logic/settings.ts';
import type { Snapshot } from '../messages.ts';
import { Proofs } from '../review/Proofs.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { say } from '../ui/speech.ts';
import { Spelt } from '../ui/Spelt.tsx';
import { DealWithin } from './DealWithin.tsx';

/** The deal that is over, all hands open; of any card or call of a bot one may ask why. */
export function Why({ view, habits, onClose }: { view: Snapshot; habits: Settings; onClose: () => void }) {
  const deal = useSignal<WorkedDeal | null>(null);
  const failed = useSignal('');
  const number = dealToAsk(view);
  useEffect(
    () =>
      void fetchDealBefore(view.table, number, language.value).then(
        (got) => (deal.value = got),
        (error: unknown) => (failed.value = failure(error)),
      ),
    [number],
  );
  return (
    <Dialog wide title={t('before-why-title', { number })} onClose={onClose}>
      <Failure text={failed.value} />
      {deal.value && (
        <DealWithin
          deal={deal.value}
          habits={habits}
          low
          beside={(at) => <Asked key={at} table={view.table} number={number} deal={deal.value!} at={at} />}
        />
      )}
    </Dialog>
  );
}

/** Why the last action was done, once it is asked for: of those of bots. */
function Asked({ table, number, deal, at }: { table: string; number: number; deal: WorkedDeal; at: number }) {
  const why = useSignal<WhyPlayed | null>(null);
  const busy = useSignal(false);
  const failed = useSignal('');
  const { seat, action } = deal.steps[at]!;
  if (seat === null || !deal.bots[seat]) return <p class="note">{t('before-why-how')}</p>;
  const ask = async (): Promise<void> => {
    busy.value = true;
    failed.value = '';
    try {
      const reasons = await fetchWhy(table, number, at);
      why.value = reasons;
      say(comparedWith(reasons));
    } catch (error) {
      failed.value = failure(error);
    }
    busy.value = false;
  };
  const reasons = why.value;
  return (
    <div class="why-played">
      <Failure text={failed.value} />
      {!reasons && (
        <Button
          data-why
          disabled={busy.value}
          onClick={() => void ask()}
          text={t('before-why-ask', { who: deal.names[seat]!, chosen: actionInSentence(action) })}
        />
      )}
      {reasons && (
        <>
          <p>
            <Spelt text={comparedWith(reasons)} />
          </p>
          <Proofs
            proofs={reasons.proofs}
            names={spokenTo(deal.names, deal.reader)}
            you={t('before-why-you', { who: deal.names[seat]! })}
          />
        </>
      )}
    </div>
  );
}

/** Standard errors from which on the judge prefers another choice. */
const SURE = 2;

/** What the judge says of an action beside the next best, and whether anything is proven. */
function comparedWith({ action, instead, loss, error, proofs }: WhyPlayed): string {
  if (instead === null) return t('before-why-only');
  const choices = { chosen: theAction(action), instead: theAction(instead) };
  const verdict =
    loss > SURE * error && loss > 0
      ? t('before-why-worse', { ...choices, loss: decimal(loss) })
      : t('before-why-beside', choices);
  return proofs.length > 0 ? verdict : `${verdict} ${t('before-why-none')}`;
}
