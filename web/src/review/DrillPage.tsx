import type { ReviewTold, Verdict, WorkedDeal } from '../http.ts';
import '../styles/review.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { decimal } from '../i18n/sentences.ts';
import { language, learn, t } from '../i18n/texts.ts';
import { isCard } from '../logic/cards.ts';
import { asGood, fetchDealOf, fetchReview } from '../reviews.ts';
import { go, reviewHref } from '../route.ts';
import { settings } from '../stores/settings.ts';
import { DealTable } from '../table/DealTable.tsx';
import { openAt, standingAt } from '../table/DealWalk.tsx';
import { momentName, type Eyes } from '../table/openDeal.ts';
import { CHOICES, OpenPage } from '../table/OpenPage.tsx';
import { Failure } from '../ui/Failure.tsx';
import { say } from '../ui/speech.ts';
import { Choices } from './Choices.tsx';
import { Continue } from './Continue.tsx';
import { MomentDoors } from './MomentDoors.tsx';
import { Spoken } from './Spoken.tsx';
import { note, sum } from './tried.ts';
import { choiceNamed, figuresAt } from './words.ts';
import { Spelt } from '../ui/Spelt.tsx';
import { useTitle } from '../ui/entitled.ts';
import { Facts } from '../ui/Facts.tsx';

interface Found {
  verdict: Verdict;
  report: ReviewTold;
  deal: WorkedDeal;
}

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
  const lang = language.value;
  useEffect(() => {
    const load = async (): Promise<void> => {
      const report = await fetchReview(table, seat, place - 1, lang);
      const verdict = report.verdicts.find((each) => each.place === place);
      if (!verdict) throw new Error('no such decision');
      const deal = await fetchDealOf(table, verdict.deal, lang);
      await learn([deal.game]);
      decision.value = { verdict, report, deal };
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
    chosen.value = null;
    tries.value++;
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
      begin={CHOICES}
      stage={answered ? 'answered' : tries.value}
      onEyes={(to) => (eyes.value = to)}
      aside={
        <>
          <Failure text={failed.value && t('review-drill-none')} />
          {open && !answered && <Ask verdict={now.verdict} standing={standingAt(open, now.verdict.deal)} />}
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

/** The question; `standing` tells somebody who does not see the table what lies there. */
function Ask({ verdict, standing }: { verdict: Verdict; standing: string }) {
  const text = t('review-drill-how', { kind: isCard(verdict.played) ? 'card' : 'call' });
  useEffect(() => say(`${standing} ${t('review-drill-ask')} ${text}`), []);
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
    : t('review-drill-bad', {
        chosen: choiceNamed(verdict, choice),
        best: choiceNamed(verdict, verdict.places[1]),
        loss: decimal(verdict.losses[choice]![0]),
      });
  useEffect(() => {
    box.current?.focus();
    say(`${t(good ? 'review-drill-right' : 'review-drill-wrong')}. ${text}`);
  }, []);
  const results = sum();
  return (
    <section aria-labelledby="answer" ref={box} tabIndex={-1} class={good ? 'answer good' : 'answer bad'}>
      <h2 id="answer">{t(good ? 'review-drill-right' : 'review-drill-wrong')}</h2>
      <p>
        <Spelt text={text} />
      </p>
      <p class="note">
        <b>{t('review-drill-then')}</b> <Spelt text={verdict.reason} />
      </p>
      {!good && (
        <p class="doors">
          <button type="button" class="primary" data-once-more onClick={onAgain}>
            {t('review-drill-once-more')}
          </button>
        </p>
      )}
      {results.all > 1 && <p class="note">{t('review-drill-tried', results)}</p>}
      <details>
        <summary>{t('review-page-figures')}</summary>
        <Choices verdict={verdict} />
      </details>
    </section>
  );
}
