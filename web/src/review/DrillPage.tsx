import type { ReviewTold, Verdict, WorkedDeal } from '../http.ts';
import '../styles/review.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { capital, decimal } from '../i18n/sentences.ts';
import { language, learn, t } from '../i18n/texts.ts';
import { isCard } from '../logic/cards.ts';
import { asGood, blamed, fetchDealOf, fetchReview } from '../reviews.ts';
import { drillHref, go, reviewHref } from '../route.ts';
import { settings } from '../stores/settings.ts';
import { DealTable } from '../table/DealTable.tsx';
import { openAt, standingAt } from '../table/DealWalk.tsx';
import { momentName, type Eyes } from '../table/openDeal.ts';
import { CHOICES, OpenPage } from '../table/OpenPage.tsx';
import { Strip } from '../table/Strip.tsx';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { say } from '../ui/speech.ts';
import { Choices } from './Choices.tsx';
import { Continue } from './Continue.tsx';
import { MomentDoors } from './MomentDoors.tsx';
import { Spoken } from './Spoken.tsx';
import { askAgain, markOf, MARKS, note, sum } from './tried.ts';
import { choiceNamed, figuresAt } from './words.ts';
import { Spelt } from '../ui/Spelt.tsx';
import { useTitle } from '../ui/entitled.ts';
import { Facts } from '../ui/Facts.tsx';

interface Found {
  verdict: Verdict;
  /** What may be tried again in this match, in the order of play: this decision and those that cost something. */
  questions: readonly Verdict[];
  deal: WorkedDeal;
}

const HERE = ['.strip [aria-current]'] as const;
/** Whether the last question was left by its strip: whoever steps there goes on stepping. */
let stepped = false;

/**
 * A decision of mine to try again on the table, with what I saw then and no more; then what each choice is worth, and
 * others like it.
 */
export function DrillPage({ table, seat, place }: { table: string; seat: number; place: number }) {
  const decision = useSignal<Found | null>(null);
  const failed = useSignal(false);
  const chosen = useSignal<string | null>(null);
  const tries = useSignal(0);
  const eyes = useSignal<Eyes>('mine');
  const continuing = useSignal(false);
  const begin = useRef(stepped ? HERE : CHOICES);
  useEffect(() => void (stepped = false), []);
  const lang = language.value;
  useEffect(() => {
    const load = async (): Promise<void> => {
      const report: ReviewTold = await fetchReview(table, seat, -1, lang);
      const verdict = report.verdicts.find((each) => each.place === place);
      if (!verdict) throw new Error('no such decision');
      const deal = await fetchDealOf(table, verdict.deal, lang);
      await learn([deal.game]);
      const questions = report.verdicts.filter((each) => each.place === place || blamed(each));
      decision.value = { verdict, questions, deal };
    };
    load().catch(() => (failed.value = true));
  }, [table, seat, place, lang]);
  useTitle(t('review-drill'));
  const now = decision.value;
  const at = now ? now.verdict.action - 1 : 0;
  const step = now?.deal.steps[at];
  const answered = chosen.value !== null;
  const open = now && { ...openAt(now.deal, at, seat, eyes.value), asking: true };
  const choose = (action: string): void => {
    if (!now || answered) return;
    chosen.value = action;
    const choice = now.verdict.choices.findIndex((actions) => actions.includes(action));
    note(table, seat, place, asGood(now.verdict, choice));
  };
  const again = (): void => {
    askAgain(table, seat, place);
    chosen.value = null;
    tries.value++;
  };
  const goTo = (question: number): void => {
    const to = now!.questions[question]!;
    if (to.place === place) return;
    stepped = !!document.activeElement?.closest('.strip');
    go(drillHref(table, seat, to.place));
  };
  const moment = now && step ? momentName(now.deal, step, seat) : '';
  return (
    <OpenPage
      game={now?.deal.game ?? ''}
      title={t('review-drill')}
      place={<Facts facts={now ? [t('review-replay', { deal: now.verdict.deal }), moment] : []} />}
      about={now?.deal.about ?? ''}
      trump={step?.trump ?? ''}
      eyes={answered ? eyes.value : null}
      begin={begin.current}
      stage={answered ? 'answered' : tries.value}
      onEyes={(to) => (eyes.value = to)}
      aside={
        <>
          <Failure text={failed.value && t('review-drill-none')} />
          {open && !answered && (
            <Ask verdict={now.verdict} where={whereOf(now)} standing={standingAt(open, now.verdict.deal)} />
          )}
          {now && chosen.value !== null && <Answer verdict={now.verdict} chosen={chosen.value} onAgain={again} />}
          {now && (
            <MomentDoors
              drill=""
              alike={{ table, seat, place }}
              {...(answered && { onAgain: again })}
              {...(answered && { onWhatIf: () => go(reviewHref(table, seat, now.verdict.deal, at)) })}
              {...(answered && { onContinue: () => (continuing.value = true) })}
            />
          )}
          {now && <Spoken deal={now.deal} at={at} open={!isCard(now.verdict.played)} />}
          <p>
            <a href={now ? reviewHref(table, seat, now.verdict.deal, at) : reviewHref(table, seat)}>
              {t('review-title')}
            </a>
          </p>
        </>
      }
    >
      {now && open && (
        <DealTable
          open={open}
          habits={settings.value}
          legal={answered ? [] : now.verdict.choices.flat()}
          calling={{
            busy: false,
            hinted: null,
            onCall: choose,
            ...(answered && { figures: figuresAt(now.verdict) }),
          }}
        />
      )}
      {now && (
        <Strip
          stretches={now.questions.map((_, i) => ({ kind: 'question', trick: i + 1, first: i, last: i }))}
          at={now.questions.indexOf(now.verdict)}
          last={now.questions.length - 1}
          where={whereOf(now)}
          marks={now.questions.map((each, moment) => {
            const mark = markOf(table, seat, each.place);
            return { moment, sign: MARKS[mark], text: t(`strip-mark-${mark}`), kind: mark };
          })}
          onGo={goTo}
        />
      )}
      {continuing.value && now && (
        <Continue
          at={{ table, deal: now.verdict.deal, action: at, line: [] }}
          moment={moment}
          onBegun={go}
          onClose={() => (continuing.value = false)}
        />
      )}
    </OpenPage>
  );
}

/** Which question of how many this is. */
const whereOf = ({ questions, verdict }: Found): string =>
  t('strip-question-of', { number: questions.indexOf(verdict) + 1, count: questions.length });

/** The question; `where` and `standing` tell somebody who does not see the table which it is and what lies there. */
function Ask({ verdict, where, standing }: { verdict: Verdict; where: string; standing: string }) {
  const text = t('review-drill-how', { kind: isCard(verdict.played) ? 'card' : 'call' });
  useEffect(() => say(`${where}. ${standing} ${t('review-drill-ask')} ${text}`), []);
  return (
    <section class="ask" aria-labelledby="ask">
      <h2 id="ask">{t('review-drill-ask')}</h2>
      <p>{text}</p>
    </section>
  );
}

function Answer({ verdict, chosen, onAgain }: { verdict: Verdict; chosen: string; onAgain: () => void }) {
  const box = useRef<HTMLElement>(null);
  const choice = verdict.choices.findIndex((actions) => actions.includes(chosen));
  const good = asGood(verdict, choice);
  const text = good
    ? t('review-drill-good', { chosen: choiceNamed(verdict, choice) })
    : capital(
        t('review-drill-bad', {
          chosen: choiceNamed(verdict, choice),
          best: choiceNamed(verdict, verdict.places[1]),
          loss: decimal(verdict.losses[choice]![0]),
        }),
      );
  useEffect(() => {
    box.current?.focus();
    say(`${t(good ? 'review-drill-right' : 'review-drill-wrong')}. ${text}`);
  }, []);
  const results = sum();
  return (
    <section aria-labelledby="answer" ref={box} tabIndex={-1} class={good ? 'answer good' : 'answer bad'}>
      <header>
        <h2 id="answer">{t(good ? 'review-drill-right' : 'review-drill-wrong')}</h2>
        {!good && <Button class="primary" data-once-more onClick={onAgain} text={t('review-drill-once-more')} />}
      </header>
      <p>
        <Spelt text={text} />
      </p>
      <p class="note">
        <b>{t('review-drill-then')}</b> <Spelt text={verdict.reason} />
      </p>
      {results.all > 1 && <p class="note">{t('review-drill-tried', results)}</p>}
      <details>
        <summary>{t('review-page-figures')}</summary>
        <Choices verdict={verdict} />
      </details>
    </section>
  );
}
