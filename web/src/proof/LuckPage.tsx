import '../styles/rules.css';
import '../styles/proof.css';
import { call, type LuckFall, type LuckTable } from '../api.ts';
import { comma, token, locale, learn, t } from '../i18n/texts.ts';
import { PageFrame, Skeleton } from '../ui/elements.tsx';
import { unreachable, useFetched } from '../ui/useFetched.ts';

/** How the cards fell in all matches that are over on this server, against chance. */
export function LuckPage() {
  const { data: luck, error } = useFetched(async () => {
    const answer = await call('GET /api/luck');
    await learn(answer.falls.map((fall) => fall.game));
    return answer;
  }, []);
  return (
    <PageFrame
      class="proof luck-page"
      title={t('luck-title')}
      intro={t('luck-intro')}
      failures={[!!error && unreachable()]}
    >
      {!luck && !error && <Skeleton />}
      {luck && luck.falls.length === 0 && <p class="notice">{t('luck-none')}</p>}
      {luck && luck.falls.length > 0 && (
        <p class={`verdict panel row ${luck.verdict}`}>
          {luck.verdict === 'odd' ? t('luck-all-odd', { count: luck.odd }) : t(`luck-all-${luck.verdict}`)}
        </p>
      )}
      {luck?.falls.map((fall) => (
        <Fall key={`${fall.game}/${fall.cards}`} fall={fall} />
      ))}
      {luck && luck.falls.length > 0 && <p class="note">{t('luck-note')}</p>}
    </PageFrame>
  );
}

function Fall({ fall }: { fall: LuckFall }) {
  return (
    <section class="fall">
      <h2>
        {t(`game-${fall.game}`)}{' '}
        <small>
          {t('luck-pack', { cards: fall.cards })}
          {comma()} {t('luck-deals', { deals: fall.deals, matches: fall.matches })}
        </small>
      </h2>
      <div class="tables">
        {fall.tables.map((table) => (
          <Counted key={table.what} table={table} />
        ))}
      </div>
    </section>
  );
}

const number = (value: number, digits: number): string =>
  value.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
const small = (value: number): string => value.toLocaleString(locale(), { maximumSignificantDigits: 2 });

function Counted({ table }: { table: LuckTable }) {
  const most = Math.max(1, ...table.rows.map((row) => Math.max(row.seen, row.expected)));
  return (
    <figure class={`counted panel stack ${table.verdict}`}>
      <table>
        <caption>{t(`luck-${table.what}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('luck-what')}</th>
            <th scope="col">{t('luck-seen')}</th>
            <th scope="col">{t('luck-expected')}</th>
            <th scope="col">{t('luck-share')}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, i) => (
            <tr key={i}>
              <th scope="row">{caseOf(table.what, row.cells, i === 0, i === table.rows.length - 1)}</th>
              <td>
                <Bar seen={row.seen / most} expected={row.expected / most} />
                <span class="figure">{number(row.seen, 0)}</span>
              </td>
              <td>{number(row.expected, 1)}</td>
              <td>{token(t('today-percent', { share: number(100 * row.chance, row.chance < 0.0995 ? 2 : 1) }))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption class="stack gap-1">
        <strong>
          {table.verdict === 'odd' && table.p !== null
            ? t('luck-odd', { times: Math.round(1 / Math.max(table.p, 1e-12)) })
            : t(`luck-${table.verdict}`)}
        </strong>
        {table.p !== null && (
          <small>{t('luck-figures', { chi: number(table.chi, 2), freedom: table.freedom, p: small(table.p) })}</small>
        )}
      </figcaption>
    </figure>
  );
}

/** What was seen as a bar, what was to be expected as a stroke across it. */
function Bar({ seen, expected }: { seen: number; expected: number }) {
  return (
    <svg class="gauge points" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect x="0" y="2" width={100 * seen} height="6" />
      <path d={`M${100 * expected} 0V10`} />
    </svg>
  );
}

/** A row's cases in words: a split of the kings, a place, or a number. */
export function caseOf(what: string, cells: readonly string[], first: boolean, last: boolean): string {
  if (what === 'kings') return cells.map((cell) => token([...cell].join('\u2011'))).join(`${comma()} `);
  if (what === 'places') return t(`luck-place-${cells[0]}`);
  if (cells.length > 1 && last) return t('luck-or-more', { number: cells[0]! });
  if (cells.length > 1 && first) return t('luck-or-less', { number: cells.at(-1)! });
  return cells.join(`${comma()} `);
}
