import type { BoardInfo } from '../http.ts';
import { suitName, symbol } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import { isRed, SUITS } from '../logic/cards.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { openly, ranksOf, seatName } from './boards.ts';

/** The hands of a deal that all tables play: a line for each seat, a column for each suit. */
export function BoardHands({ board }: { board: BoardInfo }) {
  return (
    <>
      <p class="note">{openly(board).join('. ')}</p>
      <DataTable
        class="board-hands"
        columns={[
          t('evening-board-seat'),
          ...SUITS.map((suit) => (
            <>
              <span class="unseen">{suitName(suit)}</span>
              <span aria-hidden="true">{symbol(suit)}</span>
            </>
          )),
        ]}
        rows={board.hands.map((hand, seat) => ({
          cells: [seatName(seat), ...SUITS.map((suit) => ranksOf(hand, suit))],
        }))}
        classOf={(row, column) => (row < 0 && column > 0 && isRed(SUITS[column - 1]!) ? 'red' : undefined)}
      />
    </>
  );
}
