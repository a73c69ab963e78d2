import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { call, type ReadingAnswered, type ReadingAsked, type ReadingCourse } from '../api.ts';
import { decimal, theCard } from '../i18n/words.ts';
import { language, t } from '../i18n/texts.ts';
import { PUZZLES_HREF } from '../route.ts';
import { tell } from '../table/DealTable.tsx';
import { LinkButton, Section } from '../ui/elements.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Believed, CHIPS, Chips } from './Chips.tsx';
import { Clues, clueText, callsOf, CallsSoFar, NextQuestion, VerdictBox } from './Question.tsx';
import { QuestionPage } from './QuestionPage.tsx';
import { useQuestions } from './useQuestions.ts';

const SLIDERS = ['.reading-chips input'] as const;

/** How many of the calls are shown beside the question; the log has all of them. */
const LAST_CALLS = 4;

/** Where a hidden card is: ten chips on three seats, and then the clues, and the deal as it was played. */
export function ReadingPage({ game }: { game: string }) {
  const lang = language.value;
  const answered = useSignal<ReadingAnswered | null>(null);
  const moment = useSignal(0);
  const questions = useQuestions({
    game,
    fetch: () => call('POST /api/readings/{game}/questions', { game, lang }),
    none: [409, t('puzzle-read-none')],
    inputs: [lang],
    onQuestion: () => void (answered.value = null),
  });
  const { question, loading, busy, run } = questions;
  const result = answered.value;
  const calls = question ? callsOf(question.deal) : [];
  const answer = (laid: number[]): void =>
    run(async () => {
      const { number } = question!;
      const operation = 'POST /api/readings/{game}/questions/{number}/answer';
      const judged = await call(operation, { game, number, lang, body: { chips: laid } });
      moment.value = judged.at;
      answered.value = judged;
      questions.prefetch();
    });
  const show = (to: number): void => {
    moment.value = to;
    tell(result!.real, to);
    document.querySelector('.strip')?.scrollIntoView({ block: 'end' });
  };
  const onward = <NextQuestion questions={questions} answered={!!result} text={t('puzzle-read-next')} />;
  return (
    <QuestionPage
      game={game}
      title={t('puzzle-read-title')}
      position={question}
      facts={[t(`game-${game}`), question ? t('puzzle-read-number', { number: String(question.number + 1) }) : '']}
      ask={
        question && !result
          ? {
              title: t('puzzle-read-ask', { card: theCard(question.card) }),
              text: t('puzzle-read-how'),
              calls: calls.map((said) => `${said}.`),
              form: (
                <>
                  <CallsSoFar calls={calls.slice(-LAST_CALLS)} />
                  <Chips names={question.seats.map((seat) => question.deal.names[seat]!)} busy={busy} onLaid={answer} />
                </>
              ),
            }
          : null
      }
      failed={questions.failed}
      preparing={loading ? t('puzzle-read-dealing') : ''}
      walk={result && { deal: result.real, moment, sought: question?.card ?? '' }}
      begin={SLIDERS}
      stage={`${question?.number} ${result ? 'answered' : ''}`}
    >
      {result && question && (
        <ReadingVerdict key={question.number} question={question} result={result} onShow={show} onward={onward} />
      )}
      <p class="doors">
        {!result && onward}
        <LinkButton href={PUZZLES_HREF} text={t('puzzle-page-all')} />
      </p>
      {result && <Curve course={result.course} />}
    </QuestionPage>
  );
}

const GOOD = 50;

interface VerdictProps {
  question: ReadingAsked;
  result: ReadingAnswered;
  onShow: (moment: number) => void;
  onward: ComponentChildren;
}

/** Where the card was, what could be read of it, and the chips beside the best reader's. */
function ReadingVerdict({ question: { card, seats }, result, onShow, onward }: VerdictProps) {
  const { seat, score, clues, real } = result;
  return (
    <VerdictBox
      good={score >= GOOD || 'fair'}
      title={t('puzzle-read-held', { who: real.names[seat]!, card: theCard(card) })}
      lines={[t('puzzle-read-scored', { score })]}
      spoken={clues.map((clue) => clueText(clue, card, real))}
      action={onward}
    >
      <Clues clues={clues} card={card} deal={real} onShow={onShow} />
      <Believed names={real.names} seats={seats} result={result} />
      <p class="note">{t('puzzle-read-what')}</p>
    </VerdictBox>
  );
}

/** Answers from which on the curve is drawn. */
const ENOUGH = 100;

/** Progress over many answers: the mean score, and after a hundred answers the curve. */
function Curve({ course: { score, answered, curve } }: { course: ReadingCourse }) {
  return (
    <Section id="curve" class="curve" title={t('puzzle-read-curve')}>
      <p class="note">{t('puzzle-read-course', { answers: score.many, score: Math.round(score.mean) })}</p>
      {curve.length === 0 ? (
        <p class="note">{t('puzzle-read-curve-soon', { count: ENOUGH, answers: answered })}</p>
      ) : (
        <>
          <p class="note">{t('puzzle-read-curve-how', { answers: answered })}</p>
          <svg viewBox="-0.5 -10.5 11 11" aria-hidden="true">
            <path d="M0 0L10 -10" />
            {curve.map(({ chips, seats, held }) => (
              <circle key={chips} cx={chips} cy={(-CHIPS * held) / seats} r={0.12 + Math.min(0.3, seats / 200)} />
            ))}
          </svg>
          <DataTable
            columns={[t('puzzle-read-curve-laid'), t('puzzle-read-curve-held'), t('puzzle-read-curve-seats')]}
            rows={curve.map(({ chips, seats, held }) => ({
              key: chips,
              cells: [chips, decimal((CHIPS * held) / seats), seats],
            }))}
          />
        </>
      )}
    </Section>
  );
}
