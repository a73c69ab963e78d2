import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { call, type ReviewTold, type SharedMatch, type ShareInfo, type Verdict } from '../api.ts';
import { spokenTo } from '../i18n/people.ts';
import { decimal, listed, minus } from '../i18n/words.ts';
import { language, t, token } from '../i18n/texts.ts';
import { alone } from '../offline/mode.ts';
import { begun, blamed, counts, headingOf, pageUrl, recordOf, SIGNS } from '../reviews.ts';
import { origin, isShared, reviewHref, sharedHref } from '../route.ts';
import { LinkField } from '../social/Invite.tsx';
import { Button, Failure, LinkButton, Facts, Section } from '../ui/elements.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Spelt, say } from '../ui/speech.tsx';
import { rove } from '../ui/rove.ts';
import { save } from '../ui/save.ts';
import { unreachable, useRequest } from '../ui/useFetched.ts';

interface Props {
  table: string;
  report: ReviewTold | null;
  shared: SharedMatch | null;
  /** True to mark every decision, not only those worth a look. */
  every: boolean;
  onEvery: (every: boolean) => void;
  onGo: (verdict: Verdict) => void;
}

/** The match as a whole: what decided it, its deals, its files, and links for others. */
export function AboutMatch({ table, report, shared, every, onEvery, onGo }: Props) {
  const mine = !isShared(table);
  return (
    <Section id="about-match" class="about-match" title={t('review-page-match')}>
      {shared && (
        <>
          <p class="note">
            <Facts facts={[t(`game-${shared.game}`), listed(shared.names), listed(shared.totals.map(minus))]} />
          </p>
          {shared.offline_copy && <p class="notice">{t('keep-copy', { state: shared.offline_copy })}</p>}
          {shared.reviewed.length === 0 && <p class="notice">{t('review-share-unreviewed')}</p>}
          <p class="doors">
            <LinkButton icon="save" href={recordOf(table, language.value)} download text={t('end-record')} />
          </p>
        </>
      )}
      {report && <Story report={report} />}
      {report && begun(report) && (
        <>
          <Deals report={report} onGo={onGo} />
          <label class="which row wrap gap-3">
            <input
              type="checkbox"
              role="switch"
              aria-checked={every}
              checked={every}
              onChange={(event) => onEvery(event.currentTarget.checked)}
            />
            {t('review-page-filter-all')}
          </label>
        </>
      )}
      {report?.done && mine && (
        <p class="doors">
          <TakeAway at={pageUrl(table, report.seat, language.value)} file={`${table}-${report.seat}.html`} />
        </p>
      )}
      {report && mine && <OtherSeats report={report} table={table} />}
      {mine && !alone && <ShareMatch table={table} />}
    </Section>
  );
}

/** A file of the review, from the server or the engine of this page. */
function TakeAway({ at, file }: { at: string; file: string }) {
  const name = `four-kings-${file}`;
  return (
    <LinkButton
      icon="save"
      href={at}
      download={alone ? name : ''}
      onClick={(event) => alone && (event.preventDefault(), void save(at, name))}
      text={t('review-take-away')}
    />
  );
}

/** What decided the match, in sentences, and how many decisions have which verdict: what the signs mean. */
function Story({ report }: { report: ReviewTold }) {
  const [first, ...causes] = report.story;
  return (
    <>
      <p class="told-result">
        <b>{first}</b>
      </p>
      {causes.length > 0 && (
        <ul class="told-why stack gap-2">
          {causes.map((cause) => (
            <li key={cause}>
              <Spelt text={cause} />
            </li>
          ))}
        </ul>
      )}
      {begun(report) && <p class="note">{t('review-sum', { decisions: report.verdicts.length })}</p>}
      <ul class="told-counts wrap">
        {counts(report.verdicts).map(([word, many]) => (
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

/** Every deal as far as the review goes with its points, the points lost in it, and its decisions. */
function Deals({ report, onGo }: { report: ReviewTold; onGo: (verdict: Verdict) => void }) {
  const reached = report.done ? report.deals.length : report.verdicts.at(-1)!.deal;
  const deals = report.deals.slice(0, reached).map((_, place) => place + 1);
  /** The decision that Tab comes to; arrows lead to the others. */
  const stop = useSignal(report.verdicts[0]?.place ?? 0);
  return (
    <div class="graded" role="group" aria-label={t('review-page-decisions')} onKeyDown={rove}>
      <DataTable
        class="strips"
        caption={t('review-page-deals')}
        columns={[t('review-page-deal'), t('review-page-points'), t('review-page-lost'), t('review-page-decisions')]}
        classOf={(_, column) => (column > 0 && column < 3 ? 'figure nowrap num' : undefined)}
        rows={deals.map((deal) => {
          const decisions = report.verdicts.filter((verdict) => verdict.deal === deal);
          const { aim, points } = report.deals[deal - 1]!;
          const heading = (
            <>
              {deal}
              {aim && (
                <small>
                  {' '}
                  <Spelt text={aim} />
                </small>
              )}
            </>
          );
          const marks =
            decisions.length === 0 ? (
              <small>{t('review-page-no-choice')}</small>
            ) : (
              <span class="marks wrap gap-1">
                {decisions.map((verdict) => (
                  <Button
                    key={verdict.place}
                    class={`mark ${verdict.verdict}`}
                    label={headingOf(verdict)}
                    tabIndex={verdict.place === stop.value ? 0 : -1}
                    onFocus={() => (stop.value = verdict.place)}
                    onClick={() => onGo(verdict)}
                    text={<span aria-hidden="true">{SIGNS[verdict.verdict]}</span>}
                  />
                ))}
              </span>
            );
          const cost = decimal(decisions.filter(blamed).reduce((sum, verdict) => sum + verdict.loss, 0));
          return { key: deal, cells: [heading, token(points), cost, marks] };
        })}
      />
    </div>
  );
}

function OtherSeats({ report, table }: { report: ReviewTold; table: string }) {
  const names = spokenTo(report.names, isShared(table) ? null : report.mine);
  const others = report.names.map((_, seat) => seat).filter((seat) => seat !== report.seat);
  return (
    <nav class="other-seats row wrap gap-2" aria-label={t('review-other-seats')}>
      {t('review-other-seats')}{' '}
      {others.map((seat, place) => (
        <Fragment key={seat}>
          {place > 0 && <span aria-hidden="true">·</span>}
          <a href={reviewHref(table, seat)}>
            <bdi translate={false}>{names[seat]}</bdi>
          </a>
        </Fragment>
      ))}
    </nav>
  );
}

export function ShareMatch({ table }: { table: string }) {
  const hidden = useSignal(true);
  const shares = useSignal<ShareInfo[]>([]);
  const { failed, run } = useRequest(unreachable);
  useEffect(() => {
    void call('GET /api/tables/{table}/shares', { table }).then(
      (fetched) => (shares.value = fetched),
      () => undefined,
    );
  }, [table]);
  const create = async (): Promise<void> => {
    const fresh = await call('POST /api/tables/{table}/shares', { table, body: { hidden: hidden.value } });
    shares.value = [...shares.value.filter((shared) => shared.token !== fresh.token), fresh];
    say(t('review-share-made'));
  };
  const revoke = async (): Promise<void> => {
    await call('DELETE /api/tables/{table}/shares', { table });
    shares.value = [];
    say(t('review-share-gone'));
  };
  return (
    <details class="take-in">
      <summary>{t('review-share')}</summary>
      <p class="note">{t('review-share-text')}</p>
      <label>
        <input
          type="checkbox"
          checked={hidden.value}
          onChange={(event) => (hidden.value = event.currentTarget.checked)}
        />{' '}
        {t('review-share-hidden')}
      </label>
      <Failure text={failed.value} />
      {shares.value.map((shared) => {
        const label = t(shared.hidden ? 'review-share-link-hidden' : 'review-share-link');
        return (
          <div key={shared.token}>
            <p class="note">{label}</p>
            <LinkField link={`${origin.value}/${sharedHref(shared.token)}`} label={label} />
          </div>
        );
      })}
      <p class="doors">
        <Button icon="copy" primary onClick={() => run(create)} text={t('review-share-make')} />
        {shares.value.length > 0 && <Button quiet onClick={() => run(revoke)} text={t('review-share-back')} />}
      </p>
    </details>
  );
}
