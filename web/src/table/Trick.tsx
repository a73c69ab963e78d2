import { CardFace } from '../cards/CardFace.tsx';
import { t } from '../l10n.ts';
import { middle, type Table } from '../logic/table.ts';
import { placeOf, playerOf } from '../logic/layout.ts';
import { namesOf } from '../people.ts';
import { cardName } from '../words.ts';

/** The trick in the middle: each card before who played it, the winner's in light once it is taken. */
export function Trick({ table }: { table: Table }) {
  const { view } = table;
  const { leader, cards, winner } = middle(table);
  const names = namesOf(view);
  const own = view.seat;
  return (
    <ul class={`trick${winner === null ? '' : ' taken'}`} aria-label={t('at-trick')}>
      {cards.map((card, i) => {
        const seat = playerOf(leader, i);
        const classes = ['card', 'lies', `at-${placeOf(seat, own, view.clockwise)}`, i === 0 && 'led', seat === winner && 'wins'].filter(Boolean).join(' ');
        return (
          <li key={card} class={classes} data-card={card} data-from={seat}>
            <span class="unseen">{t('shown-card', { who: names[seat]!, card: cardName(card) })}{seat === winner && `, ${t('at-wins')}`}</span>
            <CardFace card={card} />
          </li>
        );
      })}
    </ul>
  );
}
