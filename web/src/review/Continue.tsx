import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Unwilling } from '../api.ts';
import { failure } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import { beginPractice, type Cards, type Moment } from '../practices.ts';
import { tableHref } from '../route.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Button } from '../ui/Button.tsx';

interface Props {
  at: Moment;
  /** The moment in words. */
  moment: string;
  onBegun: (href: string) => void;
  onClose: () => void;
}

/** Continue from a moment, the line tried by hand included: with which cards, and against whom. */
export function Continue({ at, moment, onBegun, onClose }: Props) {
  const cards = useSignal<Cards>('same');
  const bots = useSignal('same');
  const busy = useSignal(false);
  const failed = useSignal('');
  useEffect(() => void (failed.value = ''), [cards.value]);
  const start = async (): Promise<void> => {
    busy.value = true;
    failed.value = '';
    try {
      onBegun(tableHref((await beginPractice(at, cards.value, bots.value)).table));
    } catch (error) {
      failed.value =
        error instanceof Unwilling && error.status === 409
          ? t(cards.value === 'another' ? 'review-play-no-other' : 'review-play-over')
          : failure(error);
      busy.value = false;
    }
  };
  const actions = at.line?.length ?? 0;
  return (
    <Dialog title={t('review-play')} onClose={onClose}>
      <div class="continue">
        <p>
          <b>{actions ? t('review-play-after', { actions, moment }) : t('review-play-from', { moment })}</b>
        </p>
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
        <Failure text={failed.value} />
        <p class="doors">
          <Button
            icon="play"
            class="primary"
            disabled={busy.value}
            onClick={() => void start()}
            text={t('review-play-start')}
          />
        </p>
      </div>
    </Dialog>
  );
}
