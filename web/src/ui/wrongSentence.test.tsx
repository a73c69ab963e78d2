// @vitest-environment happy-dom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Site } from '../http.ts';
import { catalog } from '../i18n/catalog.ts';
import { bring, speak, t } from '../i18n/texts.ts';
import type { WrongSentence } from '../logic/wrongSentence.ts';
import { reported } from './reported.ts';
import { matching, SentencesDialog } from './SentencesDialog.tsx';
import { WrongSentenceDialog } from './WrongSentenceDialog.tsx';

const SITE: Site = {
  version: '1.2.3',
  issues: '',
  imprint: '',
  privacy: '',
  reports: false,
  alone: false,
  compiling: false,
};
const WRONG: WrongSentence = { sentence: 'Diamonds are red.', id: 'coach-red', language: 'en', seen: null };

beforeEach(async () => {
  await speak('en');
  await bring('play');
});

afterEach(cleanup);

test('all sentences of a language are there with their attributes, beside the English ones', async () => {
  const entries = await catalog('fr');
  expect(entries.length).toBeGreaterThan(2000);
  expect(entries).toContainEqual({ id: 'settings-title', text: 'Réglages', english: 'Settings' });
  expect(entries.find(({ id }) => id === 'settings-sounds.about')?.english).not.toBe('');
  expect(entries.find(({ id }) => id === 'wrong-list-found')?.text).toMatch(/^\{ \$count ->\n {2}/);
});

test('a search finds sentences by words of theirs, of the English ones, or of their ids', async () => {
  const entries = await catalog('fr');
  for (const words of ['réglages', 'SETTINGS', 'settings-title', 'title réglages'])
    expect(matching(entries, words).map(({ id }) => id)).toContain('settings-title');
  expect(matching(entries, 'no-such-word')).toEqual([]);
  expect(matching(entries, ' ')).toHaveLength(entries.length);
});

test('a sentence of the list is reported with its id', async () => {
  await speak('fr');
  const { container, getByLabelText } = render(<SentencesDialog onClose={() => undefined} />);
  await waitFor(() => expect(container.querySelectorAll('.sentences li')).toHaveLength(40));
  fireEvent.input(getByLabelText(t('wrong-list-search')), { target: { value: 'settings-title' } });
  const [row] = container.querySelectorAll('.sentences li');
  expect(container.querySelectorAll('.sentences li')).toHaveLength(1);
  fireEvent.click(row!.querySelector('button')!);
  expect(reported.value).toEqual({ sentence: 'Réglages', id: 'settings-title', language: 'fr', seen: null });
});

test('a report says what everybody will see, and takes in a better sentence', () => {
  const site = { ...SITE, issues: 'https://forge.example.org/issues' };
  const { getByRole, getByLabelText, container } = render(
    <WrongSentenceDialog wrong={WRONG} site={site} onClose={() => undefined} />,
  );
  fireEvent.input(getByLabelText(t('wrong-better')), { target: { value: 'Hearts are red.' } });
  const link = getByRole('link');
  expect(link.getAttribute('target')).toBe('_blank');
  const correction = new URL(link.getAttribute('href')!).searchParams.get('correction')!;
  expect(correction).toContain('as it is: Diamonds are red.\nbetter: Hearts are red.');
  expect(container.querySelector('pre')?.textContent).toBe(correction);
});

test('without a public address, a report can only be copied', () => {
  const { queryByRole, getByText } = render(
    <WrongSentenceDialog wrong={WRONG} site={SITE} onClose={() => undefined} />,
  );
  expect(queryByRole('link')).toBeNull();
  expect(getByText(t('wrong-nowhere'))).toBeTruthy();
  expect(getByText(t('wrong-copy'))).toBeTruthy();
});
