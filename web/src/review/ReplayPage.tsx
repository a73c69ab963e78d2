import '../styles/rules.css';
import '../styles/review.css';
import { signal, useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { WorkedDeal } from '../http.ts';
import { language, learn, t } from '../i18n/texts.ts';
import { goToStep, Walk } from '../learn/Walk.tsx';
import { fetchDealOf, fetchMarks, type Mark } from '../reviews.ts';
import { go, isShared, replayHref, reviewHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { Judged } from './Judged.tsx';
import { PlayOn } from './PlayOn.tsx';
import { WhatIf } from './WhatIf.tsx';

/** A deal that has come, and where one stands in it: until the next one has, it stays. */
interface Shown {
  number: number;
  deal: WorkedDeal;
  at: Signal<number>;
}

/** A deal of a match that is over, card by card, from any moment on. */
export function ReplayPage({ table, deal, moment }: { table: string; deal: number; moment: number }) {
  const shown = useSignal<Shown | null>(null);
  const failed = useSignal(false);
  const trying = useSignal(false);
  const marks = useSignal<readonly Mark[] | null>(null);
  /** Of which match, in which language, the marks are. */
  const marked = useRef('');
  const lang = language.value;
  const mine = !isShared(table);
  useEffect(() => {
    if (shown.value?.number === deal) shown.value.at.value = moment;
    trying.value = false;
  }, [deal, moment]);
  useEffect(() => {
    fetchDealOf(table, deal, lang)
      .then(async (found) => {
        await learn([found.game]);
        shown.value = { number: deal, deal: found, at: signal(moment) };
        failed.value = false;
        if (marked.current === `${table} ${lang}`) return;
        // After the deal: a new device that asked for both at once would be made two people.
        marks.value = await fetchMarks(table, lang).catch(() => null);
        marked.current = `${table} ${lang}`;
      })
      .catch(() => {
        shown.value = null;
        failed.value = true;
      });
    document.title = `${t('review-replay', { deal })} · ${t('lobby-title')}`;
  }, [table, deal, lang]);
  const now = shown.value;
  const here = now?.number === deal ? now : null;
  const at = here?.at.value ?? moment;
  const over = here !== null && at >= here.deal.steps.length - 1;
  const show = (mark: Mark) =>
    mark.deal === here?.number
      ? goToStep(here.deal, here.at, mark.moment)
      : go(replayHref(table, mark.deal, mark.moment));
  return (
    <div class="rules worked review">
      <header class="top">
        <nav aria-label={t('review-title')}>
          <a href={reviewHref(table)}>{t('review-title')}</a>
        </nav>
      </header>
      <main>
        <h1>{t('review-replay', { deal })}</h1>
        {failed.value && (
          <p class="notice" role="alert">
            {t('review-no-deal')}
          </p>
        )}
        {here && trying.value && (
          <WhatIf
            key={`${deal}/${at}`}
            table={table}
            number={deal}
            from={at}
            deal={here.deal}
            onClose={() => (trying.value = false)}
          />
        )}
        {now && !trying.value && <Walk deal={now.deal} at={now.at} />}
        {now && !trying.value && marks.value && (
          <Judged marks={marks.value} table={table} deal={deal} at={at} onGo={show} />
        )}
        <p class="doors">
          {here && mine && !trying.value && !over && (
            <button type="button" onClick={() => (trying.value = true)}>
              <Icon name="hint" />
              {t('review-if')}
            </button>
          )}
          {deal > 1 && (
            <a class="button" href={replayHref(table, deal - 1)}>
              {t('review-deal-before')}
            </a>
          )}
          {!failed.value && (
            <a class="button" href={replayHref(table, deal + 1)}>
              {t('review-deal-after')}
            </a>
          )}
        </p>
        {here && mine && <PlayOn at={{ table, deal, action: at }} over={over} />}
      </main>
    </div>
  );
}
