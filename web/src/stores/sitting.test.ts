// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { leave, sit } from './sitting.ts';

const lines = vi.hoisted(() => [] as { table: string; ended: boolean }[]);
vi.mock('./line.ts', () => ({
  Line: class {
    ended = false;
    constructor(readonly table: string) {
      lines.push(this);
    }
    hello = () => undefined;
    send = () => true;
    end = () => void (this.ended = true);
  },
}));

const open = () => lines.filter((line) => !line.ended).map((line) => line.table);

test('who sits down elsewhere has left the table before', () => {
  sit('first');
  sit('second');
  expect(open()).toEqual(['second']);
  leave();
  expect(open()).toEqual([]);
});

test('at a rematch the page of the old table may go after the new one has sat down: it leaves its own alone', () => {
  sit('old');
  sit('new');
  leave('old');
  expect(open()).toEqual(['new']);
  leave('new');
  expect(open()).toEqual([]);
});
