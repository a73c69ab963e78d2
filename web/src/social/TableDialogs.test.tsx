// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import type { Snapshot } from '../messages.ts';
import type { NewRequest } from '../logic/requests.ts';
import { Form } from '../ui/Form.tsx';
import { Switch } from '../ui/Switch.tsx';
import { AwayDialog } from './TableDialogs.tsx';

const view = { seat: 0, players: [{ bot: 'club', away: false, person: true }] } as unknown as Snapshot;

test('a seat is left to its bot once the choice of the bot is answered, and not before', () => {
  const sent: NewRequest[] = [];
  let closed = 0;
  const dialog = (busy: boolean) => (
    <AwayDialog
      view={view}
      busy={busy}
      beside={() => false}
      send={(request) => !busy && sent.push(request) > 0}
      onClose={() => closed++}
    />
  );
  const { container, rerender } = render(dialog(true));
  const go = container.querySelector<HTMLButtonElement>('.doors .primary')!;
  go.click();
  expect([sent, closed]).toEqual([[], 0]);
  rerender(dialog(false));
  fireEvent.click(go);
  expect([sent, closed]).toEqual([[{ type: 'away' }], 1]);
});

test('another bot is chosen while an answer is still awaited', () => {
  const sent: NewRequest[] = [];
  const beside = (request: NewRequest) => sent.push(request) > 0;
  const { container } = render(<AwayDialog view={view} busy beside={beside} send={() => false} onClose={() => {}} />);
  fireEvent.click(container.querySelector('input[type=radio]:not(:checked)')!);
  expect(sent).toEqual([{ type: 'stand-in', bot: expect.not.stringMatching('club') }]);
});

test('Enter sends a form, but not from a switch of it', () => {
  const { container } = render(
    <Form onSubmit={() => undefined}>
      <input />
      <Switch brief text="settings-sounds" on onSwitch={() => undefined} />
    </Form>,
  );
  // False where what the key does by itself is prevented.
  const enter = (field: string): boolean => fireEvent.keyDown(container.querySelector(field)!, { key: 'Enter' });
  expect([enter('input'), enter('[role=switch]')]).toEqual([true, false]);
});
