import '../styles/friends.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import type { OpenTable } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { tableHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';

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
          {tables.value.map((one) => (
            <li key={one.table}>
              <span class="grow">
                <strong>{t(`game-${one.game}`)}</strong> {t('open-by', { host: one.host || t('lobby-nobody') })}
                <small>{about(one)}</small>
              </span>
              {one.mine ? (
                <a class="button" href={tableHref(one.table)}>
                  {t('open-back')}
                  <span class="unseen"> {t(`game-${one.game}`)}</span>
                </a>
              ) : (
                <button type="button" onClick={() => void onSit(one.table)}>
                  {t('open-sit')}
                  <span class="unseen"> {t(`game-${one.game}`)}</span>
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
      {failed.value && (
        <p class="notice" role="alert">
          {t('open-failed')}
        </p>
      )}
    </section>
  );
}

/** The rules of a table and who is wanted, in a line. */
function about(one: OpenTable): string {
  const changed = Object.keys(one.options).length;
  const rules = changed || one.preset !== 'classic' ? t(`preset-${one.game}-${one.preset}`) : '';
  const time = one.days ? t('open-days', { days: one.days }) : one.bank ? t('open-clock', { seconds: one.bank }) : '';
  return [rules, t('open-free', { free: one.free }), time].filter(Boolean).join(' · ');
}
