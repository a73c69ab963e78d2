import '../styles/review.css';
import { useSignal } from '@preact/signals';
import type { Verdict } from '../http.ts';
import { advice, capital, cardName, index, listed, symbol } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { isCard, isRed, sortHand, suitOf } from '../logic/cards.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Spelt } from '../ui/Spelt.tsx';

type Proven = Verdict['proofs'][number];

/** A reason with its counts. */
export function sentenceOf({ what, card, instead, times, fewer, deals }: Proven): string {
  const counts = { what, times, fewer, deals };
  const silent = isCard(instead);
  const reason = isCard(card)
    ? { key: 'proven', params: { ...counts, card, instead } }
    : {
        key: 'proven-call',
        params: { ...counts, word: card, second: silent ? card : instead, silent: Number(silent) },
      };
  return capital(advice({ clause: '', ...reason }, []));
}

interface Props {
  proofs: readonly Proven[];
  names: readonly string[];
  /** Whom the reasons call “you”, in a sentence, where that is not the reader. */
  you?: string;
}

/** Why one card or call is better than another: each reason with its counts, and on request a deal for it and one against it. */
export function Proofs({ proofs, names, you = '' }: Props) {
  const open = useSignal<{ title: string; text: string; hands: readonly (readonly string[])[] } | null>(null);
  if (proofs.length === 0) return null;
  const door = (proof: Proven, key: 'review-proven-holds' | 'review-proven-fails') => {
    const hands = key === 'review-proven-holds' ? proof.holds : proof.fails;
    const title = t(key);
    return hands && <Button onClick={() => (open.value = { title, text: sentenceOf(proof), hands })} text={title} />;
  };
  const note = you && <p class="note">{you}</p>;
  return (
    <section class="proofs" aria-label={t('review-proven')}>
      {note}
      <ul>
        {proofs.map((proof) => (
          <li key={proof.what}>
            <Spelt text={sentenceOf(proof)} />
            <span class="doors">
              {door(proof, 'review-proven-holds')}
              {door(proof, 'review-proven-fails')}
            </span>
          </li>
        ))}
      </ul>
      {open.value && (
        <Dialog title={open.value.title} onClose={() => (open.value = null)}>
          <p>
            <Spelt text={open.value.text} />
          </p>
          {note}
          <dl class="hands-shown">
            {open.value.hands.map((hand, seat) => (
              <div key={seat}>
                <dt>{names[seat]}</dt>
                <dd>
                  <Held hand={hand} />
                </dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </section>
  );
}

/** A hand in a line, suit by suit for the eye and card by card for the ear. */
function Held({ hand }: { hand: readonly string[] }) {
  const sorted = sortHand(hand, '', hand);
  return (
    <>
      <span class="suits-held" aria-hidden="true" dir="ltr">
        {[...new Set(sorted.map(suitOf))].map((suit) => (
          <span key={suit} class={isRed(suit) ? 'red' : ''}>
            {[symbol(suit), ...sorted.filter((card) => suitOf(card) === suit).map(index)].join(' ')}
          </span>
        ))}
      </span>
      <span class="unseen">{listed(sorted.map(cardName))}</span>
    </>
  );
}
