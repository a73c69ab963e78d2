import { useSignal } from '@preact/signals';
import type { EveningInfo, RoundBoards } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { Failure, Sure } from '../ui/elements.tsx';
import { useRequest } from '../ui/useFetched.ts';
import { leading } from './api.ts';
import { BoardHands } from './BoardHands.tsx';
import { why } from './useEvening.ts';

/** The hands of each deal of the evening, by which its director deals; nobody who has seen them can play. */
export function DealingList({ evening, director }: { evening: EveningInfo; director: string }) {
  const rounds = useSignal<readonly RoundBoards[]>([]);
  const { failed, run } = useRequest(why);
  const show = () => run(async () => (rounds.value = await leading(evening.evening, director).dealingList()));
  return (
    <>
      <div class="on-screen">
        <p>
          <strong>{t(evening.me ? 'evening-list-you-play' : 'evening-list-secret')}</strong>
        </p>
        <Failure text={failed.value} />
        {!rounds.value.length && (
          <div class="doors">
            <Sure label={t('evening-list-show')} sure={t('evening-list-sure')} onSure={show} />
          </div>
        )}
      </div>
      {rounds.value.map(({ round, boards }) => (
        <section key={round} class="sheet-page dealing-list" aria-labelledby={`list-${round}`}>
          <h2 id={`list-${round}`}>{t('evening-list-of', { number: round + 1 })}</h2>
          <p class="note">{t('evening-list-how')}</p>
          <ol>
            {boards.map((board) => (
              <li key={board.number}>
                <h3>
                  {t('evening-deal', { number: board.number })}
                  {board.number > (evening.deals ?? 0) && <small> {t('evening-list-spare')}</small>}
                </h3>
                <BoardHands board={board} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
