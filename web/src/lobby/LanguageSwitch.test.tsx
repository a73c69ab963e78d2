// @vitest-environment happy-dom
import { render } from '@testing-library/preact';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../i18n/texts.ts';
import { LANGUAGES, nameOf, type Code } from '../logic/languages.ts';
import { DEFAULTS } from '../logic/settings.ts';
import { SettingsDialog } from '../ui/SettingsDialog.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const CODES = Object.keys(LANGUAGES) as Code[];
const DRAFTS = CODES.filter((code) => LANGUAGES[code].status === 'draft');

beforeAll(() => speak('en'));

test('a draft says so in its own word, in whatever language the page is', () => {
  const { container } = render(<LanguageSwitch language="en" onChoose={() => undefined} />);
  const names = [...container.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(names).toEqual(CODES.map(nameOf));
  for (const code of DRAFTS) expect(nameOf(code)).toBe(`${LANGUAGES[code].name} (${LANGUAGES[code].draft})`);
  expect(nameOf('en')).toBe('English');
});

test.each(CODES)('the settings in %s tell how to correct a sentence where it is a draft', async (code) => {
  await speak(code);
  const { container } = render(
    <SettingsDialog
      settings={DEFAULTS}
      language={code}
      onSet={() => undefined}
      onLanguage={() => undefined}
      onClose={() => undefined}
    />,
  );
  const note = container.querySelector('.draft')?.textContent;
  if (DRAFTS.includes(code)) expect(note).toContain('docs/translate');
  else expect(note).toBeUndefined();
  const offered = [...container.querySelectorAll('#set-language option')].map(({ textContent }) => textContent);
  expect(offered).toEqual(CODES.map(nameOf));
});
