import '../styles/rules.css';
import '../styles/review.css';
import { useSignal } from '@preact/signals';
import { call, recordUrl, ApiError } from '../api.ts';
import type { MatchInfo, Seated } from '../http.ts';
import { unreachable } from '../i18n/failure.ts';
import { botTitle } from '../i18n/people.ts';
import { listed, minus } from '../i18n/sentences.ts';
import { language, learn, locale, t } from '../i18n/texts.ts';
import { alone } from '../offline/mode.ts';
import { LARGEST_RECORD, recordsIn, seatedIn, takeIn } from '../reviews.ts';
import { go, PROFILE_HREF, replayHref, reviewHref } from '../route.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTitle } from '../ui/useTitle.ts';
import { recordName, save } from '../ui/save.ts';
import { useFetched, useRequest } from '../ui/useFetched.ts';

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

/** The other players of a match. */
export const others = (match: MatchInfo): Seated[] => match.players.filter((_, seat) => seat !== match.seat);

/** Everybody the reader has played against, each once. */
export const opponents = (matches: readonly MatchInfo[]): string[] =>
  [...new Set(matches.flatMap((match) => others(match).map(keyOf)))].filter(Boolean).sort();

const resultOf = (match: MatchInfo): Filter['result'] => (match.won === null ? 'open' : match.won ? 'won' : 'lost');

/** The matches that a filter lets through. */
export function chosen(matches: readonly MatchInfo[], { game, against, result }: Filter): MatchInfo[] {
  return matches.filter(
    (match) =>
      (!game || match.game === game) &&
      (!against || others(match).some((other) => keyOf(other) === against)) &&
      (!result || resultOf(match) === result),
  );
}

/** Every match of mine that was played to its end, the newest first. */
export function MatchesPage() {
  const { data: matches, error } = useFetched(async () => {
    const fetched = await call('GET /api/matches');
    await learn(fetched.map((match) => match.game));
    return fetched;
  }, []);
  const filter = useSignal<Filter>(ALL);
  useTitle(t('review-mine'));
  const all = matches ?? [];
  const shown = chosen(all, filter.value);
  return (
    <div class="rules review">
      <main>
        <h1>{t('review-mine')}</h1>
        <p class="intro">{t('review-mine-intro')}</p>
        <Failure text={error ? unreachable() : ''} />
        {matches?.length === 0 && <p class="notice">{t('review-mine-none')}</p>}
        {!matches && !error && <Skeleton rows={4} />}
        {all.length > 0 && (
          <p class="doors">
            <LinkButton icon="sheet" href={PROFILE_HREF} text={t('lobby-mine')} />
          </p>
        )}
        <TakeIn />
        {all.some((match) => match.offline_copy) && <p class="note">{t('keep-copy')}</p>}
        {all.length > 1 && <Filters all={all} filter={filter.value} onFilter={(wanted) => (filter.value = wanted)} />}
        {all.length > 1 && (
          <p role="status" class="note">
            {t('review-mine-shown', { shown: shown.length, all: all.length })}
          </p>
        )}
        <ul class="matches" aria-label={t('review-mine')}>
          {shown.map((match) => (
            <li key={match.table}>
              <Match match={match} />
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

/** The opponent of a key, in words. */
const named = (key: string): string => (key.startsWith('bot:') ? botTitle(key.slice(4)) : key.slice(5));

interface Props {
  all: readonly MatchInfo[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

function Filters({ all, filter, onFilter }: Props) {
  const games = [...new Set(all.map((match) => match.game))];
  const choice = (label: string, key: keyof Filter, options: readonly (readonly [string, string])[]) => (
    <label class="which">
      {label}
      <select value={filter[key]} onChange={(event) => onFilter({ ...filter, [key]: event.currentTarget.value })}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="filters" role="group" aria-label={t('review-mine-filter')}>
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

const day = (at: number): string => new Date(at * 1000).toLocaleDateString(locale(), { dateStyle: 'long' });

/** The name of a player, a bot with its title. */
const titled = ({ name, bot }: Seated): string =>
  bot ? `${name} (${botTitle(bot)})` : name || t('review-mine-somebody');

function Match({ match }: { match: MatchInfo }) {
  const name = t(`game-${match.game}`);
  const when = day(match.updated);
  const result = match.won === null ? 'review-mine-open' : match.won ? 'review-mine-won' : 'review-mine-lost';
  const { review } = match;
  const file = recordName(match.table, match.mirror);
  return (
    <div class="match">
      <h2>
        {name} <small>{when}</small>
      </h2>
      <p>
        <Facts
          facts={[
            <b>{t(result)}</b>,
            match.mirror && t('gather-mirror'),
            t('review-mine-deals', { deals: match.deals }),
            listed(match.totals.map(minus)),
            match.origin === 'lesson' && t('review-mine-lesson'),
            match.origin === 'record' && t('review-mine-record'),
            match.offline_copy && t('keep-copy-short', { state: match.offline_copy }),
          ]}
        />
      </p>
      <p class="note">
        <Facts
          facts={[
            t('review-mine-with', { names: listed(others(match).map(titled)) }),
            review?.done && t('review-mine-faults', { faults: review.faults }),
          ]}
        />
      </p>
      <p class="doors">
        <LinkButton
          icon="hint"
          primary
          href={reviewHref(match.table)}
          text={t(review?.done ? 'review-mine-see' : 'review-mine-ask')}
          unseen={`${name}, ${when}`}
        />
        <LinkButton
          icon="play"
          href={replayHref(match.table, 1)}
          text={t('review-mine-replay')}
          unseen={`${name}, ${when}`}
        />
        <LinkButton
          icon="save"
          href={recordUrl(match.table, language.value)}
          download={file}
          onClick={(event) => alone && (event.preventDefault(), void save(recordUrl(match.table), file))}
          text={t('end-record')}
          unseen={`${name}, ${when}`}
        />
      </p>
    </div>
  );
}

/** The most matches of a file to choose from. */
const MAX_RECORDS = 200;

/** Why a record was refused, as a sentence. */
function why(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return unreachable();
  return ['bad-record', 'match-running'].includes(error.code) ? error.said : t('review-record-bad');
}

/** A form for a record from elsewhere: dropped, chosen or pasted. */
export function TakeIn() {
  const text = useSignal('');
  const which = useSignal(0);
  const seat = useSignal(0);
  const over = useSignal(false);
  const { busy, failed, run } = useRequest(why);
  const records = recordsIn(text.value).slice(0, MAX_RECORDS);
  const put = (to: string) => {
    text.value = to;
    which.value = 0;
    failed.value = '';
  };
  const readFile = (file: File | undefined) => void file?.text().then(put);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    over.value = false;
    const { files } = event.dataTransfer!;
    if (files.length) readFile(files[0]);
    else put(event.dataTransfer!.getData('text'));
  };
  const record = records[which.value] ?? '';
  const names = seatedIn(record);
  const send = async (): Promise<void> => go(reviewHref(await takeIn(record, seat.value, language.value)));
  const take = (): void => {
    if (record.length <= LARGEST_RECORD) return run(send);
    failed.value = t('review-record-large', { most: LARGEST_RECORD / 1024 });
  };
  return (
    <details
      class={over.value ? 'take-in over' : 'take-in'}
      onDragOver={(event) => {
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => (over.value = false)}
      onDrop={drop}
    >
      <summary>{t('review-record')}</summary>
      <p class="note">{t('review-record-text')}</p>
      <label class="which">
        {t('review-record-file')}{' '}
        <input
          type="file"
          accept=".json,.jsonl,application/json"
          onChange={(event) => readFile(event.currentTarget.files?.[0])}
        />
      </label>
      <label class="paste">
        {t('review-record-paste')}
        <textarea rows={4} spellcheck={false} value={text.value} onInput={(event) => put(event.currentTarget.value)} />
      </label>
      {records.length > 1 && (
        <label class="which">
          {t('review-record-which')}
          <select value={which.value} onChange={(event) => (which.value = Number(event.currentTarget.value))}>
            {records.map((_, place) => (
              <option key={place} value={place}>
                {place + 1}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="which">
        {t('review-record-seat')}
        <select value={seat.value} onChange={(event) => (seat.value = Number(event.currentTarget.value))}>
          {[0, 1, 2, 3].map((place) => (
            <option key={place} value={place}>
              {names[place] ? t('review-record-who', { seat: place + 1, who: names[place] }) : place + 1}
            </option>
          ))}
        </select>
      </label>
      <Failure text={failed.value} />
      <p class="doors">
        <Button
          icon="next"
          primary
          disabled={busy.value || records.length === 0}
          onClick={take}
          text={t('review-record-take')}
        />
      </p>
    </details>
  );
}
