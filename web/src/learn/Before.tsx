import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { WorkedDeal } from '../http.ts';
import { fetchDealBefore } from '../api.ts';
import type { Snapshot } from '../messages.ts';
import { unreachable } from '../i18n/failure.ts';
import { language, t } from '../i18n/texts.ts';
import { dealBefore } from '../logic/before.ts';
import type { Settings } from '../logic/settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { DealWithin } from './DealWithin.tsx';

/** The deal before the one under way, all hands open. */
export function Before({ view, habits, onClose }: { view: Snapshot; habits: Settings; onClose: () => void }) {
  const deal = useSignal<WorkedDeal | null>(null);
  const failed = useSignal(false);
  const number = dealBefore(view);
  useEffect(
    () =>
      void fetchDealBefore(view.table, number, language.value).then(
        (got) => (deal.value = got),
        () => (failed.value = true),
      ),
    [number],
  );
  return (
    <Dialog wide title={t('before-title', { number })} onClose={onClose}>
      <Failure text={failed.value && unreachable()} />
      {deal.value && <DealWithin deal={deal.value} habits={habits} />}
    </Dialog>
  );
}
