import { decimal, listed } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { GameProfile } from '../http.ts';

/** Mistakes a match, with one decimal; nothing without a review. */
const each = (one: GameProfile): string => (one.reviewed ? decimal(one.cost.faults / one.reviewed) : '');

/** Matches by game: results, mistakes, bids that were made, and with whom. */
export function AtTables({ games }: { games: readonly GameProfile[] }) {
  const more = games.filter((one) => one.bids > 0 || one.partners.length > 0);
  return (
    <section aria-labelledby="at-tables">
      <h2 id="at-tables">{t('profile-tables')}</h2>
      {games.length === 0 && <p class="notice">{t('review-mine-none')}</p>}
      {games.length > 0 && (
        <>
          <p class="note">{t('profile-tables-text')}</p>
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
              {games.map((one) => (
                <tr key={one.game}>
                  <th scope="row">{t(`game-${one.game}`)}</th>
                  <td>{one.matches}</td>
                  <td>{one.won}</td>
                  <td>{one.reviewed}</td>
                  <td>{each(one)}</td>
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
            {more.map((one) => (
              <li key={one.game} class="played-game">
                <h3>{t(`game-${one.game}`)}</h3>
                {one.bids > 0 && <p>{t('profile-bids', { bids: one.bids, made: one.made })}</p>}
                {one.partners.length > 0 && (
                  <p>
                    {t('profile-partners', {
                      names: listed(
                        one.partners.map((other) =>
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
