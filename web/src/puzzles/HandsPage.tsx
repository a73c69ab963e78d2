import '../styles/review.css';
import { useSignal } from '@preact/signals';
import type { ExerciseAnswered, ExerciseHand, Mean, PuzzleReveal } from '../http.ts';
import { actionInSentence, decimal } from '../i18n/sentences.ts';
import { spokenTo } from '../i18n/people.ts';
import { language, t } from '../i18n/texts.ts';
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
import { Button, LinkButton } from '../ui/Button.tsx';
import { answerHand, dealHand, revealHand } from './api.ts';
import { Ask, callsOf, Dealing, Told } from './parts.tsx';
import { changeOf, HANDS, roundText } from './rounds.ts';
import { useDealt } from './useDealt.ts';
import { choicesName, figuresOf, rightOf } from './words.ts';

interface Answered {
  action: string;
  result: ExerciseAnswered;
}

/** Ten hands of a theme, freshly dealt, each answered on the table; after the tenth how they went beside the first ten. */
export function HandsPage({ game, theme }: { game: string; theme: string }) {
  const lang = language.value;
  const answered = useSignal<Answered | null>(null);
  const shown = useSignal<PuzzleReveal | null>(null);
  /** Whether the deal on the table is the one that was, and not one that may have been; and its moment. */
  const real = useSignal(false);
  const moment = useSignal(0);
  const deals = useDealt<ExerciseHand>(
    game,
    () => dealHand(game, theme, lang),
    t('puzzle-ten-none'),
    () => {
      answered.value = null;
      shown.value = null;
    },
    [theme, lang],
  );
  useTitle(`${t(`game-${game}`)} – ${t('puzzle-ten-title')}`);
  const now = deals.asked.value;
  const dealing = deals.dealing.value;
  const busy = deals.busy.value;
  const at = (now?.deal.steps.length ?? 1) - 1;
  const own = now?.deal.mine ?? 0;
  const open = now && { ...openAt(now.deal, at, own, 'mine'), asking: true };
  const step = now?.deal.steps[at];
  const done = answered.value;
  const choose = (action: string): void =>
    void deals.does(async () => {
      answered.value = { action, result: await answerHand(now!, action) };
      deals.ahead();
    });
  const why = (): void =>
    void deals.does(async () => {
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
          <Failure text={deals.failed.value} />
          {dealing && <Dealing text={t('puzzle-ten-dealing')} />}
          {open && !done && !dealing && (
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
              busy={busy}
              onWhy={why}
              onChange={change}
            />
          )}
          {done && !done.result.right && (
            <Proofs proofs={done.result.proofs} names={spokenTo(now!.deal.names, now!.deal.mine)} />
          )}
          {last && <Round rounds={done.result.course.rounds} />}
          <p class="doors">
            {done && (
              <Button
                icon="next"
                class="primary"
                data-next-hand
                disabled={dealing}
                onClick={() => void deals.onward()}
                text={t(last ? 'puzzle-ten-more' : 'puzzle-ten-next')}
              />
            )}
            {!now && deals.failed.value && (
              <Button class="primary" onClick={() => void deals.onward()} text={t('puzzle-ten-again')} />
            )}
            <LinkButton href={PROFILE_HREF} text={t('lobby-mine')} />
          </p>
          {now && !shown.value && <Spoken deal={now.deal} at={at} open={!isCard(now.legal[0]!)} />}
        </>
      }
    >
      {open && !shown.value && (
        <DealTable
          open={open}
          habits={settings.value}
          legal={done || dealing ? [] : now.legal}
          calling={{
            busy: busy,
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
    <Told
      good={result.right}
      walked={shown !== null}
      title={t(result.right ? 'puzzle-page-right' : 'puzzle-page-wrong')}
      lines={lines}
    >
      {!result.right && !shown && (
        <p class="doors">
          <Button data-why disabled={busy} onClick={onWhy} text={t('puzzle-page-why')} />
        </p>
      )}
      {shown?.drawn && (
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
