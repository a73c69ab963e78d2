import { dropTable, type Sitting } from '../api.ts';
import { t } from '../i18n/texts.ts';
import { tableHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { minus } from '../i18n/sentences.ts';

/** True for a match that one may go on with: dealt, not over, and no practice. */
export const goesOn = (one: Sitting): boolean => !one.over && one.number > 0 && one.origin !== 'practice';

/** The one step back to the match that was played last. */
export function Return({ sitting }: { sitting: Sitting }) {
  return (
    <a class="button primary again" href={tableHref(sitting.table)}>
      <Icon name="play" />{t(sitting.lesson ? 'lobby-return-lesson' : 'lobby-return-to', { game: t(`game-${sitting.game}`), number: sitting.number })}
    </a>
  );
}

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
              <span>{one.lesson && `${t('lobby-lesson')} · `}{one.number ? t('lobby-continue-at', { number: one.number, scores: one.totals.map(minus).join(' · ') }) : t('gather-under-way')}</span>
            </a>
            <button type="button" class="quiet icon" aria-label={t('lobby-drop', { game: t(`game-${one.game}`) })} onClick={() => void drop(one.table)}><Icon name="bin" /></button>
          </li>
        ))}
      </ul>
    </section>
  );
}
