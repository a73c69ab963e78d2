import { t } from '../i18n/texts.ts';
import { unnamed } from '../i18n/people.ts';
import { isHostOf } from '../logic/table.ts';
import type { Snapshot } from '../messages.ts';
import type { Sending } from '../logic/requests.ts';

/** Said while the match is paused, with the way on for its host. */
export function Paused({ view, busy, send }: { view: Snapshot } & Sending) {
  if (!view.paused) return null;
  const host = view.players.find((player) => player.guest === view.host);
  const who = host?.name || unnamed(false, view.host ?? 0);
  return (
    <div class="away-banner" role="status">
      <p>{isHostOf(view) ? t('host-paused-own') : t('host-paused-by', { who })}</p>
      {isHostOf(view) && (
        <button type="button" class="primary" disabled={busy} onClick={() => send({ type: 'resume' })}>
          {t('host-resume')}
        </button>
      )}
    </div>
  );
}
