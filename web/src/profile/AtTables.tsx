import { decimal, listed } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { GameProfile } from '../http.ts';

/** Mistakes a match, with one decimal; nothing without a review. */
const each = (record: GameProfile): string => (record.reviewed ? decimal(record.cost.faults / record.reviewed) : '');

/** Matches by game: results, mistakes, bids that were made, and with whom. */
export function AtTables({ games }: { games: readonly GameProfile[] }) {
  const copies = games.reduce((sum, record) => sum + record.offline_copies, 0);
  const more = games.filter((record) => record.bids > 0 || record.partners.length > 0);
  return (
    <section aria-labelledby="at-tables">
      <h2 id="at-tables">{t('profile-tables')}</h2>
      {games.length === 0 && <p class="notice">{t('review-mine-none')}</p>}
      {games.length > 0 && (
        <>
          <p class="note">{t('profile-tables-text')}</p>
          {copies > 0 && <p class="note">{t('profile-tables-copies', { matches: copies })}</p>}
          <table class="strips">
            <thead>
              <tr>
                <th scope="col">{t('profile-game')}</th>
                <th scope="col">{t('profile-matches')}</th>
                <th scope="col">{t('profile-won')}</th>
                <th scope="col">{t('profile-reviewed')}</th>
                <th scope="col">{t('profile-faults')}</th>
              </tr>
            </thead>
            <tbody>
              {games.map((record) => (
                <tr key={record.game}>
                  <th scope="row">{t(`game-${record.game}`)}</th>
                  <td>{record.matches}</td>
                  <td>{record.won}</td>
                  <td>{record.reviewed}</td>
                  <td>{each(record)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {more.length > 0 && (
        <>
          <p class="note">{t('profile-last')}</p>
          <ul class="sets">
            {more.map((record) => (
              <li key={record.game} class="played-game">
                <h3>{t(`game-${record.game}`)}</h3>
                {record.bids > 0 && <p>{t('profile-bids', { bids: record.bids, kept: record.made })}</p>}
                {record.partners.length > 0 && (
                  <p>
                    {t('profile-partners', {
                      names: listed(
                        record.partners.map((other) =>
                          t('profile-partner', {
                            who: other.name || t('review-mine-somebody'),
                            matches: other.matches,
                            won: other.won,
                          }),
                        ),
                      ),
                    })}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
