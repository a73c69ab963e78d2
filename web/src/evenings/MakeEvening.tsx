import '../styles/house.css';
import { useSignal } from '@preact/signals';
import type { GameInfo, NewEvening } from '../http.ts';
import type { Choice } from '../api.ts';
import { CLOCKS, LaidHouse } from '../social/NewTable.tsx';
import { botTitle } from '../i18n/people.ts';
import { t } from '../i18n/texts.ts';
import { LEVELS } from '../logic/settings.ts';
import { Failure } from '../ui/Failure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { why } from './useEvening.ts';

const MAX_ROUNDS = 40;
const MAX_MINUTES = 240;
const MAX_DAYS = 60;
const DAY = 24 * 60;
/** The shared option of games that a score ends, by which a match ends after a number of deals. */
const DEALS = 'deals';

interface Draft {
  kind: NewEvening['kind'];
  cards: 'screen' | 'paper';
  rounds: number;
  length: 'deals' | 'minutes' | 'rules';
  deals: number;
  minutes: number;
  days: number;
  fill: string;
  same_boards: boolean;
  swiss: boolean;
  hints: boolean;
  time: string;
}

const FIRST: Draft = {
  kind: 'partners',
  cards: 'screen',
  rounds: 5,
  length: 'deals',
  deals: 6,
  minutes: 25,
  days: 7,
  fill: 'club',
  same_boards: false,
  swiss: false,
  hints: false,
  time: 'none',
};

/** The kinds of evening that suit a game. */
const kindsOf = (game: GameInfo): readonly NewEvening['kind'][] =>
  game.partners ? ['partners', 'pairs', 'teams'] : ['alone'];
/** The kind that was chosen, if it suits the game. */
function kindOf(game: GameInfo, { kind }: Draft): NewEvening['kind'] {
  const kinds = kindsOf(game);
  return kinds.includes(kind) ? kind : kinds[0]!;
}
/** The most deals that a match of a game may be told to last; null where its rules fix their number. */
const mostDeals = (game: GameInfo): number | null =>
  game.options.find((option) => option.name === DEALS)?.range?.[1] ?? null;

/** Whether all tables play the same deals: teams do in any case. */
const sameBoards = (game: GameInfo, draft: Draft): boolean => draft.same_boards || kindOf(game, draft) === 'teams';
/** What a round may last by: real cards that are dealt by list need a number of deals. */
const lengthsOf = (game: GameInfo, draft: Draft): readonly Draft['length'][] =>
  draft.cards === 'paper' && sameBoards(game, draft) ? ['deals'] : ['deals', 'minutes', 'rules'];
/** What a round was told to last by, if that suits the rest. */
function lengthOf(game: GameInfo, draft: Draft): Draft['length'] {
  const lengths = lengthsOf(game, draft);
  return lengths.includes(draft.length) ? draft.length : lengths[0]!;
}

/** Whether a round lasts days: everybody plays when they have time. */
const isLeague = ({ cards, time }: Draft): boolean => cards === 'screen' && !!CLOCKS[time]?.days;

/** What the server is asked for. */
function wanted(game: GameInfo, house: Choice, draft: Draft): Omit<NewEvening, 'pace'> {
  const paper = draft.cards === 'paper';
  const length = lengthOf(game, draft);
  const open = mostDeals(game) !== null;
  return {
    ...house,
    options: open && length === 'deals' ? { ...house.options, [DEALS]: draft.deals } : house.options,
    kind: kindOf(game, draft),
    paper,
    rounds: draft.rounds,
    minutes: open && length === 'minutes' ? (isLeague(draft) ? DAY * draft.days : draft.minutes) : 0,
    fill: paper ? '' : draft.fill,
    same_boards: sameBoards(game, draft),
    swiss: draft.swiss,
    hints: draft.hints && !paper,
    clock: paper ? null : (CLOCKS[draft.time] ?? null),
  };
}

/** A new evening: what is played, by whom, in how many rounds of which length. */
export function MakeEvening({
  games,
  houseOf,
  onMake,
}: {
  games: readonly GameInfo[];
  houseOf: (game: string) => Choice;
  onMake: (order: Omit<NewEvening, 'pace'>) => Promise<void>;
}) {
  const house = useSignal<Choice>(houseOf(games[0]!.id));
  const draft = useSignal<Draft>(FIRST);
  const failed = useSignal('');
  const game = games.find((entry) => entry.id === house.value.game)!;
  const change = (next: Partial<Draft>) => (draft.value = { ...draft.value, ...next });
  const make = () =>
    onMake(wanted(game, house.value, draft.value)).catch((error: unknown) => void (failed.value = why(error)));
  return (
    <form
      class="house-rules make-evening"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <fieldset>
        <legend>{t('gather-game')}</legend>
        <Chips
          name="game"
          values={games.map((entry) => entry.id)}
          chosen={game.id}
          label={(id) => t(`game-${id}`)}
          onChoose={(id) => (house.value = houseOf(id))}
        />
        <LaidHouse game={game} house={house.value} onChange={(next) => (house.value = next)} />
      </fieldset>
      <fieldset>
        <legend>{t('evening-cards')}</legend>
        <Chips
          name="cards"
          values={['screen', 'paper']}
          chosen={draft.value.cards}
          label={(cards) => t(`evening-cards-${cards}`)}
          onChoose={(cards) => change({ cards: cards as Draft['cards'] })}
        />
        <p class="note">{t(`evening-cards-${draft.value.cards}.text`)}</p>
      </fieldset>
      <Kind game={game} draft={draft.value} onChange={change} />
      <Rounds game={game} draft={draft.value} onChange={change} />
      {draft.value.cards === 'screen' && <OnScreen draft={draft.value} onChange={change} />}
      <div class="settings">
        {kindOf(game, draft.value) !== 'teams' && (
          <Switch
            id={draft.value.cards === 'screen' ? 'evening-same-boards' : 'evening-same-boards-paper'}
            on={draft.value.same_boards}
            onSwitch={(same_boards) => change({ same_boards })}
          />
        )}
        <Switch id="evening-swiss" on={draft.value.swiss} onSwitch={(swiss) => change({ swiss })} />
      </div>
      <Failure text={failed.value} />
      <div class="doors">
        <button type="submit" class="primary">
          <Icon name="friends" />
          {t('evening-make')}
        </button>
      </div>
    </form>
  );
}

interface Chosen {
  game: GameInfo;
  draft: Draft;
  onChange: (next: Partial<Draft>) => void;
}

/** Who plays with whom: changing partners or fixed pairs, or everybody alone. */
function Kind({ game, draft, onChange }: Chosen) {
  const chosen = kindOf(game, draft);
  return (
    <fieldset>
      <legend>{t('evening-kind')}</legend>
      {kindsOf(game).map((kind) => (
        <label class="card-choice" key={kind}>
          <input type="radio" name="kind" value={kind} checked={kind === chosen} onChange={() => onChange({ kind })} />
          <span>
            <strong>{t(`evening-kind-${kind}`)}</strong>
            <small>{t(`evening-kind-${kind}.text`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What only a table on a screen has: bots, clocks, hints. */
function OnScreen({ draft, onChange }: Omit<Chosen, 'game'>) {
  return (
    <>
      <fieldset>
        <legend>{t('evening-fill')}</legend>
        <Chips
          name="fill"
          values={[...LEVELS, '']}
          chosen={draft.fill}
          label={(level) => (level ? botTitle(level) : t('evening-fill-nobody'))}
          onChoose={(fill) => onChange({ fill })}
        />
        <p class="note">{t(draft.fill ? 'evening-fill-text' : 'evening-fill-nobody-text')}</p>
      </fieldset>
      <fieldset>
        <legend>{t('gather-time')}</legend>
        <Chips
          name="time"
          values={Object.keys(CLOCKS)}
          chosen={draft.time}
          label={(name) => t(`gather-time-${name}`)}
          onChoose={(time) => onChange({ time })}
        />
        {isLeague(draft) && <p class="note">{t('evening-league-text')}</p>}
      </fieldset>
      <div class="settings">
        <Switch id="gather-hints" on={draft.hints} onSwitch={(hints) => onChange({ hints })} />
      </div>
    </>
  );
}

/** How many rounds, and how long each of them is. */
function Rounds({ game, draft, onChange }: Chosen) {
  const most = mostDeals(game);
  const by = lengthOf(game, draft);
  return (
    <fieldset>
      <legend>{t('evening-rounds')}</legend>
      <Count
        label={t('evening-rounds-count')}
        value={draft.rounds}
        max={MAX_ROUNDS}
        onChange={(rounds) => onChange({ rounds })}
      />
      {most === null ? (
        <p class="note">{t('evening-length-fixed')}</p>
      ) : (
        <>
          <Chips
            name="length"
            values={lengthsOf(game, draft)}
            chosen={by}
            label={(length) => t(`evening-length-${length}`)}
            onChoose={(length) => onChange({ length: length as Draft['length'] })}
          />
          {by === 'deals' && (
            <Count
              label={t('evening-deals-count')}
              value={draft.deals}
              max={most}
              onChange={(deals) => onChange({ deals })}
            />
          )}
          {by === 'minutes' && !isLeague(draft) && (
            <Count
              label={t('evening-minutes-count')}
              value={draft.minutes}
              max={MAX_MINUTES}
              onChange={(minutes) => onChange({ minutes })}
            />
          )}
          {by === 'minutes' && isLeague(draft) && (
            <Count
              label={t('evening-days-count')}
              value={draft.days}
              max={MAX_DAYS}
              onChange={(days) => onChange({ days })}
            />
          )}
          <p class="note">{t(`evening-length-${by}.text`)}</p>
        </>
      )}
    </fieldset>
  );
}

function Count({
  label,
  value,
  max,
  onChange,
}: {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    <label class="count">
      <span>{label}</span>
      <NumberField
        required
        min={1}
        max={max}
        value={value}
        onChange={(event) => event.currentTarget.validity.valid && onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

function Chips({
  name,
  values,
  chosen,
  label,
  onChoose,
}: {
  name: string;
  values: readonly string[];
  chosen: string;
  label: (value: string) => string;
  onChoose: (value: string) => void;
}) {
  return (
    <div class="chips">
      {values.map((value) => (
        <label class="chip" key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label(value)}</span>
        </label>
      ))}
    </div>
  );
}

function Switch({ id, on, onSwitch }: { id: string; on: boolean; onSwitch: (on: boolean) => void }) {
  return (
    <label class="switch">
      <span>
        {t(id)}
        <small>{t(`${id}.text`)}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </label>
  );
}
