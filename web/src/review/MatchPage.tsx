import type { ReviewTold, Verdict, WorkedDeal } from '../http.ts';
import '../styles/review.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { aboutAt } from '../i18n/moments.ts';
import { language, learn, t } from '../i18n/texts.ts';
import { callsUntil } from '../logic/deal.ts';
import { seenAt } from '../logic/seen.ts';
import { blamed, costliest, fetchDealOf, headingOf, isUneven, remarks, SIGNS, verdictAt } from '../reviews.ts';
import { drillHref, go, isShared, name, replayHref, reviewHref, solveHref } from '../route.ts';
import { Spoken } from '../puzzles/Question.tsx';
import { settings } from '../stores/settings.ts';
import { DealTable, DealWalk, tell } from '../table/DealTable.tsx';
import { momentName, whoseOf, type Eyes, type OpenDeal } from '../table/openDeal.ts';
import { CHOICES, OpenPage, WALK } from '../table/OpenPage.tsx';
import { Button, Failure, LinkButton, useTitle } from '../ui/elements.tsx';
import { say, Spelt } from '../ui/speech.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { AboutMatch } from './AboutMatch.tsx';
import { Continue, MomentDoors, MoreAlike } from './MomentDoors.tsx';
import { ReviewProgress, summaryOf } from './ReviewProgress.tsx';
import { figuresOf, TriedAside, useLine, type From } from './TriedLine.tsx';
import { useReview } from './useReview.ts';
import { figuresAt, VerdictHere, verdictText } from './Verdict.tsx';

const COSTLIEST = ['.costliest .mark[aria-current]', '.costliest .mark'] as const;

interface Props {
  table: string;
  /** The seat whose decisions are shown; null for the reader's. */
  seat: number | null;
  /** The deal and the moment in the address; deal 0 if it has none. */
  deal: number;
  moment: number;
  /** Have a review made if there is none. */
  ask: boolean;
}

/** A match that is over: every deal moment by moment, its review, and lines to try from any moment. */
export function MatchPage({ table, seat, deal, moment, ask }: Props) {
  const review = useReview(table, seat, ask);
  const { report, shared } = review;
  const place = useSignal(deal > 0 ? { deal, moment } : null);
  const eyes = useSignal<Eyes>(ask ? 'mine' : 'all');
  const every = useSignal(false);
  const trying = useSignal<From | null>(null);
  const continuing = useSignal(false);
  const moved = useRef(deal > 0);
  const { shown, failed } = useDeal(table, place.value?.deal ?? 0);
  const tried = useLine(table, trying.value, shown?.deal ?? null);
  const worst = report ? costliest(report.verdicts) : [];
  const mine = !isShared(table);
  const addressed = (to: { deal: number; moment: number }): string =>
    ask && report ? reviewHref(table, report.seat, to.deal, to.moment) : replayHref(table, to.deal, to.moment);
  const show = (to: { deal: number; moment: number }): void => {
    moved.current = true;
    trying.value = null;
    place.value = to;
    name(addressed(to));
  };
  useEffect(() => {
    if (deal > 0) place.value = { deal, moment };
    trying.value = null;
  }, [deal, moment]);
  // A review begins at its costliest moment, a lucky one or the first judged, as soon as it is done.
  useEffect(() => {
    if (moved.current || !(review.known || review.failed)) return;
    const judged = report?.verdicts ?? [];
    const first = worst[0] ?? judged.find(({ verdict }) => verdict === 'lucky') ?? judged[0];
    if (report?.done && first) show({ deal: first.deal, moment: first.action - 1 });
    else if (!place.value) place.value = { deal: 1, moment: 0 };
    if (report?.done) moved.current = true;
  }, [review.known, review.failed, report?.done]);
  const tryFrom = (first: readonly string[]): void => void (trying.value = { deal: shown!.number, action: at, first });
  const title = t(ask ? 'review-title' : 'review-mine-replay');
  useTitle(title);
  const at = Math.min(place.value?.moment ?? 0, (shown?.deal.steps.length ?? 1) - 1);
  const own = report?.seat ?? seat ?? shown?.deal.mine ?? 0;
  const marks = remarks(report?.verdicts ?? [], every.value);
  const here = report && shown ? verdictAt(report.verdicts, shown.number, at) : undefined;
  const passed = report && shown && !here ? verdictAt(report.verdicts, shown.number, at - 1) : undefined;
  const judged = here ?? passed;
  useEffect(() => void (here && say(`${here.heading} ${verdictText(here, report!.names)}`)), [here?.place]);
  // The panel beside the table shows the verdict on the moment that was chosen, wherever it was scrolled to.
  useEffect(() => {
    const verdict = here && document.querySelector('.told > .decision');
    const panel = verdict?.parentElement;
    if (!panel) return;
    const below = verdict.getBoundingClientRect().top - panel.getBoundingClientRect().top;
    if (below < 0 || below > panel.clientHeight - 100) panel.scrollTop += below - 6;
  }, [place.value, here?.place]);
  const to = (verdict: Verdict | undefined) => verdict && (() => goTo(verdict));
  const goTo = (verdict: Verdict): void => {
    show({ deal: verdict.deal, moment: verdict.action - 1 });
    if (shown?.number === verdict.deal) tell(shown.deal, verdict.action - 1);
  };
  const stands = { deal: shown?.number ?? 1, moment: at };
  const after = (verdict: Verdict): number => verdict.deal - stands.deal || verdict.action - 1 - at;
  const before = marks.findLast((verdict) => after(verdict) < 0);
  const next = marks.find((verdict) => after(verdict) > 0);
  const trial =
    trying.value && tried.answer && shown ? trialOf(shown.deal, trying.value.action, tried.answer.step, own) : null;
  // A player who asks "what if" from below the table should see the table.
  useEffect(() => {
    if (trial) document.querySelector('.open-page > main')?.scrollIntoView({ block: 'nearest' });
  }, [!!trial]);
  const step = trial?.step ?? shown?.deal.steps[at];
  const ready = ask && report?.done && worst.length > 0;
  const count = report?.deals.length ?? shared?.deals ?? 0;
  return (
    <OpenPage
      game={shown?.deal.game ?? report?.game ?? ''}
      title={title}
      place={
        <>
          {shown && t(`game-${shown.deal.game}`)}{' '}
          <DealSteps deal={stands.deal} count={count} failed={failed} onGo={(to) => show({ deal: to, moment: 0 })} />
        </>
      }
      about={shown && step ? aboutAt(shown.deal, step) : ''}
      trump={step?.trump ?? ''}
      eyes={trial ? null : eyes.value}
      begin={trial ? CHOICES : ready ? COSTLIEST : WALK}
      stage={trial ? 'trial' : ready ? 'ready' : 'walk'}
      onEyes={(to) => (eyes.value = to)}
      aside={
        <>
          <Failure text={review.failed} />
          {review.failed && (
            <p>
              <LinkButton primary href="#/" text={t('ui-home')} />
            </p>
          )}
          {trial ? (
            <TriedAside
              tried={tried}
              names={shown!.deal.names}
              reader={shown!.deal.reader}
              onClose={() => (trying.value = null)}
            />
          ) : (
            <>
              {report && <Costliest report={report} worst={worst} here={judged} onGo={goTo} />}
              <VerdictHere
                verdict={judged}
                report={report}
                seen={shown && judged ? seenAt(shown.deal, judged.action - 1, own) : null}
                where={step && shown ? momentName(shown.deal, step, own) : ''}
                whose={step && shown ? whoseOf(shown.deal, step, own) : {}}
                sides={!!shown?.deal.partners}
              >
                {here && mine && report && <MoreAlike of={{ table, seat: report.seat, place: here.place }} />}
              </VerdictHere>
            </>
          )}
          {shown && (
            <MomentDoors
              drill={here && mine && report ? drillHref(table, report.seat, here.place) : ''}
              again={!!here && blamed(here)}
              solver={step && step.legal.length > 0 ? momentHref(shown.deal, step, own) : ''}
              {...(mine && step?.turn !== null && !trial && { onWhatIf: () => tryFrom([]) })}
              {...(mine && step?.turn !== null && { onContinue: () => (continuing.value = true) })}
            />
          )}
          {shown && !trial && <Spoken deal={shown.deal} at={at} />}
          {!ask && !report && review.known && !review.failed && mine && (
            <p>
              <LinkButton primary href={reviewHref(table)} text={t('review-mine-ask')} />
            </p>
          )}
          <AboutMatch
            table={table}
            report={report}
            shared={shared}
            every={every.value}
            onEvery={(to) => (every.value = to)}
            onGo={goTo}
          />
        </>
      }
    >
      <Failure text={failed && !review.failed && t('review-no-deal')} />
      {trial && (
        <DealTable
          open={trial}
          habits={settings.value}
          legal={tried.answer!.legal}
          begins
          calling={{
            busy: tried.busy,
            hinted: null,
            onCall: (action) => tried.go([...tried.line, action]),
            figures: figuresOf(tried.answer!),
          }}
        />
      )}
      {shown && !trial && (
        <DealWalk
          deal={shown.deal}
          at={at}
          own={own}
          eyes={eyes.value}
          habits={settings.value}
          marks={marks
            .filter((verdict) => verdict.deal === shown.number)
            .map((verdict) => ({
              moment: verdict.action - 1,
              sign: SIGNS[verdict.verdict],
              text: headingOf(verdict),
              kind: verdict.verdict,
            }))}
          {...(here && { figures: figuresAt(here), hinted: here.explanation?.better })}
          {...(mine && { onOther: (card: string) => tryFrom([card]) })}
          onGo={(moment) => show({ deal: shown.number, moment })}
          onMark={{ before: to(before), next: to(next) }}
        />
      )}
      {continuing.value && shown && step && (
        <Continue
          at={{ table, deal: shown.number, action: trying.value?.action ?? at, line: trial ? [...tried.line] : [] }}
          moment={momentName(shown.deal, step, own)}
          onBegun={go}
          onClose={() => (continuing.value = false)}
        />
      )}
    </OpenPage>
  );
}

/** The deal of that number, once it has arrived. */
function useDeal(table: string, number: number) {
  const lang = language.value;
  const { data, error } = useFetched(async () => {
    if (number === 0) return null;
    const deal = await fetchDealOf(table, number, lang);
    await learn([deal.game]);
    return { number, deal };
  }, [table, number, lang]);
  return { shown: !error && data?.number === number ? data : null, failed: !!error };
}

/** A moment in the solver, as a position with one's own seat in the south; a trick that was taken is gone. */
function momentHref({ game, options, number }: WorkedDeal, step: OpenDeal['step'], own: number): string {
  const { trump, winner } = step;
  const hands = step.hands.map((_, seat) => step.hands[(seat + own + 2) % 4]!);
  const [first, trick] = winner === null ? [step.leader, step.trick] : [winner, []];
  const position = {
    game,
    options,
    deal: number,
    hands,
    leader: (first + 6 - own) % 4,
    trick,
    ...(trump && { trump }),
  };
  return solveHref(JSON.stringify(position));
}

/** The table while lines are tried: all hands face up, the hand of the seat to act in front. */
const trialOf = (deal: WorkedDeal, action: number, step: OpenDeal['step'], own: number): OpenDeal => ({
  deal,
  step,
  own,
  hand: step.turn ?? own,
  eyes: 'all',
  said: callsUntil(deal.steps, action),
});

type DealStepsProps = { deal: number; count: number; failed: boolean; onGo: (deal: number) => void };

/** The number of the deal, with links to the one before and the next; `count` is 0 if it is not known. */
function DealSteps({ deal, count, failed, onGo }: DealStepsProps) {
  return (
    <span class="deal-steps">
      <Button
        icon="back"
        class="quiet icon"
        label={t('review-deal-before')}
        disabled={deal <= 1}
        onClick={() => onGo(deal - 1)}
      />
      <bdi>{t('at-deal', { number: deal, count })}</bdi>
      <Button
        icon="next"
        class="quiet icon"
        label={t('review-deal-after')}
        disabled={failed || (count > 0 && deal >= count)}
        onClick={() => onGo(deal + 1)}
      />
    </span>
  );
}

interface CostliestProps {
  report: ReviewTold;
  worst: readonly Verdict[];
  here: Verdict | undefined;
  onGo: (verdict: Verdict) => void;
}

/** The costliest moments of a match, the worst first; until the review is done, its progress. */
export function Costliest({ report, worst, here, onGo }: CostliestProps) {
  const summary = summaryOf(worst, report.verdicts, report.done);
  const reached = t('review-reached', { reached: report.reached, total: report.total });
  useEffect(() => say(report.done ? summary : reached), [report.done]);
  return (
    <section class="costliest" aria-label={report.done || worst.length > 0 ? summary : t('review-title')}>
      {!report.done && <ReviewProgress report={report} />}
      {worst.length > 0 && (
        <>
          <h2>{summary}</h2>
          <ol class="stack gap-2">
            {worst.map((verdict) => (
              <li key={verdict.place}>
                <button
                  type="button"
                  class={`mark ${verdict.verdict}`}
                  aria-current={verdict.place === here?.place ? 'step' : undefined}
                  onClick={() => onGo(verdict)}
                >
                  <b aria-hidden="true">{SIGNS[verdict.verdict]}</b>
                  <span>
                    <Spelt text={headingOf(verdict)} />
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {isUneven(worst) && <p class="note">{t('review-measure')}</p>}
        </>
      )}
      {report.done && worst.length === 0 && <h2>{summary}</h2>}
    </section>
  );
}
