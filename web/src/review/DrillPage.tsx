import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Verdict, WorkedDeal } from '../http.ts';
import { capital, decimal } from '../i18n/sentences.ts';
import { language, learn, t } from '../i18n/texts.ts';
import { isCard } from '../logic/cards.ts';
import type { Code } from '../logic/languages.ts';
import { VerdictBox } from '../puzzles/Question.tsx';
import { QuestionPage } from '../puzzles/QuestionPage.tsx';
import { asGood, blamed, fetchDealOf, fetchReview } from '../reviews.ts';
import { drillHref, go, reviewHref } from '../route.ts';
import { momentName, type Eyes } from '../table/openDeal.ts';
import { CHOICES } from '../table/OpenPage.tsx';
import { Strip } from '../table/Strip.tsx';
import { Button } from '../ui/Button.tsx';
import { Spelt } from '../ui/Spelt.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { Continue, MomentDoors } from './MomentDoors.tsx';
import { askAgain, markOf, MARKS, note, sum } from './tried.ts';
import { Choices, choiceNamed, figuresAt } from './Verdict.tsx';

interface Decision {
  verdict: Verdict;
  /** The decisions of the match to try again, in the order of play: this one and the mistakes. */
  questions: readonly Verdict[];
  deal: WorkedDeal;
}

async function findDecision(table: string, seat: number, place: number, lang: Code): Promise<Decision> {
  const report = await fetchReview(table, seat, -1, lang);
  const verdict = report.verdicts.find((each) => each.place === place);
  if (!verdict) throw new Error('no such decision');
  const deal = await fetchDealOf(table, verdict.deal, lang);
  await learn([deal.game]);
  return { verdict, deal, questions: report.verdicts.filter((each) => each.place === place || blamed(each)) };
}

const HERE = ['.strip [aria-current]'] as const;
/** True if the last question was left by its strip: the focus then starts there. */
let stepped = false;

/** A decision to try again with what the player saw then; after it, what each choice is worth, and similar ones. */
export function DrillPage({ table, seat, place }: { table: string; seat: number; place: number }) {
  const chosen = useSignal<string | null>(null);
  const tries = useSignal(0);
  const eyes = useSignal<Eyes>('mine');
  const continuing = useSignal(false);
  const begin = useRef(stepped ? HERE : CHOICES);
  useEffect(() => void (stepped = false), []);
  const lang = language.value;
  const { data: decision, error } = useFetched(
    () => findDecision(table, seat, place, lang),
    [table, seat, place, lang],
  );
  const at = decision ? decision.verdict.action - 1 : 0;
  const answered = chosen.value !== null;
  const choose = (action: string): void => {
    if (!decision || answered) return;
    chosen.value = action;
    const choice = decision.verdict.choices.findIndex((actions) => actions.includes(action));
    note(table, seat, place, asGood(decision.verdict, choice));
  };
  const again = (): void => {
    askAgain(table, seat, place);
    chosen.value = null;
    tries.value++;
  };
  const goTo = (question: number): void => {
    const to = decision!.questions[question]!;
    if (to.place === place) return;
    stepped = !!document.activeElement?.closest('.strip');
    go(drillHref(table, seat, to.place));
  };
  const where = decision ? whereOf(decision) : '';
  return (
    <QuestionPage
      game={decision?.deal.game ?? ''}
      title={t('review-drill')}
      documentTitle={t('review-drill')}
      position={
        decision && {
          deal: decision.deal,
          deal_number: decision.verdict.deal,
          at,
          own: seat,
          legal: decision.verdict.choices.flat(),
          call: !isCard(decision.verdict.played),
        }
      }
      facts={decision ? [t('review-replay', { deal: decision.verdict.deal })] : []}
      ask={
        decision && chosen.value === null
          ? {
              title: t('review-drill-ask'),
              text: t('review-drill-how', { kind: isCard(decision.verdict.played) ? 'card' : 'call' }),
              place: `${where}.`,
            }
          : null
      }
      failed={error ? t('review-drill-none') : ''}
      onChoose={choose}
      figures={decision && answered && figuresAt(decision.verdict)}
      eyes={answered ? eyes.value : null}
      onEyes={(to) => (eyes.value = to)}
      begin={begin.current}
      stage={answered ? 'answered' : tries.value}
      foot={
        <p>
          <a href={decision ? reviewHref(table, seat, decision.verdict.deal, at) : reviewHref(table, seat)}>
            {t('review-title')}
          </a>
        </p>
      }
      below={
        decision && (
          <>
            <Strip
              stretches={decision.questions.map((_, i) => ({ kind: 'question', trick: i + 1, first: i, last: i }))}
              at={decision.questions.indexOf(decision.verdict)}
              last={decision.questions.length - 1}
              where={where}
              marks={decision.questions.map((each, moment) => {
                const mark = markOf(table, seat, each.place);
                return { moment, sign: MARKS[mark], text: t(`strip-mark-${mark}`), kind: mark };
              })}
              onGo={goTo}
            />
            {continuing.value && (
              <Continue
                at={{ table, deal: decision.verdict.deal, action: at, line: [] }}
                moment={momentName(decision.deal, decision.deal.steps[at]!, seat)}
                onBegun={go}
                onClose={() => (continuing.value = false)}
              />
            )}
          </>
        )
      }
    >
      {decision && chosen.value !== null && (
        <DrillVerdict verdict={decision.verdict} chosen={chosen.value} onAgain={again} />
      )}
      {decision && (
        <MomentDoors
          drill=""
          alike={{ table, seat, place }}
          {...(answered && {
            onAgain: again,
            onWhatIf: () => go(reviewHref(table, seat, decision.verdict.deal, at)),
            onContinue: () => (continuing.value = true),
          })}
        />
      )}
    </QuestionPage>
  );
}

/** Which question of how many this is. */
const whereOf = ({ questions, verdict }: Decision): string =>
  t('strip-question-of', { number: questions.indexOf(verdict) + 1, count: questions.length });

/** What the choice is worth, and why. */
function DrillVerdict({ verdict, chosen, onAgain }: { verdict: Verdict; chosen: string; onAgain: () => void }) {
  const choice = verdict.choices.findIndex((actions) => actions.includes(chosen));
  const good = asGood(verdict, choice);
  const named = { chosen: choiceNamed(verdict, choice) };
  const best = { best: choiceNamed(verdict, verdict.places[1]), loss: decimal(verdict.losses[choice]![0]) };
  const results = sum();
  return (
    <VerdictBox
      good={good}
      title={t(good ? 'review-drill-right' : 'review-drill-wrong')}
      lines={[good ? t('review-drill-good', named) : capital(t('review-drill-bad', { ...named, ...best }))]}
      action={!good && <Button primary data-once-more onClick={onAgain} text={t('review-drill-once-more')} />}
    >
      <p class="note">
        <b>{t('review-drill-then')}</b> <Spelt text={verdict.reason} />
      </p>
      {results.all > 1 && <p class="note">{t('review-drill-tried', results)}</p>}
      <details>
        <summary>{t('review-page-figures')}</summary>
        <Choices verdict={verdict} />
      </details>
    </VerdictBox>
  );
}
