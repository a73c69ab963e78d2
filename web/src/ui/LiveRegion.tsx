import { spoken } from './speech.ts';

/** Heard, not seen: each play, bid and trick in words. */
export function LiveRegion() {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions" data-testid="live">
      {spoken.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
