import { t } from '../i18n/texts.ts';
import { namesOf } from '../i18n/people.ts';
import type { Snapshot } from '../messages.ts';
import type { Sending } from '../logic/requests.ts';

/** The player for whom all wait, and whose connection is closed or does not answer; null where there is none. */
const missing = (view: Snapshot): number | null => {
  const turn = view.deal?.turn ?? null;
  const player = turn === null ? null : view.players[turn];
  return player?.person && !player.away && !player.here && !player.you ? turn : null;
};

/** Said while all wait for somebody without a connection: their bot may play at once. */
export function Missing({ view, busy, send }: { view: Snapshot } & Sending) {
  const seat = missing(view);
  if (seat === null || view.grace === null || view.paused) return null;
  const who = namesOf(view)[seat]!;
  return (
    <div class="away-banner" role="status">
      <p>{t('at-gone-of', { who })}</p>
      {view.seat !== null && (
        <button
          type="button"
          class="primary"
          disabled={busy}
          aria-label={t('at-cover-of', { who })}
          onClick={() => send({ type: 'cover', seat })}
        >
          {t('at-cover')}
        </button>
      )}
    </div>
  );
}
