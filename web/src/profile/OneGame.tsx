import type { GameProfile } from '../http.ts';
import { capital, decimal } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import { Emblem } from '../lobby/Emblem.tsx';
import { dayHref, handsHref, MISTAKES_HREF, PUZZLES_HREF, reviewHref } from '../route.ts';
import { Button, LinkButton, Section } from '../ui/elements.tsx';
import type { Filter } from './Matches.tsx';

/** A figure with its latest values: what it is now, and what to do about it. */
interface Trend {
  of: 'skill' | 'daily' | 'puzzles' | 'mistakes';
  /** The latest values, the earliest first. */
  values: readonly number[];
  write: (value: number) => string;
  /** The figure as text, if it isn't the last value. */
  figure?: string | undefined;
  href: string;
  todo: string;
}

interface Props {
  profile: GameProfile;
  /** The last match of the game that isn't reviewed; null if there is none. */
  unreviewed: string | null;
  onMatches: (filter: Partial<Filter>) => void;
}

/** My results in a game: skill, trends, what costs me most, and figures of my matches, each with what to do next. */
export function OneGame({ profile, unreviewed, onMatches }: Props) {
  const { game, matches, won, bids, kept, partners, boards, practised, skill, leak } = profile;
  const all = trends(profile, unreviewed);
  // Today's tasks lead to the deals of the day and to puzzles already.
  const missing = all.find((trend) => trend.of === 'mistakes' && !figureOf(trend));
  return (
    <Section
      id={`of-${game}`}
      class="of-game panel stack gap-4"
      title={
        <>
          <span class={`picture poster-${game}`}>
            <Emblem game={game} />
          </span>
          {t(`game-${game}`)}
        </>
      }
    >
      <ul class="trends stack">
        {all.filter(figureOf).map((trend) => (
          <Row key={trend.of} {...trend} />
        ))}
      </ul>
      {!!skill?.needed && !(matches > 0 && leak.needed > 0) && (
        <p class="note">{t('profile-skill-needed', { needed: skill.needed })}</p>
      )}
      {missing && !(matches > 0 && leak.needed > 0 && unreviewed) && (
        <p class="doors">
          <LinkButton href={missing.href} text={missing.todo} />
        </p>
      )}
      {matches > 0 && <Costliest profile={profile} unreviewed={unreviewed} />}
      {practised.map(({ theme, before, since }) => (
        <p key={theme} class="note">
          {t('profile-practised', {
            theme: t(`puzzle-theme-${theme}`),
            before: decimal(before.mean),
            since: decimal(since.mean),
            matches: since.many,
          })}{' '}
          <a class="more" href={handsHref(game, theme)}>
            {t('puzzle-ten-more')}
          </a>
        </p>
      ))}
      <p class="facts wrap gap-4">
        {matches > 0 && (
          <Button quiet text={capital(t('profile-matches', { matches, won }))} onClick={() => onMatches({ game })} />
        )}
        {bids > 0 && <LinkButton quiet href={handsHref(game, 'call')} text={t('profile-bids', { bids, kept })} />}
        {partners.map(({ name, ...figures }) => (
          <Button
            key={name}
            quiet
            text={t('profile-partner', { who: name || t('review-mine-somebody'), ...figures })}
            onClick={() => onMatches({ game, against: name && `name:${name}` })}
          />
        ))}
        {boards && ratingText(boards) && <LinkButton quiet href={dayHref()} text={ratingText(boards)} />}
      </p>
    </Section>
  );
}

/** The rating from the deals of the day: provisional until there are enough. */
function ratingText({ rating, half, needed }: NonNullable<GameProfile['boards']>): string {
  if (rating === null) return '';
  const known = needed === 0 && half !== null;
  const text = known ? t('boards-plus-minus', { mean: whole(rating), half: whole(half) }) : whole(rating);
  return t('profile-rating', { rating: text, known: known ? 'yes' : 'no' });
}

const whole = (value: number): string => String(Math.round(value));
const percent = (value: number): string => t('today-percent', { share: Math.round(value) });

/** Puzzles after which a rating is more than provisional. */
const SURE = 12;
const latest = (puzzles: GameProfile['puzzles']): string => whole(puzzles.at(-1)!.rating);

function trends({ daily, puzzles, reviewed, skill }: GameProfile, unreviewed: string | null): Trend[] {
  const mistakes = reviewed.map((match) => match.mistakes);
  const [href, todo] = unreviewed
    ? [reviewHref(unreviewed), t('profile-do-review')]
    : mistakes.length > 0
      ? [MISTAKES_HREF, t('mistakes-start')]
      : ['#/', t('profile-do-match')];
  const rows: Trend[] = [
    {
      of: 'daily',
      values: daily.map(({ share }) => 100 * share),
      write: percent,
      href: dayHref(),
      todo: t('profile-do-daily'),
    },
    {
      of: 'puzzles',
      values: puzzles.map(({ rating }) => rating),
      write: whole,
      figure:
        puzzles.length > 0 && puzzles.length < SURE ? t('profile-provisional', { rating: latest(puzzles) }) : undefined,
      href: PUZZLES_HREF,
      todo: t('profile-do-puzzles'),
    },
    {
      of: 'mistakes',
      values: mistakes,
      write: whole,
      figure:
        mistakes.length > 1 ? decimal(mistakes.reduce((sum, count) => sum + count) / mistakes.length) : mistakes.join(),
      href,
      todo,
    },
  ];
  if (!skill) return rows;
  const parts = [skill.daily, skill.puzzles, skill.reviews];
  const weakest = rows[parts.indexOf(Math.min(...parts.filter((part) => part !== null)))]!;
  return [
    {
      of: 'skill',
      values: skill.needed > 0 ? [] : skill.line.map(({ value }) => value),
      write: whole,
      figure: skill.needed > 0 ? '' : whole(skill.value),
      href: weakest.href,
      todo: t('profile-do-weakest', { part: t(`profile-trend-${weakest.of}`) }),
    },
    ...rows,
  ];
}

const figureOf = ({ values, write, figure }: Trend): string =>
  figure ?? (values.length > 0 ? write(values.at(-1)!) : '');

function Row(trend: Trend) {
  const { of, values, write, href, todo } = trend;
  const text = t('profile-trend', {
    results: values.length,
    lowest: write(Math.min(...values)),
    highest: write(Math.max(...values)),
  });
  return (
    <li class={of}>
      <a href={href}>
        <span>{t(`profile-trend-${of}`)}</span> <b>{figureOf(trend)}</b>{' '}
        {values.length > 1 && <Sparkline values={values} text={text} />} <small>{todo}</small>
      </a>
    </li>
  );
}

/** The theme that costs me most with the ways to practise it, or what is missing to find it. */
function Costliest({ profile: { game, leak }, unreviewed }: Pick<Props, 'profile' | 'unreviewed'>) {
  const { theme, needed, matches } = leak;
  const text = theme
    ? t('profile-leak-found', {
        theme: t(`puzzle-theme-${theme}`),
        loss: decimal(leak.loss),
        half: decimal(leak.half),
        times: leak.times,
        matches,
      })
    : needed > 0
      ? t('profile-leak-needed', { needed })
      : t('profile-leak-none', { matches });
  return (
    <div class="leak stack gap-3">
      <p>{text}</p>
      {theme ? (
        <p class="doors">
          <LinkButton
            primary
            href={handsHref(game, theme)}
            text={t('profile-practise')}
            unseen={t(`puzzle-theme-${theme}`)}
          />
          <LinkButton href={MISTAKES_HREF} text={t('mistakes-title')} />
        </p>
      ) : (
        needed > 0 &&
        unreviewed && (
          <p class="doors">
            <LinkButton icon="review" href={reviewHref(unreviewed)} text={t('profile-do-review')} />
          </p>
        )
      )}
    </div>
  );
}

const WIDTH = 96;
const HEIGHT = 24;
/** Room for the dot and the width of the line. */
const EDGE = 4;

/** The latest values of a figure, at least two, as a small line that ends in a dot; `text`: for a screen reader. */
function Sparkline({ values, text }: { values: readonly number[]; text: string }) {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const points = values.map((value, place): [number, number] => [
    (WIDTH * place) / (values.length - 1),
    HEIGHT - (HEIGHT * (value - low)) / range,
  ]);
  const [x, y] = points.at(-1)!;
  return (
    <svg
      class="sparkline"
      role="img"
      aria-label={text}
      viewBox={`${-EDGE} ${-EDGE} ${WIDTH + 2 * EDGE} ${HEIGHT + 2 * EDGE}`}
    >
      <polyline points={points.map((point) => point.join()).join(' ')} />
      <circle cx={x} cy={y} r="3" />
    </svg>
  );
}
