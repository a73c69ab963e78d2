import type { Alike } from '../http.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { call } from '../api.ts';
import { drillHref } from '../route.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
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
        <LinkButton icon="again" href={drill} text={t('review-drill')} />
      ) : (
        <Button icon="again" disabled={!onAgain} onClick={onAgain} text={t('review-drill')} />
      )}
      <Button icon="hint" disabled={!onWhatIf} onClick={onWhatIf} text={t('review-if')} />
      <Button icon="play" disabled={!onContinue} onClick={onContinue} text={t('review-play')} />
      {like ? (
        <LinkButton icon="next" href={drillHref(like.table, like.seat, like.place)} text={t('review-drill-more')} />
      ) : (
        <Button icon="next" disabled text={t('review-drill-more')} />
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
    call('GET /api/tables/{table}/reviews/{seat}/{place}/like', {
      table: of.table,
      seat: of.seat,
      place: of.place,
    }).then(
      (others) => !left && (alike.value = others),
      () => undefined,
    );
    return () => void (left = true);
  }, [of?.table, of?.seat, of?.place]);
  return alike.value.find((decision) => !wasTried(decision.table, decision.seat, decision.place));
}
