import '../styles/rules.css';
import '../styles/review.css';
import '../styles/play.css';
import '../styles/learn.css';
import { signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Alike, ReviewTold, Verdict, WorkedDeal } from '../http.ts';
import { capital, decimal } from '../i18n/sentences.ts';
import { language, learn, t } from '../i18n/texts.ts';
import { Table } from '../learn/Walk.tsx';
import { isCard } from '../logic/cards.ts';
import { asGood, fetchAlike, fetchDealOf, fetchReview } from '../reviews.ts';
import { drillHref, replayHref, reviewHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { say } from '../ui/speech.ts';
import { Choices } from './Decision.tsx';
import { PlayOn } from './PlayOn.tsx';
import { choiceLabel } from './words.ts';

/** How many decisions one has tried since the page was opened, and how many of them well. */
const tried = signal<Record<string, boolean>>({});

interface Found {
  one: Verdict;
  told: ReviewTold;
  deal: WorkedDeal;
}

/**
 * A decision of mine to try again, with what I saw then and no more; then what each choice is worth, and others like
 * it.
 */
export function DrillPage({ table, seat, place }: { table: string; seat: number; place: number }) {
  const found = useSignal<Found | null>(null);
  const failed = useSignal(false);
  const chosen = useSignal<number | null>(null);
  const lang = language.value;
  useEffect(() => {
    const load = async () => {
      const told = await fetchReview(table, seat, place - 1, lang);
      const one = told.verdicts.find((each) => each.place === place);
      if (!one) throw new Error('no such decision');
      const deal = await fetchDealOf(table, one.deal, lang);
      await learn([deal.game]);
      found.value = { one, told, deal };
    };
    load().catch(() => (failed.value = true));
  }, [table, seat, place, lang]);
  useEffect(() => void (document.title = `${t('review-drill')} · ${t('lobby-title')}`), [lang]);
  const now = found.value;
  return (
    <div class="rules worked review">
      <header class="top">
        <nav aria-label={t('review-mine')}>
          <a href={reviewHref(table, seat)}>{t('review-title')}</a>
        </nav>
      </header>
      <main>
        <h1>{t('review-drill')}</h1>
        {failed.value && (
          <p class="notice" role="alert">
            {t('review-drill-none')}
          </p>
        )}
        {now && <Spot found={now} seat={seat} />}
        {now && chosen.value === null && <Ask one={now.one} onChoose={(choice) => choose(now.one, choice)} />}
        {now && chosen.value !== null && <Answer found={now} choice={chosen.value} table={table} seat={seat} />}
      </main>
    </div>
  );

  function choose(one: Verdict, choice: number): void {
    chosen.value = choice;
    tried.value = { ...tried.value, [`${table}/${seat}/${place}`]: asGood(one, choice) };
  }
}

/** What the seat saw: its own hand, the table, and what was said and played. */
function Spot({ found: { one, deal }, seat }: { found: Found; seat: number }) {
  const before = deal.steps[one.action - 1]!;
  const said = deal.steps.slice(1, one.action).map((step) => step.said);
  const seen = { ...deal, mine: seat };
  return (
    <>
      <p class="about">
        {t(`game-${deal.game}`)}, {t('review-replay', { deal: one.deal })}
        {deal.about && ` · ${capital(deal.about)}`}
      </p>
      <Table deal={seen} step={{ ...before, hands: before.hands.map((hand, each) => (each === seat ? hand : [])) }} />
      {said.length > 0 && (
        <details open={!isCard(one.played)}>
          <summary>{t('review-drill-said')}</summary>
          <ol class="said-so-far">
            {said.map((text, place) => (
              <li key={place}>{capital(text)}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function Ask({ one, onChoose }: { one: Verdict; onChoose: (choice: number) => void }) {
  return (
    <section aria-labelledby="ask">
      <h2 id="ask">{t('review-drill-ask')}</h2>
      <div class="doors" role="group" aria-labelledby="ask">
        {one.choices.map((_, choice) => (
          <button key={choice} type="button" data-choice={choice} onClick={() => onChoose(choice)}>
            {choiceLabel(one, choice)}
          </button>
        ))}
      </div>
    </section>
  );
}

function Answer({
  found: { one },
  choice,
  table,
  seat,
}: {
  found: Found;
  choice: number;
  table: string;
  seat: number;
}) {
  const box = useRef<HTMLElement>(null);
  const good = asGood(one, choice);
  const text = good
    ? t('review-drill-good', { chosen: choiceLabel(one, choice) })
    : t('review-drill-bad', {
        chosen: choiceLabel(one, choice),
        best: choiceLabel(one, one.places[1]),
        loss: decimal(one.losses[choice]![0]),
      });
  useEffect(() => {
    box.current?.focus();
    say(text);
  }, []);
  const results = Object.values(tried.value);
  return (
    <section aria-labelledby="answer" ref={box} tabIndex={-1} class={good ? 'answer good' : 'answer bad'}>
      <h2 id="answer">{t(good ? 'review-drill-right' : 'review-drill-wrong')}</h2>
      <p>{text}</p>
      <p class="note">
        {t('review-drill-then')} {one.reason}
      </p>
      <Choices one={one} />
      {results.length > 1 && (
        <p class="note">{t('review-drill-tried', { good: results.filter(Boolean).length, all: results.length })}</p>
      )}
      <Like table={table} seat={seat} place={one.place} />
      <p class="doors">
        <a class="button quiet" href={replayHref(table, one.deal, one.action - 1)}>
          {t('review-see-deal')}
        </a>
      </p>
      <PlayOn at={{ table, deal: one.deal, action: one.action - 1 }} />
    </section>
  );
}

/** The next decision like this one that was not tried yet. */
function Like({ table, seat, place }: { table: string; seat: number; place: number }) {
  const others = useSignal<Alike[] | null>(null);
  useEffect(
    () =>
      void fetchAlike(table, seat, place).then(
        (found) => (others.value = found),
        () => (others.value = []),
      ),
    [],
  );
  const fresh = others.value?.find((one) => !(`${one.table}/${one.seat}/${one.place}` in tried.value));
  if (!others.value) return null;
  if (!fresh) return <p class="note">{t('review-drill-no-more')}</p>;
  return (
    <p class="doors">
      <a class="button primary" href={drillHref(fresh.table, fresh.seat, fresh.place)}>
        <Icon name="next" />
        {t('review-drill-more')}
      </a>
    </p>
  );
}
