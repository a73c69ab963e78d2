import '../styles/house.css';
import '../styles/friends.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { GameInfo } from '../http.ts';
import type { Choice, Gathering } from '../api.ts';
import { failure } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import { Options, Presets } from '../lobby/House.tsx';
import { botTitle } from '../i18n/people.ts';
import { LEVELS } from '../logic/settings.ts';
import { keep, kept } from '../storage.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { OwnName } from './OwnName.tsx';

const KEY = 'fourkings.friends';
/** The clocks to choose from. */
export const CLOCKS: Record<string, Gathering['clock']> = {
  none: null,
  brisk: { bank: 60, increment: 5, days: 0 },
  calm: { bank: 180, increment: 10, days: 0 },
  day: { bank: 0, increment: 0, days: 1 },
  days: { bank: 0, increment: 0, days: 3 },
};
export type Conditions = Pick<Gathering, 'seats' | 'watch' | 'chat' | 'hints' | 'mirror' | 'stand_in'> & {
  game: string;
  time: string;
};

/** A table for friends: a game, its house rules, and what its host lays down. */
export function NewTable({
  games,
  houseOf,
  name,
  onMake,
  onClose,
}: {
  games: readonly GameInfo[];
  houseOf: (game: string) => Choice;
  name: string;
  onMake: (order: Gathering, name: string) => Promise<void>;
  onClose: () => void;
}) {
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
      <form
        class="house-rules"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
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
          <button type="submit" class="primary">
            <Icon name="friends" />
            {t('gather-make')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The house rules of a table: their name in a line, and all of them behind it. */
export function LaidHouse({
  game,
  house,
  onChange,
}: {
  game: GameInfo;
  house: Choice;
  onChange: (next: Choice) => void;
}) {
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

/** All that a host lays down; the children tell of the house rules, below the games. */
export function Laying({
  games,
  conditions,
  onChange,
  children,
}: {
  games: readonly GameInfo[];
  conditions: Conditions;
  onChange: (next: Conditions) => void;
  children: ComponentChildren;
}) {
  const { game, seats, watch, chat, hints, mirror, stand_in, time } = conditions;
  const change = (next: Partial<Conditions>) => onChange({ ...conditions, ...next });
  return (
    <>
      <fieldset>
        <legend>{t('gather-game')}</legend>
        <div class="chips">
          {games.map((entry) => (
            <label class="chip" key={entry.id}>
              <input
                type="radio"
                name="game"
                value={entry.id}
                checked={entry.id === game}
                onChange={() => change({ game: entry.id })}
              />
              <span>{t(`game-${entry.id}`)}</span>
            </label>
          ))}
        </div>
        {children}
      </fieldset>
      <div class="settings">
        <label class="switch">
          <span>
            {t('gather-mirror')}
            <small>{t('gather-mirror.text')}</small>
          </span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={mirror}
            checked={mirror}
            onChange={(event) => change({ mirror: event.currentTarget.checked })}
          />
        </label>
      </div>
      <fieldset>
        <legend>{t('gather-seats')}</legend>
        {(['drawn', 'chosen'] as const).map((way) => (
          <label class="card-choice" key={way}>
            <input
              type="radio"
              name="seats"
              value={way}
              checked={seats === way}
              onChange={() => change({ seats: way })}
            />
            <span>
              <strong>{t(`gather-seats-${way}`)}</strong>
              <small>{t(`gather-seats-${way}.text`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('gather-watch')}</legend>
        <div class="chips">
          {(['link', 'hands', 'nobody'] as const).map((right) => (
            <label class="chip" key={right}>
              <input
                type="radio"
                name="watch"
                value={right}
                checked={watch === right}
                onChange={() => change({ watch: right })}
              />
              <span>{t(`gather-watch-${right}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('gather-time')}</legend>
        <div class="chips">
          {Object.keys(CLOCKS).map((name) => (
            <label class="chip" key={name}>
              <input
                type="radio"
                name="time"
                value={name}
                checked={time === name}
                onChange={() => change({ time: name })}
              />
              <span>{t(`gather-time-${name}`)}</span>
            </label>
          ))}
        </div>
        <p class="note">
          {t(CLOCKS[time]?.days ? 'gather-time-slow' : CLOCKS[time] ? 'gather-time-bank' : 'gather-time-free')}
        </p>
      </fieldset>
      <fieldset>
        <legend>{t('gather-stand-in')}</legend>
        <div class="chips">
          {LEVELS.map((level) => (
            <label class="chip" key={level}>
              <input
                type="radio"
                name="stand_in"
                value={level}
                checked={stand_in === level}
                onChange={() => change({ stand_in: level })}
              />
              <span>{botTitle(level)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div class="settings">
        <label class="switch">
          <span>{t('gather-chat')}</span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={chat}
            checked={chat}
            onChange={(event) => change({ chat: event.currentTarget.checked })}
          />
        </label>
        <label class="switch">
          <span>
            {t('gather-hints')}
            <small>{t('gather-hints.text')}</small>
          </span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={hints}
            checked={hints}
            onChange={(event) => change({ hints: event.currentTarget.checked })}
          />
        </label>
      </div>
    </>
  );
}
