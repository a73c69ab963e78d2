import '../styles/friends.css';
import { t } from '../i18n/texts.ts';
import { botTitle, namesOf, unnamed } from '../i18n/people.ts';
import { isHostOf } from '../logic/table.ts';
import type { Sending } from '../logic/requests.ts';
import type { Snapshot } from '../messages.ts';
import { Button } from '../ui/elements.tsx';

type BannerProps = { text: string; action?: string | false; label?: string; busy?: boolean; onAction: () => void };

function Banner({ text, action, label, busy = false, onAction }: BannerProps) {
  return (
    <div class="away-banner row wrap" role="status">
      <p>{text}</p>
      {action && <Button primary disabled={busy} label={label} text={action} onClick={onAction} />}
    </div>
  );
}

/** A bot plays for the reader, who can take the seat back. */
export function AwayBanner({ view, busy, send }: { view: Snapshot } & Sending) {
  const me = view.seat === null ? null : view.players[view.seat]!;
  return me?.away && me.person ? (
    <Banner
      text={t('away-plays', { bot: botTitle(me.bot) })}
      action={t('away-back')}
      busy={busy}
      onAction={() => send({ type: 'back' })}
    />
  ) : null;
}

/** What a reader should know about the people of a match, and what they can do about it. */
export function Banners({ view, busy, send, onSitDown }: { view: Snapshot; onSitDown: () => void } & Sending) {
  const missing = view.grace === null || view.paused ? null : missingSeat(view);
  const who = missing === null ? '' : namesOf(view)[missing]!;
  const host = view.players.find((player) => player.guest === view.host)?.name || unnamed(false, view.host ?? 0);
  return (
    <>
      <AwayBanner view={view} busy={busy} send={send} />
      {missing !== null && (
        <Banner
          text={t('at-gone-of', { who })}
          action={view.seat !== null && t('at-cover')}
          label={t('at-cover-of', { who })}
          busy={busy}
          onAction={() => send({ type: 'cover', seat: missing })}
        />
      )}
      {view.paused && (
        <Banner
          text={isHostOf(view) ? t('host-paused-own') : t('host-paused-by', { who: host })}
          action={isHostOf(view) && t('host-resume')}
          busy={busy}
          onAction={() => send({ type: 'resume' })}
        />
      )}
      {openSeats(view).length > 0 && <Banner text={t('late-title')} action={t('late-open')} onAction={onSitDown} />}
    </>
  );
}

/** The player for whom all wait, and whose connection is closed or does not answer; null if there is none. */
function missingSeat(view: Snapshot): number | null {
  const turn = view.deal?.turn ?? null;
  const player = turn === null ? null : view.players[turn];
  return player?.person && !player.away && !player.here && !player.you ? turn : null;
}

/** The seats that a spectator may take: those of bots that play for nobody, if the host lets latecomers in. */
export const openSeats = (view: Snapshot): number[] =>
  view.seat === null && view.open_seats && !view.result
    ? view.players.filter((player) => !player.person).map((player) => player.seat)
    : [];
