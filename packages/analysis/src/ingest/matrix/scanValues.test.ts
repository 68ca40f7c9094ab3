import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTable } from '../openTable.ts';
import { readMatrix } from './readMatrix.ts';

const digits = (most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: most }).map((list) => list.join(''));
/** Plain decimals of every length, with and without a point and places, some of them longer than is exact. */
const number = fc
  .record({
    sign: fc.constantFrom('', '-', '+'),
    whole: digits(19),
    point: fc.boolean(),
    places: digits(24),
    exponent: fc.constantFrom('', '', '', 'e-7', 'E+12'),
  })
  .map(({ exponent, places, point, sign, whole }) => `${sign}${whole}${point ? `.${places}` : ''}${exponent}`)
  .filter((text) => /\d/u.test(text.split(/e/iu)[0]!));
/**
 * As programs write what they computed: with the fewest digits that give the number back, or with 15, 17 or 20 of them.
 */
const computed = fc
  .oneof(fc.double({ min: -1e307, max: 1e307, noNaN: true }), fc.double({ min: -1e4, max: 1e4, noNaN: true }))
  .chain((value) =>
    fc.constantFrom(String(value), value.toPrecision(15), value.toPrecision(17), value.toPrecision(20), `"${value}"`),
  );
const cell = fc.oneof(
  { weight: 9, arbitrary: number },
  { weight: 9, arbitrary: computed },
  { weight: 2, arbitrary: fc.constantFrom('', 'NA', 'nan', '""', '"NA"') },
);
const valueOf = (text: string): number =>
  /^(?:|na|nan)$/iu.test(text.replaceAll('"', '')) ? Number.NaN : Number(text.replaceAll('"', ''));

const read = async (lines: readonly string[]): Promise<Float64Array> =>
  readMatrix(await openTable({ bytes: Buffer.from(lines.join('\n')), name: 'table.csv' })).matrix.values;

it('reads every number as JavaScript does, whatever its length and the place of its decimal point', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), { minLength: 3, maxLength: 12 }),
      async (rows) => {
        const lines = rows.map((row, feature) => `gene${feature}x,1.5,2.25,3,${row.join(',')}`);
        const values = await read(['id,a,b,c,d,e,f,g,h', ...lines]);
        const expected = rows.flatMap((row) => [1.5, 2.25, 3, ...row.map(valueOf)]);
        expect([...values]).toEqual(expected);
      },
    ),
    { numRuns: 200 },
  ));

it.each([
  // Half way between two doubles, and beside it.
  '9007199254740993',
  '9007199254740992.999',
  '9007199254740993.001',
  '4503599627370496.5',
  '4503599627370497.5',
  '0.500000000000000111',
  '18014398509481986e1',
  '1.00000000000000011',
  // Where the powers of the kernel begin and end, and what is no normal number.
  '1e-22',
  '1e23',
  '123456789012345678e-128',
  '1e-129',
  '1e64',
  '1e65',
  '9.007199254740993e-64',
  '2.2250738585072011e-308',
  '5e-324',
  '1.7976931348623157e308',
  // More digits than 64 bits hold, with trailing zeros.
  '0.000000000000000000000000012345678901234567',
  '00000000000000000000012.5',
  '1234567890123456789',
  '12345678901234567890',
  '99999999999999999999.5',
  '-0',
  '-0.0',
  '+7',
  '.5',
  '5.',
  '1E5',
  '1e+05',
])('reads %s exactly', async (text) => {
  const values = await read(['id,a,b,c', `g1x,1,${text},2`, 'g2x,3,4,5.5', `g3x,"${text}",6,7`]);
  expect([...values]).toEqual([1, Number(text), 2, 3, 4, 5.5, Number(text), 6, 7]);
});

it.each(['1e', '1e+', '.', '-', '1.2.3', '1-2', '1_000', '0x10', '12a', '١'])(
  'does not read %s as a number',
  async (text) => {
    const { problems } = readMatrix(
      await openTable({ bytes: Buffer.from(`id,a,b,c\ng1x,1,${text},2\ng2x,3,4,5.5\ng3x,8,6,7\n`), name: 'table.csv' }),
    );
    expect(problems.map(({ column, row }) => ({ column, row }))).toEqual([{ column: 3, row: 2 }]);
  },
);

it('reads rows larger than one block, and a last row without a line end', async () => {
  const width = 300;
  const value = (row: number, column: number): number => (((row * 7919 + column * 104_729) % 200_003) - 100_001) / 8;
  const lines = Array.from(
    { length: 500 },
    (_, row) => `g${row}x,${Array.from({ length: width }, (__, column) => value(row, column)).join(',')}`,
  );
  const values = await read([`id,${Array.from({ length: width }, (_, column) => `s${column}`).join(',')}`, ...lines]);
  expect(values.every((one, at) => one === value(Math.floor(at / width), at % width))).toBe(true);
});
