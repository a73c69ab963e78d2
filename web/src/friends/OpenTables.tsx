import '../styles/friends.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import type { OpenTable } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { tableHref } from '../route.ts';
import { Failure } from '../ui/Failure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Facts } from '../ui/Facts.tsx';

const LOOK = 10_000;

/**
 * Tables that anybody may join, and the way to one. A closed house shows nothing. `onSit`: one takes a seat there,
 * without another question.
 */
export function OpenTables({
  games,
  onFound,
  onSit,
}: {
  games: readonly string[];
  onFound: (tables: number) => void;
  onSit: (table: string) => Promise<void>;
}) {
  const tables = useSignal<OpenTable[] | null>(null);
  const game = useSignal(games[0] ?? '');
  const failed = useSignal(false);
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
  const play = () =>
    call('POST /api/open', { body: { game: game.value } })
      .then(({ table }) => onSit(table))
      .catch(() => (failed.value = true));
  if (!tables.value) return null;
  return (
    <section class="open-tables" aria-labelledby="open">
      <h2 id="open">{t('open-title')}</h2>
      <p>{t(tables.value.length ? 'open-intro' : 'open-none')}</p>
      {tables.value.length > 0 && (
        <ul>
          {tables.value.map((table) => (
            <li key={table.table}>
              <span class="grow">
                <strong>{t(`game-${table.game}`)}</strong> {t('open-by', { host: table.host || t('lobby-nobody') })}
                <small>
                  <Facts facts={about(table)} />
                </small>
              </span>
              {table.mine ? (
                <a class="button" href={tableHref(table.table)}>
                  {t('open-back')}
                  <span class="unseen"> {t(`game-${table.game}`)}</span>
                </a>
              ) : (
                <button type="button" onClick={() => void onSit(table.table)}>
                  {t('open-sit')}
                  <span class="unseen"> {t(`game-${table.game}`)}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <form
        class="doors"
        aria-label={t('open-now')}
        onSubmit={(event) => {
          event.preventDefault();
          void play();
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
        <button type="submit">
          <Icon name="play" />
          {t('open-go')}
        </button>
      </form>
      <Failure text={failed.value && t('open-failed')} />
    </section>
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
