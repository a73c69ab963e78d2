import '../styles/friends.css';
import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { botTitle } from '../i18n/people.ts';
import { LEVELS } from '../logic/settings.ts';
import type { Send, Sending } from '../logic/requests.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ChipField } from '../ui/Form.tsx';

/** Said while a bot plays one's own seat, with the way back. */
export function AwayBanner({ view, busy, send }: { view: Snapshot } & Sending) {
  const me = view.seat === null ? null : view.players[view.seat]!;
  if (!me?.away || !me.person) return null;
  return (
    <div class="away-banner" role="status">
      <p>{t('away-plays', { bot: botTitle(me.bot) })}</p>
      <Button class="primary" disabled={busy} text={t('away-back')} onClick={() => send({ type: 'back' })} />
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
      <ChipField
        class="away-levels"
        legend={t('away-who')}
        name="stand-in"
        values={[...new Set([...LEVELS, me.bot])]}
        chosen={me.bot}
        label={botTitle}
        onChoose={(bot) => beside({ type: 'stand-in', bot })}
      />
      <div class="doors">
        <Button
          class="primary"
          disabled={busy}
          icon={me.away ? undefined : 'pause'}
          text={t(me.away ? 'away-back' : 'away-go')}
          onClick={() => {
            send({ type: me.away ? 'back' : 'away' });
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}
