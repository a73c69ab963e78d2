import '../styles/review.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { aim, capital, decimal } from '../i18n/sentences.ts';
import { language, learn, t } from '../i18n/texts.ts';
import { fetchOwnProfile, type OwnProfile } from '../reviews.ts';
import { MATCHES_HREF, reviewHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';

/** Kinds of decision that are shown. */
const KINDS = 8;

/** My matches over time: results, mistakes a match by game, and the kinds of decision that cost most. */
export function OverTimePage() {
  const told = useSignal<OwnProfile | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    fetchOwnProfile().then(async (found) => {
      await learn(found.games.map((one) => one.game));
      told.value = found;
    }).catch(() => (failed.value = true));
  }, []);
  useEffect(() => void (document.title = `${t('review-over-time')} · ${t('lobby-title')}`), [language.value]);
  const now = told.value;
  return (
    <div class="rules review">
      <header class="top">
        <a class="button quiet icon" href="#/" aria-label={t('ui-home')}><Icon name="home" /></a>
        <nav aria-label={t('review-mine')}><a href={MATCHES_HREF}>{t('review-mine')}</a></nav>
      </header>
      <main>
        <h1>{t('review-over-time')}</h1>
        <p class="intro">{t('review-over-time-intro')}</p>
        {failed.value && <p class="notice" role="alert">{t('lobby-offline')}</p>}
        {now?.games.length === 0 && <p class="notice">{t('review-mine-none')}</p>}
        {now && now.games.length > 0 && <Games profile={now} />}
        {now && now.games.map(({ game }) => <Course key={game} game={game} matches={now.matches.filter((one) => one.game === game)} />)}
        {now && now.kinds.some((one) => one.cost.lost > 0) && <Kinds profile={now} />}
      </main>
    </div>
  );
}

/** Mistakes a match, with one decimal. */
const each = (faults: number, matches: number): string => (matches ? decimal(faults / matches) : '·');

function Games({ profile }: { profile: OwnProfile }) {
  return (
    <section aria-labelledby="games">
      <h2 id="games">{t('review-time-games')}</h2>
      <table class="strips">
        <thead><tr><th scope="col">{t('review-time-game')}</th><th scope="col">{t('review-time-matches')}</th><th scope="col">{t('review-time-won')}</th><th scope="col">{t('review-time-reviewed')}</th><th scope="col">{t('review-time-faults')}</th></tr></thead>
        <tbody>
          {profile.games.map((one) => <tr key={one.game}><th scope="row">{t(`game-${one.game}`)}</th><td>{one.matches}</td><td>{one.won}</td><td>{one.reviewed}</td><td>{each(one.cost.faults, one.reviewed)}</td></tr>)}
        </tbody>
      </table>
    </section>
  );
}

const day = (at: number): string => new Date(at * 1000).toLocaleDateString(language.value, { dateStyle: 'medium' });

/** A bar a match, the oldest first: the higher, the more mistakes. Each leads to its review. */
function Course({ game, matches }: { game: string; matches: OwnProfile['matches'] }) {
  if (matches.length < 2) return null;
  const most = Math.max(1, ...matches.map((one) => one.cost.faults));
  const text = (one: OwnProfile['matches'][number]) => t('review-time-match', { when: day(one.at), faults: one.cost.faults, won: one.won ? 'yes' : 'no' });
  return (
    <section aria-label={t('review-time-course', { game: t(`game-${game}`) })}>
      <h2>{t('review-time-course', { game: t(`game-${game}`) })}</h2>
      <ol class="course">
        {matches.map((one) => (
          <li key={one.table}>
            <a href={reviewHref(one.table)} title={text(one)} class={one.won ? 'won' : 'lost'}>
              <span class="unseen">{text(one)}</span>
              <span aria-hidden="true">{one.cost.faults}</span>
              <span aria-hidden="true" class="column" style={{ blockSize: `${(5 * one.cost.faults) / most}rem` }} />
            </a>
          </li>
        ))}
      </ol>
      <p class="note">{t('review-time-legend')}</p>
    </section>
  );
}

function Kinds({ profile }: { profile: OwnProfile }) {
  const shown = profile.kinds.filter((one) => one.cost.lost > 0).slice(0, KINDS);
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds">{t('review-time-kinds')}</h2>
      <table class="strips">
        <thead><tr><th scope="col">{t('review-time-kind')}</th><th scope="col">{t('review-page-decisions')}</th><th scope="col">{t('review-time-faults-short')}</th><th scope="col">{t('review-page-loss')}</th></tr></thead>
        <tbody>
          {shown.map((one) => (
            <tr key={`${one.game}/${one.what}/${one.about}`}>
              <th scope="row">{t(`review-kind-${one.what}`)}{one.about && `, ${capital(aim(one.about))}`} <small>{t(`game-${one.game}`)}</small></th>
              <td>{one.cost.decisions}</td><td>{one.cost.faults}</td><td>{decimal(one.cost.lost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
