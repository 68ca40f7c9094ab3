import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Column } from '../model/index.ts';
import { cellWriter, quoteCell, quoterFor, readDelimited, safeCell } from './index.ts';

const text = fc.string({
  unit: fc.constantFrom(
    'a',
    '基',
    ',',
    ';',
    '\t',
    '"',
    '\r',
    '\n',
    '=',
    '＝',
    '-',
    '+',
    '@',
    "'",
    ' ',
    '.',
    '1',
    '^',
    ']',
    '\\',
  ),
});
const number = fc.oneof(fc.double(), fc.constantFrom(1e-5, -1e-5, -0, 0.1 + 0.2, 1e21, -1e-300, NaN));
/** More columns than rows or the other way round, names that need quotes. */
const matrix = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 7 })).chain(([rows, columns]) =>
  fc.record({
    ids: fc.array(text, { minLength: rows, maxLength: rows }),
    values: fc.array(fc.array(number, { minLength: rows, maxLength: rows }), {
      minLength: columns,
      maxLength: columns,
    }),
  }),
);

const columnsOf = ({ ids, values }: { ids: readonly string[]; values: readonly (readonly number[])[] }): Column[] => [
  { name: 'id', label: '特征', kind: 'text', values: ids },
  ...values.map((cells, at): Column => ({
    name: `s${at}`,
    label: `s${at}`,
    kind: 'number',
    values: Float64Array.from(cells),
  })),
];

it.each([',', ';', '\t', '|', '^', ']'])('every text is read back as it was, between %j', (delimiter) => {
  const quote = quoterFor(delimiter);
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 4 }), (cells) => {
      expect(readDelimited(`${cells.map(quote).join(delimiter)}\r\n`, delimiter, 9)).toEqual([cells]);
    }),
  );
});

it('SEC-50: a matrix comes back as it was, to the bit, in the file for people and in that for programs', () => {
  fc.assert(
    fc.property(matrix, ({ ids, values }) => {
      for (const write of [safeCell, quoteCell]) {
        const writers = columnsOf({ ids, values }).map((column) => cellWriter(column, write));
        const lines = ids.map((_, row) => `${writers.map((cell) => cell(row)).join(',')}\r\n`);
        const read = readDelimited(lines.join(''), ',', ids.length);
        expect(read.map((row) => row.slice(1).map((cell) => (cell === 'NA' ? NaN : Number(cell))))).toEqual(
          ids.map((_, row) => values.map((column) => column[row]!)),
        );
        if (write === quoteCell) expect(read.map(([id]) => id)).toEqual(ids);
      }
    }),
  );
});

it('a text between commas has quotes only where it needs them', () => {
  expect(['a b', 'a,b', 'a"b', 'a\nb', "'", ''].map(quoteCell)).toEqual(['a b', '"a,b"', '"a""b"', '"a\nb"', "'", '']);
  expect(safeCell('=1,2')).toBe(`"'=1,2"`);
});
