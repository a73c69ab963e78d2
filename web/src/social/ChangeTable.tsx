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
import { CLOCKS, LaidHouse, Laying, type Conditions } from './NewTable.tsx';

interface ChangeTableProps extends Sending {
  houseOf: (game: string) => Choice;
  games: readonly GameInfo[];
  view: WaitingRoomSnapshot;
  onClose: () => void;
}

/**
 * The host lays down otherwise what is played, while people gather. A clock of another make stays until another is
 * chosen.
 */
export function ChangeTable({ games, view, houseOf, busy, send, onClose }: ChangeTableProps) {
  const { seats, watch, chat, hints = false, mirror = false, stand_in, clock } = view.conditions;
  const now = Object.keys(CLOCKS).find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(clock));
  const conditions = useSignal<Conditions>({
    game: view.game,
    seats,
    watch,
    chat,
    hints,
    mirror,
    stand_in,
    time: now ?? '',
  });
  const house = useSignal<Choice>(played(games, view));
  const game = games.find((entry) => entry.id === conditions.value.game)!;
  const change = (next: Conditions) => {
    if (next.game !== conditions.value.game)
      house.value = next.game === view.game ? played(games, view) : houseOf(next.game);
    conditions.value = next;
  };
  const lay = () => {
    const { time, game: _, ...laid } = conditions.value;
    if (send({ type: 'configure', ...house.value, ...laid, clock: time ? (CLOCKS[time] ?? null) : clock })) onClose();
  };
  return (
    <Dialog wide title={t('gather-change-title')} onClose={onClose}>
      <Form class="house-rules" onSubmit={lay}>
        <p>{t('gather-change-intro')}</p>
        <Laying games={games} conditions={conditions.value} onChange={change}>
          <LaidHouse game={game} house={house.value} onChange={(next) => (house.value = next)} />
        </Laying>
        <div class="doors">
          <Button type="submit" class="primary" disabled={busy} text={t('gather-change-now')} />
        </div>
      </Form>
    </Dialog>
  );
}

/** The house rules of a table, as its preset and what is otherwise. */
function played(games: readonly GameInfo[], view: WaitingRoomSnapshot): Choice {
  const game = games.find((entry) => entry.id === view.game)!;
  const options = game.options
    .filter((option) => view.options[option.name] !== presetValue(game, view.preset, option))
    .map((option) => [option.name, view.options[option.name]!]);
  return { game: game.id, preset: view.preset, options: Object.fromEntries(options) };
}
