import { call, type CuriosityInfo, type EveningInfo, type PlayingInfo } from '../api.ts';
import { listed } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import { useFetched } from '../ui/useFetched.ts';
import { Names } from './Tables.tsx';
import { isLast, nameAt, nameOf } from './words.ts';
import { Facts, Section } from '../ui/elements.tsx';

/** Lines that a screen has room for: in a full room its tables and people need more of it. */
const LINES = 4;
const FULL_ROOM = { tables: 6, lines: 2 };

/** The highlights are those of all rounds once the last one is over. */
const isWhole = (evening: EveningInfo): boolean => evening.ended || isLast(evening);

/** The curiosities of the last round, or of them all, once they may be seen: none while a round is played. */
export function useHighlights(evening: EveningInfo | null): readonly CuriosityInfo[] {
  const lines = (evening?.rounds.at(-1)?.tables.length ?? 0) < FULL_ROOM.tables ? LINES : FULL_ROOM.lines;
  const over = !!evening?.rounds.length && (evening.ended || evening.rounds.at(-1)!.over);
  const { data } = useFetched(
    async () => (evening && over ? call('GET /api/evenings/{evening}/curiosities', { evening: evening.evening }) : []),
    [evening?.evening, evening?.version, over],
  );
  return over ? (data ?? []).slice(0, lines) : [];
}

/** What the last round had, or the evening, that people like to hear of. */
export function Highlights({ evening, rows }: { evening: EveningInfo; rows: readonly CuriosityInfo[] }) {
  return (
    <Section
      id="curious"
      title={t('evening-curious', { number: isWhole(evening) ? 0 : evening.rounds.length })}
      class="curious"
    >
      <ul>
        {rows.map((row) => (
          <li class="wrap" key={`${row.kind} ${row.round} ${row.deal} ${row.tables.join()}`}>
            <b>{t(`evening-curious-${row.kind}`, { number: row.number })}</b>
            <Names text={whose(evening, row)} />
            <small>
              <Facts facts={[isWhole(evening) && t('evening-round', { number: row.round + 1 }), where(row)]} />
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function whose(evening: EveningInfo, { kind, round, tables, people }: CuriosityInfo): string {
  if (kind === 'swing') return t('evening-curious-ahead', { more: tables[0]! + 1, less: tables[1]! + 1 });
  return listed(
    people.map((person) =>
      person ? nameOf(evening, person) : botAt(evening, evening.rounds[round]!.tables[tables[0]!]!, people),
    ),
    'and',
  );
}

/** A bot by the name that it has at its table, where only one of them can be meant. */
function botAt(evening: EveningInfo, table: PlayingInfo, people: readonly number[]): string {
  const bots = table.seats.flatMap((_, seat) => (table.bot_names[seat] ? [seat] : []));
  const partners = bots.filter((seat) => people.includes(table.seats[(seat + 2) % 4]!));
  const [seat, ...more] = people.length > 1 ? partners : bots;
  return seat === undefined || more.length ? nameOf(evening, 0) : nameAt(evening, table, seat);
}

const where = ({ deal, tables }: CuriosityInfo): string =>
  tables.length === 1 ? t('evening-curious-at', { table: tables[0]! + 1, deal }) : t('evening-curious-deal', { deal });
