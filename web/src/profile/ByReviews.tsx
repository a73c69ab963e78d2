import { aim, capital, decimal } from '../i18n/sentences.ts';
import { locale, t } from '../i18n/texts.ts';
import type { MatchCost, Profile } from '../http.ts';
import { reviewHref } from '../route.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Section } from '../ui/Section.tsx';
import { Spelt } from '../ui/Spelt.tsx';

/** Kinds of decision that are shown. */
const KINDS = 8;

/** What the reviews of my matches say: mistakes from match to match, and the kinds of decision that cost most. */
export function ByReviews({ profile }: { profile: Profile }) {
  return (
    <>
      {profile.games.map(({ game }) => (
        <Course key={game} game={game} matches={profile.matches.filter((match) => match.game === game)} />
      ))}
      {profile.kinds.some((kind) => kind.cost.lost > 0) && <Kinds kinds={profile.kinds} />}
    </>
  );
}

const day = (at: number): string => new Date(at * 1000).toLocaleDateString(locale(), { dateStyle: 'medium' });
const text = (match: MatchCost): string =>
  t('profile-match', { when: day(match.at), faults: match.cost.faults, won: match.won ? 'yes' : 'no' });

/** A bar a match, the oldest first: the higher, the more mistakes. Each leads to its review. */
function Course({ game, matches }: { game: string; matches: readonly MatchCost[] }) {
  if (matches.length < 2) return null;
  const most = Math.max(1, ...matches.map((match) => match.cost.faults));
  const title = t('profile-course', { game: t(`game-${game}`) });
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ol class="course">
        {matches.map((match) => (
          <li key={match.table}>
            <a href={reviewHref(match.table)} title={text(match)} class={match.won ? 'won' : 'lost'}>
              <span class="unseen">{text(match)}</span>
              <span aria-hidden="true">{match.cost.faults}</span>
              <span aria-hidden="true" class="column" style={{ blockSize: `${(5 * match.cost.faults) / most}rem` }} />
            </a>
          </li>
        ))}
      </ol>
      <p class="note">{t('profile-legend')}</p>
    </section>
  );
}

function Kinds({ kinds }: { kinds: Profile['kinds'] }) {
  const shown = kinds.filter((kind) => kind.cost.lost > 0).slice(0, KINDS);
  return (
    <Section id="kinds" title={t('profile-kinds')}>
      <DataTable
        class="strips"
        columns={['profile-kind', 'review-page-decisions', 'profile-faults-short', 'review-page-loss'].map((id) =>
          t(id),
        )}
        rows={shown.map(({ game, what, about, cost }) => ({
          key: `${game}/${what}/${about}`,
          cells: [
            <>
              {t(`profile-kind-${what}`)}
              {about && <Spelt text={`, ${capital(aim(about))}`} />} <small>{t(`game-${game}`)}</small>
            </>,
            cost.decisions,
            cost.faults,
            decimal(cost.lost),
          ],
        }))}
      />
    </Section>
  );
}
