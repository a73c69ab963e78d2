import { afterEach, expect, test } from 'vitest';
import { language } from '../i18n/texts.ts';
import { LANGUAGES, type Code } from '../logic/languages.ts';
import { csv } from './csv.ts';

afterEach(() => {
  language.value = 'en';
});

const line = (...cells: (string | number)[]): string => csv([cells]).slice(1, -2);

test('a name with commas and quotes stays one cell, and no name is a formula', () => {
  expect(
    csv([
      ['who', 'points'],
      ['Anna "the king", of Paris', -4],
      ['=1+1', 2.5],
    ]),
  ).toBe('\ufeffwho,points\r\n"Anna ""the king"", of Paris",-4\r\n\'=1+1,2.5\r\n');
});

test('no text is a formula after any mark at which a spreadsheet may split it', () => {
  for (const mark of [',', ';', '\t', '|', '\n'])
    for (const sign of ['=', '+', '-', '@', ' =', '＝'])
      expect(line(`a${mark}${sign}1+1`)).toBe(`"a${mark}'${sign}1+1"`);
  expect(line('a-b', 'a =1')).toBe('a-b,a =1');
});

test.each(Object.keys(LANGUAGES) as Code[])(
  'cells are split, and numbers written, as spreadsheets in %s read them',
  (code) => {
    language.value = code;
    const half = LANGUAGES[code].decimal === ',' ? '"0,5"' : '0.5';
    expect(line('a', 0.5, -12)).toBe(['a', half, '-12'].join(code === 'en' ? ',' : ';'));
  },
);
