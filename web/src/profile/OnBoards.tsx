import { t } from '../i18n/texts.ts';
import type { GameBoards, Profile } from '../http.ts';

/** The boards of the day that I played on their day, with a rating that owes nothing to the cards. */
export function OnBoards({ boards }: { boards: Profile['boards'] }) {
  return (
    <section aria-labelledby="on-boards">
      <h2 id="on-boards">{t('boards-title')}</h2>
      <p class="note">
        {t('profile-sets', { sets: boards.sets })}
        {` ${t('today-streak', { days: boards.streak })}.`}
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
            {boards.games.map((record) => (
              <tr key={record.game}>
                <th scope="row">{t(`game-${record.game}`)}</th>
                <td>{record.boards}</td>
                <td>
                  <Rating boards={record} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The rating of a game: provisional, with a question mark, until there are deals enough. I alone see it. */
function Rating({ boards }: { boards: GameBoards }) {
  const { rating, half, needed } = boards;
  if (rating === null) return <>{t('profile-needed', { deals: needed })}</>;
  if (needed > 0)
    return (
      <>
        {Math.round(rating)}? <small>{t('profile-provisional', { deals: needed })}</small>
      </>
    );
  return <>{t('boards-plus-minus', { mean: Math.round(rating), half: Math.round(half ?? 0) })}</>;
}
