import '../styles/review.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Unwilling } from '../api.ts';
import type { ExerciseAnswered, ExerciseHand, Mean, PuzzleReveal } from '../http.ts';
import { failure } from '../i18n/failure.ts';
import { actionInSentence, decimal } from '../i18n/sentences.ts';
import { language, learn, t } from '../i18n/texts.ts';
import { isCard } from '../logic/cards.ts';
import { Proofs } from '../review/Proofs.tsx';
import { Spoken } from '../review/Spoken.tsx';
import { PROFILE_HREF } from '../route.ts';
import { settings } from '../stores/settings.ts';
import { DealTable } from '../table/DealTable.tsx';
import { DealWalk, openAt, standingAt } from '../table/DealWalk.tsx';
import { momentName } from '../table/openDeal.ts';
import { CHOICES, OpenPage, WALK } from '../table/OpenPage.tsx';
import { useTitle } from '../ui/entitled.ts';
import { Facts } from '../ui/Facts.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { say } from '../ui/speech.ts';
import { answerHand, dealHand, revealHand } from './api.ts';
import { Ask, callsOf, Told } from './parts.tsx';
import { changeOf, HANDS, roundText } from './rounds.ts';
import { choicesName, figuresOf, rightOf } from './words.ts';

interface Answered {
  action: string;
  result: ExerciseAnswered;
}

/** Ten hands of a theme, freshly dealt, each answered on the table; after the tenth how they went beside the first ten. */
export function HandsPage({ game, theme }: { game: string; theme: string }) {
  const hand = useSignal<ExerciseHand | null>(null);
  const answered = useSignal<Answered | null>(null);
  const shown = useSignal<PuzzleReveal | null>(null);
  /** Whether the deal on the table is the one that was, and not one that may have been; and its moment. */
  const real = useSignal(false);
  const moment = useSignal(0);
  const busy = useSignal(false);
  const dealing = useSignal(true);
  const failed = useSignal('');
  /** The hand after this one, dealt while its player reads. */
  const coming = useRef<Promise<ExerciseHand> | null>(null);
  const lang = language.value;
  const onward = async (): Promise<void> => {
    dealing.value = true;
    failed.value = '';
    try {
      const next = await (coming.current ?? dealHand(game, theme, lang));
      hand.value = next;
      answered.value = null;
      shown.value = null;
    } catch (error) {
      const none = error instanceof Unwilling && error.status === 409;
      failed.value = none ? t('puzzle-ten-none') : failure(error);
    }
    coming.current = null;
    dealing.value = false;
  };
  useEffect(() => {
    void learn([game]).then(onward);
  }, [game, theme, lang]);
  useTitle(`${t(`game-${game}`)} – ${t('puzzle-ten-title')}`);
  const now = hand.value;
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
      answered.value = { action, result: await answerHand(now!, action) };
      coming.current = dealHand(game, theme, lang);
      coming.current.catch(() => undefined);
    });
  const why = (): void =>
    void asks(async () => {
      const revealed = await revealHand(now!, lang);
      real.value = revealed.drawn === null;
      moment.value = revealed.at;
      shown.value = revealed;
    });
  const change = (): void => {
    real.value = !real.value;
    moment.value = shown.value!.at;
  };
  const walked = shown.value && (real.value ? shown.value.real : shown.value.drawn);
  const last = done && now?.place === HANDS;
  const facts =
    now && step
      ? [
          t(`puzzle-theme-${theme}`),
          t('puzzle-ten-place', { place: now.place, count: HANDS }),
          momentName(now.deal, step, own),
        ]
      : [];
  return (
    <OpenPage
      game={game}
      title={t('puzzle-ten-title')}
      place={<Facts facts={facts} />}
      about={now?.deal.about ?? ''}
      trump={step?.trump ?? ''}
      eyes={null}
      begin={shown.value ? WALK : CHOICES}
      stage={`${now?.number} ${shown.value ? 'shown' : done ? 'answered' : ''}`}
      onEyes={() => undefined}
      aside={
        <>
          <Failure text={failed.value} />
          {dealing.value && <Dealing />}
          {open && !done && !dealing.value && (
            <Ask
              key={now.number}
              call={!isCard(now.legal[0]!)}
              calls={callsOf(now.deal)}
              standing={standingAt(open, now.deal_number)}
            />
          )}
          {done && (
            <Worth
              key={shown.value ? 'why' : 'worth'}
              answered={done}
              shown={shown.value}
              real={real.value}
              busy={busy.value}
              onWhy={why}
              onChange={change}
            />
          )}
          {done && !done.result.right && <Proofs proofs={done.result.proofs} names={now!.deal.names} />}
          {last && <Round rounds={done.result.course.rounds} />}
          <p class="doors">
            {done && (
              <button
                type="button"
                class="primary"
                data-next-hand
                disabled={dealing.value}
                onClick={() => void onward()}
              >
                <Icon name="next" />
                {t(last ? 'puzzle-ten-more' : 'puzzle-ten-next')}
              </button>
            )}
            {!now && failed.value && (
              <button type="button" class="primary" onClick={() => void onward()}>
                {t('puzzle-ten-again')}
              </button>
            )}
            <a class="button" href={PROFILE_HREF}>
              {t('lobby-mine')}
            </a>
          </p>
          {now && !shown.value && <Spoken deal={now.deal} at={at} open={!isCard(now.legal[0]!)} />}
        </>
      }
    >
      {open && !shown.value && (
        <DealTable
          open={open}
          habits={settings.value}
          legal={done || dealing.value ? [] : now.legal}
          calling={{
            busy: busy.value,
            hinted: null,
            onCall: choose,
            ...(done && { figures: figuresOf(done.result.choices) }),
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

function Dealing() {
  const text = t('puzzle-ten-dealing');
  useEffect(() => say(text), []);
  return <p class="note">{text}</p>;
}

/** What the answer is worth, and on request a deal in which it fails. */
function Worth({
  answered: { action, result },
  shown,
  real,
  busy,
  onWhy,
  onChange,
}: {
  answered: Answered;
  shown: PuzzleReveal | null;
  real: boolean;
  busy: boolean;
  onWhy: () => void;
  onChange: () => void;
}) {
  const right = rightOf(result.choices);
  const lines = [
    right.length > 1
      ? t('puzzle-page-fine', { answers: choicesName(right) })
      : t('puzzle-page-best', { chosen: choicesName(right) }),
    result.right
      ? ''
      : t('puzzle-page-loses', { chosen: actionInSentence(action), loss: decimal(Math.max(0, result.loss)) }),
    shown?.drawn ? t('puzzle-page-fails', { worse: shown.worse, better: shown.better, deals: shown.deals }) : '',
    shown && !shown.drawn ? t('puzzle-page-not-shown') : '',
  ].filter(Boolean);
  return (
    <Told good={result.right} title={t(result.right ? 'puzzle-page-right' : 'puzzle-page-wrong')} lines={lines}>
      {!result.right && !shown && (
        <p class="doors">
          <button type="button" data-why disabled={busy} onClick={onWhy}>
            {t('puzzle-page-why')}
          </button>
        </p>
      )}
      {shown?.drawn && (
        <>
          <p class="note">{t(real ? 'puzzle-page-now-real' : 'puzzle-page-now-drawn')}</p>
          <p class="doors">
            <button type="button" onClick={onChange}>
              {t(real ? 'puzzle-page-drawn' : 'puzzle-page-real')}
            </button>
          </p>
        </>
      )}
    </Told>
  );
}

/** The round is over: what it cost beside a club player, and beside the first ten hands. */
function Round({ rounds }: { rounds: readonly Mean[] }) {
  const [first, now] = [rounds[0]!, rounds.at(-1)!];
  const change = changeOf(first, now);
  return (
    <section class="round" aria-labelledby="round">
      <h2 id="round">{t('puzzle-ten-over')}</h2>
      <p>{roundText('puzzle-ten-now', now)}</p>
      {rounds.length > 1 && (
        <p>
          {roundText('puzzle-ten-first', first)} {t('puzzle-ten-change', { change })}
        </p>
      )}
    </section>
  );
}
