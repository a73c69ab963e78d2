import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('a name with commas and quotes stays one cell, and no name is a formula', () => {
  expect(
    csv([
      ['who', 'points'],
      ['Anna "the king", of Paris', -4],
      ['=1+1', 2.5],
    ]),
  ).toBe('\ufeffwho,points\r\n"Anna ""the king"", of Paris",-4\r\n\'=1+1,2.5\r\n');
});
