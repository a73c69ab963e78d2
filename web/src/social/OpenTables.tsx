import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call, type OpenTable } from '../api.ts';
import { t } from '../i18n/texts.ts';
import { tableHref } from '../route.ts';
import { Facts, Section, Button, Failure, LinkButton } from '../ui/elements.tsx';
import { lazy } from '../ui/lazy.tsx';
import { useRequest } from '../ui/useFetched.ts';

const AskName = lazy(() => import('./Name.tsx'), 'AskName', 'part');
const LOOK = 10_000;

/** In place of a table: one that is to be opened. */
const NEW = '';

interface OpenTablesProps {
  games: readonly string[];
  nameless: boolean;
  onName: (name: string) => Promise<void>;
  onFound: (tables: number) => void;
  onSit: (table: string) => Promise<void>;
}

/**
 * Tables that anybody may join, and the way to one. A closed house shows nothing. `nameless`: whoever sits down is
 * asked for a name first. `onName`: it was told, or is empty for somebody who stays without. `onSit`: one takes a seat
 * there, without another question.
 */
export function OpenTables({ games, nameless, onName, onFound, onSit }: OpenTablesProps) {
  const tables = useSignal<OpenTable[] | null>(null);
  const game = useSignal(games[0] ?? '');
  const { failed, run } = useRequest(() => t('open-failed'));
  /** The table for which a name is asked; null where none is. */
  const asking = useSignal<string | null>(null);
  useEffect(() => {
    let timer = 0;
    const look = async () => {
      try {
        if (!document.hidden) {
          tables.value = await call('GET /api/open');
          onFound(tables.value.length);
        }
        timer = window.setTimeout(() => void look(), LOOK);
      } catch {
        tables.value = null;
      }
    };
    void look();
    return () => clearTimeout(timer);
  }, []);
  const sit = (table: string): void =>
    run(async () => onSit(table || (await call('POST /api/open', { body: { game: game.value } })).table));
  const choose = (table: string): void => {
    if (nameless) asking.value = table;
    else sit(table);
  };
  const ask = (table: string) =>
    asking.value === table && (
      <AskName
        go={t(table === NEW ? 'open-go' : 'open-sit')}
        onName={(name) => void onName(name).then(() => sit(table))}
        onClose={() => (asking.value = null)}
      />
    );
  if (!tables.value) return null;
  return (
    <Section id="open" title={t('open-title')} class="open-tables stack gap-3">
      <p>{t(tables.value.length ? 'open-intro' : 'open-none')}</p>
      {tables.value.length > 0 && (
        <ul class="stack gap-3">
          {tables.value.map((table) => (
            <li class="panel row wrap" key={table.table}>
              <span class="grow">
                <strong>{t(`game-${table.game}`)}</strong> {t('open-by', { host: table.host || t('lobby-nobody') })}
                <small class="block pale">
                  <Facts facts={about(table)} />
                </small>
              </span>
              {table.mine ? (
                <LinkButton href={tableHref(table.table)} text={t('open-back')} unseen={t(`game-${table.game}`)} />
              ) : (
                <Button text={t('open-sit')} unseen={t(`game-${table.game}`)} onClick={() => choose(table.table)} />
              )}
              {ask(table.table)}
            </li>
          ))}
        </ul>
      )}
      {/* A plain form: the common one would be one more file of the first visit. */}
      <form
        class="doors"
        aria-label={t('open-now')}
        onSubmit={(event) => {
          event.preventDefault();
          choose(NEW);
        }}
      >
        <label>
          <span class="unseen">{t('open-choose')}</span>
          <select value={game.value} onChange={(event) => (game.value = event.currentTarget.value)}>
            {games.map((id) => (
              <option key={id} value={id}>
                {t(`game-${id}`)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" icon="play" text={t('open-go')} />
      </form>
      {ask(NEW)}
      <Failure text={failed.value} />
    </Section>
  );
}

/** The rules of a table and who is wanted. */
function about(table: OpenTable): string[] {
  const changed = Object.keys(table.options).length;
  const rules = changed || table.preset !== 'classic' ? t(`preset-${table.game}-${table.preset}`) : '';
  const time = table.days
    ? t('open-days', { days: table.days })
    : table.bank
      ? t('open-clock', { seconds: table.bank })
      : '';
  return [rules, t('open-free', { free: table.free }), time];
}
