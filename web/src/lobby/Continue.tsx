import { dropTable, type Sitting } from '../api.ts';
import { t } from '../i18n/texts.ts';
import { tableHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { minus } from '../i18n/sentences.ts';

/** The matches under way: one click back to the very card. */
export function Continue({ sittings, onDropped }: { sittings: readonly Sitting[]; onDropped: (table: string) => void }) {
  if (sittings.length === 0) return null;
  const drop = async (table: string) => {
    await dropTable(table).catch(() => undefined);
    onDropped(table);
  };
  return (
    <section class="continue" aria-labelledby="continue">
      <h2 id="continue">{t('lobby-continue')}</h2>
      <ul>
        {sittings.map((one) => (
          <li key={one.table}>
            <a href={tableHref(one.table)}>
              <strong>{t(`game-${one.game}`)}</strong>
              <span>{one.number ? t('lobby-continue-at', { number: one.number, scores: one.totals.map(minus).join(' · ') }) : t('gather-under-way')}</span>
            </a>
            <button type="button" class="quiet icon" aria-label={t('lobby-drop', { game: t(`game-${one.game}`) })} onClick={() => void drop(one.table)}><Icon name="bin" /></button>
          </li>
        ))}
      </ul>
    </section>
  );
}
