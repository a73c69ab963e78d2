import { listed, minus } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { Failure } from '../ui/Failure.tsx';
import { Button } from '../ui/Button.tsx';
import type { TriedLine } from './useLine.ts';

/** Beside a line that is tried: whose turn it is, what the figures mean, and the way back. */
export function TriedAside({
  tried: { line, answer, busy, failed, go },
  names,
  reader,
  onClose,
}: {
  tried: TriedLine;
  names: readonly string[];
  /** The seat that is spoken to. */
  reader: number | null;
  onClose: () => void;
}) {
  const silence = answer && answer.values.length > 0;
  return (
    <section class="what-if" aria-labelledby="what-if" aria-busy={busy}>
      <h2 id="what-if">{t('review-if')}</h2>
      <Failure text={failed && t('review-if-failed')} />
      {answer?.points && (
        <p role="status">
          <b>{t('review-if-over', { points: listed(answer.points.map(minus)) })}</b>
        </p>
      )}
      {answer?.step.turn != null && (
        <p>
          <b>
            {answer.step.turn === reader
              ? `${t('at-your-turn')}.`
              : t('review-if-turn', { who: names[answer.step.turn]! })}
          </b>{' '}
          {t('review-if-text')}
        </p>
      )}
      {answer && answer.legal.length > 0 && (
        <p class="note">
          {answer.calls.length > 0 && `${t(silence ? 'review-if-beyond' : 'review-if-calls')} `}
          {['exact', 'mean'].includes(answer.kind) && t(`review-if-${answer.kind}`)}
        </p>
      )}
      <p class="doors">
        <Button
          icon="undo"
          disabled={busy || line.length === 0}
          onClick={() => go(line.slice(0, -1))}
          text={t('review-if-back')}
        />
        <Button class="quiet" onClick={onClose} text={t('review-if-close')} />
      </p>
    </section>
  );
}
