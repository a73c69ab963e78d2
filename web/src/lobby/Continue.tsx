import type { SetInfo, TableInfo } from '../http.ts';
import { dropTable } from '../api.ts';
import { t } from '../i18n/texts.ts';
import { boardHref, tableHref } from '../route.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { listed, minus } from '../i18n/sentences.ts';
import { Facts } from '../ui/Facts.tsx';

/** True for a match that one may go on with: dealt, not over, and no practice. */
export const goesOn = (table: TableInfo): boolean => !table.over && table.number > 0 && table.origin !== 'practice';

/** The one step back to the match that was played last. */
export function Return({ sitting }: { sitting: TableInfo }) {
  return (
    <LinkButton
      icon="play"
      class="primary again"
      href={tableHref(sitting.table)}
      text={t(sitting.lesson ? 'lobby-return-lesson' : 'lobby-return-to', {
        game: t(`game-${sitting.game}`),
        number: sitting.number,
      })}
    />
  );
}

/** Of which kind a set is, for the sentences about it. */
const kind = (set: SetInfo): string => (set.day === '' ? 'challenge' : set.over ? 'past' : 'day');
/** The board to go on with. */
const onward = (set: SetInfo): string => boardHref(set.id, set.mine?.board || 1);

/** The same to a set that one has begun, where no match is under way. */
export function ReturnToSet({ set }: { set: SetInfo }) {
  return (
    <LinkButton
      icon="play"
      class="primary again"
      href={onward(set)}
      text={t('lobby-return-set', { kind: kind(set), game: t(`game-${set.game}`) })}
    />
  );
}

/** The matches under way, and the sets of boards: one click back to the very card. */
export function Continue({
  sittings,
  sets,
  onDropped,
}: {
  sittings: readonly TableInfo[];
  sets: readonly SetInfo[];
  onDropped: (table: string) => void;
}) {
  if (sittings.length + sets.length === 0) return null;
  const drop = async (table: string) => {
    await dropTable(table).catch(() => undefined);
    onDropped(table);
  };
  return (
    <section class="continue" aria-labelledby="continue">
      <h2 id="continue">{t('lobby-continue')}</h2>
      <ul>
        {sittings.map((sitting) => (
          <li key={sitting.table}>
            <a href={tableHref(sitting.table)}>
              <strong>{t(`game-${sitting.game}`)}</strong>
              <span>
                <Facts
                  facts={[
                    sitting.lesson && t('lobby-lesson'),
                    sitting.number
                      ? t('lobby-continue-at', { number: sitting.number, scores: listed(sitting.totals.map(minus)) })
                      : t('gather-under-way'),
                  ]}
                />
              </span>
            </a>
            <Button
              icon="bin"
              class="quiet icon"
              aria-label={t('lobby-drop', { game: t(`game-${sitting.game}`) })}
              onClick={() => void drop(sitting.table)}
            />
          </li>
        ))}
        {sets.map((set) => (
          <li key={set.id}>
            <a href={onward(set)}>
              <strong>{t(`game-${set.game}`)}</strong>
              <span>
                <Facts
                  facts={[
                    t('lobby-set', { kind: kind(set) }),
                    set.boards > 1 && t('lobby-set-at', { played: set.mine?.played ?? 0, boards: set.boards }),
                  ]}
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
