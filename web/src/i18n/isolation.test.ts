// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lengthOf } from './people.ts';
import { says } from './sentences.ts';
import { capital, cardShort, listed, minus, signed } from './words.ts';
import { speak, t } from './texts.ts';

const ARABIC = 'عبد الرحمن';

beforeAll(() => speak('en'));

describe('in a page that is read from the left', () => {
  test('a name that is written from the right stands apart from the sentence around it', () => {
    expect(says(ARABIC, 'KH')).toBe(`\u2068${ARABIC}\u2069 plays \u2068king of hearts\u2069`);
    expect(capital(listed([ARABIC, 'anna'], 'and'))).toBe(`\u2068${ARABIC}\u2069 and \u2068anna\u2069`);
  });

  test('a sentence that runs one way has no marks, and may be compared and copied as it is', () => {
    expect(says('Anna', 'KH')).toBe('Anna plays king of hearts');
    expect(cardShort('KH') + minus(-50) + signed(31)).toBe('K♥−50+31');
  });

  test('marks are no letters of a name', () => {
    expect(lengthOf([t('list-and', { first: 'אבגד', last: 'אבגדה' })])).toBe('');
  });
});

describe('in a page that is read from the right', () => {
  beforeAll(() => void (document.documentElement.dir = 'rtl'));
  afterAll(() => void (document.documentElement.dir = 'ltr'));

  test('names stand apart, whatever way they are written', () => {
    expect(says('Anna', 'KH')).toBe('\u2068Anna\u2069 plays \u2068\u2068king\u2069 of \u2068hearts\u2069\u2069');
    expect(capital(says('anna', 'KH')).charAt(1)).toBe('A');
  });

  test('cards and scores run from the left', () => {
    expect(cardShort('KH')).toBe('\u2066\u2068K\u2069\u2068♥\u2069\u2069');
    expect([minus(-50), signed(31), signed(0)]).toEqual(['\u2066−50\u2069', '\u2066+31\u2069', '\u20660\u2069']);
  });

  test('the Arabic “and” is parted from a foreign name alone', async () => {
    await speak('ar');
    expect(listed(['Anna', 'Ben'], 'and')).toBe('\u2068Anna\u2069 و\u00a0\u2068Ben\u2069');
    expect(listed(['Anna', '5'], 'and')).toBe('\u2068Anna\u2069 و\u20685\u2069');
    expect(listed(['هدى', 'رامي', 'مايا'], 'and').replace(/\p{Cf}/gu, '')).toBe('هدى ورامي ومايا');
    expect(listed(['Anna', ARABIC], 'and')).toBe(`\u2068Anna\u2069 و\u2068${ARABIC}\u2069`);
  });
});
