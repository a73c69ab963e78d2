import '../styles/review.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { WorkedDeal } from '../api.ts';
import { language, learn, t } from '../i18n/texts.ts';
import { Walk } from '../learn/Walk.tsx';
import { fetchDealOf } from '../reviews.ts';
import { isShared, MATCHES_HREF, replayHref, reviewHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { PlayOn } from './PlayOn.tsx';
import { WhatIf } from './WhatIf.tsx';

/** A deal of a match that is over, card by card, from any moment on. */
export function ReplayPage({ table, deal, moment }: { table: string; deal: number; moment: number }) {
  const told = useSignal<WorkedDeal | null>(null);
  const failed = useSignal(false);
  const at = useSignal(moment);
  const trying = useSignal(false);
  const lang = language.value;
  const mine = !isShared(table);
  useEffect(() => {
    at.value = moment;
    trying.value = false;
  }, [deal, moment]);
  useEffect(() => {
    fetchDealOf(table, deal, lang).then(async (found) => {
      await learn([found.game]);
      told.value = found;
      failed.value = false;
    }).catch(() => {
      told.value = null;
      failed.value = true;
    });
    document.title = `${t('review-replay', { deal })} · ${t('lobby-title')}`;
  }, [table, deal, lang]);
  return (
    <div class="rules worked review">
      <header class="top">
        <a class="button quiet icon" href="#/" aria-label={t('ui-home')}><Icon name="home" /></a>
        <nav aria-label={t('review-title')}>{mine && <a href={MATCHES_HREF}>{t('review-mine')}</a>} <a href={reviewHref(table)}>{t('review-title')}</a></nav>
      </header>
      <main>
        <h1>{t('review-replay', { deal })}</h1>
        {failed.value && <p class="notice" role="alert">{t('review-no-deal')}</p>}
        {told.value && trying.value && <WhatIf key={`${deal}/${at.value}`} table={table} number={deal} from={at.value} deal={told.value} onClose={() => (trying.value = false)} />}
        {told.value && !trying.value && <Walk key={`${deal}/${moment}`} deal={told.value} from={at.peek()} onStep={(step) => (at.value = step)} />}
        <p class="doors">
          {told.value && mine && !trying.value && at.value < told.value.steps.length - 1 && <button type="button" onClick={() => (trying.value = true)}><Icon name="hint" />{t('review-if')}</button>}
          {deal > 1 && <a class="button" href={replayHref(table, deal - 1)}>{t('review-deal-before')}</a>}
          {!failed.value && <a class="button" href={replayHref(table, deal + 1)}>{t('review-deal-after')}</a>}
        </p>
        {told.value && mine && <PlayOn at={{ table, deal, action: at.value }} over={at.value >= told.value.steps.length - 1} />}
      </main>
    </div>
  );
}
