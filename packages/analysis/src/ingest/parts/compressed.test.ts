import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compressedMatrix } from './compressed.ts';
import type { Faults } from './content.ts';

const faults = {
  broken: (what: string) => new Error(what),
  tooLarge: (what: string) => new Error(what),
} as unknown as Faults;
const part = (values: readonly number[]) => ({
  length: values.length,
  copy: (target: Float64Array | Int32Array, from = 0) => target.forEach((_, at) => (target[at] = values[from + at]!)),
});
/** A table of genes × cells stored by cell or by gene, the entries of each in the order of `keys`. */
function stored(table: readonly (readonly number[])[], byCell: boolean, keys: readonly number[]) {
  const [genes, cells] = [table.length, table[0]!.length];
  const [majors, minors] = byCell ? [cells, genes] : [genes, cells];
  const value = (major: number, minor: number): number => (byCell ? table[minor]![major]! : table[major]![minor]!);
  const entries = Array.from({ length: majors }, (_, major) =>
    Array.from({ length: minors }, (__, minor) => minor)
      .filter((minor) => value(major, minor) !== 0)
      .toSorted((a, b) => keys[(major + a) % keys.length]! - keys[(major + b) % keys.length]!),
  );
  const pointers = entries.reduce((all, own) => [...all, all.at(-1)! + own.length], [0]);
  return compressedMatrix(
    {
      genes,
      cells,
      byCell,
      data: part(entries.flatMap((own, major) => own.map((minor) => value(major, minor)))),
      indices: part(entries.flat()),
      pointers: part(pointers),
    },
    faults,
  );
}

it('lists the genes of each cell in ascending order, however they are stored', () => {
  const tables = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 7 })).chain(([genes, cells]) =>
    fc.array(fc.array(fc.nat({ max: 3 }), { minLength: cells, maxLength: cells }), {
      minLength: genes,
      maxLength: genes,
    }),
  );
  fc.assert(
    fc.property(
      tables,
      fc.boolean(),
      fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 5 }),
      (table, byCell, keys) => {
        const { rows, starts, values } = stored(table, byCell, keys).read();
        const expected = table[0]!.map((_, cell) =>
          table.flatMap((own, gene) => (own[cell] === 0 ? [] : [[gene, own[cell]!]])),
        );
        expect(
          expected.map((_, cell) =>
            Array.from(rows.subarray(starts[cell], starts[cell + 1]), (gene, at) => [
              gene,
              values[starts[cell]! + at]!,
            ]),
          ),
        ).toEqual(expected);
      },
    ),
  );
});

it.each([true, false])('refuses a gene that occurs twice in a cell, stored by cell: %s', (byCell) => {
  const twice = compressedMatrix(
    {
      genes: 2,
      cells: byCell ? 1 : 2,
      byCell,
      data: part([1, 2]),
      indices: part([1, 1]),
      pointers: part(byCell ? [0, 2] : [0, 2, 2]),
    },
    faults,
  );
  expect(() => twice.read()).toThrow('同一个基因出现了两次');
});

it('reads 120 million values stored by cell, and 60 million stored by gene', () => {
  const many = (count: number, byCell: boolean) =>
    compressedMatrix(
      {
        genes: 10,
        cells: 10,
        byCell,
        data: { length: count, copy: () => undefined },
        indices: part([]),
        pointers: part([]),
      },
      faults,
    );
  expect(() => many(120_000_001, true).read()).toThrow('最多 120,000,000 个');
  expect(() => many(60_000_001, false).read()).toThrow('60,000,000 个；按细胞存放时最多 120,000,000 个');
  expect(() => many(120_000_000, true).read()).toThrow('各部分的长度对不上');
});
