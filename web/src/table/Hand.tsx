import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardFace } from '../cards/CardFace.tsx';
import { t } from '../l10n.ts';
import type { Snapshot } from '../messages.ts';
import { sortHand } from '../logic/cards.ts';
import { turnUpLies } from '../logic/layout.ts';
import { isMine } from '../logic/table.ts';
import { namesOf } from '../people.ts';
import { settings } from '../settings.ts';
import { say } from '../speech.ts';
import { act, hinted, pending, table } from '../store.ts';
import { capital, cardName, refusal } from '../words.ts';
import { rove } from '../ui/rove.ts';
import { CARD_KEYS } from './keys.ts';

/** My cards, sorted and large. What may not be played now is dimmed and says why when it is tried. */
export function Hand({ view }: { view: Snapshot }) {
  const { now } = view;
  const hand = sortHand(now?.hand ?? [], now?.order ?? '', now?.trump ?? '');
  const tried = useSignal<{ card: string; why: string; version: number } | null>(null);
  const raised = useSignal<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<{ card: string; place: number } | null>(null);
  const active = useSignal(0);
  const mine = isMine(view);

  // A played card takes the focus with it: give it to its neighbour.
  useLayoutEffect(() => {
    const was = focused.current;
    if (!was || hand.includes(was.card) || (document.activeElement && document.activeElement !== document.body)) return;
    const cards = box.current?.querySelectorAll<HTMLElement>('button') ?? [];
    cards[Math.min(was.place, cards.length - 1)]?.focus();
  });

  if (!now || hand.length === 0) return <div class="hand empty" />;
  const playable = (card: string) => !mine || now.stage !== 'play' || now.legal.includes(card);
  const why = (card: string): string => {
    const names = namesOf(view);
    const reason = now.refusals[card];
    if (reason) return capital(refusal(reason, names));
    return now.turn === null ? '' : capital(t('reason-not-your-turn', { seat: names[now.turn]! }));
  };
  const play = (card: string) => {
    if (pending.value) return;
    if (mine && now.legal.includes(card)) {
      if (settings.value.twice && raised.value !== card) {
        raised.value = card;
        return;
      }
      raised.value = null;
      tried.value = null;
      act(card);
      return;
    }
    const text = why(card);
    tried.value = { card, why: text, version: view.version };
    say(text);
  };
  const at = Math.min(active.value, hand.length - 1);
  const shown = tried.value?.version === view.version ? tried.value : null;
  const open = now.face_up && now.stage === 'talk' && view.seat !== null ? now.face_up[view.seat] : turnUpLies(now) && now.dealer === view.seat ? now.turned : null;
  const suitBreak = (i: number) => i > 0 && hand[i]!.charAt(1) !== hand[i - 1]!.charAt(1);
  return (
    <div class={`hand count-${hand.length}${mine ? ' mine' : ''}`} role="group" aria-label={t('at-hand')} ref={box} onKeyDown={rove} data-count={hand.length}>
      {hand.map((card, i) => (
        <button
          key={card}
          type="button"
          class={['card', !playable(card) && 'illegal', hinted.value === card && 'hinted', raised.value === card && 'raised', open === card && 'open', suitBreak(i) && 'new-suit', shown?.card === card && 'tried'].filter(Boolean).join(' ')}
          data-card={card}
          aria-label={open === card ? t('at-open-card', { card: cardName(card) }) : cardName(card)}
          aria-disabled={mine && now.legal.includes(card) ? undefined : 'true'}
          aria-keyshortcuts={settings.value.keys ? CARD_KEYS[i] : undefined}
          aria-describedby={shown?.card === card ? 'refusal' : undefined}
          style={settings.value.leftHanded ? { zIndex: hand.length - i } : undefined}
          tabIndex={i === at ? 0 : -1}
          onFocus={() => {
            active.value = i;
            focused.current = { card, place: i };
          }}
          onBlur={(event) => event.relatedTarget && (focused.current = null)}
          onClick={() => play(card)}
        >
          <CardFace card={card} />
          <kbd aria-hidden="true" data-text={CARD_KEYS[i]} />
          {shown?.card === card && <span class={`refusal${i < hand.length / 3 ? ' from-start' : i > (hand.length * 2) / 3 ? ' from-end' : ''}`} id="refusal">{shown.why}</span>}
        </button>
      ))}
      {table.value?.refusal && !shown && <p class="refusal whole" role="alert">{capital(refusal(table.value.refusal.reason, namesOf(view)))}</p>}
    </div>
  );
}
