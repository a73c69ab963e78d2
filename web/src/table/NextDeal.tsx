import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import type { Table } from '../logic/table.ts';
import type { Snapshot } from '../messages.ts';
import { Icon } from '../ui/Icon.tsx';

export interface Asking {
  ready: Table['ready'];
  busy: boolean;
  onNext: () => void;
  onStop: () => void;
}

/** The way to the next deal. Among several people all are asked, and none is waited for longer than a countdown. */
export function NextDeal({
  view,
  ready,
  busy,
  onNext,
  onStop,
  onWhy = null,
}: { view: Snapshot; onWhy?: (() => void) | null } & Asking) {
  const own = view.seat !== null && !!ready?.ready.includes(view.seat);
  const people = view.players.filter((player) => player.person && !player.away);
  return (
    <div class="doors">
      {ready && (
        <p class="note" role="status">
          {t('result-ready-of', { ready: ready.ready.length, people: people.length })}
          {ready.left === null && ` ${t('result-stopped')}`}
        </p>
      )}
      {ready?.left != null && <Countdown left={ready.left} at={ready.at} />}
      <button type="button" class="primary" data-next disabled={busy || own} aria-keyshortcuts="n" onClick={onNext}>
        <Icon name="next" />
        {t(own ? 'result-ready' : 'result-next')}
      </button>
      {onWhy && (
        <button type="button" data-ask-why onClick={onWhy}>
          {t('before-why')}
        </button>
      )}
      {ready?.left != null && view.seat !== null && !ready.stopped.includes(view.seat) && (
        <button type="button" disabled={busy} data-stop onClick={onStop}>
          <Icon name="pause" />
          {t('result-stop')}
        </button>
      )}
    </div>
  );
}

/** Seconds until the cards are dealt, whoever is ready. */
function Countdown({ left, at }: { left: number; at: number }) {
  const now = useSignal(performance.now());
  useEffect(() => {
    const beat = setInterval(() => (now.value = performance.now()), 250);
    return () => clearInterval(beat);
  }, [at]);
  const seconds = Math.max(0, Math.ceil((left - (now.value - at)) / 1000));
  return (
    <p class="note" role="timer">
      {t('result-countdown', { seconds })}
    </p>
  );
}
