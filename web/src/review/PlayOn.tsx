import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Unwilling } from '../api.ts';
import { failure } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import { beginPractice, type Cards, type Moment } from '../practices.ts';
import { go, tableHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';

/** Play on from a moment: with which cards, and against whom. `over`: the deal is over there. */
export function PlayOn({ at, over = false }: { at: Moment; over?: boolean }) {
  const cards = useSignal<Cards>('same');
  const bots = useSignal('same');
  const busy = useSignal(false);
  const failed = useSignal('');
  useEffect(() => void (failed.value = ''), [at.table, at.deal, at.action, cards.value]);
  const start = async () => {
    busy.value = true;
    failed.value = '';
    try {
      go(tableHref((await beginPractice(at, cards.value, bots.value)).table));
    } catch (error) {
      failed.value =
        error instanceof Unwilling && error.status === 409
          ? t(cards.value === 'another' ? 'review-play-no-other' : 'review-play-over')
          : failure(error);
      busy.value = false;
    }
  };
  return (
    <section class="play-on" aria-labelledby="play-on">
      <h2 id="play-on">{t('review-play')}</h2>
      <p class="note">{t('review-play-text')}</p>
      <label class="which">
        {t('review-play-cards')}
        <select value={cards.value} onChange={(event) => (cards.value = event.currentTarget.value as Cards)}>
          <option value="same">{t('review-play-cards-same')}</option>
          <option value="another">{t('review-play-cards-another')}</option>
        </select>
      </label>
      <label class="which">
        {t('review-play-bots')}
        <select value={bots.value} onChange={(event) => (bots.value = event.currentTarget.value)}>
          <option value="same">{t('review-play-bots-same')}</option>
          <option value="strong">{t('house-bot-strong')}</option>
        </select>
      </label>
      {failed.value && (
        <p class="notice" role="alert">
          {failed.value}
        </p>
      )}
      <p class="doors">
        <button type="button" class="primary" disabled={busy.value || over} onClick={() => void start()}>
          <Icon name="play" />
          {t('review-play-start')}
        </button>
      </p>
      {over && <p class="note">{t('review-play-over')}</p>}
    </section>
  );
}
