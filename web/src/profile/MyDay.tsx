import type { MyDay as Day } from '../http.ts';
import { comma, t, weekday } from '../i18n/texts.ts';
import { boardHref, dayHref, MISTAKES_HREF, puzzleHref, PUZZLES_HREF } from '../route.ts';
import { LinkButton, Icon } from '../ui/elements.tsx';

/** My streak, the last seven days as dots, and today's tasks with the next one to do. */
export function MyDay({ day }: { day: Day }) {
  const { deals, mistakes, puzzles, next } = day;
  return (
    <section class="my-day panel stack gap-4" aria-labelledby="streak">
      <h2 id="streak">{t('today-streak', { days: day.streak })}</h2>
      <ol class="week" aria-label={t('profile-week')}>
        {day.week.map(({ day, played }) => (
          <li key={day} class={played ? 'stack gap-2 played' : 'stack gap-2'}>
            <span aria-hidden="true">{weekday(day, 'narrow')}</span>
            <span class="unseen">{t('profile-day', { day: weekday(day, 'long'), played: played ? 'yes' : 'no' })}</span>
          </li>
        ))}
      </ol>
      <ul class="tasks" aria-label={t('profile-today')}>
        {deals && (
          <Task
            href={dayHref()}
            done={deals[0] > 0}
            text={t('profile-today-deals', { done: deals[0], games: deals[1] })}
          />
        )}
        {mistakes[1] > 0 && (
          <Task
            href={MISTAKES_HREF}
            done={mistakes[0] === mistakes[1]}
            text={t('profile-today-mistakes', { done: mistakes[0], count: mistakes[1] })}
          />
        )}
        <Task href={PUZZLES_HREF} done={puzzles > 0} text={t('profile-today-puzzles', { solved: puzzles })} />
      </ul>
      {next ? (
        <p class="doors">
          <LinkButton
            primary
            icon="next"
            href={hrefOf(next)}
            text={t(`profile-next-${next.what}`, { game: next.game && t(`game-${next.game}`) })}
          />
        </p>
      ) : (
        <p role="status">{t('profile-all-done')}</p>
      )}
    </section>
  );
}

/** One of today's tasks, which leads to it. */
const Task = ({ href, done, text }: { href: string; done: boolean; text: string }) => (
  <li class={done ? 'done' : undefined}>
    <a class="row gap-3" href={href}>
      <span class="todo">{done && <Icon name="check" />}</span>
      {text}
      {done && (
        <span class="unseen">
          {comma()} {t('profile-done')}
        </span>
      )}
    </a>
  </li>
);

function hrefOf({ what, game, id, board }: NonNullable<Day['next']>): string {
  if (what === 'deals') return boardHref(id, board);
  return what === 'mistakes' ? MISTAKES_HREF : puzzleHref(game, id);
}
