import { fireEvent, render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import type { Snapshot } from '../messages.ts';
import type { NewRequest } from '../logic/requests.ts';
import { AwayDialog } from './Away.tsx';

const view = { seat: 0, players: [{ bot: 'club', away: false, person: true }] } as unknown as Snapshot;

test('a seat is left to its bot once the choice of the bot is answered, and not before', () => {
  const sent: NewRequest[] = [];
  let closed = 0;
  const dialog = (busy: boolean) => (
    <AwayDialog view={view} busy={busy} send={(request) => !busy && sent.push(request) > 0} onClose={() => closed++} />
  );
  const { container, rerender } = render(dialog(true));
  const go = container.querySelector<HTMLButtonElement>('.doors .primary')!;
  go.click();
  expect([sent, closed]).toEqual([[], 0]);
  rerender(dialog(false));
  fireEvent.click(go);
  expect([sent, closed]).toEqual([[{ type: 'away' }], 1]);
});
