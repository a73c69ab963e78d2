import '../styles/review.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Unwilling } from '../api.ts';
import { progress } from '../offline/backend.ts';
import { failure } from '../i18n/failure.ts';
import { actionInSentence, decimal } from '../i18n/sentences.ts';
import { language, learn, t } from '../i18n/texts.ts';
import type { PuzzleAnswered, PuzzleList, PuzzleReveal } from '../http.ts';
import { isCard } from '../logic/cards.ts';
import { Spoken } from '../review/Spoken.tsx';
import { puzzleHref, PUZZLES_HREF } from '../route.ts';
import { settings } from '../stores/settings.ts';
import { DealTable } from '../table/DealTable.tsx';
import { DealWalk, openAt, standingAt } from '../table/DealWalk.tsx';
import { momentName } from '../table/openDeal.ts';
import { CHOICES, OpenPage, WALK } from '../table/OpenPage.tsx';
import { useTitle } from '../ui/entitled.ts';
import { Facts } from '../ui/Facts.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { answer, fetchPuzzle, fetchPuzzles, reveal, type Puzzle, type Theme } from './api.ts';
import { Ask, callsOf, Told } from './parts.tsx';
import { note } from './solved.ts';
import { choicesName, figuresOf, movedRating, rightOf, themesOf } from './words.ts';

interface Answered {
  action: string;
  result: PuzzleAnswered;
}

/** A puzzle on the table: answered by a card or a call, and explained by a deal in which a wrong answer fails. */
export function PuzzlePage({ game, puzzle, theme }: { game: string; puzzle: string; theme: string }) {
  const asked = useSignal<Puzzle | null>(null);
  const list = useSignal<PuzzleList | null>(null);
  const answered = useSignal<Answered | null>(null);
  const shown = useSignal<PuzzleReveal | null>(null);
  /** Whether the deal on the table is the one that was, and not one that may have been; and its moment. */
  const real = useSignal(false);
  const moment = useSignal(0);
  const busy = useSignal(false);
  /** What was chosen, and is not judged yet. */
  const chosen = useSignal('');
  const tries = useSignal(0);
  const failed = useSignal('');
  const lang = language.value;
  /** A chosen theme makes its puzzles easier, so they move no rating. */
  const rated = theme === '';
  const look = async (): Promise<void> => void (list.value = await fetchPuzzles(game, theme as Theme, puzzle));
  useEffect(() => {
    const load = async (): Promise<void> => {
      await learn([game]);
      asked.value = await fetchPuzzle(game, puzzle, lang);
      await look();
      if (asked.value.rating === undefined) asked.value = await fetchPuzzle(game, puzzle, lang);
    };
    load().catch((error: unknown) => {
      failed.value = error instanceof Unwilling && error.status === 404 ? t('puzzle-page-none') : failure(error);
    });
  }, [game, puzzle, theme, lang]);
  useTitle(`${t(`game-${game}`)} – ${t('puzzle-page-one')}`);
  const now = asked.value;
  const at = (now?.deal.steps.length ?? 1) - 1;
  const own = now?.deal.mine ?? 0;
  const open = now && { ...openAt(now.deal, at, own, 'mine'), asking: true };
  const step = now?.deal.steps[at];
  const done = answered.value;
  const asks = async (what: () => Promise<void>): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    failed.value = '';
    await what().catch((error: unknown) => (failed.value = failure(error)));
    busy.value = false;
  };
  const choose = (action: string): void =>
    void asks(async () => {
      chosen.value = action;
      const result = await answer(game, puzzle, action, rated);
      const day = list.value?.today === puzzle ? list.value.day : null;
      note(puzzle, result.right, result.right ? day : null);
      answered.value = { action, result };
      await look();
    });
  const again = (): void => {
    answered.value = null;
    shown.value = null;
    tries.value++;
  };
  const why = (): void =>
    void asks(async () => {
      const revealed = await reveal(game, puzzle, done!.action, rated, lang);
      real.value = revealed.drawn === null;
      moment.value = revealed.at;
      shown.value = revealed;
    });
  const walked = shown.value && (real.value ? shown.value.real : shown.value.drawn);
  const change = (): void => {
    real.value = !real.value;
    moment.value = shown.value!.at;
  };
  const next = list.value?.next;
  const waits = busy.value && progress.value !== null;
  const facts =
    now && step
      ? [
          t(`game-${game}`),
          t('puzzle-page-rating', { rating: now.rating === undefined ? '…' : String(now.rating) }),
          momentName(now.deal, step, own),
        ]
      : [];
  return (
    <OpenPage
      game={game}
      title={t('puzzle-page-one')}
      place={<Facts facts={facts} />}
      about={now?.deal.about ?? ''}
      trump={step?.trump ?? ''}
      eyes={null}
      begin={shown.value ? WALK : CHOICES}
      stage={shown.value ? 'shown' : done ? 'answered' : tries.value}
      onEyes={() => undefined}
      aside={
        <>
          <Failure text={failed.value} />
          {open && !done && (
            <Ask
              call={!isCard(now.legal[0]!)}
              calls={callsOf(now.deal)}
              standing={standingAt(open, now.deal_number)}
              waits={waits ? t('puzzle-page-waits', { chosen: actionInSentence(chosen.value) }) : ''}
            />
          )}
          {done?.result.right && <Right answered={done} />}
          {done && !done.result.right && !shown.value && (
            <Wrong answered={done} busy={busy.value} onAgain={again} onWhy={why} />
          )}
          {done && shown.value && (
            <Why action={done.action} revealed={shown.value} real={real.value} onChange={change} />
          )}
          <p class="doors">
            {next && (
              <LinkButton
                icon="next"
                class={done ? 'primary' : ''}
                href={puzzleHref(game, next, theme)}
                text={t('puzzle-page-next')}
              />
            )}
            <LinkButton href={PUZZLES_HREF} text={t('puzzle-page-all')} />
          </p>
          {list.value && !next && rated && done && <p class="note">{t('puzzle-page-last')}</p>}
          {now && !shown.value && <Spoken deal={now.deal} at={at} open={!isCard(now.legal[0]!)} />}
        </>
      }
    >
      {open && !shown.value && (
        <DealTable
          open={open}
          habits={settings.value}
          legal={done ? [] : now.legal}
          calling={{
            busy: busy.value,
            hinted: null,
            onCall: choose,
            ...(done?.result.right && { figures: figuresOf(done.result.choices) }),
          }}
        />
      )}
      {walked && (
        <DealWalk
          deal={walked}
          at={Math.min(moment.value, walked.steps.length - 1)}
          own={own}
          eyes="all"
          habits={settings.value}
          onGo={(to) => (moment.value = to)}
        />
      )}
    </OpenPage>
  );
}

function Right({ answered: { action, result } }: { answered: Answered }) {
  const right = rightOf(result.choices);
  const other = result.choices.find((choice) => !choice.right);
  const first =
    right.length > 1
      ? t('puzzle-page-fine', { answers: choicesName(right) })
      : t('puzzle-page-best', { chosen: actionInSentence(action) });
  const rest =
    other && t('puzzle-page-others', { chosen: choicesName([other]), loss: decimal(Math.max(0, other.loss)) });
  return (
    <Told
      good
      title={t('puzzle-page-right')}
      lines={[first, rest ?? '', movedRating(result.moved), themesOf(result.themes)].filter(Boolean)}
    />
  );
}

function Wrong({
  answered: { action, result },
  busy,
  onAgain,
  onWhy,
}: {
  answered: Answered;
  busy: boolean;
  onAgain: () => void;
  onWhy: () => void;
}) {
  const text = t('puzzle-page-loses', { chosen: actionInSentence(action), loss: decimal(Math.max(0, result.loss)) });
  return (
    <Told good={false} title={t('puzzle-page-wrong')} lines={[text, movedRating(result.moved)].filter(Boolean)}>
      <p class="doors">
        <Button class="primary" data-once-more onClick={onAgain} text={t('puzzle-page-once-more')} />
        <Button data-why disabled={busy} onClick={onWhy} text={t('puzzle-page-why')} />
      </p>
    </Told>
  );
}

function Why({
  action,
  revealed: { choices, worse, better, deals, drawn, themes },
  real,
  onChange,
}: {
  action: string;
  revealed: PuzzleReveal;
  real: boolean;
  onChange: () => void;
}) {
  const right = rightOf(choices);
  const own = choices.find((choice) => choice.actions.includes(action))!;
  const lines = [
    t('puzzle-answer', { count: right.length, answers: choicesName(right) }),
    t('puzzle-page-loses', { chosen: actionInSentence(action), loss: decimal(Math.max(0, own.loss)) }),
    drawn ? t('puzzle-page-fails', { worse, better, deals }) : t('puzzle-page-not-shown'),
    themesOf(themes),
  ];
  return (
    <Told good={false} walked title={t('puzzle-page-reason')} lines={lines}>
      {drawn && (
        <>
          <p class="note">{t(real ? 'puzzle-page-now-real' : 'puzzle-page-now-drawn')}</p>
          <p class="doors">
            <Button onClick={onChange} text={t(real ? 'puzzle-page-drawn' : 'puzzle-page-real')} />
          </p>
        </>
      )}
    </Told>
  );
}
