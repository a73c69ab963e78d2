import { useSignal } from '@preact/signals';
import type { GameInfo } from '../http.ts';
import type { Choice } from '../api.ts';
import type { WaitingRoomSnapshot } from '../messages.ts';
import { t } from '../i18n/texts.ts';
import { presetValue } from '../lobby/House.tsx';
import type { Sending } from '../logic/requests.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import { CLOCKS, ConditionFields, GameField, type Conditions } from './NewTable.tsx';

interface ChangeTableProps extends Sending {
  houseOf: (game: string) => Choice;
  games: readonly GameInfo[];
  view: WaitingRoomSnapshot;
  onClose: () => void;
}

/** The host changes the game or the conditions before the match. A clock that is not on offer stays until another is chosen. */
export function ChangeTable({ games, view, houseOf, busy, send, onClose }: ChangeTableProps) {
  const { seats, watch, chat, hints = false, mirror = false, stand_in, clock } = view.conditions;
  const conditions = useSignal<Conditions>({ seats, watch, chat, hints, mirror, stand_in, time: clockName(clock) });
  const house = useSignal<Choice>(played(games, view));
  const change = () => {
    const { time, ...others } = conditions.value;
    if (send({ type: 'configure', ...house.value, ...others, clock: time ? (CLOCKS[time] ?? null) : clock })) onClose();
  };
  return (
    <Dialog wide title={t('gather-change-title')} onClose={onClose}>
      <Form class="house-rules" onSubmit={change}>
        <p>{t('gather-change-intro')}</p>
        <GameField
          games={games}
          house={house.value}
          houseOf={(game) => (game === view.game ? played(games, view) : houseOf(game))}
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
export const clockName = (clock: WaitingRoomSnapshot['conditions']['clock']): string =>
  Object.keys(CLOCKS).find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(clock)) ?? '';

/** The house rules of a table, as its preset and what is otherwise. */
export function played(games: readonly GameInfo[], view: WaitingRoomSnapshot): Choice {
  const game = games.find((entry) => entry.id === view.game)!;
  const options = game.options
    .filter((option) => view.options[option.name] !== presetValue(game, view.preset, option))
    .map((option) => [option.name, view.options[option.name]!]);
  return { game: game.id, preset: view.preset, options: Object.fromEntries(options) };
}
