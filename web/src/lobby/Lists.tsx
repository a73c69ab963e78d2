/** The lists of the lobby: matches and sets to continue, challenges that were played, and the deals of the day. */

import type { ComponentChildren } from 'preact';
import { call } from '../api.ts';
import type { AnswerInfo, SetInfo, TableInfo, Today, TodaySet } from '../http.ts';
import { listed, minus, withWhom } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { relative } from '../i18n/when.ts';
import { remaining } from '../logic/clock.ts';
import { serverNow } from '../logic/serverTime.ts';
import { boardHref, boardsHref, dayHref, tableHref } from '../route.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Section } from '../ui/Section.tsx';

interface RowProps {
  href: string;
  title: string;
  facts: readonly ComponentChildren[];
  /** The id of the table, if it waits for the reader. */
  waits?: string;
  /** What else can be done about it. */
  children?: ComponentChildren;
}

/** A row that leads to a match or a set. */
function Row({ href, title, facts, waits, children }: RowProps) {
  return (
    <li data-waits={waits}>
      <a href={href}>
        <strong>{title}</strong>
        <span>
          <Facts facts={facts} />
        </span>
      </a>
      {children}
    </li>
  );
}

/** More of them would push the games off the screen: they come as these are dismissed. */
const MAX_ANSWERS = 3;

interface AnswersProps {
  answers: readonly AnswerInfo[];
  onPutAway: (answer: AnswerInfo) => void;
}

/** Who has played a challenge of mine, until I have compared our results or dismissed it. */
export function Answers({ answers, onPutAway }: AnswersProps) {
  if (answers.length === 0) return null;
  return (
    <Section id="answers" class="continue answers" title={t('lobby-answers')}>
      <ul>
        {answers.slice(0, MAX_ANSWERS).map((answer) => {
          const sentence = t('lobby-answered', { known: answer.name ? 'yes' : 'no', who: answer.name });
          return (
            <Row
              key={`${answer.set} ${answer.handle}`}
              href={boardsHref(answer.set, answer.handle)}
              title={sentence}
              facts={[t(`game-${answer.game}`), t('lobby-answered-see')]}
            >
              <Button
                icon="close"
                class="quiet icon"
                label={t('lobby-answered-away', { sentence })}
                onClick={() => onPutAway(answer)}
              />
            </Row>
          );
        })}
      </ul>
      {answers.length > MAX_ANSWERS && (
        <p class="note">{t('lobby-answers-more', { more: answers.length - MAX_ANSWERS })}</p>
      )}
    </Section>
  );
}

/** True for a match that can be continued: dealt, not over, and no practice. */
export const goesOn = (table: TableInfo): boolean => !table.over && table.number > 0 && table.origin !== 'practice';

/** The kind of a set, for the sentences about it. */
const kindOf = (set: SetInfo): string => (set.day === '' ? 'challenge' : set.over ? 'past' : 'day');
const nextBoardHref = (set: SetInfo): string => boardHref(set.id, set.mine?.board || 1);

/** The one step back to the match that was played last. */
export const Return = ({ sitting: { table, lesson, game, number } }: { sitting: TableInfo }) => (
  <LinkButton
    icon="play"
    primary
    class="again"
    href={tableHref(table)}
    text={t(lesson ? 'lobby-return-lesson' : 'lobby-return-to', { game: t(`game-${game}`), number })}
  />
);

/** The same to a set that has been begun, if no match is under way. */
export const ReturnToSet = ({ set }: { set: SetInfo }) => (
  <LinkButton
    icon="play"
    primary
    class="again"
    href={nextBoardHref(set)}
    text={t('lobby-return-set', { kind: kindOf(set), game: t(`game-${set.game}`) })}
  />
);

interface ContinueProps {
  sittings: readonly TableInfo[];
  sets: readonly SetInfo[];
  onDropped: (table: string) => void;
}

/** The matches under way, and the sets of boards: one click back to the very card. */
export function Continue({ sittings, sets, onDropped }: ContinueProps) {
  if (sittings.length + sets.length === 0) return null;
  const drop = async (table: string) => {
    await call('DELETE /api/tables/{table}', { table }).catch(() => undefined);
    onDropped(table);
  };
  return (
    <Section id="continue" class="continue" title={t('lobby-continue')}>
      <ul>
        {sittings.map(({ table, game, lesson, number, totals }) => (
          <Row
            key={table}
            href={tableHref(table)}
            title={t(`game-${game}`)}
            facts={[
              lesson && t('lobby-lesson'),
              number ? t('lobby-continue-at', { number, scores: listed(totals.map(minus)) }) : t('gather-under-way'),
            ]}
          >
            <Button
              icon="bin"
              class="quiet icon"
              label={t('lobby-drop', { game: t(`game-${game}`) })}
              onClick={() => void drop(table)}
            />
          </Row>
        ))}
        {sets.map((set) => (
          <Row
            key={set.id}
            href={nextBoardHref(set)}
            title={t(`game-${set.game}`)}
            facts={[
              t('lobby-set', { kind: kindOf(set) }),
              set.boards > 1 && t('lobby-set-at', { played: set.mine?.played ?? 0, boards: set.boards }),
            ]}
          />
        ))}
      </ul>
    </Section>
  );
}

/** Correspondence games in which it's my turn, the most urgent first; and the offer of notifications. */
export function Waiting({ waiting, children }: { waiting: readonly TableInfo[]; children: ComponentChildren }) {
  return (
    <section class="continue waits" aria-label={t('waiting-title')}>
      {waiting.length > 0 && <h2>{t('waiting-title')}</h2>}
      <ul>
        {waiting.map((table) => (
          <Row
            key={table.table}
            waits={table.table}
            href={tableHref(table.table)}
            title={t(`game-${table.game}`)}
            facts={[
              withWhom(table),
              t('at-deal', { number: table.number, count: 0 }),
              table.due !== null && t('clock-until', remaining(table.due)),
            ]}
          />
        ))}
      </ul>
      {children}
    </section>
  );
}

const DAY = 86_400_000;

/** Today's deals before the server has sent them: as high as they will be, so that nothing moves when they come. */
export function TodayToCome({ games }: { games: readonly string[] }) {
  const sets = games.map((game) => ({ id: game, game, boards: 6, deals: 1, played: 0, finished: false, share: null }));
  const ends = (DAY * Math.ceil(serverNow() / DAY)) / 1000;
  return (
    <div class="expected" aria-hidden="true" inert>
      <TodayCard today={{ day: '', ends, streak: 0, sets }} />
    </div>
  );
}

/** Today's deals: what is left of them, how each game went, and the streak. */
export function TodayCard({ today }: { today: Today }) {
  const games = today.sets.filter((set) => !set.finished).length;
  return (
    <section class="today" aria-labelledby="today">
      <h2 id="today">
        <a href={dayHref()}>{t('today-title')}</a>
      </h2>
      <p>
        {t('today-intro')} {t('today-left', { games, when: relative(today.ends) })}
      </p>
      <p class="streak">{t('today-streak', { days: today.streak })}</p>
      <ul>
        {today.sets.map((set) => (
          <Row
            key={set.id}
            href={set.finished ? boardsHref(set.id) : boardHref(set.id, set.played + 1)}
            title={t(`game-${set.game}`)}
            facts={[stateOf(set)]}
          />
        ))}
      </ul>
    </section>
  );
}

function stateOf({ share, finished, played, boards, deals }: TodaySet): string {
  if (share !== null) return t('today-played', { share: t('today-percent', { share: Math.round(100 * share) }) });
  if (finished) return t('today-done');
  return played > 0 ? t('today-part', { played, boards }) : t('today-open', { boards, deals });
}
