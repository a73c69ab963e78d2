import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { call, type MistakeAnswered, type MistakeAsked, type MistakesOfDay } from '../api.ts';
import { actionInSentence, type Names } from '../i18n/sentences.ts';
import { language, learn, t, date } from '../i18n/texts.ts';
import { Figures, SecondTry, useReveal, VerdictBox } from '../puzzles/Question.tsx';
import { askForAction, QuestionPage, seenIn } from '../puzzles/QuestionPage.tsx';
import { answerText, failsText, figuresOf, lossText, scoreOf } from '../puzzles/words.ts';
import { blamed, toDrill } from '../reviews.ts';
import { drillHref, go, PROFILE_HREF, puzzleHref, PUZZLES_HREF, reviewHref } from '../route.ts';
import { Button, LinkButton, PageFrame, Skeleton } from '../ui/elements.tsx';
import { say } from '../ui/speech.tsx';
import { unreachable, useFetched, useRequest } from '../ui/useFetched.ts';
import { progressTexts } from './progress.ts';
import { useReview } from './useReview.ts';
import { Choices, verdictText } from './Verdict.tsx';

/** The player's mistakes of the day, one after the other, and then how far they have come. */
export function MistakesPage() {
  const at = useSignal(0);
  const due = useSignal<readonly string[]>([]);
  const before = useSignal(0);
  const asked = at.value > 0 && at.value === due.value.length;
  const { data, error } = useFetched(async () => {
    const day = await call('GET /api/mistakes');
    if (!asked) [due.value, before.value] = [day.due, day.answered];
    return { day, asked };
  }, [asked]);
  const mistake = due.value[at.value];
  if (!mistake) return <Progress day={data?.asked === asked ? data.day : null} failed={!!error} />;
  const count = due.value.length;
  return (
    <Question
      key={mistake}
      mistake={mistake}
      title={t('mistakes-title')}
      where={t('mistakes-place', { number: before.value + at.value + 1, count: before.value + count })}
      counts
      next={t(at.value + 1 < count ? 'mistakes-next' : 'mistakes-finish')}
      onNext={() => at.value++}
    />
  );
}

/** How many mistakes were repeated today, how many are mastered, and when others are due; `day`: null until known. */
function Progress({ day, failed }: { day: MistakesOfDay | null; failed: boolean }) {
  const box = useRef<HTMLElement>(null);
  const title = day && t(!day.total ? 'mistakes-none' : !day.answered ? 'mistakes-nothing' : 'mistakes-done');
  const lines = day && progressTexts(day);
  useEffect(() => {
    if (!title || !lines) return;
    box.current?.focus();
    say([`${title}.`, ...lines].join(' '));
  }, [title]);
  return (
    <PageFrame
      class="review"
      title={t('mistakes-title')}
      intro={t('mistakes-intro')}
      failures={[failed && unreachable()]}
    >
      {!day && !failed && <Skeleton rows={2} />}
      {lines && (
        <section ref={box} tabIndex={-1} aria-labelledby="progress">
          <h2 id="progress">{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p class="doors">
            {day.total === 0 ? (
              <>
                <LinkButton icon="next" primary href={PROFILE_HREF} text={t('nav-mine')} />
                <LinkButton href={PUZZLES_HREF} text={t('puzzle-page-all')} />
              </>
            ) : (
              <LinkButton icon="home" primary href="#/" text={t('ui-home')} />
            )}
          </p>
        </section>
      )}
    </PageFrame>
  );
}

/** The mistakes of reviews that were tried, by their addresses: a review in progress may still find costlier ones. */
const tried = new Set<string>();

/** A decision of a review to try again, and with it the costliest mistakes of the match, the worst first. */
export function DrillPage({ table, seat, place }: { table: string; seat: number; place: number }) {
  const { report, failed } = useReview(table, seat, true);
  const places = toDrill(report?.verdicts ?? [], place);
  const isTried = (other: number): boolean => tried.has(drillHref(table, seat, other));
  const following = places.find((other) => other !== place && !isTried(other));
  const number = 1 + places.filter((other) => other !== place && isTried(other)).length;
  const onNext = (): void => {
    tried.add(drillHref(table, seat, place));
    if (following === undefined) tried.clear();
    go(following === undefined ? reviewHref(table, seat) : drillHref(table, seat, following));
  };
  const asked = report?.verdicts.find((verdict) => verdict.place === place);
  return (
    <Question
      mistake={`match.${table}.${seat}.${place}`}
      title={t(asked && !blamed(asked) ? 'review-drill' : 'mistakes-title')}
      where={!asked || !blamed(asked) ? '' : t('mistakes-place', { number, count: places.length })}
      next={t(following === undefined ? 'review-title' : 'mistakes-next')}
      onNext={onNext}
      failed={!!failed}
      waits={!report}
    />
  );
}

interface Props {
  mistake: string;
  title: string;
  /** Which mistake of how many this is; empty as long as that is unknown. */
  where: string;
  /** True if the answer decides when the mistake comes back. */
  counts?: boolean;
  next: string;
  onNext: () => void;
  failed?: boolean;
  /** True until its place is known: it is read aloud with the question. */
  waits?: boolean;
}

/** A mistake to answer again with what the player saw then: two tries, then the verdict. */
function Question({
  mistake,
  title,
  where,
  counts = false,
  next,
  onNext,
  failed: missing = false,
  waits = false,
}: Props) {
  const lang = language.value;
  const chosen = useSignal('');
  const tries = useSignal(0);
  const result = useSignal<MistakeAnswered | null>(null);
  const shown = useReveal();
  const { busy, failed, run } = useRequest();
  const { data: asked, error } = useFetched(async () => {
    const fetched = await call('GET /api/mistakes/{mistake}', { mistake, lang });
    await learn([fetched.game]);
    return fetched;
  }, [mistake, lang]);
  const lost = missing || !!error;
  const answer = result.value;
  /** Answer; after the last try, or to see why, with what is best. */
  const choose = (action: string, last = tries.value > 0): void =>
    run(async () => {
      chosen.value = action;
      const body = { action, again: last, counts };
      const answered = await call('POST /api/mistakes/{mistake}/answer', { mistake, lang, body });
      shown.show(answered.reveal);
      result.value = answered;
    });
  const again = (): void => {
    result.value = null;
    tries.value++;
  };
  const onward = <Button icon="next" primary data-next-hand shortcut="n" onClick={onNext} text={next} />;
  return (
    <QuestionPage
      game={asked?.game ?? ''}
      title={title}
      documentTitle={title}
      position={asked}
      facts={asked ? [t(`game-${asked.game}`), ...sourceOf(asked), where].filter(Boolean) : []}
      ask={asked && !answer && !waits ? { ...askForAction(asked), place: where && `${where}.` } : null}
      failed={lost ? t('review-drill-none') : failed.value}
      busy={busy.value}
      onChoose={choose}
      figures={answer && figuresOf(answer.choices, chosen.value, answer.loss)}
      better={answer?.right ? null : answer?.explanation?.better}
      walk={shown.walk}
      stage={answer ? 'answered' : tries.value}
    >
      {lost && <p class="doors">{onward}</p>}
      {answer && (
        <VerdictBox
          key={`${tries.value} ${answer.done}`}
          good={answer.right}
          title={t(answer.right ? 'puzzle-page-right' : 'puzzle-page-wrong')}
          lines={linesOf(chosen.value, answer, asked?.deal.names ?? [])}
          explanation={answer.explanation}
          names={asked?.deal.names ?? []}
          seen={asked && seenIn(asked)}
          game={asked?.game ?? ''}
          details={
            answer.done && (
              <>
                <Figures lines={figureLines(chosen.value, answer)} />
                {answer.verdict && <Choices verdict={answer.verdict} sides={!!asked?.deal.partners} />}
              </>
            )
          }
          walked={shown.walk !== null}
          action={answer.done && onward}
          actions={
            !answer.done && <SecondTry busy={busy.value} onAgain={again} onWhy={() => choose(chosen.value, true)} />
          }
        >
          {answer.done && counts && <Source mistake={mistake} answer={answer} />}
        </VerdictBox>
      )}
    </QuestionPage>
  );
}

/** Where a mistake comes from: a puzzle, or the day and deal of a match and the score before it. */
const sourceOf = ({ played, deal }: MistakeAsked): string[] =>
  played === null
    ? [t('mistakes-source-puzzle')]
    : [date(played), t('at-deal', { number: deal.number, count: 0 }), scoreOf(deal.scores, deal.mine ?? 0)];

/** What is right, or before a second try what the answer loses; then what was wrong with the one in the match. */
function linesOf(action: string, answer: MistakeAnswered, names: Names): string[] {
  const { right, done, loss, choices, verdict, explanation } = answer;
  if (!done) return [lossText(action, loss)];
  if (!right) return [answerText(choices, explanation?.better)];
  const praise = t('review-drill-good', { chosen: actionInSentence(action) });
  return verdict ? [praise, `${t('review-drill-then')} ${verdictText(verdict, names)}`] : [praise];
}

/** What a wrong answer loses, and in how many deals. */
const figureLines = (action: string, { right, loss, reveal }: MistakeAnswered): string[] =>
  right ? [] : [lossText(action, loss), ...(reveal ? [failsText(reveal)] : [])];

/** The way to where the mistake was made. */
function Source({ mistake, answer: { verdict } }: { mistake: string; answer: MistakeAnswered }): ComponentChildren {
  const [, of = '', name = ''] = mistake.split('.');
  return (
    <p class="doors">
      {verdict ? (
        <LinkButton
          icon="review"
          href={reviewHref(of, Number(name), verdict.deal, verdict.action - 1)}
          text={t('review-title')}
        />
      ) : (
        <LinkButton href={puzzleHref(of, name)} text={t('puzzle-page-one')} />
      )}
    </p>
  );
}
