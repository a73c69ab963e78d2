/** A lesson at its table: what the friend has said so far, what they warn of, and what comes after. */

import '../styles/friend.css';
import { Clause } from '../ui/Clause.tsx';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { call, type LessonAdvice, type LessonInfo, type Warned } from '../api.ts';
import { actionLabel, coached, refusal, worthOf } from '../i18n/sentences.ts';
import { capital, decimal } from '../i18n/words.ts';
import { cardSymbol } from '../i18n/happenings.ts';
import { namesOf } from '../i18n/people.ts';
import { language, t } from '../i18n/texts.ts';
import { isCard } from '../logic/cards.ts';
import { isMine, type Table } from '../logic/table.ts';
import { dealHref, go, rulesHref, tableHref } from '../route.ts';
import { store, stored } from '../storage.ts';
import { houseOf, play } from '../stores/newMatch.ts';
import { leave, sit } from '../stores/sitting.ts';
import { act, attend } from '../stores/table.ts';
import { Button, LinkButton, Icon, classNames } from '../ui/elements.tsx';
import { isLost, place as focus } from '../ui/focus.ts';
import { say } from '../ui/speech.tsx';

const PLACE = 'fourkings.lesson';
/** How long a card waits for the friend's judgement, in milliseconds. */
const PATIENCE = 1500;

const fetchLesson = (table: string) => call('GET /api/lessons/{table}', { table, lang: language.value });

/** How many pages the player has heard at a table, and whether they play on alone. */
type Place = { table: string; heard: number; alone: boolean };

const placeAt = (table: string): Place => {
  const place = stored<Place | null>(PLACE, null);
  return place?.table === table ? place : { table, heard: 0, alone: false };
};

interface Page {
  text: string;
  clause: string;
  /** The deal in which it was said; 0 for what is said of the match. */
  deal: number;
}

/** Why the friend interrupts: a bad card about to be played, or an illegal one. */
type Word = { warned: Warned; advice: LessonAdvice } | { refused: string };

export function LessonPage({ table }: { table: Table }) {
  const { view } = table;
  const lesson = useSignal<LessonInfo | null>(null);
  const place = useSignal(placeAt(view.table));
  const shown = useSignal(-1);
  /** How many pages are of an earlier deal, or were said before the player's last action. */
  const passed = useSignal(0);
  /** True for a page that is hidden, since the game has gone on to another trick. */
  const folded = useSignal(false);
  /**
   * The trick of the table, the one in which the player's last action passed what had been said, and the one in which
   * they looked back.
   */
  const trick = view.deal ? `${view.deal.number}.${view.deal.won.reduce((sum, won) => sum + won)}` : '';
  const tricks = useRef({ now: trick, passed: '', back: '' });
  const word = useSignal<Word | null>(null);
  const leaving = useSignal(false);
  useListening(table, lesson, (next, first) => listen(next, first));
  useJudgement(table, place.value.alone || leaving.value, word);

  const move = (to: Partial<Place>) => {
    place.value = { ...place.value, ...to };
    store(PLACE, place.value);
  };
  const pages = lesson.value ? pagesOf(lesson.value) : [];
  const show = (number: number, of: LessonInfo | null = lesson.value) => {
    shown.value = number;
    folded.value = false;
    if (number + 1 > place.value.heard) move({ heard: number + 1 });
    const page = of && pagesOf(of)[number];
    if (page && !place.value.alone) say(page.text);
    unheard.current = !!of && place.value.heard < pagesOf(of).length;
  };
  /**
   * Show a new page at once if all before it have been heard or passed; on return, the page that was shown last.
   */
  function listen(next: LessonInfo, first: boolean): void {
    const remarks = pagesOf(next);
    const count = remarks.length;
    const heard = Math.min(place.value.heard, count);
    passed.value = Math.max(
      passed.value,
      remarks.findIndex(({ deal }) => deal === view.deal?.number),
    );
    const fresh = passed.value;
    if (fresh >= Math.max(1, heard) && fresh < count && (first || shown.value < fresh)) show(fresh, next);
    else if (first || shown.value >= count)
      show(Math.max(0, first && heard > 0 ? heard - 1 : Math.min(heard, count - 1)), next);
    else if (shown.value === heard - 1 && count > heard && !unheard.current) show(heard, next);
    unheard.current = place.value.heard < count;
    folded.value =
      !next.over && shown.value < passed.value && ![tricks.current.passed, tricks.current.back].includes(trick);
  }
  useEffect(() => {
    if (leaving.value)
      document.querySelector<HTMLElement>('.friend-doors > :last-child')?.focus({ preventScroll: true });
  }, [leaving.value]);
  // An action passes all that was said before it.
  const unheard = useRef(false);
  useLayoutEffect(() => {
    word.value = null;
    const before = tricks.current.now;
    tricks.current.now = trick;
    if (!table.news.some((event) => (event.what === 'played' || event.what === 'said') && event.seat === view.seat))
      return;
    passed.value = lesson.value?.remarks.length ?? 0;
    tricks.current.passed = before;
    unheard.current = place.value.heard < passed.value;
  }, [view.version]);

  if (!lesson.value || place.value.alone) return null;
  const wholeMatch = (
    <Button icon="play" primary onClick={() => void play(houseOf(view.game))} text={t('lesson-match')} />
  );
  if (leaving.value) {
    return (
      <Friend game={view.game} page={{ text: t('lesson-left'), clause: '', deal: 0 }}>
        {wholeMatch}
        <Button onClick={() => move({ alone: true })} text={t('lesson-stay')} />
        <Button onClick={() => (leaving.value = false)} text={t('lesson-return')} />
      </Friend>
    );
  }
  if (word.value)
    return <Interruption word={word.value} table={table} lesson={lesson.value} onDone={() => (word.value = null)} />;
  const at = Math.max(0, Math.min(shown.value, pages.length - 1));
  const page = pages[at];
  if (!page) return null;
  const last = at === pages.length - 1;
  const before = pages[at - 1]?.deal ?? page.deal;
  const [from, to] = [before + 1, page.deal - 1];
  const skipped = from > to ? '' : t('lesson-skipped', { kind: from === to ? 'single' : 'several', from, to });
  const earlier = at < passed.value && trick !== tricks.current.passed ? t('lesson-earlier') : '';
  const back = folded.value ? at : at - 1;
  return (
    <Friend
      game={view.game}
      page={folded.value ? null : page}
      before={skipped || earlier}
      paged
      onBack={back >= 0 ? () => ((tricks.current.back = trick), show(back)) : undefined}
      onNext={last ? undefined : () => show(at + 1)}
      onLeave={lesson.value.over ? undefined : () => (leaving.value = true)}
    >
      {lesson.value.over && last && (
        <>
          {wholeMatch}
          <LinkButton href={dealHref(view.game)} text={t('lesson-deal')} />
          <LinkButton href={rulesHref(view.game)} text={t('lobby-learn')} />
        </>
      )}
    </Friend>
  );
}

/** What was said; once the match is over, what good players do, and what to read. */
function pagesOf(lesson: LessonInfo): Page[] {
  if (!lesson.over) return lesson.remarks;
  return [
    ...lesson.remarks,
    ...lesson.strategy.map((text) => ({ text, clause: '', deal: 0 })),
    { text: t('lesson-done'), clause: '', deal: 0 },
  ];
}

/** Fetch the lesson whenever it may have news: at my turn, after a trick or call, at a deal's start and end. */
function useListening(
  table: Table,
  lesson: { value: LessonInfo | null },
  listen: (lesson: LessonInfo, first: boolean) => void,
): void {
  const { view } = table;
  const asking = useRef(0);
  useEffect(() => {
    const mine = view.deal?.turn === view.seat;
    const news = table.news.some((event) => event.what !== 'played');
    if (lesson.value && !mine && !news) return;
    const mark = ++asking.current;
    void fetchLesson(view.table).then(
      (got) => {
        if (mark !== asking.current) return;
        const first = !lesson.value;
        lesson.value = got;
        listen(got, first);
      },
      () => undefined,
    );
  }, [view.version, language.value]);
}

/** Hold back a card that is clearly wrong, once: at the second try it is played. */
function useJudgement(table: Table, alone: boolean, word: { value: Word | null }): void {
  const { view } = table;
  const judged = useRef<Promise<LessonAdvice | null>>(Promise.resolve(null));
  // Before the new hand is visible, or a card clicked at once would be judged by the advice for the last turn.
  useLayoutEffect(() => {
    judged.current =
      isMine(view) && view.deal!.legal.length > 1 && !alone
        ? call('GET /api/lessons/{table}/advice', { table: view.table }).catch(() => null)
        : Promise.resolve(null);
  }, [view.version, alone]);
  useLayoutEffect(() => {
    if (alone) return undefined;
    attend({
      holds: (action) => {
        if ((view.deal?.legal.length ?? 0) < 2) return false;
        void hold(action);
        return true;
      },
      refused: (card) => {
        word.value = { refused: card };
        const reason = view.deal?.refusals[card];
        if (reason) say(capital(refusal(reason, namesOf(view))));
        return !!reason;
      },
    });
    return () => attend(null);
  }, [view.version, alone]);

  async function hold(action: string): Promise<void> {
    const advice = await Promise.race([
      judged.current,
      new Promise<null>((done) => setTimeout(() => done(null), PATIENCE)),
    ]);
    const warned = advice?.version === view.version && advice.warned.find((warning) => warning.action === action);
    if (!warned) return void act(action, true);
    word.value = { warned, advice };
    say(warning(table, warned, advice));
  }
}

/** The friend's warning: how much worse the action is, and what speaks for another. */
function warning({ view }: Table, { action, worse }: Warned, { action: better, parts }: LessonAdvice): string {
  const worth = worthOf(view.deal);
  const named = (word: string): string => (isCard(word) ? cardSymbol(word) : actionLabel(word, worth));
  const first = t('lesson-wait', { card: named(action), instead: named(better), points: decimal(worse) });
  return `${capital(first)} ${coached(parts, namesOf(view), worth)}`;
}

type Props = { word: Word; table: Table; lesson: LessonInfo; onDone: () => void };

/** The friend's objection; a legal action may be played all the same. */
function Interruption({ word, table, lesson, onDone }: Props) {
  const { view } = table;
  useEffect(() => document.querySelector<HTMLElement>('.friend .primary')?.focus({ preventScroll: true }), [word]);
  if ('refused' in word) {
    const reason = view.deal?.refusals[word.refused];
    if (!reason) return null;
    return (
      <Friend
        warns
        game={view.game}
        page={{ text: `${capital(refusal(reason, namesOf(view)))}.`, clause: reason.clause, deal: 0 }}
        onNext={onDone}
      />
    );
  }
  const { action } = word.warned;
  return (
    <Friend
      warns
      game={view.game}
      page={{ text: warning(table, word.warned, word.advice), clause: lesson.about, deal: 0 }}
    >
      <Button
        onClick={() => {
          onDone();
          act(action, true);
        }}
        text={t(isCard(action) ? 'lesson-anyway' : 'lesson-say-anyway')}
      />
      <Button primary data-friend-next shortcut="n" onClick={onDone} text={t('lesson-think')} />
    </Friend>
  );
}

/** Continue after a deal; if the lesson skips deals, at the table where they have been played. */
export async function nextOf(table: Table, deal: () => void): Promise<void> {
  const { view } = table;
  const lesson = await fetchLesson(view.table).catch(() => null);
  if (!lesson?.skips) return deal();
  const before = placeAt(view.table);
  // This table will be deleted.
  leave();
  try {
    const { table: next } = await call('POST /api/lessons/{table}/next', {
      table: view.table,
      body: { pace: view.pace },
    });
    store(PLACE, { ...before, table: next });
    go(tableHref(next));
  } catch {
    sit(view.table);
  }
}

interface FriendProps {
  game: string;
  /** What is said; null if it is folded away. */
  page: Page | null;
  /** Which deals the bots played before it, or that the game has gone on since; empty for neither. */
  before?: string;
  paged?: boolean;
  /** Show the page before and the next one, if there is one. */
  onBack?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
  warns?: boolean;
  children?: ComponentChildren;
}

/** The friend beside the player: one sentence, its clause, and the ways on, in a cell of the felt. */
export function Friend({
  game,
  page,
  before = '',
  paged = false,
  onBack,
  onNext,
  onLeave,
  warns = false,
  children,
}: FriendProps) {
  // A button that is gone after a click leaves the focus nowhere: go on with the hand.
  useEffect(() => {
    const hand = '.hand.mine [data-card]';
    const card = document.querySelector<HTMLElement>(`${hand}:not([aria-disabled]), ${hand}[tabindex="0"]`);
    if (paged && !onNext && card && isLost()) focus(card);
  }, [!onNext]);
  return (
    <section class={classNames('friend row', warns && 'warns', !page && 'folded')} aria-label={t('lesson-friend')}>
      <Icon name="friends" />
      {page && (
        <p>
          {before && <span class="skipped">{before} </span>}
          {page.text}
          {page.clause && (
            <>
              {' '}
              <Clause game={page.clause.startsWith('GEN') ? 'general' : game} clause={page.clause} />
            </>
          )}
        </p>
      )}
      <div class="friend-doors row wrap">
        {children}
        {(paged || onNext) && (
          <>
            <Button
              icon="back"
              class={page ? 'quiet icon' : 'quiet'}
              {...(page ? { label: t('lesson-back') } : { text: t('lesson-folded') })}
              disabled={!onBack}
              {...(onBack && { onClick: onBack })}
            />
            <span class="where">{page && page.deal > 0 && t('at-deal', { number: page.deal, count: 0 })}</span>
            <Button
              icon="next"
              class="icon on"
              data-friend-next={onNext && true}
              shortcut="n"
              label={t('lesson-on')}
              disabled={!onNext}
              {...(onNext && { onClick: onNext })}
            />
            <Button
              icon="close"
              class="quiet icon"
              label={t('lesson-skip')}
              disabled={!onLeave}
              {...(onLeave && { onClick: onLeave })}
            />
          </>
        )}
      </div>
    </section>
  );
}
