import '../styles/review.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ReadingAnswered, ReadingAsked } from '../http.ts';
import { theCard } from '../i18n/sentences.ts';
import { language, t } from '../i18n/texts.ts';
import { Spoken } from '../review/Spoken.tsx';
import { PUZZLES_HREF } from '../route.ts';
import { settings } from '../stores/settings.ts';
import { DealTable } from '../table/DealTable.tsx';
import { DealWalk, openAt, standingAt } from '../table/DealWalk.tsx';
import { momentName } from '../table/openDeal.ts';
import { OpenPage, WALK } from '../table/OpenPage.tsx';
import { useTitle } from '../ui/entitled.ts';
import { Facts } from '../ui/Facts.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { say } from '../ui/speech.ts';
import { answerReading, dealReading } from './api.ts';
import { Believed, bitsOf, chips, rowsOf } from './Believed.tsx';
import { Chips } from './Chips.tsx';
import { callsOf, Dealing, Told } from './parts.tsx';
import { Curve } from './Curve.tsx';
import { useDealt } from './useDealt.ts';

const SLIDERS = ['.chips input'] as const;

/** Where a hidden card lies: ten chips on three seats, and then the deal as it was beside what could be known. */
export function ReadingPage({ game }: { game: string }) {
  const lang = language.value;
  const answered = useSignal<ReadingAnswered | null>(null);
  const moment = useSignal(0);
  const deals = useDealt<ReadingAsked>(
    game,
    () => dealReading(game, lang),
    t('puzzle-read-none'),
    () => (answered.value = null),
    [lang],
  );
  useTitle(`${t(`game-${game}`)} – ${t('puzzle-read-title')}`);
  const now = deals.asked.value;
  const done = answered.value;
  const own = now?.deal.mine ?? 0;
  const at = (now?.deal.steps.length ?? 1) - 1;
  const step = now?.deal.steps[at];
  const open = now && { ...openAt(now.deal, at, own, 'mine'), asking: true };
  const answer = (chips: number[]): void =>
    void deals.does(async () => {
      const result = await answerReading(now!, chips, lang);
      moment.value = result.at;
      answered.value = result;
      deals.ahead();
    });
  const facts =
    now && step
      ? [
          t(`game-${game}`),
          t('puzzle-read-number', { number: String(now.number + 1) }),
          momentName(now.deal, step, own),
        ]
      : [];
  return (
    <OpenPage
      game={game}
      title={t('puzzle-read-title')}
      place={<Facts facts={facts} />}
      about={now?.deal.about ?? ''}
      trump={step?.trump ?? ''}
      eyes={null}
      begin={done ? WALK : SLIDERS}
      stage={`${now?.number} ${done ? 'answered' : ''}`}
      onEyes={() => undefined}
      aside={
        <>
          <Failure text={deals.failed.value} />
          {deals.dealing.value && <Dealing text={t('puzzle-read-dealing')} />}
          {open && !done && !deals.dealing.value && (
            <Question
              key={now.number}
              asked={now}
              standing={[standingAt(open, now.deal_number), ...callsOf(now.deal).map((said) => `${said}.`)].join(' ')}
              busy={deals.busy.value}
              onLaid={answer}
            />
          )}
          {done && now && <Answer key={now.number} asked={now} answered={done} />}
          <p class="doors">
            {done && (
              <Button
                icon="next"
                class="primary"
                data-next-hand
                disabled={deals.dealing.value}
                onClick={() => void deals.onward()}
                text={t('puzzle-read-next')}
              />
            )}
            {!now && deals.failed.value && (
              <Button class="primary" onClick={() => void deals.onward()} text={t('puzzle-ten-again')} />
            )}
            <LinkButton href={PUZZLES_HREF} text={t('puzzle-page-all')} />
          </p>
          {done && <Curve course={done.course} />}
          {now && !done && <Spoken deal={now.deal} at={at} />}
        </>
      }
    >
      {open && !done && <DealTable open={open} habits={settings.value} />}
      {done && (
        <DealWalk
          deal={done.real}
          at={Math.min(moment.value, done.real.steps.length - 1)}
          own={own}
          eyes="all"
          habits={settings.value}
          onGo={(to) => (moment.value = to)}
        />
      )}
    </OpenPage>
  );
}

/** The question; `standing` tells somebody who does not see the table what lies there. */
function Question({
  asked: { card, deal, seats },
  standing,
  busy,
  onLaid,
}: {
  asked: ReadingAsked;
  standing: string;
  busy: boolean;
  onLaid: (chips: number[]) => void;
}) {
  const title = t('puzzle-read-ask', { card: theCard(card) });
  useEffect(() => say([standing, title, t('puzzle-read-how')].join(' ')), []);
  return (
    <section class="ask" aria-labelledby="ask">
      <h2 id="ask">{title}</h2>
      <p>{t('puzzle-read-how')}</p>
      <Chips names={seats.map((seat) => deal.names[seat]!)} busy={busy} onLaid={onLaid} />
    </section>
  );
}

/** Bits from which on there was something to read. */
const NEWS = 0.1;

/** Where the card was, and what the chips, the judge and chance made of it. */
function Answer({ asked: { card, deal, seats }, answered }: { asked: ReadingAsked; answered: ReadingAnswered }) {
  const { seat, own, chance, news, turning, real } = answered;
  const named = (at: number): string => momentName(real, real.steps[at]!, deal.mine ?? 0);
  const who = deal.names[seat]!;
  const rows = rowsOf(answered);
  const lines =
    news < NEWS
      ? [t('puzzle-read-nothing')]
      : turning
        ? [
            t('puzzle-read-turning', {
              who: deal.names[turning.seat]!,
              earlier: named(turning.earlier),
              before: chips(turning.before),
              later: named(turning.later),
              after: chips(turning.after),
            }),
          ]
        : [];
  return (
    <Told
      good={own.bits <= chance.bits}
      title={t('puzzle-read-held', { who, card: theCard(card) })}
      lines={lines}
      heard={bitsOf(rows)}
    >
      <Believed names={deal.names} seats={seats} held={seat} rows={rows} />
      <p class="note">{t('puzzle-read-what')}</p>
    </Told>
  );
}
