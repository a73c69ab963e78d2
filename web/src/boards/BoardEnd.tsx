import '../styles/boards.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { call } from '../api.ts';
import { labelsOf } from '../i18n/people.ts';
import { aim } from '../i18n/sentences.ts';
import { capital, cardShort } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import type { MirrorHand, Snapshot } from '../messages.ts';
import { boardHref, boardsHref, dayHref } from '../route.ts';
import { RowAccount } from '../table/Result.tsx';
import { LinkButton } from '../ui/elements.tsx';
import { Spelt } from '../ui/speech.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { fiveOf, isFive } from './outcomes.ts';
import { beaten, beatsAny, botsAlone, gained, onAverage, rankText, stepText } from './words.ts';

const TRIES = 20;
const LATER_MS = 3000;

/** The end of a board: its account, and the way to the next one, or to the ranking. */
export function BoardEnd({ view }: { view: Snapshot }) {
  const box = useRef<HTMLElement>(null);
  const [, ...parts] = view.table.split(':');
  const board = Number(parts.pop());
  const id = parts.join(':');
  const tries = useSignal(0);
  const { data: set, error: none } = useFetched(
    () => call('GET /api/boards/{set_id}', { set_id: id }),
    [id, view.version],
  );
  const { data: result } = useFetched(
    () => call('GET /api/boards/{set_id}/{board}/rank', { set_id: id, board }),
    [id, board, tries.value],
  );
  useEffect(() => {
    // The bots of a new set may still be playing.
    if (!result || result.rank || tries.value >= TRIES) return undefined;
    const timer = setTimeout(() => tries.value++, LATER_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const mine = set?.mine;
  const unfinished = mine && !mine.finished;
  /** The steps of a daily of five minutes, if this deal is one of them. */
  const five = !!set && board === 1 && isFive(set.day);
  const { data: steps, error: noSteps } = useFetched(
    async () => (five ? fiveOf((await call('GET /api/days', { on: set.day! })).sets) : null),
    [five, set?.day, set?.mine?.played],
  );
  const next = steps?.find(({ done }) => !done);
  /** What may be pressed is shown once it stays: Enter would else open something else than was read. */
  const settled = five ? !!(steps ?? noSteps) : !!(set ?? none);
  useEffect(() => {
    if (settled) box.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
  }, [settled]);
  const row = view.rows.at(-1);
  return (
    <section class="result" aria-labelledby="result" ref={box}>
      <h2 id="result">
        {set
          ? t('boards-over', { number: board, boards: set.boards, deals: set.deals })
          : t('boards-number', { number: board, deals: view.plan.length || 1 })}
      </h2>
      {result && (
        <p class="rank text-center" role="status">
          {result.rank && result.mean !== null ? (
            <>
              <strong>{rankText(result.rank)}</strong>{' '}
              {set && beatsAny(result.rank.share) && `${beaten(result.rank.share, botsAlone(set, result.rank))}. `}
              {t('boards-margin', { gain: gained(result.gain), mean: onAverage(result.mean) })}
            </>
          ) : (
            t('boards-rank-none', { daily: set?.day ? 'yes' : 'no' })
          )}
        </p>
      )}
      {row && <RowAccount view={view} row={row} />}
      {steps && (
        <p class="note">
          {t('boards-five-at', { done: steps.filter(({ done }) => done).length, count: steps.length })}
        </p>
      )}
      {settled && (
        <div class="doors">
          {steps && (
            <LinkButton
              icon="next"
              primary
              data-next
              shortcut="n"
              href={next ? next.href : dayHref()}
              text={next ? stepText(next) : t('boards-today')}
            />
          )}
          {unfinished && (
            <LinkButton
              icon="next"
              primary={!steps}
              data-next={!steps || undefined}
              shortcut={steps ? undefined : 'n'}
              href={boardHref(id, mine.board)}
              text={t('boards-next')}
            />
          )}
          {mine?.finished && !steps && (
            <LinkButton icon="sheet" primary data-next shortcut="n" href={boardsHref(id)} text={t('boards-see')} />
          )}
          {set?.day && (!steps || next) ? (
            <LinkButton icon="back" href={dayHref()} text={t('nav-today')} />
          ) : (
            <LinkButton icon="home" href="#/" text={t('ui-home')} />
          )}
        </div>
      )}
    </section>
  );
}

const CLOSE = 1e-9;
const best = (hand: MirrorHand): number => Math.max(...hand.points);
const isBest = (hand: MirrorHand, seat: number): boolean => hand.points[seat]! > best(hand) - CLOSE;

/** The command that deals the same cards again. */
function again(view: Snapshot, secret: string): string {
  const options = view.changed.map((name) => ` --option ${name}=${view.options[name]}`);
  const added = view.contributions.map((contribution) => ` --contribution ${contribution || '""'}`);
  const command = `fourkings boards mirror ${view.game} --preset ${view.preset}`;
  return `${command}${options.join('')} --secret ${secret}${added.join('')}`;
}

/** The end of a mirror match: for each hand, the points of every player when they held it. */
export function MirrorEnd({ view }: { view: Snapshot }) {
  const { mirror = [], secret } = view.result!;
  const names = labelsOf(view);
  const boards = [...new Set(mirror.map((hand) => hand.board))];
  const own = view.seat === null ? 0 : mirror.filter((hand) => isBest(hand, view.seat!)).length;
  return (
    <section class="mirror stack gap-3 leading full" aria-labelledby="mirror">
      <h3 id="mirror">{t('mirror-title')}</h3>
      <p>{t('mirror-intro')}</p>
      {view.seat !== null && (
        <p>
          <strong>{t('mirror-own', { own, hands: mirror.length })}</strong>
        </p>
      )}
      {boards.map((board) => (
        <Board key={board} hands={mirror.filter((hand) => hand.board === board)} names={names} />
      ))}
      {secret && (
        <details class="sealed">
          <summary>{t('boards-seal')}</summary>
          <p>{t('mirror-seal')}</p>
          <p>
            <code>{again(view, secret)}</code>
          </p>
        </details>
      )}
    </section>
  );
}

function Board({ hands, names }: { hands: readonly MirrorHand[]; names: readonly string[] }) {
  const { board, about } = hands[0]!;
  return (
    <details open>
      <summary>
        {t('mirror-board', { number: board })}
        {about && <Spelt text={`: ${about === 'auction' ? t('sheet-open') : capital(aim(about))}`} />}
      </summary>
      <table class="ranking by-hand">
        <thead>
          <tr>
            {names.map((who, seat) => (
              <th scope="col" key={seat} translate={false}>
                <bdi>{who}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        {hands.map((hand) => (
          <tbody key={hand.deals[0]}>
            <tr>
              <th scope="rowgroup" colSpan={4} class="cards" translate={false}>
                {hand.hand.map((card) => (
                  <span key={card} class={card.at(-1)}>
                    <Spelt text={cardShort(card)} />
                  </span>
                ))}
              </th>
            </tr>
            <tr>
              {names.map((_, seat) => (
                <td key={seat} class={isBest(hand, seat) ? 'won' : undefined}>
                  {gained(hand.points[seat]!)}
                  {isBest(hand, seat) && <span aria-hidden="true">{'\u00a0'}♔</span>}{' '}
                  <small class="block pale">{t('mirror-in-deal', { number: hand.deals[seat]! })}</small>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </details>
  );
}
