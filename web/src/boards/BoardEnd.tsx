import '../styles/boards.css';
import { useEffect, useRef } from 'preact/hooks';
import { call } from '../api.ts';
import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { boardHref, boardsHref } from '../route.ts';
import { RowAccount } from '../table/Result.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { gained, onAverage } from './words.ts';

/** The end of a board: its account, and the way to the next one, or to the ranking. */
export function BoardEnd({ view }: { view: Snapshot }) {
  const box = useRef<HTMLElement>(null);
  const [, ...parts] = view.table.split(':');
  const board = Number(parts.pop());
  const id = parts.join(':');
  const { data: set } = useFetched(() => call('GET /api/boards/{set_id}', { set_id: id }), [id, view.version]);
  const { data: rank } = useFetched(
    () => call('GET /api/boards/{set_id}/{board}/rank', { set_id: id, board }),
    [id, board],
  );
  const mine = set?.mine;
  useEffect(() => {
    if (mine) box.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
  }, [mine]);
  const row = view.rows.at(-1);
  return (
    <section class="result" aria-labelledby="result" ref={box}>
      <h2 id="result">
        {set
          ? t('boards-over', { number: board, boards: set.boards, deals: set.deals })
          : t('boards-number', { number: board, deals: view.plan.length || 1 })}
      </h2>
      {rank && (
        <p class="rank" role="status">
          {rank.mean === null
            ? t('boards-rank-none')
            : t('boards-rank', {
                place: rank.place,
                of: rank.of,
                gain: gained(rank.gain),
                mean: onAverage(rank.mean),
              })}
        </p>
      )}
      {row && <RowAccount view={view} row={row} />}
      <div class="doors">
        {mine && !mine.finished && (
          <LinkButton icon="next" primary data-next href={boardHref(id, mine.board)} text={t('boards-next')} />
        )}
        {mine?.finished && <LinkButton icon="sheet" primary data-next href={boardsHref(id)} text={t('boards-see')} />}
        <LinkButton icon="home" href="#/" text={t('ui-home')} />
      </div>
    </section>
  );
}
