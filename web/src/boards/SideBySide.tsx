import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { actionInSentence, aim, capital, cardShort, listed, spoken, suitName } from '../i18n/sentences.ts';
import type { Beside, PartedHere } from '../http.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Spelt } from '../ui/Spelt.tsx';
import { ahead, gained, points } from './words.ts';

/** True if a player, 0 or 1, gained more than the other. */
const isBetter = (gains: readonly number[] | undefined, player: number): boolean =>
  !!gains && gains[player]! > gains[1 - player]!;

/** A set as two played it: board by board, to the moment where the ways part. */
export function SideBySide({ beside, deals }: { beside: Beside; deals: number }) {
  const section = useRef<HTMLElement>(null);
  // Who has asked for it, by a name or by a link, looks at it and not at what stands above.
  useEffect(() => section.current?.focus(), []);
  const other = beside.name || t('lobby-nobody');
  const [mine, theirs] = beside.totals;
  return (
    <section class="beside" aria-labelledby="beside" tabIndex={-1} ref={section}>
      <h2 id="beside">{t('boards-with', { who: other })}</h2>
      <p class="share">
        {t(mine > theirs ? 'boards-ahead' : mine < theirs ? 'boards-behind' : 'boards-level', {
          who: other,
          points: ahead(Math.abs(mine - theirs)),
        })}
      </p>
      <ol>
        {beside.boards.map((board) => (
          <li key={board.board}>
            <h3>{t('boards-number', { number: board.board, deals })}</h3>
            <dl>
              {[board.yours, board.theirs].map((scores, player) => (
                <div key={player} class={isBetter(board.gains, player) ? 'better' : ''}>
                  <dt>{player === 0 ? capital(t('gather-you')) : other}</dt>
                  <dd>
                    {gained(board.gains[player]!)}
                    {deals === 1 && (
                      <>
                        {' '}
                        <small>{points(scores)}</small>
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            {deals > 1 && <ByDeal board={board} other={other} />}
            {board.parting ? (
              <Parting parted={board.parting} other={other} many={board.yours.length > 1} />
            ) : (
              <p class="plain">{t('boards-same')}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A match of many deals, deal by deal. */
function ByDeal({ board, other }: { board: Beside['boards'][number]; other: string }) {
  return (
    <DataTable
      class="ranking"
      columns={[t('boards-deal'), t('boards-yours'), other]}
      rows={board.by_deal.map((gains, place) => ({ cells: [place + 1, ...gains.map(gained)] }))}
      classOf={(row, column) => (isBetter(board.by_deal[row], column - 1) ? 'won' : undefined)}
    />
  );
}

function Parting({ parted, other, many }: { parted: PartedHere; other: string; many: boolean }) {
  const chose = t('boards-parted', {
    yours: actionInSentence(parted.yours),
    theirs: actionInSentence(parted.theirs),
    who: other,
  });
  const title = parted.about === 'auction' ? t('sheet-open') : parted.about && aim(parted.about);
  const about = capital(parted.trump ? t('aim-trumps', { suit: suitName(parted.trump) }) : title);
  return (
    <div class="parting">
      <p>
        <Spelt text={many ? `${t('boards-in-deal', { number: parted.deal })} ${chose}` : capital(chose)} />
      </p>
      {about && (
        <p class="plain">
          <Spelt text={about} />
        </p>
      )}
      <dl>
        <dt>{t('boards-hand')}</dt>
        <Cards cards={parted.hand} />
        {parted.trick.length > 0 && (
          <>
            <dt>{t('boards-trick')}</dt>
            <Cards cards={parted.trick.map(([, card]) => card)} />
          </>
        )}
        {parted.said.length > 0 && (
          <>
            <dt>{t('boards-said')}</dt>
            <dd>{listed(parted.said.map(([, call]) => spoken(call)))}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

const Cards = ({ cards }: { cards: readonly string[] }) => (
  <dd class="cards" translate={false}>
    {cards.map((card) => (
      <span key={card} class={card.at(-1)}>
        <Spelt text={cardShort(card)} />
      </span>
    ))}
  </dd>
);
