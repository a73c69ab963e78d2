import '../styles/settings.css';
import '../styles/house.css';
import { useSignal } from '@preact/signals';
import type { Choice, EveningKind, GameInfo, NewEvening } from '../api.ts';
import { CLOCKS, GameField, TimeField } from '../social/NewTable.tsx';
import { botTitle } from '../i18n/people.ts';
import { t } from '../i18n/texts.ts';
import { LEVELS } from '../logic/settings.ts';
import { Button, Failure } from '../ui/elements.tsx';
import { ChipField, Count, Form, OptionChips, TextInput } from '../ui/Form.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useRequest } from '../ui/useFetched.ts';
import { MAX_NAME } from './About.tsx';
import { why } from './useEvening.ts';

const MAX_ROUNDS = 40;
const MAX_MINUTES = 240;
const MAX_DAYS = 60;
const DAY = 24 * 60;
/** The shared option of games that a score ends, by which a match ends after a number of deals. */
const DEALS = 'deals';

interface Draft {
  kind: EveningKind;
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

const kindsOf = (game: GameInfo): readonly EveningKind[] =>
  game.partners ? ['partners', 'pairs', 'teams'] : ['alone'];
function kindOf(game: GameInfo, { kind }: Draft): EveningKind {
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

function orderOf(game: GameInfo, house: Choice, draft: Draft): Omit<NewEvening, 'pace'> {
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

interface MakeEveningProps {
  games: readonly GameInfo[];
  houseOf: (game: string) => Choice;
  onMake: (order: Omit<NewEvening, 'pace'>, name: string) => Promise<void>;
}

/** A new evening: what is played, by whom, in how many rounds of which length. */
export function MakeEvening({ games, houseOf, onMake }: MakeEveningProps) {
  const house = useSignal<Choice>(houseOf(games[0]!.id));
  const draft = useSignal<Draft>(FIRST);
  const name = useSignal('');
  const { failed, run } = useRequest(why);
  const game = games.find((entry) => entry.id === house.value.game)!;
  const kind = kindOf(game, draft.value);
  const change = (next: Partial<Draft>) => (draft.value = { ...draft.value, ...next });
  const make = () => run(() => onMake(orderOf(game, house.value, draft.value), name.value.trim()));
  const more = (
    <details>
      <summary>{t('gather-change')}</summary>
      {draft.value.cards === 'screen' && <OnScreen draft={draft.value} onChange={change} />}
      <div class="settings">
        {kind !== 'teams' && (
          <Switch
            text={draft.value.cards === 'screen' ? 'evening-same-boards' : 'evening-same-boards-paper'}
            on={draft.value.same_boards}
            onSwitch={(same_boards) => change({ same_boards })}
          />
        )}
        <Switch text="evening-swiss" on={draft.value.swiss} onSwitch={(swiss) => change({ swiss })} />
      </div>
    </details>
  );
  return (
    <Form class="house-rules stack gap-5 make-evening" onSubmit={make}>
      <div class="fields stack gap-5">
        <div class="stack gap-5">
          <GameField games={games} house={house.value} houseOf={houseOf} onChange={(next) => (house.value = next)} />
          <ChipField
            text="evening-cards"
            name="cards"
            values={['screen', 'paper']}
            chosen={draft.value.cards}
            onChoose={(cards) => change({ cards })}
          >
            <p class="note">{t(`evening-cards-${draft.value.cards}.text`)}</p>
          </ChipField>
        </div>
        <div class="stack gap-5">
          <ChipField
            text="evening-kind"
            name="kind"
            values={kindsOf(game)}
            chosen={kind}
            onChoose={(each) => change({ kind: each })}
          >
            <p class="note">{t(`evening-kind-${kind}.text`)}</p>
          </ChipField>
          <Rounds game={game} draft={draft.value} onChange={change} />
          <label class="row gap-4 evening-name">
            <span>{t('evening-about-name')}</span>
            <TextInput maxLength={MAX_NAME} value={name.value} onText={(text) => (name.value = text)} />
          </label>
        </div>
      </div>
      {more}
      <Failure text={failed.value} />
      <div class="doors">
        <Button type="submit" primary icon="friends" text={t('evening-make')} />
      </div>
    </Form>
  );
}

type Chosen = { game: GameInfo; draft: Draft; onChange: (next: Partial<Draft>) => void };

/** What only a table on a screen has: bots, clocks, hints. */
function OnScreen({ draft, onChange }: Omit<Chosen, 'game'>) {
  return (
    <>
      <ChipField
        text="evening-fill"
        name="fill"
        values={[...LEVELS, '']}
        chosen={draft.fill}
        label={(level) => (level ? botTitle(level) : t('evening-fill-nobody'))}
        onChoose={(fill) => onChange({ fill })}
      >
        <p class="note">{t(draft.fill ? 'evening-fill-text' : 'evening-fill-nobody-text')}</p>
      </ChipField>
      <TimeField time={draft.time} onChoose={(time) => onChange({ time })}>
        {isLeague(draft) && <p class="note">{t('evening-league-text')}</p>}
      </TimeField>
      <div class="settings">
        <Switch text="gather-hints" on={draft.hints} onSwitch={(hints) => onChange({ hints })} />
      </div>
    </>
  );
}

function Rounds({ game, draft, onChange }: Chosen) {
  const most = mostDeals(game);
  const by = lengthOf(game, draft);
  const league = isLeague(draft);
  return (
    <fieldset>
      <legend>{t('evening-rounds')}</legend>
      {most !== null && (
        <OptionChips
          name="length"
          values={lengthsOf(game, draft)}
          chosen={by}
          label={(length) => t(`evening-length-${length}`)}
          onChoose={(length) => onChange({ length })}
        />
      )}
      <div class="wrap gap-4">
        <Count
          label={t('evening-rounds-count')}
          value={draft.rounds}
          max={MAX_ROUNDS}
          onCount={(rounds) => onChange({ rounds })}
        />
        {most !== null && by === 'deals' && (
          <Count
            label={t('evening-deals-count')}
            value={draft.deals}
            max={most}
            onCount={(deals) => onChange({ deals })}
          />
        )}
        {most !== null && by === 'minutes' && (
          <Count
            label={t(league ? 'evening-days-count' : 'evening-minutes-count')}
            value={league ? draft.days : draft.minutes}
            max={league ? MAX_DAYS : MAX_MINUTES}
            onCount={(count) => onChange(league ? { days: count } : { minutes: count })}
          />
        )}
      </div>
      <p class="note">{t(most === null ? 'evening-length-fixed' : `evening-length-${by}.text`)}</p>
    </fieldset>
  );
}
