// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../i18n/texts.ts';
import { BackupState, lasted } from './Health.tsx';

const NOW = 1_000_000;
const backup = { at: NOW - 3 * 3600, file: '3.jsonl.gz', rows: 1234, checked: null, fault: '' };

beforeAll(() => speak('en'));
afterEach(cleanup);

test.each([
  [null, 'No backup is listed yet.', 'To make one, run fourkings backup'],
  [backup, "Newest backup: 3 hr. ago. It hasn't been checked.", 'To check it, run fourkings backup --check'],
  [{ ...backup, checked: NOW - 60 }, 'Newest backup: 3 hr. ago. Checked: it restores.', 'Last check: 1 min. ago'],
  [
    { ...backup, checked: NOW - 60, fault: 'line 3 of the backup: its log is empty' },
    "Newest backup: 3 hr. ago. It doesn't restore: line 3 of the backup: its log is empty.",
    'Make another backup and check it. Keep the older files.',
  ],
])('the newest backup is shown in words', (shown, state, more) => {
  const { container } = render(<BackupState backup={shown} now={NOW} />);
  expect(container.querySelector('.verdict')?.textContent).toBe(state);
  expect(container.textContent).toContain(more);
  expect(container.textContent?.includes('3.jsonl.gz (1,234 rows)')).toBe(shown !== null);
});

test.each([
  [5, '5 s'],
  [61, '1 min'],
  [7200, '2 h'],
  [3 * 86_400, '3 days'],
])('%d seconds have lasted', (seconds, text) => {
  expect(lasted(seconds)).toBe(text);
});
