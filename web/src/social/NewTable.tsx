import '../styles/settings.css';
import '../styles/house.css';
import '../styles/friends.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { classic, type Choice, type WaitingRoomOrder, type GameInfo } from '../api.ts';
import { t } from '../i18n/texts.ts';
import { Options, Presets } from '../lobby/House.tsx';
import { botTitle } from '../i18n/people.ts';
import { LEVELS } from '../logic/settings.ts';
import { store, stored } from '../storage.ts';
import { Button, Failure } from '../ui/elements.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ChipField, Form } from '../ui/Form.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useRequest } from '../ui/useFetched.ts';
import { NameField } from './Name.tsx';

const KEY = 'fourkings.friends';
export const CLOCKS: Record<string, WaitingRoomOrder['clock']> = {
  none: null,
  brisk: { bank: 60, increment: 5, days: 0 },
  calm: { bank: 180, increment: 10, days: 0 },
  day: { bank: 0, increment: 0, days: 1 },
  days: { bank: 0, increment: 0, days: 3 },
};
export type Conditions = Pick<WaitingRoomOrder, 'seats' | 'watch' | 'chat' | 'hints' | 'mirror' | 'stand_in'> & {
  time: string;
};

const FIRST: Conditions = {
  seats: 'chosen',
  watch: 'link',
  chat: true,
  hints: false,
  mirror: false,
  stand_in: 'club',
  time: 'none',
};

interface NewTableProps {
  games: readonly GameInfo[];
  name: string;
  onMake: (order: WaitingRoomOrder, name: string) => Promise<void>;
  onClose: () => void;
}

/** A table for friends: a game, its house rules, and the conditions of its host; it begins like their last one. */
export function NewTable({ games, name, onMake, onClose }: NewTableProps) {
  const { house: before, ...last } = stored<Partial<Conditions & { house: Choice }>>(KEY, {});
  const conditions = useSignal<Conditions>({ ...FIRST, ...last });
  const house = useSignal<Choice>(games.some(({ id }) => id === before?.game) ? before! : classic(games[0]!.id));
  // Until something is typed: the name may come after the window.
  const typed = useSignal<string | null>(null);
  const host = typed.value ?? name;
  const { failed, run } = useRequest();
  const make = () => {
    const { time, ...others } = conditions.value;
    store(KEY, { ...conditions.value, house: house.value });
    run(() => onMake({ ...house.value, ...others, clock: CLOCKS[time] ?? null }, host).then(onClose));
  };
  return (
    <Dialog wide title={t('gather-title')} onClose={onClose}>
      <Form class="house-rules stack gap-4" onSubmit={make}>
        <p>{t('gather-intro')}</p>
        <NameField first name={host} onName={(text) => (typed.value = text)} />
        <GameField games={games} house={house.value} houseOf={classic} onChange={(next) => (house.value = next)} />
        <ConditionFields conditions={conditions.value} onChange={(next) => (conditions.value = next)} />
        <Failure text={failed.value} />
        <div class="doors">
          <Button type="submit" primary icon="friends" text={t('gather-make')} />
        </div>
      </Form>
    </Dialog>
  );
}

interface GameFieldProps {
  games: readonly GameInfo[];
  house: Choice;
  houseOf: (game: string) => Choice;
  onChange: (next: Choice) => void;
}

/** The game, and behind their name its house rules. */
export function GameField({ games, house, houseOf, onChange }: GameFieldProps) {
  const game = games.find((entry) => entry.id === house.game)!;
  const changed = Object.keys(house.options).length;
  return (
    <ChipField
      text="gather-game"
      name="game"
      values={games.map((entry) => entry.id)}
      chosen={game.id}
      label={(id) => t(`game-${id}`)}
      onChoose={(id) => onChange(houseOf(id))}
    >
      <details>
        <summary>
          {t('gather-house', { preset: t(`preset-${game.id}-${house.preset}`) + (changed > 0 ? ` + ${changed}` : '') })}
        </summary>
        <Presets game={game} choice={house} onChange={onChange} />
        <Options game={game} choice={house} onChange={onChange} />
      </details>
    </ChipField>
  );
}

type TimeFieldProps = { time: string; onChoose: (time: string) => void; children: ComponentChildren };

export function TimeField({ time, onChoose, children }: TimeFieldProps) {
  return (
    <ChipField text="gather-time" name="time" values={Object.keys(CLOCKS)} chosen={time} onChoose={onChoose}>
      {children}
    </ChipField>
  );
}

type ConditionFieldsProps = { conditions: Conditions; onChange: (next: Conditions) => void };

/** How the partners are found, and folded below it the other conditions, unless the host has changed any of them. */
export function ConditionFields({ conditions, onChange }: ConditionFieldsProps) {
  const clock = CLOCKS[conditions.time];
  const change = (next: Partial<Conditions>) => onChange({ ...conditions, ...next });
  const changed = useRef(JSON.stringify({ ...FIRST, ...conditions, seats: FIRST.seats }) !== JSON.stringify(FIRST));
  return (
    <>
      <ChipField
        text="gather-seats"
        name="seats"
        values={['chosen', 'drawn']}
        chosen={conditions.seats}
        onChoose={(seats) => change({ seats })}
      >
        <p class="note">{t(`gather-seats-${conditions.seats}.text`)}</p>
      </ChipField>
      <details open={changed.current}>
        <summary>{t('gather-change')}</summary>
        <div class="settings">
          <Switch text="gather-mirror" on={conditions.mirror} onSwitch={(mirror) => change({ mirror })} />
          <Switch text="gather-hints" on={conditions.hints} onSwitch={(hints) => change({ hints })} />
          <Switch brief text="gather-chat" on={conditions.chat} onSwitch={(chat) => change({ chat })} />
        </div>
        <ChipField
          text="gather-watch"
          name="watch"
          values={['link', 'hands', 'nobody']}
          chosen={conditions.watch}
          onChoose={(watch) => change({ watch })}
        />
        <TimeField time={conditions.time} onChoose={(time) => change({ time })}>
          <p class="note">{t(clock?.days ? 'gather-time-slow' : clock ? 'gather-time-bank' : 'gather-time-free')}</p>
        </TimeField>
        <ChipField
          text="gather-stand-in"
          name="stand_in"
          values={LEVELS}
          chosen={conditions.stand_in}
          label={botTitle}
          onChoose={(stand_in) => change({ stand_in })}
        />
      </details>
    </>
  );
}
