import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import type {
  ExerciseAnswered,
  ExerciseHand,
  Mean,
  PuzzleAnswered,
  PuzzleAsked,
  PuzzleList,
  PuzzleReveal,
} from '../http.ts';
import { actionInSentence } from '../i18n/sentences.ts';
import { decimal } from '../i18n/words.ts';
import { language, t } from '../i18n/texts.ts';
import { progress as engineProgress } from '../offline/engine.ts';
import { isFive } from '../boards/outcomes.ts';
import { dayHref, PROFILE_HREF, puzzleHref, PUZZLES_HREF } from '../route.ts';
import { Button, LinkButton, Section } from '../ui/elements.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { ActionVerdict, Figures, NextQuestion, useReveal } from './Question.tsx';
import { askForAction, QuestionPage, seenIn } from './QuestionPage.tsx';
import { fetchPuzzles, note, type Theme } from './lists.ts';
import { useQuestions } from './useQuestions.ts';
import {
  answerText,
  bestText,
  changeOf,
  choicesName,
  failsText,
  figuresOf,
  HANDS,
  lossText,
  movedRating,
  rightOf,
  roundText,
  themesOf,
} from './words.ts';

/** The page of a puzzle; that of the day has an address that stays the same, which leads to its own. */
export function PuzzlePage(props: Props) {
  return props.puzzle === 'today' ? <OfTheDay game={props.game} /> : <OnePuzzle {...props} />;
}

function OfTheDay({ game }: { game: string }) {
  const { data } = useFetched(() => fetchPuzzles(game, '', ''), []);
  useEffect(() => void (data?.today && location.replace(puzzleHref(game, data.today))), [data]);
  return null;
}

type Props = Readonly<Record<'game' | 'puzzle' | 'theme', string>>;

/** A puzzle on the table: answered by a card or a call, and explained by a deal in which a wrong answer fails. */
function OnePuzzle({ game, puzzle, theme }: Props) {
  const lang = language.value;
  const rating = useSignal<number | undefined>(undefined);
  const list = useSignal<PuzzleList | null>(null);
  /** The last choice, and its verdict once it has one. */
  const chosen = useSignal('');
  const result = useSignal<PuzzleAnswered | null>(null);
  const tries = useSignal(0);
  const shown = useReveal();
  /** A chosen theme makes its puzzles easier, so they move no rating. */
  const rated = theme === '';
  const fetchList = async (): Promise<void> => void (list.value = await fetchPuzzles(game, theme as Theme, puzzle));
  // Before the engine of this page has started, a puzzle comes without its rating.
  const fetchPuzzle = (): Promise<Partial<PuzzleAsked> & Omit<PuzzleAsked, 'rating'>> =>
    call('GET /api/puzzles/{game}/{puzzle}', { game, puzzle, lang });
  const { question, failed, busy, run } = useQuestions({
    game,
    fetch: fetchPuzzle,
    none: [404, t('puzzle-page-none')],
    inputs: [puzzle, theme, lang],
    onQuestion: async (fetched) => {
      rating.value = fetched.rating;
      await fetchList();
      rating.value ??= (await fetchPuzzle()).rating;
    },
  });
  const done = result.value;
  const choose = (action: string): void =>
    run(async () => {
      chosen.value = action;
      const judged = await call('POST /api/puzzles/{game}/{puzzle}/answer', { game, puzzle, body: { action, rated } });
      note(puzzle, judged.right);
      result.value = judged;
      await fetchList();
    });
  const why = (): void =>
    run(async () => {
      const body = { action: chosen.value, rated };
      shown.show(await call('POST /api/puzzles/{game}/{puzzle}/reveal', { game, puzzle, lang, body }));
    });
  const again = (): void => {
    result.value = null;
    shown.show(null);
    tries.value++;
  };
  const next = list.value?.next;
  /** Today's puzzle within a daily of five minutes: the way on is back to the day. */
  const five = list.value?.today === puzzle && isFive(list.value.day);
  /** Whether another try would be more than the one card that is left. */
  const more = (question?.legal.length ?? 0) > 2;
  /** Whether nothing but the next puzzle is left to do. */
  const over = !!done && (done.right || !!shown.revealed || !more);
  const waits = busy && engineProgress.value !== null;
  const figures = done ? figureLines(chosen.value, done, shown.revealed) : [];
  const progress = waits ? t('puzzle-page-waits', { chosen: actionInSentence(chosen.value) }) : '';
  const another = next && { href: puzzleHref(game, next, theme), text: t('puzzle-page-next') };
  const way = five ? { href: dayHref(), text: t('nav-today') } : another;
  const onward = way && <LinkButton icon="next" primary={over} data-next-hand shortcut="n" {...way} />;
  return (
    <QuestionPage
      game={game}
      title={t('puzzle-page-one')}
      position={question}
      facts={[t(`game-${game}`), t('puzzle-page-rating', { rating: String(rating.value ?? '…') })]}
      ask={question && !done ? { ...askForAction(question), progress } : null}
      failed={failed}
      busy={busy}
      onChoose={choose}
      figures={done && figuresOf((shown.revealed ?? done).choices, chosen.value, done.loss)}
      better={shown.revealed?.explanation?.better}
      walk={shown.walk}
      stage={shown.revealed ? 'shown' : done ? 'answered' : tries.value}
    >
      {done && (
        <ActionVerdict
          key={shown.revealed ? 'why' : 'verdict'}
          good={done.right}
          title={t(shown.revealed ? 'puzzle-page-reason' : done.right ? 'puzzle-page-right' : 'puzzle-page-wrong')}
          lines={linesOf(chosen.value, done, shown.revealed)}
          explanation={shown.revealed?.explanation ?? done.explanation}
          names={question!.deal.names}
          seen={seenIn(question!)}
          game={game}
          details={figures.length > 0 && <Figures lines={figures} />}
          shown={shown}
          busy={busy}
          {...(more && { onAgain: again })}
          onWhy={why}
          action={onward}
        />
      )}
      <p class="doors">
        {another && (!done || five) && <LinkButton icon="next" {...another} />}
        <LinkButton href={PUZZLES_HREF} text={t('puzzle-page-all')} />
      </p>
      {list.value && !next && rated && done && <p class="note">{t('puzzle-page-last')}</p>}
    </QuestionPage>
  );
}

/** The verdict in words: what is right, where that is shown, and how the rating moved. */
function linesOf(action: string, result: PuzzleAnswered, revealed: PuzzleReveal | null): string[] {
  if (revealed) return [answerText(revealed.choices, revealed.explanation?.better)];
  const right = rightOf(result.choices);
  const moved = movedRating(result.moved);
  return (
    result.right ? [bestText(right, actionInSentence(action)), moved] : [lossText(action, result.loss), moved]
  ).filter(Boolean);
}

/** What a wrong answer loses, or the best of the others; and the themes of a puzzle that is explained. */
function figureLines(action: string, result: PuzzleAnswered, revealed: PuzzleReveal | null): string[] {
  if (!result.right)
    return revealed ? [lossText(action, result.loss), failsText(revealed), themesOf(revealed.themes)] : [];
  const other = result.choices.find((choice) => !choice.right);
  const loss = other && { chosen: choicesName([other]), loss: decimal(-Math.max(0, other.loss)) };
  return [...(loss ? [t('puzzle-page-others', loss)] : []), themesOf(result.themes)];
}

const handOf = ({ game, theme, number }: ExerciseHand) => ({ game, theme, number });

/** Ten hands of a theme, freshly dealt, each answered on the table; then what they cost beside the first ten. */
export function HandsPage({ game, theme }: { game: string; theme: string }) {
  const lang = language.value;
  const answered = useSignal<{ action: string; result: ExerciseAnswered } | null>(null);
  const shown = useReveal();
  const { revealed } = shown;
  const questions = useQuestions({
    game,
    fetch: () =>
      call('POST /api/exercises/{game}/{theme}/hands', { game, theme: theme as ExerciseHand['theme'], lang }),
    none: [409, t('puzzle-ten-none')],
    inputs: [theme, lang],
    onQuestion: () => {
      answered.value = null;
      shown.show(null);
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
      shown.show(await call(operation, { ...handOf(hand!), lang }));
    });
  const right = rightOf(result?.choices ?? []);
  const losses = result && [
    ...(result.right ? [] : [lossText(action, result.loss)]),
    ...(revealed ? [failsText(revealed)] : []),
  ];
  const isLast = result && hand?.place === HANDS;
  const onward = (
    <NextQuestion questions={questions} answered={!!result} text={t(isLast ? 'puzzle-ten-more' : 'puzzle-ten-next')} />
  );
  return (
    <QuestionPage
      game={game}
      title={t('puzzle-ten-title')}
      position={hand}
      facts={[
        t(`game-${game}`),
        t(`puzzle-theme-${theme}`),
        hand ? t('puzzle-ten-place', { place: hand.place, count: HANDS }) : '',
      ]}
      ask={hand && !result ? askForAction(hand) : null}
      failed={questions.failed}
      preparing={loading ? t('puzzle-ten-dealing') : ''}
      busy={busy}
      onChoose={choose}
      figures={result && figuresOf(result.choices, action, result.loss)}
      better={result?.right ? null : result?.explanation?.better}
      walk={shown.walk}
      stage={`${hand?.number} ${revealed ? 'shown' : result ? 'answered' : ''}`}
    >
      {result && losses && (
        <ActionVerdict
          key={revealed ? 'why' : 'verdict'}
          good={result.right}
          title={t(result.right ? 'puzzle-page-right' : 'puzzle-page-wrong')}
          lines={[result.right ? bestText(right) : answerText(result.choices, result.explanation?.better)]}
          explanation={result.explanation}
          names={hand!.deal.names}
          seen={seenIn(hand!)}
          details={losses.length > 0 && <Figures lines={losses} />}
          shown={shown}
          busy={busy}
          onWhy={why}
          action={onward}
        />
      )}
      {isLast && <Round rounds={result.course.rounds} />}
      <p class="doors">
        {!result && onward}
        {history.length > 1 ? (
          <Button icon="back" text={t('rules-step-back')} onClick={() => history.back()} />
        ) : (
          <LinkButton href={PROFILE_HREF} text={t('nav-mine')} />
        )}
      </p>
    </QuestionPage>
  );
}

/** What a round of ten hands cost beside a club player, and beside the first round. */
function Round({ rounds }: { rounds: readonly Mean[] }) {
  const [first, latest] = [rounds[0]!, rounds.at(-1)!];
  return (
    <Section id="round" class="round" title={t('puzzle-ten-over')}>
      <p>{roundText('puzzle-ten-now', latest)}</p>
      {rounds.length > 1 && (
        <p>
          {roundText('puzzle-ten-first', first)} {t('puzzle-ten-change', { change: changeOf(first, latest) })}
        </p>
      )}
    </Section>
  );
}
