import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTable } from '../openTable.ts';
import { readMatrix } from './readMatrix.ts';

const digits = (most: number) => fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: most }).map((list) => list.join(''));
/** Plain decimals of every length, with and without a point and places, some of them longer than is exact. */
const number = fc
  .record({ sign: fc.constantFrom('', '-', '+'), whole: digits(19), point: fc.boolean(), places: digits(24), exponent: fc.constantFrom('', '', '', 'e-7', 'E+12') })
  .map(({ exponent, places, point, sign, whole }) => `${sign}${whole}${point ? `.${places}` : ''}${exponent}`)
  .filter((text) => /\d/u.test(text.split(/e/iu)[0]!));
const cell = fc.oneof({ weight: 9, arbitrary: number }, { weight: 1, arbitrary: fc.constant('') });

const read = async (lines: readonly string[]): Promise<Float64Array> =>
  readMatrix(await openTable({ bytes: Buffer.from(lines.join('\n')), name: 'table.csv' })).matrix.values;

it('reads every number as the language does, whatever its length and the place of its point', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), { minLength: 3, maxLength: 12 }), async (rows) => {
      const lines = rows.map((row, feature) => `gene${feature}x,1.5,2.25,3,${row.join(',')}`);
      const values = await read(['id,a,b,c,d,e,f,g,h', ...lines]);
      const expected = rows.flatMap((row) => [1.5, 2.25, 3, ...row.map((text) => (text === '' ? NaN : Number(text)))]);
      expect([...values]).toEqual(expected);
    }),
    { numRuns: 200 },
  ));

it('reads rows that do not fit into one block, and the last one without a line end', async () => {
  const width = 300;
  const value = (row: number, column: number): number => (((row * 7919 + column * 104_729) % 200_003) - 100_001) / 8;
  const lines = Array.from({ length: 500 }, (_, row) => `g${row}x,${Array.from({ length: width }, (__, column) => value(row, column)).join(',')}`);
  const values = await read([`id,${Array.from({ length: width }, (_, column) => `s${column}`).join(',')}`, ...lines]);
  expect(values.every((one, at) => one === value(Math.floor(at / width), at % width))).toBe(true);
});
