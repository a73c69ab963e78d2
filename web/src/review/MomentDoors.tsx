import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call, ApiError } from '../api.ts';
import { t } from '../i18n/texts.ts';
import { beginPractice, type Cards, type Moment } from '../reviews.ts';
import { drillHref, tableHref } from '../route.ts';
import { Button, Failure, LinkButton } from '../ui/elements.tsx';
import { Which } from '../ui/Form.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { failure, useFetched, useRequest } from '../ui/useFetched.ts';

interface MomentDoorsProps {
  /** The address of the drill of this moment's decision; empty if there is none. */
  drill: string;
  /** True if it was a mistake: trying again is the first thing to do. */
  again: boolean;
  /** The address of the moment in the solver; empty before the first card. */
  solver: string;
  onWhatIf?: () => void;
  onContinue?: () => void;
}

/** What can be done from a moment: try again first of all, then what if, continue. */
export function MomentDoors({ drill, again, solver, onWhatIf, onContinue }: MomentDoorsProps) {
  return (
    <div class="moment-doors">
      {drill && <LinkButton icon="again" primary={again} text={t('review-drill')} href={drill} />}
      {onWhatIf && <Button icon="swap" text={t('review-if')} onClick={onWhatIf} />}
      {onContinue && <Button icon="play" text={t('review-play')} onClick={onContinue} />}
      {solver && <LinkButton icon="review" text={t('review-solver')} href={solver} />}
    </div>
  );
}

export function MoreAlike({ of }: { of: { table: string; seat: number; place: number } }) {
  const { data } = useFetched(
    async () => ({ of: of.place, like: await call('GET /api/tables/{table}/reviews/{seat}/{place}/like', of) }),
    [of.table, of.seat, of.place],
  );
  const like = data?.of === of.place ? data.like[0] : undefined;
  return like && <a href={drillHref(like.table, like.seat, like.place)}>{t('review-drill-more')}</a>;
}

interface ContinueProps {
  at: Moment;
  moment: string;
  onBegun: (href: string) => void;
  onClose: () => void;
}

/** Continue from a moment, the line tried by hand included: with which cards, and against whom. */
export function Continue({ at, moment, onBegun, onClose }: ContinueProps) {
  const cards = useSignal<Cards>('same');
  const bots = useSignal('same');
  const { busy, failed, run } = useRequest((error) =>
    error instanceof ApiError && error.status === 409
      ? t(cards.value === 'another' ? 'review-play-no-other' : 'review-play-over')
      : failure(error),
  );
  useEffect(() => void (failed.value = ''), [cards.value]);
  const start = async (): Promise<void> => onBegun(tableHref((await beginPractice(at, cards.value, bots.value)).table));
  const actions = at.line?.length ?? 0;
  return (
    <Dialog title={t('review-play')} onClose={onClose}>
      <div class="continue stack gap-4">
        <p>
          <b>{actions ? t('review-play-after', { actions, moment }) : t('review-play-from', { moment })}</b>
        </p>
        <p class="note">{t('review-play-text')}</p>
        <Which
          label={t('review-play-cards')}
          value={cards.value}
          values={['same', 'another']}
          text={(which) => t(`review-play-cards-${which}`)}
          onChoose={(which) => (cards.value = which)}
        />
        <Which
          label={t('review-play-bots')}
          value={bots.value}
          values={['same', 'strong']}
          text={(level) => t(level === 'same' ? 'review-play-bots-same' : 'house-bot-strong')}
          onChoose={(level) => (bots.value = level)}
        />
        <Failure text={failed.value} />
        <p class="doors">
          <Button icon="play" primary disabled={busy.value} onClick={() => run(start)} text={t('review-play-start')} />
        </p>
      </div>
    </Dialog>
  );
}
