import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CardFace } from '../cards/CardFace.tsx';
import { call, recordUrl } from '../api.ts';
import { alone } from '../offline/mode.ts';
import { directionOf, fromTheRight, has, language, t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { columns, othersAt, scorers, sideOf, SIDES, winnersOf } from '../i18n/people.ts';
import { eveningHref, MISTAKES_HREF, tableHref, verifyHref } from '../route.ts';
import { classNames, Button, Failure, LinkButton } from '../ui/elements.tsx';
import { listed, minus, signed } from '../i18n/words.ts';
import { eveningOf } from '../logic/evenings.ts';
import { hasCompany, isGathered } from '../logic/table.ts';
import { coursesOf, ledSince, type Course } from '../logic/course.ts';
import { failure, useFetched } from '../ui/useFetched.ts';
import { lazy } from '../ui/lazy.tsx';
import { sound } from '../ui/sounds.ts';
import type { Reader } from '../boards/Challenge.tsx';
import { targetOf } from './Sheet.tsx';
import { tone } from './Account.tsx';
import { RowAccount } from './Result.tsx';
import { useBeginning } from '../ui/focus.ts';
import { recordName, save } from '../ui/save.ts';

/** Four kings rise for a winner. */
const KINGS = ['KS', 'KH', 'KC', 'KD'];

const MirrorEnd = lazy(() => import('../boards/BoardEnd.tsx'), 'MirrorEnd', 'part', 'boards');
const EndMistakes = lazy(() => import('../review/EndMistakes.tsx'), 'EndMistakes', 'part', 'review');
const Challenge = lazy(() => import('../boards/Challenge.tsx'), 'Challenge', 'part', 'boards');

/** The marks of a way on: the one before the others gets the focus. */
const first = (main: boolean) => ({ primary: main, 'data-main': main || undefined });

interface Props {
  view: Snapshot;
  busy: boolean;
  reader: Reader;
  onAgain: () => Promise<void>;
  /** Asks for a rematch, or goes to the one that there is. */
  onRematch: () => void;
}

/** The match is over: who won and since when they led, how the score ran, and one way on before the others. */
export function MatchEnd({ view, busy, reader, onAgain, onRematch }: Props) {
  const result = view.result!;
  const failed = useSignal('');
  const learning = useSignal(false);
  const box = useRef<HTMLElement>(null);
  useBeginning(box, ['[data-main]']);
  const won = view.seat !== null && result.winners.includes(view.seat) && !isDraw(view);
  useEffect(() => sound(won ? 'won' : 'lost'), []);
  const { data: mistakes } = useFetched(async () => (view.seat === null ? null : call('GET /api/mistakes')), []);
  // A review that was asked for goes on while its reader is away.
  useFetched(async () => {
    const reviews = view.seat === null ? [] : await call('GET /api/reviews');
    if (reviews.some(({ table, seat }) => table === view.table && seat === view.seat)) learning.value = true;
  }, []);
  const row = view.rows.at(-1);
  const again = () => onAgain().catch((error) => (failed.value = failure(error)));
  // Who has lost is asked first what it was; who has won, whether they play again.
  const reviewed = view.seat !== null && !isClosed(view);
  const evening = eveningOf(view.table);
  const learns = reviewed && !view.mirror && !won && !view.rematch;
  const file = recordName(view.table, !!view.mirror);
  const copy = useOfflineCopy(view);
  const company = isGathered(view) && view.seat !== null;
  const others = othersAt(view).map(({ name }) => name);
  const opened = useRef(view.rematch).current !== view.rematch;
  const learn = (main: boolean) =>
    !learning.value && (
      <Button icon="review" text={t('end-costliest')} {...first(main)} onClick={() => (learning.value = true)} />
    );
  const next = { ...first(!learns && !learning.value), 'data-again': true, 'data-next': true };
  const challenges = reviewed && !alone && !view.lesson && !view.mirror;
  return (
    <section class="result end" aria-labelledby="result" ref={box}>
      <div class="scrolled fitting scrolls">
        {won && (
          <p class="fan" aria-hidden="true">
            {KINGS.map((card, place) => (
              <span class="card" key={card} style={{ '--turn': `${16 * place - 24}deg` }}>
                <CardFace card={card} />
              </span>
            ))}
          </p>
        )}
        <h2 id="result">{title(view)}</h2>
        <p class="why">{why(view)}</p>
        <div class={classNames('end-score row full center', learning.value && 'wrap')}>
          {learning.value && <EndMistakes table={view.table} />}
          {hasCourse(view) && <MatchCourse view={view} />}
          <Final view={view} />
        </div>
        {isFloored(view) && <p class="note">{t('end-floor')}</p>}
        {isClosed(view) && <p class="note">{t('end-sealed')}</p>}
        {copy && <p class="note">{t('keep-copy', { state: copy })}</p>}
        {view.mirror && <MirrorEnd view={view} />}
        <div class="after wrap center">
          {!isClosed(view) && (
            <>
              <a
                href={recordUrl(view.table, language.value)}
                download={file}
                onClick={(event) => alone && (event.preventDefault(), void save(recordUrl(view.table), file))}
              >
                {t('end-record')}
              </a>
              {!view.mirror && <a href={verifyHref(view.table)}>{t('proof-of-table')}</a>}
              {!!mistakes?.due.length && <a href={MISTAKES_HREF}>{t('mistakes-title')}</a>}
            </>
          )}
          {row && !row.void && (
            <details onToggle={({ currentTarget: it }) => it.open && it.scrollIntoView({ block: 'start' })}>
              <summary>{t('end-last-deal')}</summary>
              <RowAccount view={view} row={row} />
              {!view.mirror && <Rule view={view} />}
            </details>
          )}
        </div>
      </div>
      {view.rematch && (
        <p class="text-center" role="status">
          {opened && others.length === 1 ? t('end-rematch-open.by', { who: others[0]! }) : t('end-rematch-open')}
        </p>
      )}
      <Failure text={failed.value} />
      <div class="doors">
        {evening && <LinkButton icon="next" text={t('end-evening')} primary data-main href={eveningHref(evening)} />}
        {learns && learn(!evening)}
        {evening ? null : view.rematch ? (
          <LinkButton
            icon="next"
            text={t('end-rematch-go')}
            {...next}
            href={tableHref(view.rematch)}
            onClick={onRematch}
          />
        ) : (
          <Button
            icon="again"
            text={company && others.length ? t('lobby-again-with', { who: listed(others, 'and') }) : t('end-again')}
            {...next}
            shortcut="n"
            disabled={company && busy}
            onClick={company ? onRematch : () => void again()}
          />
        )}
        {reviewed && !learns && learn(false)}
        {challenges && copy === '' && <Challenge table={view.table} reader={reader} />}
        <LinkButton icon="home" text={t('ui-home')} href="#/" />
      </div>
    </section>
  );
}

/** The mark of a match of which an offline copy was taken, empty for any other one; null until the answer is here. */
function useOfflineCopy(view: Snapshot): string | null {
  const mayHave = view.seat !== null && !view.lesson && !isGathered(view) && !hasCompany(view);
  const { data, error } = useFetched(
    async () => mayHave && call('GET /api/tables/{table}', { table: view.table }),
    [view.table],
  );
  if (!mayHave || error) return '';
  return data ? data.offline_copy : null;
}

/** Whether other tables still play these deals: until they have, nobody is shown what was hidden. */
const isClosed = (view: Snapshot): boolean => view.conditions.sealed && !view.result?.secret;

/** Whether a total on the sheet was raised to its final score (JR-7). */
const isFloored = ({ rows, result }: Snapshot): boolean =>
  !!rows.at(-1)?.totals.some((total, column) => total < 0 && result!.scores[column] === 0);

/** Whether all have the same score. */
const isDraw = (view: Snapshot): boolean => view.result!.winners.length === view.players.length;

function title(view: Snapshot): string {
  const { seat } = view;
  if (isDraw(view)) return t('end-draw');
  if (seat === null) return t('end-over');
  if (view.result!.winners.includes(seat)) return t('end-won');
  if (view.partners || view.mirror) return t('end-lost');
  const place = placeOf(view, seat);
  return place > 1 ? t('end-came', { place }) : t('end-over');
}

/** Who won with how much, and since when they led. */
function why(view: Snapshot): string {
  const { scores } = view.result!;
  const { seats, names, count } = winnersOf(view);
  const courses = coursesOf(view);
  const columns = courses.find((course) => course.won)?.columns ?? [];
  const paired = view.partners && !view.team_scores;
  const target = targetOf(view);
  const most = Math.max(...columns.map((column) => scores[column]!));
  return t('end-why', {
    winners: names,
    count,
    kind: isDraw(view) ? 'draw' : paired ? 'pair' : target && most >= target ? 'reached' : 'points',
    score:
      paired && !isDraw(view)
        ? listed(
            seats.map((seat) => minus(scores[seat]!)),
            'and',
          )
        : minus(most),
    deals: view.rows.length,
    since: view.mirror || ledSince(courses) === view.rows.length ? 0 : ledSince(courses),
  });
}

function Rule({ view }: { view: Snapshot }) {
  if (has(`game-${view.game}.won`))
    return <p class="rule text-center pale">{t(`game-${view.game}.won`, view.options)}</p>;
  return view.changed.includes('target') || view.changed.includes('deals') ? null : (
    <p class="rule text-center pale">{t(`game-${view.game}.aim`)}</p>
  );
}

/** Who stands before whom: by the final scores, and where these are equal by the sums that they came from. */
const ranked =
  (view: Snapshot) =>
  (a: number, b: number): number =>
    view.result!.scores[b]! - view.result!.scores[a]! ||
    (view.rows.at(-1)?.totals[b] ?? 0) - (view.rows.at(-1)?.totals[a] ?? 0);

const placeOf = (view: Snapshot, column: number): number =>
  1 + columns(view).filter((other) => ranked(view)(other, column) < 0).length;

/** Where everybody, or each side, ended. Partners who are scored each for themselves stand together, with their sum. */
function Final({ view }: { view: Snapshot }) {
  const { scores, winners, payments } = view.result!;
  const who = scorers(view);
  const paired = view.partners && !view.team_scores;
  const won = (column: number) =>
    !isDraw(view) && winners.some((seat) => (view.team_scores ? seat % 2 : seat) === column);
  const mine = (column: number) =>
    view.seat !== null && (view.team_scores ? column === sideOf(view.seat) : column === view.seat);
  const charted = hasCourse(view);
  const single = columns(view).sort(ranked(view));
  const pairs = SIDES.toSorted((a, b) => Number(won(b[0])) - Number(won(a[0])));
  const row = (column: number, place: ComponentChildren) => (
    <tr key={column} class={classNames(won(column) && 'won', mine(column) && 'mine')}>
      {place}
      <th scope="row">
        {charted && (
          <svg class={`key line-${lineOf(view, column)}`} viewBox="0 0 30 4" aria-hidden="true">
            <path d="M0 2h30" />
          </svg>
        )}
        <bdi translate={false} dir={directionOf(who[column]!)}>
          {who[column]}
        </bdi>
        {won(column) && <span aria-hidden="true">{'\u00a0'}♔</span>}
      </th>
      <td class={mine(column) ? tone(scores[column]!) : undefined}>{minus(scores[column]!)}</td>
      {payments && <td class={mine(column) ? tone(payments[column]!) : undefined}>{signed(payments[column]!)}</td>}
    </tr>
  );
  return (
    <table class="final">
      <thead>
        <tr>
          <th scope="col">{t('end-place')}</th>
          <th scope="col">{t('end-player')}</th>
          <th scope="col">{t('end-score')}</th>
          {payments && <th scope="col">{t('end-paid')}</th>}
        </tr>
      </thead>
      {paired ? (
        pairs.map((pair, i) => (
          <tbody key={i}>
            {pair.map((seat, j) => row(seat, j === 0 ? <td rowSpan={3}>{i + 1}</td> : null))}
            <tr class={won(pair[0]) ? 'won together' : 'together'}>
              <th scope="row">{t('sheet-together')}</th>
              <td>{minus(scores[pair[0]]! + scores[pair[1]]!)}</td>
              {payments && <td aria-hidden="true" />}
            </tr>
          </tbody>
        ))
      ) : (
        <tbody>{single.map((column) => row(column, <td>{placeOf(view, column)}</td>))}</tbody>
      )}
    </table>
  );
}

const [WIDTH, HEIGHT] = [280, 96];
/** Room for the scores beside the lines, for the numbers of deals below them, and for half a letter elsewhere. */
const [BESIDE, BELOW, EDGE] = [40, 18, 7];
/** How far apart two labels have to be. */
const [APART, ABOVE] = [20, 13];

const hasCourse = (view: Snapshot): boolean => !view.mirror && view.rows.length > 1;

/** The colour of a column's line, the same for partners: the player's own is always the first. */
const lineOf = ({ partners, seat }: Snapshot, column: number): number =>
  (column + 4 - (seat ?? 0)) % (partners ? 2 : 4);

/** The values whose labels find room, the first before the others. */
const spaced = (values: readonly number[], at: (value: number) => number, apart: number): number[] =>
  values.filter((value, i) => values.slice(0, i).every((other) => Math.abs(at(value) - at(other)) >= apart));

/** Score by deal, as a line for each side or player; the colours are explained beside the names in the final table. */
function MatchCourse({ view }: { view: Snapshot }) {
  const courses = coursesOf(view);
  const deals = view.rows.length;
  const all = courses.flatMap((course) => course.points);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const mirrored = fromTheRight();
  const across = (at: number) => (mirrored ? WIDTH - at : at);
  const x = (deal: number) => across(BESIDE + (deal * (WIDTH - BESIDE - EDGE)) / deals);
  const y = (score: number) => EDGE + ((high - score) * (HEIGHT - EDGE - BELOW)) / Math.max(1, high - low);
  const line = ({ points }: Course): string =>
    points.map((score, deal) => `${x(deal).toFixed(1)},${y(score).toFixed(1)}`).join(' ');
  const since = ledSince(courses);
  const names = scorers(view);
  const sentences = courses.map((course) =>
    t('end-course-of', {
      who: listed(
        course.columns.map((column) => names[column]!),
        'and',
      ),
      points: listed(course.points.slice(1).map(minus)),
    }),
  );
  return (
    <svg
      class="match-course"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={[t('end-course'), ...sentences].join(' ')}
    >
      <path class="zero" d={`M${across(BESIDE)} ${y(0)}H${across(WIDTH)}`} />
      {since > 1 && <path class="since" d={`M${x(since)} ${EDGE}V${HEIGHT - BELOW}`} />}
      {spaced([0, high, low], y, ABOVE).map((score) => (
        <text key={score} x={across(BESIDE - 6)} y={y(score) + 4} text-anchor={mirrored ? 'start' : 'end'}>
          {minus(score)}
        </text>
      ))}
      {spaced([...(since ? [since] : []), 1, deals], x, APART).map((deal) => (
        <text key={deal} x={x(deal)} y={HEIGHT - 1} text-anchor="middle">
          {deal}
        </text>
      ))}
      {courses.map((course) => (
        <polyline
          key={course.columns[0]}
          class={classNames(`line-${lineOf(view, course.columns[0]!)}`, course.mine && 'mine')}
          points={line(course)}
        />
      ))}
    </svg>
  );
}
