import { t } from '../i18n/texts.ts';
import type { GameBoards, Profile } from '../http.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Section } from '../ui/Section.tsx';

/** The boards of the day that I played on their day, with a rating that owes nothing to the cards. */
export function OnBoards({ boards }: { boards: Profile['boards'] }) {
  return (
    <Section id="on-boards" title={t('boards-title')}>
      <p class="note">
        {t('profile-sets', { sets: boards.sets })}
        {` ${t('today-streak', { days: boards.streak })}.`}
      </p>
      {boards.games.length > 0 && (
        <DataTable
          class="strips"
          columns={['game', 'played', 'rating'].map((column) => t(`profile-${column}`))}
          rows={boards.games.map((record) => ({
            key: record.game,
            cells: [t(`game-${record.game}`), record.boards, <Rating boards={record} />],
          }))}
        />
      )}
    </Section>
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
