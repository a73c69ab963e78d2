/** What is under way, as the lobby's first offer or a row of a list; and who has played the reader's challenges. */

import type { ComponentChildren } from 'preact';
import type { AnswerInfo, GameInfo, SetInfo, TableInfo } from '../http.ts';
import { listed, minus } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import { remaining } from '../logic/clock.ts';
import { boardHref, boardsHref, tableHref } from '../route.ts';
import { Button, classNames, Facts, Section } from '../ui/elements.tsx';

/** A match or a set of boards that can be continued. */
export interface UnderWay {
  id: string;
  game: string;
  href: string;
  facts: readonly ComponentChildren[];
  sentence: string;
  waits: boolean;
  title: string;
  /** The table, if it can be left here. */
  left: TableInfo | null;
}

/** How a match stands: the deal, and the points of its only person with their place, or of both sides. */
function standing({ number, deals, totals, seat }: TableInfo, partners: boolean): string {
  const deal = t('at-deal', { number, count: deals });
  if (seat === null || totals.every((total) => total === 0)) return deal;
  if (totals.length < 4)
    return t('lobby-continue-at', { deal, scores: listed([0, 1].map((side) => minus(totals[(seat + side) % 2]!))) });
  const points = totals[seat]!;
  // Partners win together, even where each has points of their own.
  const sides = partners ? totals.map((total, at) => total + totals[(at + 2) % 4]!).slice(0, 2) : totals;
  const place = 1 + sides.filter((total) => total > sides[seat % sides.length]!).length;
  return t('lobby-continue-own', { deal, points: minus(points), place });
}

export const titleOf = ({ game, others }: TableInfo): string =>
  others.length ? t('lobby-with', { game: t(`game-${game}`), names: listed(others, 'and') }) : t(`game-${game}`);

export function ofTable(info: TableInfo, partners = false): UnderWay {
  const { table, game, lesson, number, waits, turn, away, due } = info;
  const facts = [
    (waits || (turn && hasPeople(info))) && t('waiting-title'),
    away && t('lobby-away'),
    lesson && t('lobby-lesson'),
    !number && t('gather-under-way'),
    number > 0 && standing(info, partners),
    due !== null && t('clock-until', remaining(due)),
  ];
  const title = titleOf(info);
  const sentence = t(lesson ? 'lobby-return-lesson' : 'lobby-return-to', { game: title, number });
  return { id: table, game, href: tableHref(table), facts, sentence, waits, title, left: waits ? null : info };
}

export function ofSet({ id, game, day, over, boards, mine }: SetInfo): UnderWay {
  const kind = day === '' ? 'challenge' : over ? 'past' : 'day';
  return {
    id,
    game,
    href: boardHref(id, mine?.board || 1),
    facts: [t('lobby-set', { kind }), boards > 1 && t('lobby-set-at', { played: mine?.played ?? 0, boards })],
    sentence: t('lobby-return-set', { kind, game: t(`game-${game}`) }),
    waits: false,
    title: t(`game-${game}`),
    left: null,
  };
}

interface Lists {
  tables: readonly TableInfo[];
  waiting: readonly TableInfo[];
  sets: readonly SetInfo[];
  games?: readonly GameInfo[] | null;
}

/** True for a match that goes on without waiting for anybody else: dealt, not over, and no practice. */
const goesOn = ({ over, waits, slow, number, origin }: TableInfo): boolean =>
  !over && !waits && !slow && number > 0 && origin !== 'practice';

/** A match with other people: the seat of the only person is not set. */
export const hasPeople = ({ seat, number }: TableInfo): boolean => seat === null && number > 0;

/** People go before bots, above all if they wait for the reader. */
const rank = (table: TableInfo): number => (hasPeople(table) ? (table.turn ? 2 : 1) : 0);

/** All that can be continued, the most urgent first: that may be the first offer of the lobby, if `urgent` is true. */
export function underWay({ tables, waiting, sets, games }: Lists): { urgent: boolean; list: readonly UnderWay[] } {
  const inPairs = games?.filter((game) => game.partners).map(({ id }) => id);
  const shown = (table: TableInfo) => ofTable(table, inPairs?.includes(table.game));
  const ready = tables.filter(goesOn).toSorted((a, b) => rank(b) - rank(a));
  const others = tables.filter((table) => !table.over && !table.waits && !goesOn(table));
  return {
    urgent: waiting.length + ready.length + sets.length > 0,
    list: [...[...waiting, ...ready].map(shown), ...sets.map(ofSet), ...others.map(shown)],
  };
}

interface RowProps {
  /** The game whose colour it has. */
  game?: string;
  href: string;
  title: string;
  facts: readonly ComponentChildren[];
  /** The id of the table, if it waits for the reader. */
  waits?: string | undefined;
  /** What the row does, for the eye: its link is read as a whole. */
  go?: string;
  children?: ComponentChildren;
}

/** A row that leads somewhere. */
function Row({ game, href, title, facts, waits, go, children }: RowProps) {
  return (
    <li class={classNames('panel row', game && `poster-${game}`)} data-waits={waits}>
      <a href={href}>
        <strong>{title}</strong>
        <span class="text-small num pale">
          <Facts facts={facts} />
        </span>
        {go && (
          <span class="go button" aria-hidden="true">
            {go}
          </span>
        )}
      </a>
      {children}
    </li>
  );
}

/** The matches and sets under way: one click back to the very card. */
export function Continue({ list, onLeave }: { list: readonly UnderWay[]; onLeave?: (table: TableInfo) => void }) {
  if (list.length === 0) return null;
  return (
    <Section id="continue" class="continue" title={t('lobby-continue')}>
      <ul>
        {list.map(({ id, waits, left, ...thing }) => (
          <Row key={id} {...thing} waits={waits ? id : undefined} go={t('lobby-return')}>
            {left && onLeave && <LeaveButton table={left} onLeave={onLeave} />}
          </Row>
        ))}
      </ul>
    </Section>
  );
}

/** The words of leaving a table: a match among people is left to a bot at first. */
export const leaving = (table: TableInfo): string =>
  hasPeople(table) || table.others.length
    ? t('lobby-leave', { title: titleOf(table) })
    : t('lobby-drop', { game: t(`game-${table.game}`) });

export const LeaveButton = ({ table, onLeave }: { table: TableInfo; onLeave: (table: TableInfo) => void }) => (
  <Button
    icon={hasPeople(table) ? 'out' : 'bin'}
    class="quiet icon"
    label={leaving(table)}
    title={leaving(table)}
    onClick={() => onLeave(table)}
  />
);

type AnswersProps = { answers: readonly AnswerInfo[]; onPutAway: (answer: AnswerInfo) => void };

/** Who has played a challenge of mine: one at a time, so that the games stay on the screen. */
export function Answers({ answers, onPutAway }: AnswersProps) {
  const [answer] = answers;
  if (!answer) return null;
  const sentence = t('lobby-answered', { known: answer.name ? 'yes' : 'no', who: answer.name });
  const more = answers.length - 1;
  return (
    <ul class="continue answers" aria-label={t('lobby-answers')}>
      <Row
        href={boardsHref(answer.set, answer.handle)}
        title={sentence}
        facts={[t(`game-${answer.game}`), t('lobby-answered-see'), more > 0 && t('lobby-answers-more', { more })]}
      >
        <Button
          icon="close"
          class="quiet icon"
          label={t('lobby-answered-away', { sentence })}
          onClick={() => onPutAway(answer)}
        />
      </Row>
    </ul>
  );
}
