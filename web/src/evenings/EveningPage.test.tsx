// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bring, speak } from '../i18n/texts.ts';
import { RuleArticle } from '../learn/RuleArticle.tsx';
import { EveningPage } from './EveningPage.tsx';
import { LeadPage } from './LeadPage.tsx';

beforeAll(async () => {
  await speak('en');
  await bring('evenings');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['an evening', <EveningPage id="e" />],
  ["its director's page", <LeadPage id="e" director="d" />],
  ['the demonstration', <EveningPage id="demo" />],
  ['a rule page', <RuleArticle game="king" clause="" language="en" onLanguage={() => undefined} />],
])('%s shows that it is loading', (_, page) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  expect(render(page).container.querySelector('.skeleton')).not.toBeNull();
});
