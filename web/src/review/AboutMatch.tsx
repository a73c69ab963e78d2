import type { ReviewTold, SharedMatch, Verdict } from '../http.ts';
import { decimal, listed, minus } from '../i18n/sentences.ts';
import { language, t } from '../i18n/texts.ts';
import { begun, counts, jsonUrl, lost, pageUrl, recordOf, SIGNS } from '../reviews.ts';
import { isShared, reviewHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { ShareMatch } from './ShareMatch.tsx';

interface Props {
  table: string;
  told: ReviewTold | null;
  /** What is known of a match that is seen by a link. */
  shared: SharedMatch | null;
  /** Whether every decision has its mark, or only those worth a look. */
  every: boolean;
  onEvery: (every: boolean) => void;
  onGo: (one: Verdict) => void;
}

/** The match as a whole: what decided it, deal by deal, what may be taken away, and who else may see it. */
export function AboutMatch({ table, told, shared, every, onEvery, onGo }: Props) {
  const mine = !isShared(table);
  return (
    <section class="about-match" aria-labelledby="about-match">
      <h2 id="about-match">{t('review-page-match')}</h2>
      {shared && (
        <>
          <p class="note">
            {t(`game-${shared.game}`)} · {listed(shared.names)} · {shared.totals.map(minus).join(' · ')}
          </p>
          {shared.reviewed.length === 0 && <p class="notice">{t('review-share-unreviewed')}</p>}
          <p class="doors">
            <a class="button" href={recordOf(table, language.value)} download>
              <Icon name="save" />
              {t('end-record')}
            </a>
          </p>
        </>
      )}
      {told && <Story told={told} />}
      {told && begun(told) && (
        <>
          <Deals told={told} onGo={onGo} />
          <label class="which">
            <input type="checkbox" checked={every} onChange={(event) => onEvery(event.currentTarget.checked)} />
            {t('review-page-filter-all')}
          </label>
        </>
      )}
      {told?.done && mine && (
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
      {told && mine && <OtherSeats told={told} table={table} />}
      {mine && <ShareMatch table={table} />}
    </section>
  );
}

/** What decided the match, in sentences, and how many decisions have which verdict: what the signs mean. */
function Story({ told }: { told: ReviewTold }) {
  const [first, ...causes] = told.story;
  return (
    <>
      <p class="told-result">{first}</p>
      {causes.length > 0 && (
        <ul class="told-why">
          {causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      )}
      {begun(told) && <p class="note">{t('review-sum', { decisions: told.verdicts.length })}</p>}
      <ul class="told-counts">
        {counts(told.verdicts).map(([word, many]) => (
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

/** Every deal with what it brought, what was lost in it, and its decisions. */
function Deals({ told, onGo }: { told: ReviewTold; onGo: (one: Verdict) => void }) {
  const deals = [...new Set(told.verdicts.map((one) => one.deal))];
  return (
    <table class="strips">
      <caption class="unseen">{t('review-page-deals')}</caption>
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
          const decisions = told.verdicts.filter((one) => one.deal === deal);
          const { aim, points } = told.deals[deal - 1]!;
          return (
            <tr key={deal}>
              <th scope="row">
                {deal}
                {aim && <small> {aim}</small>}
              </th>
              <td class="figure">{points}</td>
              <td class="figure">{decimal(decisions.filter(lost).reduce((sum, one) => sum + one.loss, 0))}</td>
              <td>
                <span class="marks">
                  {decisions.map((one) => (
                    <button
                      key={one.place}
                      type="button"
                      class={`mark ${one.verdict}`}
                      aria-label={one.heading}
                      onClick={() => onGo(one)}
                    >
                      <span aria-hidden="true">{SIGNS[one.verdict]}</span>
                    </button>
                  ))}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
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
