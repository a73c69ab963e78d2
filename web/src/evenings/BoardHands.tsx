import type { BoardInfo } from '../http.ts';
import { suitName, symbol } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { isRed, SUITS } from '../logic/cards.ts';
import { openly, ranksOf, seatName } from './boards.ts';

/** The hands of a deal that all tables play: a line for each seat, a column for each suit. */
export function BoardHands({ board }: { board: BoardInfo }) {
  return (
    <>
      <p class="note">{openly(board).join('. ')}</p>
      <table class="board-hands">
        <thead>
          <tr>
            <th scope="col">{t('evening-board-seat')}</th>
            {SUITS.map((suit) => (
              <th scope="col" key={suit} class={isRed(suit) ? 'red' : undefined}>
                <span class="unseen">{suitName(suit)}</span>
                <span aria-hidden="true">{symbol(suit)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.hands.map((hand, seat) => (
            <tr key={seat}>
              <th scope="row">{seatName(seat)}</th>
              {SUITS.map((suit) => (
                <td key={suit}>{ranksOf(hand, suit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
