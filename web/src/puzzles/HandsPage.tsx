import { useSignal } from '@preact/signals';
import { call } from '../api.ts';
import type { ExerciseAnswered, ExerciseHand, Mean } from '../http.ts';
import { spokenTo } from '../i18n/people.ts';
import { language, t } from '../i18n/texts.ts';
import { Proofs } from '../review/Verdict.tsx';
import { PROFILE_HREF } from '../route.ts';
import { LinkButton } from '../ui/Button.tsx';
import { ActionVerdict, NextQuestion, useExplanation } from './Question.tsx';
import { askForAction, QuestionPage } from './QuestionPage.tsx';
import { useQuestions } from './useQuestions.ts';
import { bestText, changeOf, failsText, figuresOf, HANDS, lossText, rightOf, roundText } from './words.ts';

const handOf = ({ game, theme, number }: ExerciseHand) => ({ game, theme, number });

/** Ten hands of a theme, freshly dealt, each answered on the table; then what they cost beside the first ten. */
export function HandsPage({ game, theme }: { game: string; theme: string }) {
  const lang = language.value;
  const answered = useSignal<{ action: string; result: ExerciseAnswered } | null>(null);
  const explanation = useExplanation();
  const { revealed } = explanation;
  const questions = useQuestions({
    game,
    fetch: () =>
      call('POST /api/exercises/{game}/{theme}/hands', { game, theme: theme as ExerciseHand['theme'], lang }),
    none: [409, t('puzzle-ten-none')],
    inputs: [theme, lang],
    onQuestion: () => {
      answered.value = null;
      explanation.show(null);
    },
  });
  const { question: hand, loading, busy, run } = questions;
  const { action, result } = answered.value ?? { action: '', result: null };
  const choose = (chosen: string): void =>
    run(async () => {
      const body = { action: chosen, rated: false };
      const operation = 'POST /api/exercises/{game}/{theme}/hands/{number}/answer';
      answered.value = { action: chosen, result: await call(operation, { ...handOf(hand!), body }) };
      questions.prefetch();
    });
  const why = (): void =>
    run(async () => {
      const operation = 'POST /api/exercises/{game}/{theme}/hands/{number}/reveal';
      explanation.show(await call(operation, { ...handOf(hand!), lang }));
    });
  const right = rightOf(result?.choices ?? []);
  const lines = result && [
    bestText(right),
    ...(result.right ? [] : [lossText(action, result.loss)]),
    ...(revealed ? [failsText(revealed)] : []),
  ];
  const isLast = result && hand?.place === HANDS;
  return (
    <QuestionPage
      game={game}
      title={t('puzzle-ten-title')}
      position={hand}
      facts={[t(`puzzle-theme-${theme}`), hand ? t('puzzle-ten-place', { place: hand.place, count: HANDS }) : '']}
      ask={hand && !result ? askForAction(hand) : null}
      failed={questions.failed}
      preparing={loading ? t('puzzle-ten-dealing') : ''}
      busy={busy}
      onChoose={choose}
      figures={result && figuresOf(result.choices)}
      walk={explanation.walk}
      stage={`${hand?.number} ${revealed ? 'shown' : result ? 'answered' : ''}`}
    >
      {result && lines && (
        <ActionVerdict
          key={revealed ? 'why' : 'verdict'}
          good={result.right}
          title={t(result.right ? 'puzzle-page-right' : 'puzzle-page-wrong')}
          lines={lines}
          explanation={explanation}
          busy={busy}
          onWhy={why}
        />
      )}
      {result && !result.right && <Proofs proofs={result.proofs} names={spokenTo(hand!.deal.names, hand!.deal.mine)} />}
      {isLast && <Round rounds={result.course.rounds} />}
      <p class="doors">
        <NextQuestion
          questions={questions}
          answered={!!result}
          text={t(isLast ? 'puzzle-ten-more' : 'puzzle-ten-next')}
        />
        <LinkButton href={PROFILE_HREF} text={t('lobby-mine')} />
      </p>
    </QuestionPage>
  );
}

/** What a round of ten hands cost beside a club player, and beside the first round. */
function Round({ rounds }: { rounds: readonly Mean[] }) {
  const [first, latest] = [rounds[0]!, rounds.at(-1)!];
  return (
    <section class="round" aria-labelledby="round">
      <h2 id="round">{t('puzzle-ten-over')}</h2>
      <p>{roundText('puzzle-ten-now', latest)}</p>
      {rounds.length > 1 && (
        <p>
          {roundText('puzzle-ten-first', first)} {t('puzzle-ten-change', { change: changeOf(first, latest) })}
        </p>
      )}
    </section>
  );
}
