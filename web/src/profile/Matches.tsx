import { useSignal } from '@preact/signals';
import { recordUrl, type MatchInfo, type Seated } from '../api.ts';
import { botName, botTitle } from '../i18n/people.ts';
import { capital, listed } from '../i18n/words.ts';
import { comma, language, t, date } from '../i18n/texts.ts';
import { alone } from '../offline/mode.ts';
import { scoreOf } from '../puzzles/words.ts';
import { replayHref, reviewHref } from '../route.ts';
import { Button, LinkButton, Facts, Section } from '../ui/elements.tsx';
import { Which } from '../ui/Form.tsx';
import { recordName, save } from '../ui/save.ts';
import { TakeIn } from './TakeIn.tsx';

export interface Filter {
  game: string;
  /** A bot as `bot:club`, a person as `name:Anna`; empty for all. */
  against: string;
  result: '' | 'won' | 'lost' | 'open';
}

export const ALL: Filter = { game: '', against: '', result: '' };

/** The key of an opponent; empty for a person without a name. */
export const keyOf = (player: Seated): string =>
  player.bot ? `bot:${player.bot}` : player.name && `name:${player.name}`;

export const others = (match: MatchInfo): Seated[] => match.players.filter((_, seat) => seat !== match.seat);

/** Everybody the reader has played against, each once. */
export const opponents = (matches: readonly MatchInfo[]): string[] =>
  [...new Set(matches.flatMap((match) => others(match).map(keyOf)))].filter(Boolean).sort();

const resultOf = (match: MatchInfo): Filter['result'] => (match.won === null ? 'open' : match.won ? 'won' : 'lost');

export function chosen(matches: readonly MatchInfo[], { game, against, result }: Filter): MatchInfo[] {
  return matches.filter(
    (match) =>
      (!game || match.game === game) &&
      (!against || others(match).some((other) => keyOf(other) === against)) &&
      (!result || resultOf(match) === result),
  );
}

/** Matches that are shown before somebody asks for all. */
const FIRST = 5;

type MatchesProps = { matches: readonly MatchInfo[]; filter: Filter; onFilter: (filter: Filter) => void };

/** Every match of mine that was played to its end, the newest first. */
export function Matches({ matches: all, filter, onFilter }: MatchesProps) {
  const every = useSignal(false);
  const shown = chosen(all, filter);
  return (
    <Section id="matches" title={t('review-mine')}>
      {all.length === 0 && <p class="note">{t('review-mine-none')}</p>}
      {all.some((match) => match.offline_copy) && <p class="note">{t('keep-copy')}</p>}
      {all.length > 1 && (
        <>
          <Filters all={all} filter={filter} onFilter={onFilter} />
          <p role="status" class="note">
            {t('review-mine-shown', { shown: shown.length, all: all.length })}
          </p>
        </>
      )}
      <ul class="matches stack gap-4" aria-label={t('review-mine')}>
        {(every.value ? shown : shown.slice(0, FIRST)).map((match) => (
          <li key={match.table}>
            <Match match={match} />
          </li>
        ))}
      </ul>
      {!every.value && shown.length > FIRST && (
        <Button onClick={() => (every.value = true)} text={t('review-mine-every')} />
      )}
      <TakeIn />
    </Section>
  );
}

const named = (key: string): string => (key.startsWith('bot:') ? botTitle(key.slice(4)) : key.slice(5));

function Filters({ all, filter, onFilter }: Omit<MatchesProps, 'matches'> & { all: readonly MatchInfo[] }) {
  const games = [...new Set(all.map((match) => match.game))];
  const choice = (label: string, key: keyof Filter, options: readonly (readonly [string, string])[]) => (
    <Which
      label={label}
      value={filter[key]}
      values={options.map(([value]) => value)}
      text={(chosen) => options.find(([value]) => value === chosen)![1]}
      onChoose={(value) => onFilter({ ...filter, [key]: value })}
    />
  );
  return (
    <div class="filters wrap" role="group" aria-label={t('review-mine-filter')}>
      {choice(t('review-mine-game'), 'game', [
        ['', t('review-mine-all')],
        ...games.map((game) => [game, t(`game-${game}`)] as const),
      ])}
      {choice(t('review-mine-against'), 'against', [
        ['', t('review-mine-everybody')],
        ...opponents(all).map((player) => [player, named(player)] as const),
      ])}
      {choice(t('review-mine-result'), 'result', [
        ['', t('review-mine-any')],
        ['won', t('review-mine-won')],
        ['lost', t('review-mine-lost')],
        ...(all.some((match) => match.won === null) ? [['open', t('review-mine-open')] as const] : []),
      ])}
    </div>
  );
}

const nameOf = ({ name, bot }: Seated): string => (bot ? botName(name) : name) || t('review-mine-somebody');

const titleOf = ({ bot }: Seated): string => (bot ? ` (${botTitle(bot)})` : '');

/** Players by name, bots with their title; one that all of them share comes once, at the end. */
function titled(players: readonly Seated[]): string {
  const [first = ''] = players.map(titleOf);
  return players.every((player) => titleOf(player) === first)
    ? `${listed(players.map(nameOf), 'and')}${first}`
    : listed(
        players.map((player) => `${nameOf(player)}${titleOf(player)}`),
        'and',
      );
}

function Match({ match }: { match: MatchInfo }) {
  const name = t(`game-${match.game}`);
  const when = date(match.updated);
  const result = match.won === null ? 'review-mine-open' : match.won ? 'review-mine-won' : 'review-mine-lost';
  const { review } = match;
  const file = recordName(match.table, match.mirror);
  return (
    <div class="match panel stack gap-2">
      <h3>{name}</h3>
      <p>
        <Facts
          facts={[
            <b>{capital(t(result))}</b>,
            when,
            match.mirror && t('gather-mirror'),
            t('review-mine-deals', { deals: match.deals }),
            scoreOf(match.totals, match.seat),
            match.origin === 'lesson' && t('review-mine-lesson'),
            match.origin === 'record' && t('review-mine-record'),
            match.offline_copy && t('keep-copy-short', { state: match.offline_copy }),
          ]}
        />
      </p>
      <p class="note">
        <Facts
          facts={[
            t('review-mine-with', { names: titled(others(match)) }),
            review?.done && t('review-mine-faults', { faults: review.faults }),
          ]}
        />
      </p>
      <p class="doors">
        <LinkButton
          icon="review"
          href={reviewHref(match.table)}
          text={t(review?.done ? 'review-mine-see' : 'review-mine-ask')}
          unseen={`${name}${comma()} ${when}`}
        />
        <LinkButton
          icon="eye"
          href={replayHref(match.table, 1)}
          text={t('review-mine-replay')}
          unseen={`${name}${comma()} ${when}`}
        />
        <LinkButton
          icon="save"
          href={recordUrl(match.table, language.value)}
          download={file}
          onClick={(event) => alone && (event.preventDefault(), void save(recordUrl(match.table), file))}
          text={t('end-record')}
          unseen={`${name}${comma()} ${when}`}
        />
      </p>
    </div>
  );
}
