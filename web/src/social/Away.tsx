import '../styles/friends.css';
import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { botTitle } from '../i18n/people.ts';
import { LEVELS } from '../logic/settings.ts';
import type { Send, Sending } from '../logic/requests.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Said while a bot plays one's own seat, with the way back. */
export function AwayBanner({ view, busy, send }: { view: Snapshot } & Sending) {
  const me = view.seat === null ? null : view.players[view.seat]!;
  if (!me?.away || !me.person) return null;
  return (
    <div class="away-banner" role="status">
      <p>{t('away-plays', { bot: botTitle(me.bot) })}</p>
      <button type="button" class="primary" disabled={busy} onClick={() => send({ type: 'back' })}>
        {t('away-back')}
      </button>
    </div>
  );
}

/** One's seat left to its bot, and which bot that is; `beside` sends whatever answer is still awaited. */
export function AwayDialog({
  view,
  busy,
  send,
  beside,
  onClose,
}: { view: Snapshot; beside: Send; onClose: () => void } & Sending) {
  const me = view.players[view.seat ?? 0]!;
  return (
    <Dialog title={t('away-title')} onClose={onClose}>
      <p>{t('away-intro')}</p>
      <fieldset class="away-levels">
        <legend>{t('away-who')}</legend>
        <div class="chips">
          {[...new Set([...LEVELS, me.bot])].map((bot) => (
            <label class="chip" key={bot}>
              <input
                type="radio"
                name="stand-in"
                checked={me.bot === bot}
                onChange={() => beside({ type: 'stand-in', bot })}
              />
              <span>{botTitle(bot)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div class="doors">
        {me.away ? (
          <button
            type="button"
            class="primary"
            disabled={busy}
            onClick={() => {
              send({ type: 'back' });
              onClose();
            }}
          >
            {t('away-back')}
          </button>
        ) : (
          <button
            type="button"
            class="primary"
            disabled={busy}
            onClick={() => {
              send({ type: 'away' });
              onClose();
            }}
          >
            <Icon name="pause" />
            {t('away-go')}
          </button>
        )}
      </div>
    </Dialog>
  );
}
