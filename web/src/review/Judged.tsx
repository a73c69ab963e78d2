import { useEffect, useLayoutEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { SIGNS, type Mark } from '../reviews.ts';
import { reviewHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { say } from '../ui/speech.ts';

/**
 * What the reviews of a match say of a deal: its moments that were judged, the steps from one to the next through all
 * deals, and the verdict where one stands at one.
 */
export function Judged({
  marks,
  table,
  deal,
  at,
  onGo,
}: {
  marks: readonly Mark[];
  table: string;
  deal: number;
  at: number;
  onGo: (mark: Mark) => void;
}) {
  const mine = marks.filter((one) => one.deal === deal);
  // The verdict stays while the action that it judges is done.
  const here = mine.find((one) => one.moment === at) ?? mine.find((one) => one.moment === at - 1);
  const next = marks.find((one) => one.deal > deal || (one.deal === deal && one.moment > at));
  const before = marks.findLast((one) => one.deal < deal || (one.deal === deal && one.moment < at));
  // Before the step can be seen: a key that follows at once goes on from where one stands, and not from the step
  // before.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const to = { ArrowRight: next, ArrowLeft: before }[event.key];
      if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || !to) return;
      event.preventDefault();
      onGo(to);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [next, before, onGo]);
  useEffect(() => void (here && say(`${here.text}. ${here.reason}`)), [here]);
  return (
    <section class="judged" aria-labelledby="judged">
      <h2 id="judged">{t('review-marks')}</h2>
      {mine.length === 0 && <p class="note">{t('review-marks-none')}</p>}
      <ul class="marks">
        {mine.map((one) => (
          <li key={one.moment}>
            <button
              type="button"
              class={`mark ${one.verdict}`}
              aria-current={one === here ? 'step' : undefined}
              onClick={() => onGo(one)}
            >
              <span aria-hidden="true">{SIGNS[one.verdict]}</span>
              <span class="unseen">{one.text}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="doors" dir="ltr">
        <button
          type="button"
          disabled={!before}
          aria-keyshortcuts="Shift+ArrowLeft"
          onClick={() => before && onGo(before)}
        >
          <Icon name="back" />
          {t('review-marks-before')}
        </button>
        <button type="button" disabled={!next} aria-keyshortcuts="Shift+ArrowRight" onClick={() => next && onGo(next)}>
          {t('review-marks-next')}
          <Icon name="next" />
        </button>
      </p>
      {here && (
        <div class={`decision ${here.verdict}`}>
          <h3>
            <span aria-hidden="true">{SIGNS[here.verdict]}</span> {here.text}
          </h3>
          <p>
            {here.reason} <a href={reviewHref(table, here.seat)}>{t('review-title')}</a>
          </p>
        </div>
      )}
    </section>
  );
}
