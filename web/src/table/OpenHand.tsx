import { CardFace } from '../cards/CardFace.tsx';
import { cardName, listed } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';

/** The cards that a seat holds, open and small. */
export function OpenHand({ cards, who }: { cards: readonly string[]; who: string }) {
  return (
    <span
      class={`open-hand held-${cards.length}`}
      role="img"
      aria-label={t('rules-hand', { who, cards: listed(cards.map(cardName)) })}
    >
      {cards.map((card) => (
        <span key={card} class="card" data-card={card}>
          <CardFace card={card} />
        </span>
      ))}
    </span>
  );
}
