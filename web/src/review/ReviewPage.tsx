import '../styles/rules.css';
import '../styles/review.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { decimal, listed, minus } from '../i18n/sentences.ts';
import { language, learn, t } from '../i18n/texts.ts';
import type { ReviewTold, SharedMatch, Verdict } from '../http.ts';
import {
  askReview,
  begun,
  blamed,
  counts,
  fetchReview,
  fetchShared,
  jsonUrl,
  lost,
  pageUrl,
  recordOf,
  SIGNS,
} from '../reviews.ts';
import { drillHref, isShared, replayHref, reviewHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { Decision } from './Decision.tsx';
import { ShareMatch } from './ShareMatch.tsx';
import { idOf } from './words.ts';

/** Milliseconds between two looks for more verdicts. */
const LOOK = 600;

/** The review of a match, one's own seat first: verdicts come as they are found. */
export function ReviewPage({ table, seat }: { table: string; seat: number | null }) {
  const told = useSignal<ReviewTold | null>(null);
  const failed = useSignal('');
  const every = useSignal(false);
  const shared = useSignal<SharedMatch | null>(null);
  const lang = language.value;
  useEffect(() => {
    const left = new AbortController();
    const follow = async () => {
      if (isShared(table)) {
        const match = await fetchShared(table, lang);
        shared.value = match;
        await learn([match.game]);
      }
      const asked = shared.value ? seenBy(table, shared.value, seat) : await askReview(table, seat);
      if (!asked) return;
      let found: Verdict[] = [];
      while (!left.signal.aborted) {
        const more = await fetchReview(table, asked.seat, found.at(-1)?.place ?? -1, lang);
        found = [...found, ...more.verdicts];
        if (left.signal.aborted) return;
        told.value = { ...more, verdicts: found };
        if (more.done) return;
        await new Promise((wake) => setTimeout(wake, LOOK));
      }
    };
    follow().catch(
      (error: { status?: number }) =>
        (failed.value =
          error.status === 409
            ? t('review-not-over')
            : error.status === 404
              ? t(isShared(table) ? 'review-share-nothing' : 'review-not-mine')
              : t('lobby-offline')),
    );
    return () => left.abort();
  }, [table, seat, lang]);
  useEffect(() => void (document.title = `${t('review-title')} · ${t('lobby-title')}`), [lang]);
  const now = told.value;
  const shown = now?.verdicts.filter((one) => every.value || lost(one)) ?? [];
  return (
    <div class="rules review">
      <main>
        <h1>{t('review-title')}</h1>
        {failed.value && (
          <p class="notice" role="alert">
            {failed.value}
          </p>
        )}
        {shared.value && <Shared table={table} match={shared.value} />}
        {now && <Summary told={now} table={table} />}
        {now && now.verdicts.length > 0 && (
          <section aria-labelledby="decisions">
            <h2 id="decisions">{t('review-page-decisions')}</h2>
            <p class="doors">
              <button type="button" aria-pressed={!every.value} onClick={() => (every.value = false)}>
                {t('review-page-filter-lost')}
              </button>
              <button type="button" aria-pressed={every.value} onClick={() => (every.value = true)}>
                {t('review-page-filter-all')}
              </button>
            </p>
            {shown.length === 0 && <p class="note">{t('review-page-filter-none')}</p>}
            {shown.map((one) => (
              <Decision
                key={one.place}
                one={one}
                names={now.names}
                replay={replayHref(table, one.deal, one.action - 1)}
                drill={isShared(table) ? '' : drillHref(table, now.seat, one.place)}
              />
            ))}
          </section>
        )}
      </main>
    </div>
  );
}

/** Whose review is read by a link: who gave it, or the first there is; none where none was made. */
function seenBy(table: string, match: SharedMatch, seat: number | null): { table: string; seat: number } | null {
  const wanted = seat ?? (match.reviewed.includes(match.mine) ? match.mine : match.reviewed[0]);
  return wanted === undefined ? null : { table, seat: wanted };
}

/** A match seen by a link. */
function Shared({ table, match }: { table: string; match: SharedMatch }) {
  return (
    <>
      <p class="intro">
        {t(`game-${match.game}`)} · {listed(match.names)} · {match.totals.map(minus).join(' · ')}
      </p>
      {match.reviewed.length === 0 && <p class="notice">{t('review-share-unreviewed')}</p>}
      <p class="doors">
        <a class="button" href={replayHref(table, 1)}>
          <Icon name="play" />
          {t('review-mine-replay')}
        </a>
        <a class="button" href={recordOf(table, language.value)} download>
          <Icon name="save" />
          {t('end-record')}
        </a>
      </p>
    </>
  );
}

/** What decided the match, in sentences, and how many decisions have which verdict: what the signs mean. */
function Story({ told }: { told: ReviewTold }) {
  const { verdicts } = told;
  const [first, ...causes] = told.story;
  return (
    <>
      <p class="intro">{t('review-head', { game: t(`game-${told.game}`), who: told.names[told.seat]! })}</p>
      <p class="told-result">{first}</p>
      {causes.length > 0 && (
        <ul class="told-why">
          {causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      )}
      {begun(told) && <p class="note">{t('review-sum', { decisions: verdicts.length })}</p>}
      <ul class="told-counts">
        {counts(verdicts).map(([word, many]) => (
          <li key={word}>
            <span class={`mark ${word}`} aria-hidden="true">
              {SIGNS[word]}
            </span>{' '}
            {t(`review-verdict-${word}`, { many })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The way to the decisions of the other seats. */
function OtherSeats({ told, table }: { told: ReviewTold; table: string }) {
  const others = told.names.map((_, seat) => seat).filter((seat) => seat !== told.seat);
  return (
    <nav class="other-seats" aria-label={t('review-other-seats')}>
      {t('review-other-seats')}{' '}
      {others.map((seat) => (
        <a key={seat} href={reviewHref(table, seat)}>
          <bdi>{told.names[seat]}</bdi>
        </a>
      ))}
    </nav>
  );
}

function Summary({ told, table }: { told: ReviewTold; table: string }) {
  const { verdicts, done } = told;
  const worst = verdicts
    .filter(blamed)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, 3);
  const deals = [...new Set(verdicts.map((one) => one.deal))];
  const tag = (one: Verdict) => (
    <a key={one.place} class={`mark ${one.verdict}`} href={replayHref(table, one.deal, one.action - 1)}>
      <span aria-hidden="true">{SIGNS[one.verdict]}</span>
      <span class="unseen">{one.heading}</span>
    </a>
  );
  return (
    <>
      <Story told={told} />
      {!done && (
        <p class="progress" role="status">
          <progress max={told.total} value={told.reached} aria-label={t('review-title')} />{' '}
          {t('review-reached', { reached: told.reached, total: told.total })}
        </p>
      )}
      {worst.length > 0 && (
        <section aria-labelledby="costliest">
          <h2 id="costliest">{t('review-page-costliest')}</h2>
          <ol>
            {worst.map((one) => (
              <li key={one.place}>
                <a
                  href={`#${idOf(one)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(idOf(one))?.focus();
                  }}
                >
                  {one.heading}
                </a>{' '}
                {one.reason}
              </li>
            ))}
          </ol>
        </section>
      )}
      {deals.length > 0 && (
        <section aria-labelledby="strips">
          <h2 id="strips">{t('review-page-deals')}</h2>
          <table class="strips">
            <thead>
              <tr>
                <th scope="col">{t('review-page-deal')}</th>
                <th scope="col">{t('review-page-points')}</th>
                <th scope="col">{t('review-page-lost')}</th>
                <th scope="col">{t('review-page-decisions')}</th>
              </tr>
            </thead>
            <tbody>
              {deals.map((deal) => {
                const mine = verdicts.filter((one) => one.deal === deal);
                const { aim, points } = told.deals[deal - 1]!;
                return (
                  <tr key={deal}>
                    <th scope="row">
                      {deal}
                      {aim && <small> {aim}</small>}
                    </th>
                    <td class="figure">{points}</td>
                    <td class="figure">{decimal(mine.filter(lost).reduce((sum, one) => sum + one.loss, 0))}</td>
                    <td>
                      <span class="marks">{mine.map(tag)}</span>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
      {done && !isShared(table) && (
        <p class="doors">
          <a class="button" href={pageUrl(table, told.seat, language.value)} download>
            <Icon name="save" />
            {t('review-take-away')}
          </a>
          <a class="button quiet" href={jsonUrl(table, told.seat, language.value)} download>
            <Icon name="save" />
            JSON
          </a>
        </p>
      )}
      {!isShared(table) && <OtherSeats told={told} table={table} />}
      {!isShared(table) && <ShareMatch table={table} />}
    </>
  );
}
