import '../styles/rules.css';
import '../styles/boards.css';
import type { PastDay, SetInfo, Today } from '../http.ts';
import { call, ApiError } from '../api.ts';
import { unreachable } from '../i18n/failure.ts';
import { alone } from '../offline/mode.ts';
import { capital, listed } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { Emblem } from '../lobby/Emblem.tsx';
import { boardHref, boardsHref, dayHref } from '../route.ts';
import { Failure } from '../ui/Failure.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { loadSets, today } from '../stores/sets.ts';
import { date, dateTime } from '../i18n/when.ts';
import { Week } from './Week.tsx';
import { percent } from './words.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Facts } from '../ui/Facts.tsx';
import { Section } from '../ui/Section.tsx';
import { useFetched } from '../ui/useFetched.ts';

/** The boards of a day, the same for all; beneath them the days that are over. */
export function DayPage({ day }: { day: string }) {
  const { data: info, error } = useFetched(() => call('GET /api/days', { on: day }), [day]);
  // One after the other: two requests at once from a new device would create two people.
  const { data: calendar } = useFetched(async () => {
    if (!info) return null;
    const past = await call('GET /api/days/past');
    void loadSets();
    return past;
  }, [info]);
  const missing = error instanceof ApiError && error.status === 404;
  const failed = error ? (missing ? t('boards-no-day') : unreachable()) : '';
  useTitle(t('boards-title'));
  const past = info !== null && info.sets.some((set) => set.over);
  return (
    <div class="rules boards">
      <main>
        <h1>{t('boards-title')}</h1>
        {info && (
          <p class="intro">
            <strong>{capital(date(info.day))}.</strong>{' '}
            {past ? t('boards-practice') : t('boards-intro', { until: dateTime(info.ends) })}
          </p>
        )}
        <Failure text={failed} />
        {calendar && (
          <p class="plain">
            <Facts
              facts={[
                t('today-streak', { days: calendar.streak }),
                !past && today.value && t('boards-today-done', counted(today.value)),
              ]}
            />
          </p>
        )}
        {!info && !failed && <Skeleton rows={4} />}
        <ul class="sets" aria-label={t('lobby-games')}>
          {info?.sets.map((set) => (
            <li key={set.id}>
              <OfGame set={set} share={today.value?.sets.find((own) => own.id === set.id)?.share ?? null} />
            </li>
          ))}
        </ul>
        {calendar && !alone && <Week />}
        {past && (
          <p>
            <LinkButton icon="next" href={dayHref()} text={t('boards-today')} />
          </p>
        )}
        {calendar && calendar.days.length > 0 && (
          <Section id="past" title={t('boards-past')}>
            <ul class="past">
              {calendar.days.map((past) => (
                <li key={past.day}>
                  <Past day={past} shown={past.day === info?.day} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </main>
    </div>
  );
}

/** A day that is over, and the reader's results. */
function Past({ day: { day, played }, shown }: { day: PastDay; shown: boolean }) {
  return (
    <>
      <a href={dayHref(day)} aria-current={shown ? 'page' : undefined}>
        {capital(date(day))}
      </a>
      {played.length > 0 && (
        <small>
          {listed(
            played.map(({ game, share }) =>
              share === null
                ? t(`game-${game}`)
                : t('boards-past-game', { game: t(`game-${game}`), share: percent(share) }),
            ),
          )}
        </small>
      )}
    </>
  );
}

/** How many of today's games the reader has played. */
const counted = ({ sets }: Today) => ({ played: sets.filter((set) => set.finished).length, games: sets.length });

function OfGame({ set, share }: { set: SetInfo; share: number | null }) {
  const { mine } = set;
  const name = t(`game-${set.game}`);
  return (
    <div class="set">
      <span class={`picture poster-${set.game}`}>
        <Emblem game={set.game} />
      </span>
      <h2>{name}</h2>
      <p>
        <Facts
          facts={[
            t('boards-many', { boards: set.boards, deals: set.deals }),
            mine && !mine.finished && t('boards-so-far', { played: mine.played, boards: set.boards }),
            share !== null && t('today-played', { share: percent(share) }),
          ]}
        />
      </p>
      {mine?.finished ? (
        <LinkButton icon="sheet" href={boardsHref(set.id)} text={t('boards-see')} unseen={name} />
      ) : (
        <LinkButton
          icon="play"
          primary
          href={boardHref(set.id, mine?.board ?? 1)}
          text={t(mine ? 'boards-go-on' : 'boards-play')}
          unseen={name}
        />
      )}
      <a class="more" href={boardsHref(set.id)}>
        {t('boards-about')}
        <span class="unseen"> {name}</span>
      </a>
    </div>
  );
}
