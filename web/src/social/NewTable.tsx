import '../styles/house.css';
import '../styles/friends.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { GameInfo } from '../http.ts';
import type { Choice, WaitingRoomOrder } from '../api.ts';
import { failure } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import { Options, Presets } from '../lobby/House.tsx';
import { botTitle } from '../i18n/people.ts';
import { LEVELS } from '../logic/settings.ts';
import { keep, kept } from '../storage.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { CardField, ChipField, Form, Switch } from '../ui/Form.tsx';
import { OwnName } from './Name.tsx';

const KEY = 'fourkings.friends';
/** The clocks to choose from. */
export const CLOCKS: Record<string, WaitingRoomOrder['clock']> = {
  none: null,
  brisk: { bank: 60, increment: 5, days: 0 },
  calm: { bank: 180, increment: 10, days: 0 },
  day: { bank: 0, increment: 0, days: 1 },
  days: { bank: 0, increment: 0, days: 3 },
};
export type Conditions = Pick<WaitingRoomOrder, 'seats' | 'watch' | 'chat' | 'hints' | 'mirror' | 'stand_in'> & {
  game: string;
  time: string;
};

interface NewTableProps {
  games: readonly GameInfo[];
  houseOf: (game: string) => Choice;
  name: string;
  onMake: (order: WaitingRoomOrder, name: string) => Promise<void>;
  onClose: () => void;
}

/** A table for friends: a game, its house rules, and what its host lays down. */
export function NewTable({ games, houseOf, name, onMake, onClose }: NewTableProps) {
  const conditions = useSignal<Conditions>({
    game: games[0]!.id,
    seats: 'drawn',
    watch: 'link',
    chat: true,
    hints: false,
    mirror: false,
    stand_in: 'club',
    time: 'none',
    ...kept<Partial<Conditions>>(KEY, {}),
  });
  // Until something is typed: the name may come after the window.
  const typed = useSignal<string | null>(null);
  const host = typed.value ?? name;
  const failed = useSignal('');
  const house = useSignal<Choice>(houseOf(conditions.value.game));
  const change = (next: Conditions) => {
    if (next.game !== conditions.value.game) house.value = houseOf(next.game);
    conditions.value = next;
  };
  const make = async () => {
    const { seats, watch, chat, hints, mirror, stand_in, time } = conditions.value;
    keep(KEY, conditions.value);
    try {
      await onMake({ ...house.value, seats, watch, chat, hints, mirror, stand_in, clock: CLOCKS[time] ?? null }, host);
      onClose();
    } catch (error) {
      failed.value = failure(error);
    }
  };
  return (
    <Dialog wide title={t('gather-title')} onClose={onClose}>
      <Form class="house-rules" onSubmit={make}>
        <p>{t('gather-intro')}</p>
        <OwnName name={host} onName={(text) => (typed.value = text)} />
        <Laying games={games} conditions={conditions.value} onChange={change}>
          <LaidHouse
            game={games.find((entry) => entry.id === conditions.value.game)!}
            house={house.value}
            onChange={(next) => (house.value = next)}
          />
        </Laying>
        <Failure text={failed.value} />
        <div class="doors">
          <Button type="submit" class="primary" icon="friends" text={t('gather-make')} />
        </div>
      </Form>
    </Dialog>
  );
}

interface LaidHouseProps {
  game: GameInfo;
  house: Choice;
  onChange: (next: Choice) => void;
}

/** The house rules of a table: their name in a line, and all of them behind it. */
export function LaidHouse({ game, house, onChange }: LaidHouseProps) {
  const changed = Object.keys(house.options).length;
  return (
    <details class="laid-house">
      <summary>
        {t('gather-house', { preset: t(`preset-${game.id}-${house.preset}`) + (changed > 0 ? ` + ${changed}` : '') })}
      </summary>
      <Presets game={game} choice={house} onChange={onChange} />
      <Options game={game} choice={house} onChange={onChange} />
    </details>
  );
}

interface LayingProps {
  games: readonly GameInfo[];
  conditions: Conditions;
  onChange: (next: Conditions) => void;
  children: ComponentChildren;
}

/** All that a host lays down; the children tell of the house rules, below the games. */
export function Laying({ games, conditions, onChange, children }: LayingProps) {
  const clock = CLOCKS[conditions.time];
  const change = (next: Partial<Conditions>) => onChange({ ...conditions, ...next });
  return (
    <>
      <ChipField
        legend={t('gather-game')}
        name="game"
        values={games.map((entry) => entry.id)}
        chosen={conditions.game}
        label={(id) => t(`game-${id}`)}
        onChoose={(game) => change({ game })}
      >
        {children}
      </ChipField>
      <div class="settings">
        <Switch text="gather-mirror" on={conditions.mirror} onSwitch={(mirror) => change({ mirror })} />
      </div>
      <CardField
        name="seats"
        values={['drawn', 'chosen']}
        chosen={conditions.seats}
        text="gather-seats"
        onChoose={(seats) => change({ seats })}
      />
      <ChipField
        legend={t('gather-watch')}
        name="watch"
        values={['link', 'hands', 'nobody']}
        chosen={conditions.watch}
        label={(right) => t(`gather-watch-${right}`)}
        onChoose={(watch) => change({ watch })}
      />
      <ChipField
        legend={t('gather-time')}
        name="time"
        values={Object.keys(CLOCKS)}
        chosen={conditions.time}
        label={(name) => t(`gather-time-${name}`)}
        onChoose={(time) => change({ time })}
      >
        <p class="note">{t(clock?.days ? 'gather-time-slow' : clock ? 'gather-time-bank' : 'gather-time-free')}</p>
      </ChipField>
      <ChipField
        legend={t('gather-stand-in')}
        name="stand_in"
        values={LEVELS}
        chosen={conditions.stand_in}
        label={botTitle}
        onChoose={(stand_in) => change({ stand_in })}
      />
      <div class="settings">
        <Switch brief text="gather-chat" on={conditions.chat} onSwitch={(chat) => change({ chat })} />
        <Switch text="gather-hints" on={conditions.hints} onSwitch={(hints) => change({ hints })} />
      </div>
    </>
  );
}
