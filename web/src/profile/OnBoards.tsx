import { t } from '../i18n/texts.ts';
import type { Profile } from '../http.ts';

/** The boards of the day that I played on their day, with a rating that owes nothing to the cards. */
export function OnBoards({ boards }: { boards: Profile['boards'] }) {
  return (
    <section aria-labelledby="on-boards">
      <h2 id="on-boards">{t('boards-title')}</h2>
      <p class="note">
        {t('profile-sets', { sets: boards.sets })}
        {boards.streak > 1 && ` ${t('boards-streak', { days: boards.streak })}`}
      </p>
      {boards.games.length > 0 && (
        <table class="strips">
          <thead>
            <tr>
              <th scope="col">{t('profile-game')}</th>
              <th scope="col">{t('profile-played')}</th>
              <th scope="col">{t('profile-rating')}</th>
            </tr>
          </thead>
          <tbody>
            {boards.games.map((one) => (
              <tr key={one.game}>
                <th scope="row">{t(`game-${one.game}`)}</th>
                <td>{one.boards}</td>
                <td>
                  {one.rating === null
                    ? t('profile-needed', { deals: one.needed })
                    : t('boards-plus-minus', { mean: Math.round(one.rating), half: Math.round(one.half ?? 0) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
