import '../styles/rules.css';
import '../styles/boards.css';
import { call, type PastDay, type SetInfo } from '../api.ts';
import { alone } from '../offline/mode.ts';
import { capital, listed } from '../i18n/words.ts';
import { t, date, time } from '../i18n/texts.ts';
import { Emblem } from '../lobby/Emblem.tsx';
import { boardHref, boardsHref, dayHref, origin } from '../route.ts';
import { Failure, LinkButton, useTitle, Section, Skeleton } from '../ui/elements.tsx';
import { loadSets } from '../stores/sets.ts';
import { serverNow } from '../logic/serverTime.ts';
import { ShareDoors } from './Challenge.tsx';
import { beginFive, firstDeals, fiveOf, outcomeOf, type Outcome } from './outcomes.ts';
import { pictureOfDay } from './picture.ts';
import { Gauge } from './Ranking.tsx';
import { Week } from './Week.tsx';
import { beaten, beatsAny, botsAlone, percent, rankText, stepText } from './words.ts';
import { useNow } from '../ui/useNow.ts';
import { failureText, useFetched } from '../ui/useFetched.ts';

/** The boards of a day, the same for all, with the reader's results; beneath them the days that are over. */
export function DayPage({ day }: { day: string }) {
  const { data: info, error } = useFetched(() => call('GET /api/days', { on: day }), [day]);
  // One after the other: two requests at once from a new device would create two people.
  const { data: calendar } = useFetched(async () => {
    if (!info) return null;
    const past = await call('GET /api/days/past');
    void loadSets();
    return past;
  }, [info]);
  const { data: outcomes } = useFetched(
    async () =>
      new Map(await Promise.all((info?.sets ?? []).map(async (set) => [set.id, await outcomeOf(set)] as const))),
    [info],
  );
  const failed = error === null ? '' : failureText(error, 'boards-no-day');
  useTitle(t('boards-title'));
  const past = info !== null && info.sets.some((set) => set.over);
  const outcome = (set: SetInfo): Outcome | null => outcomes?.get(set.id) ?? null;
  return (
    <div class="rules boards">
      <main>
        <h1>{t('boards-title')}</h1>
        {info && (
          <p class="intro">
            <strong>{capital(date(info.day))}.</strong> {past ? t('boards-practice') : <Left ends={info.ends} />}{' '}
            {!past && t('boards-intro')}
          </p>
        )}
        <Failure text={failed} />
        {calendar && <p class="streak">{t('today-streak', { days: calendar.streak })}</p>}
        {!info && !failed && <Skeleton rows={4} />}
        {info && !past && <Five day={info.day} sets={info.sets} outcome={outcome} />}
        {info && !past && <h2>{t('boards-all')}</h2>}
        <ul class="sets" aria-label={t('lobby-games')}>
          {info?.sets.map((set) => (
            <li key={set.id}>
              <OfGame set={set} outcome={outcome(set)} />
            </li>
          ))}
        </ul>
        {info && <ShareDay day={info.day} sets={info.sets} outcome={outcome} />}
        {calendar && !alone && <Week />}
        {past && (
          <p>
            <LinkButton icon="next" href={dayHref()} text={t('boards-today')} />
          </p>
        )}
        {calendar && calendar.days.length > 0 && (
          <Section id="past" title={t('boards-past')}>
            <ul class="past wrap">
              {calendar.days.map((past) => (
                <li class="stack" key={past.day}>
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

const HOUR = 3_600_000;
const MINUTE = 60_000;

const isMidnight = (at: number): boolean => {
  const date = new Date(1000 * at);
  return date.getHours() + date.getMinutes() === 0;
};

function Left({ ends }: { ends: number }) {
  const left = Math.max(0, 1000 * ends - useNow(serverNow, MINUTE));
  return (
    <>
      {t('boards-left', {
        until: isMidnight(ends) ? t('boards-midnight') : time(ends),
        hours: Math.floor(left / HOUR),
        minutes: Math.floor((left % HOUR) / MINUTE),
      })}
    </>
  );
}

type DayProps = { day: string; sets: readonly SetInfo[]; outcome: (set: SetInfo) => Outcome | null };

function Five({ day, sets, outcome }: DayProps) {
  const { data: whole } = useFetched(() => fiveOf(sets), [sets]);
  const deals = firstDeals(sets);
  const steps = whole ?? deals;
  const next = steps.find(({ done }) => !done);
  const done = steps.filter((step) => step.done).length;
  const shareOf = (id: string): number | null => {
    const set = sets.find((set) => set.id === id);
    return (set && outcome(set)?.first) ?? null;
  };
  const shares = steps.flatMap(({ set }) => shareOf(set) ?? []);
  if (deals.length < 2) return null;
  return (
    <section class="five panel row wrap between" aria-labelledby="five">
      <div>
        <h2 id="five">{t('boards-five')}</h2>
        {beatsAny(shares.length ? meanOf(shares) : 0) && !next?.set ? (
          <p class="share">{beaten(meanOf(shares), botsOf(sets, outcome))}</p>
        ) : (
          <p>
            {whole && t('boards-five-text', { deals: deals.length, puzzles: whole.length - deals.length })}{' '}
            {done > 0 && <b>{t('boards-five-done', { done, count: steps.length })}</b>}
          </p>
        )}
      </div>
      {next && (
        <LinkButton
          icon={next.set ? 'play' : 'puzzle'}
          primary
          href={next.href}
          onClick={() => beginFive(day)}
          text={stepText(next)}
          unseen={t('boards-five')}
        />
      )}
    </section>
  );
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How many bots these results are compared with; 0 where people have played the same cards, too. */
function botsOf(sets: readonly SetInfo[], outcome: DayProps['outcome']): number {
  const bots = sets.flatMap((set) => (outcome(set) ? [botsAlone(set, outcome(set)!.rank)] : []));
  return Math.min(...bots) && Math.max(...bots);
}

/** The reader's results of a day to share: one picture, and a text that reveals no card. */
function ShareDay({ day, sets, outcome }: DayProps) {
  const rows = sets.flatMap((set) => {
    const reached = outcome(set);
    return reached
      ? [{ game: t(`game-${set.game}`), share: reached.share, of: reached.whole ? '' : t('boards-first-only') }]
      : [];
  });
  const share = rows.length ? meanOf(rows.map((row) => row.share)) : 0;
  if (!beatsAny(share)) return null;
  const title = `${t('boards-title')}, ${date(day)}`;
  const headline = beaten(share, botsOf(sets, outcome));
  const lines = rows.map((row) => [row.game, row.of, percent(row.share)].filter(Boolean).join(' '));
  const text = [`${t('lobby-title')}, ${title}`, headline, ...lines, `${origin.value}/${dayHref(day).slice(2)}`];
  return (
    <Section id="share-day" class="invite" title={t('boards-share-day')}>
      <ShareDoors
        name={`four-kings-${day}`}
        text={text.join('\n')}
        draw={() => pictureOfDay(title, headline, rows)}
        of={JSON.stringify(rows)}
      />
    </Section>
  );
}

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

function OfGame({ set, outcome }: { set: SetInfo; outcome: Outcome | null }) {
  const { mine } = set;
  const name = t(`game-${set.game}`);
  return (
    <div class="set panel">
      <span class={`picture poster-${set.game}`}>
        <Emblem game={set.game} />
      </span>
      <div>
        <h2>{name}</h2>
        <p>
          {mine && !mine.finished
            ? t('boards-so-far', { played: mine.played, boards: set.boards })
            : t('boards-many', { boards: set.boards, deals: set.deals })}
        </p>
      </div>
      {outcome ? <Result set={set} outcome={outcome} /> : mine?.finished && <p class="against">{t('boards-alone')}</p>}
      {mine?.finished ? (
        <LinkButton href={boardsHref(set.id)} text={t('boards-see')} unseen={name} />
      ) : (
        <LinkButton
          href={boardHref(set.id, mine?.board || 1)}
          text={t(mine ? 'boards-go-on' : 'boards-play')}
          unseen={name}
        />
      )}
    </div>
  );
}

/** A result among all others: the share that it beats, and the place with its ties. */
function Result({ set, outcome: { whole, share, rank } }: { set: SetInfo; outcome: Outcome }) {
  return (
    <div class="against">
      {!whole && <p>{t('boards-first')}</p>}
      {beatsAny(share) && <p class="share">{beaten(share, botsAlone(set, rank))}</p>}
      {rank && <p>{rankText(rank)}</p>}
      {beatsAny(share) && <Gauge own={share} />}
    </div>
  );
}
