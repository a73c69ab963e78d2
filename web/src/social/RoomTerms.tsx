import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { classic, fetchGames, type Choice, type GameInfo } from '../api.ts';
import type { WaitingRoomSnapshot } from '../messages.ts';
import { t, unbroken } from '../i18n/texts.ts';
import { isHost } from '../logic/waitingRoom.ts';
import type { Send, Sending } from '../logic/requests.ts';
import { Button } from '../ui/elements.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form, Menu } from '../ui/Form.tsx';
import { useMedia } from '../ui/media.ts';
import { ConditionsNote, FullConditions, HouseRules } from './Conditions.tsx';
import { CLOCKS, ConditionFields, GameField, type Conditions } from './NewTable.tsx';
import { presetValue } from '../lobby/House.tsx';

interface RoomTermsProps extends Sending {
  view: WaitingRoomSnapshot;
  /** Sends whatever answer is still awaited. */
  beside: Send;
}

/** What is played and how: for the host menus where there is room, for everybody else a line that opens all of it. */
export function RoomTerms({ view, beside, ...sending }: RoomTermsProps) {
  const games = useSignal<GameInfo[] | null>(null);
  const open = useSignal(false);
  const host = isHost(view);
  const wide = useMedia('(min-width: 60rem)');
  useEffect(() => {
    if (host)
      fetchGames().then(
        (all) => (games.value = all),
        () => undefined,
      );
  }, [host]);
  return (
    <>
      <div class="terms wrap">
        {host && wide && games.value ? (
          <Menus view={view} games={games.value} beside={beside} />
        ) : (
          <p>
            <strong>{unbroken(t(`game-${view.game}`))}</strong> <small>{t(`preset-${view.game}-${view.preset}`)}</small>
          </p>
        )}
        <Button
          icon={host ? 'edit' : 'rules'}
          disabled={host && !games.value}
          text={t('gather-change-title')}
          onClick={() => (open.value = true)}
        />
      </div>
      <ConditionsNote view={view} />
      {open.value &&
        (host && games.value ? (
          <ChangeTable games={games.value} view={view} {...sending} onClose={() => (open.value = false)} />
        ) : (
          <Dialog title={t('gather-change-title')} onClose={() => (open.value = false)}>
            <h3>{t(`preset-${view.game}-${view.preset}`)}</h3>
            <HouseRules view={view} />
            <FullConditions conditions={view.conditions} mirror={view.mirror} />
          </Dialog>
        ))}
    </>
  );
}

/** The host's menus: each choice is laid down at once. */
function Menus({ view, games, beside }: Omit<RoomTermsProps, keyof Sending> & { games: readonly GameInfo[] }) {
  const { hints = false, mirror = false, seats, watch, chat, stand_in, clock } = view.conditions;
  const laid = { ...played(games, view), hints, mirror, seats, watch, chat, stand_in, clock };
  const change = (next: Partial<typeof laid>) => beside({ type: 'configure', ...laid, ...next });
  const time = clockName(clock);
  return (
    <>
      <Menu
        label={t('gather-game')}
        value={view.game}
        values={games.map(({ id }) => id)}
        text={(id) => t(`game-${id}`)}
        onChoose={(id) => change(classic(id))}
      />
      <Menu
        label={t('house-preset')}
        value={view.preset}
        values={Object.keys(games.find(({ id }) => id === view.game)!.presets)}
        text={(preset) => t(`preset-${view.game}-${preset}`)}
        onChoose={(preset) => change({ preset, options: {} })}
      />
      <Menu
        label={t('gather-time')}
        value={time}
        values={[...Object.keys(CLOCKS), ...(time ? [] : [''])]}
        text={(name) => (name ? t(`gather-time-${name}`) : t('gather-time-own'))}
        onChoose={(name) => change({ clock: CLOCKS[name] ?? null })}
      />
      <Menu
        label={t('gather-hints')}
        value={hints ? 'on' : 'off'}
        values={['off', 'on']}
        text={(state) => t(`gather-hints-${state}`)}
        onChoose={(state) => change({ hints: state === 'on' })}
      />
      <Menu
        label={t('gather-seats')}
        value={seats}
        values={['chosen', 'drawn']}
        text={(kind) => t(`gather-seats-${kind}`)}
        onChoose={(kind) => change({ seats: kind })}
      />
    </>
  );
}

interface ChangeTableProps extends Sending {
  games: readonly GameInfo[];
  view: WaitingRoomSnapshot;
  onClose: () => void;
}

/** The host changes the game or the conditions before the match. A clock not on offer stays until another is chosen. */
function ChangeTable({ games, view, busy, send, onClose }: ChangeTableProps) {
  const { seats, watch, chat, hints = false, mirror = false, stand_in, clock } = view.conditions;
  const conditions = useSignal<Conditions>({ seats, watch, chat, hints, mirror, stand_in, time: clockName(clock) });
  const house = useSignal<Choice>(played(games, view));
  const change = () => {
    const { time, ...others } = conditions.value;
    if (send({ type: 'configure', ...house.value, ...others, clock: time ? (CLOCKS[time] ?? null) : clock })) onClose();
  };
  return (
    <Dialog wide title={t('gather-change-title')} onClose={onClose}>
      <Form class="house-rules stack gap-5" onSubmit={change}>
        <p>{t('gather-change-intro')}</p>
        <GameField
          games={games}
          house={house.value}
          houseOf={(game) => (game === view.game ? played(games, view) : classic(game))}
          onChange={(next) => (house.value = next)}
        />
        <ConditionFields conditions={conditions.value} onChange={(next) => (conditions.value = next)} />
        <div class="doors">
          <Button type="submit" primary disabled={busy} text={t('gather-change-now')} />
        </div>
      </Form>
    </Dialog>
  );
}

/** The name of a clock that is on offer; empty for another one. */
const clockName = (clock: WaitingRoomSnapshot['conditions']['clock']): string =>
  Object.keys(CLOCKS).find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(clock)) ?? '';

/** The house rules of a table, as its preset and what is otherwise. */
function played(games: readonly GameInfo[], view: WaitingRoomSnapshot): Choice {
  const game = games.find((entry) => entry.id === view.game)!;
  const options = game.options
    .filter((option) => view.options[option.name] !== presetValue(game, view.preset, option))
    .map((option) => [option.name, view.options[option.name]!]);
  return { game: game.id, preset: view.preset, options: Object.fromEntries(options) };
}
