import type { Alike } from '../http.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { fetchAlike } from '../reviews.ts';
import { drillHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { wasTried } from './tried.ts';

interface Props {
  /** Where the decision of this moment is tried again; empty where there is none. */
  drill: string;
  /** The decision that others are to be like; null where there is none. */
  alike: { table: string; seat: number; place: number } | null;
  /** Try the decision again here, where this page is its drill. */
  onAgain?: () => void;
  onWhatIf?: () => void;
  onContinue?: () => void;
}

/** What may be done from a moment, always in the same place: try again, what if, continue from here, more like it. */
export function MomentDoors({ drill, alike, onAgain, onWhatIf, onContinue }: Props) {
  const like = useAlike(alike);
  return (
    <div class="moment-doors">
      {drill ? (
        <a class="button" href={drill}>
          <Icon name="again" />
          {t('review-drill')}
        </a>
      ) : (
        <button type="button" disabled={!onAgain} onClick={onAgain}>
          <Icon name="again" />
          {t('review-drill')}
        </button>
      )}
      <button type="button" disabled={!onWhatIf} onClick={onWhatIf}>
        <Icon name="hint" />
        {t('review-if')}
      </button>
      <button type="button" disabled={!onContinue} onClick={onContinue}>
        <Icon name="play" />
        {t('review-play')}
      </button>
      {like ? (
        <a class="button" href={drillHref(like.table, like.seat, like.place)}>
          <Icon name="next" />
          {t('review-drill-more')}
        </a>
      ) : (
        <button type="button" disabled>
          <Icon name="next" />
          {t('review-drill-more')}
        </button>
      )}
    </div>
  );
}

/** The next decision like this one that was not tried yet. */
function useAlike(of: Props['alike']): Alike | undefined {
  const alike = useSignal<Alike[]>([]);
  useEffect(() => {
    alike.value = [];
    if (!of) return undefined;
    let left = false;
    fetchAlike(of.table, of.seat, of.place).then(
      (others) => !left && (alike.value = others),
      () => undefined,
    );
    return () => void (left = true);
  }, [of?.table, of?.seat, of?.place]);
  return alike.value.find((decision) => !wasTried(decision.table, decision.seat, decision.place));
}
