import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { CardFace } from '../cards/CardFace.tsx';
import { refusal, type Names } from '../i18n/sentences.ts';
import { capital, cardName, listed } from '../i18n/words.ts';
import { classNames, Icon } from '../ui/elements.tsx';
import { t } from '../i18n/texts.ts';
import type { Figures, HandState } from '../logic/hand.ts';
import type { Sentence } from '../messages.ts';
import type { Settings } from '../logic/settings.ts';
import { isFree, isLost } from '../ui/focus.ts';
import { drag } from '../ui/drag.ts';
import { rove } from '../ui/rove.ts';
import { CARD_KEYS } from './keys.ts';
import { say, Spelt } from '../ui/speech.tsx';

/** Why something may not be done, in words, and the clause that says so. */
export type Refused = { text: string; clause: string };

export const refusedIn = (reason: Sentence, names: Names): Refused => ({
  text: capital(refusal(reason, names)),
  clause: reason.clause,
});

interface Props {
  hand: HandState;
  /** Whose hand it is, in words; one's own where nothing is said. */
  label?: string;
  /** Changes with every event: what was refused before is shown no longer. */
  version: number;
  habits: Pick<Settings, 'twice' | 'keys' | 'leftHanded'>;
  busy?: boolean;
  hinted?: string | null;
  /** What is known of each card, shown on it. */
  figures?: Figures;
  /** The focus comes here when a card is asked for and nothing else has it. */
  begins?: boolean;
  refusal?: Refused | null;
  /** What has come since, as a hint: it is not covered by what was refused before. */
  since?: object | null;
  /** Why a card may not be played now; null where nothing is to be said. */
  why: (card: string) => Refused | null;
  /** Plays a card, and says whether it was sent. */
  onPlay: (card: string) => boolean;
}

/** How long a double click may take, in milliseconds. */
const DOUBLE = 500;

/** A hand of cards, sorted and large. What may not be played now is dimmed and says why when it is tried. */
export function Hand({
  hand,
  label = t('at-hand'),
  version,
  habits,
  busy = false,
  hinted = null,
  figures = {},
  begins = false,
  refusal = null,
  since = null,
  why,
  onPlay,
}: Props) {
  const { cards, mine, legal } = hand;
  const tried = useSignal<{ card: string; why: Refused; version: number; since: object | null } | null>(null);
  const raised = useSignal<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<{ card: string; place: number } | null>(null);
  const active = useSignal(0);
  const played = useRef(-Infinity);

  /** The card that was given the focus by itself. */
  const placed = useRef<Element | null>(null);
  const give = (to: HTMLElement | undefined): void => {
    placed.current = to ?? null;
    to?.focus({ preventScroll: true });
  };

  // A played card takes the focus with it: give it to its neighbour.
  useLayoutEffect(() => {
    const was = focused.current;
    if (!was || cards.includes(was.card) || !isLost()) return;
    const buttons = box.current?.querySelectorAll<HTMLElement>('button') ?? [];
    give(buttons[Math.min(was.place, buttons.length - 1)]);
  });

  // Whenever a card is asked for it is at one that may be played, unless somebody has put it elsewhere.
  useEffect(() => {
    const at = document.activeElement;
    if (!begins || !mine || !(isFree() || (at === placed.current && at?.ariaDisabled))) return;
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const from = Math.max(0, buttons.indexOf(at as HTMLElement));
    const far = (button: HTMLElement): number => Math.abs(buttons.indexOf(button) - from);
    give(buttons.filter((button) => !button.ariaDisabled).toSorted((a, b) => far(a) - far(b))[0]);
  }, [mine, version]);

  if (cards.length === 0) return <div class={hand.own ? 'hand empty own-place few count-1' : 'hand empty'} />;
  /** What may not be played is dimmed while a card is asked for, and in a verdict on what was chosen. */
  const asked = mine || Object.keys(figures).length > 0;
  const playable = (card: string) => !asked || !hand.playing || legal.includes(card);
  /** Play a card; `meant` where it was dragged onto the table, and needs no second tap. */
  const play = (card: string, meant = false): boolean => {
    if (busy) return false;
    if (mine && legal.includes(card)) {
      if (habits.twice && !meant && raised.value !== card) {
        raised.value = card;
        return false;
      }
      raised.value = null;
      tried.value = null;
      played.current = performance.now();
      return onPlay(card);
    }
    const refused = why(card);
    tried.value = refused && { card, why: refused, version, since };
    say(refused?.text ?? '');
    return false;
  };
  /**
   * The second click of a double click is meant for the card that the first has played, not for the one that moved
   * there.
   */
  const click = (card: string, event: MouseEvent) =>
    (event.detail < 2 || performance.now() - played.current > DOUBLE) && play(card);
  const labelOf = (card: string): string => {
    const name = hand.open === card ? t('at-open-card', { card: cardName(card) }) : cardName(card);
    const { text = '✓', best = hinted === card, chosen } = figures[card] ?? {};
    const marks = [!/^[✓✗?!=]+$/.test(text) && text, best && t('at-figure-best'), chosen && t('review-page-yours')];
    return listed([name, ...marks].filter((mark): mark is string => !!mark));
  };
  const at = Math.min(active.value, cards.length - 1);
  const shown = tried.value?.version === version && tried.value.since === since ? tried.value : null;
  const first = firstRow(cards);
  const suitBreak = (i: number) => i > 0 && cards[i]!.charAt(1) !== cards[i - 1]!.charAt(1);
  return (
    <div
      class={`hand count-${cards.length} ${cards.length > ONE_ROW ? 'many' : 'few'}${mine ? ' mine' : ''}`}
      role="group"
      aria-label={label}
      ref={box}
      onKeyDown={rove}
      data-count={cards.length}
      style={{ '--n': Math.max(5, cards.length) }}
    >
      {cards.map((card, i) => [
        i === first && cards.length > ONE_ROW && <span key="row" class="row-end" aria-hidden="true" />,
        <button
          key={card}
          type="button"
          class={classNames(
            'card',
            !playable(card) && 'illegal',
            hinted === card && 'hinted',
            raised.value === card && 'raised',
            figures[card]?.best && 'best',
            figures[card]?.chosen && 'chosen',
            suitBreak(i) && 'new-suit',
            shown?.card === card && 'tried',
          )}
          data-card={card}
          aria-label={labelOf(card)}
          aria-disabled={mine && legal.includes(card) ? undefined : 'true'}
          aria-keyshortcuts={habits.keys ? CARD_KEYS[i] : undefined}
          aria-describedby={shown?.card === card ? 'refusal' : undefined}
          style={habits.leftHanded ? { zIndex: cards.length - i } : undefined}
          tabIndex={i === at ? 0 : -1}
          onFocus={() => {
            active.value = i;
            focused.current = { card, place: i };
          }}
          onBlur={(event) => event.relatedTarget && (focused.current = null)}
          onPointerDown={(event) => drag(event, () => play(card, true))}
          onClick={(event) => click(card, event)}
        >
          <CardFace card={card} />
          {figures[card] && (
            <span class="figure" aria-hidden="true">
              {figures[card].text}
            </span>
          )}
          {hand.open === card && (
            <span class="seen-by-all stack" title={labelOf(card)}>
              <Icon name="eye" />
            </span>
          )}
          <kbd aria-hidden="true" data-text={CARD_KEYS[i]} />
          {shown?.card === card && (
            <span class="refusal" id="refusal" title={shown.why.clause} style={along(i, cards.length, first)}>
              <Spelt text={shown.why.text} />
            </span>
          )}
        </button>,
      ])}
      {refusal && !shown && (
        <p class="refusal whole" role="alert" title={refusal.clause}>
          <Spelt text={refusal.text} />
        </p>
      )}
    </div>
  );
}

/** On a narrow page a hand of more cards has two rows. */
const ONE_ROW = 8;
/** The number of cards that fit in one of two rows. */
const ROW = 7;

/** The number of cards in the first of two rows, at the boundary of a suit if both rows still fit. */
function firstRow(cards: readonly string[]): number {
  const most = Math.min(ROW, cards.length);
  const fits = Array.from({ length: most }, (_, i) => most - i).filter((first) => cards.length - first <= ROW);
  return fits.find((first) => cards[first]?.charAt(1) !== cards[first - 1]!.charAt(1)) ?? most;
}

/** How far along its row a card lies, from 0 to 1, in one row and where there are two; and in which of them. */
function along(place: number, count: number, first: number): Record<string, number> {
  const alone = count > 1 ? place / (count - 1) : 0;
  if (count <= ONE_ROW) return { '--along': alone, '--along-narrow': alone };
  const [left, row] = place < first ? [place, first] : [place - first, count - first];
  return {
    '--along': alone,
    '--along-narrow': (left + (ROW - row) / 2) / (ROW - 1),
    '--row': Number(place >= first),
  };
}
