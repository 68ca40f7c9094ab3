import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MatrixMarket } from './matrixMarket.ts';

const rows = 4;
const columns = 3;
/** Lines as programs write them, and unusual ones: with tabs, “.0”, carriage returns and blank lines. */
const styles = [
  (r: number, c: number, v: number) => `${r} ${c} ${v}\n`,
  (r: number, c: number, v: number) => `${r}\t${c}  ${v}.0\r\n`,
  (r: number, c: number, v: number) => `\n ${r} ${c} ${v}e0 \n`,
];
const cells = fc.uniqueArray(
  fc.record({
    row: fc.nat(rows - 1),
    column: fc.nat(columns - 1),
    value: fc.integer({ min: 0, max: 30_000 }),
    style: fc.nat(2),
  }),
  { selector: ({ column, row }) => column * rows + row },
);

it('reads the same wherever its text is split, with entries in any order', () => {
  fc.assert(
    fc.property(
      cells,
      fc.boolean(),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      fc.boolean(),
      (drawn, sorted, cuts, ends) => {
        const entries = sorted ? drawn.toSorted((a, b) => a.column - b.column || a.row - b.row) : drawn;
        const body = entries
          .map(({ column, row, style, value }) => styles[style]!(row + 1, column + 1, value))
          .join('');
        const text = Buffer.from(
          `%%MatrixMarket matrix coordinate real general\n% made up\n${rows} ${columns} ${entries.length}\n${ends ? body : body.trimEnd()}`,
        );
        const market = new MatrixMarket(text.length);
        for (let at = 0, cut = 0; at < text.length; cut += 1)
          market.add(text.subarray(at, (at += cuts[cut % cuts.length]!)));
        market.end();
        const kept = entries.filter(({ value }) => value > 0);
        const { counts, entries: found } = market;
        if (sorted)
          expect(counts).toEqual(
            Int32Array.from({ length: columns }, (_, c) => kept.filter(({ column }) => column === c).length),
          );
        if (counts) found.setCells(counts);
        expect(
          Array.from({ length: found.length }, (_, at) => ({
            row: found.genes[at],
            column: found.cells[at],
            value: found.values[at],
          })),
        ).toEqual(kept.map(({ column, row, value }) => ({ row, column, value })));
      },
    ),
    { numRuns: 300 },
  );
});

const read = (text: string): MatrixMarket => {
  const market = new MatrixMarket(text.length);
  market.add(Buffer.from(text));
  market.end();
  return market;
};
const head = '%%MatrixMarket matrix coordinate integer general\n';

it.each([
  ['nothing', '', '第一行是“”'],
  ['no size', head, '第 2 行应当写'],
  ['an empty size', `${head}\n1 1 1\n`, '第 2 行应当写'],
  ['more entries than announced', `${head}2 2 1\n1 1 1\n2 1 1\n`, '声明有 1 个值，实际更多'],
  ['more entries than a run fits into', `${head}20000 200000 130000000\n`, '最多 120,000,000 个'],
])('refuses %s', (_, text, said) => {
  expect(() => read(text)).toThrow(said);
});

it('allocates no memory for a size that the file does not have', () => {
  const market = new MatrixMarket(200);
  market.add(Buffer.from(`${head}20000 20000 100000000\n`));
  expect(market.entries.genes.length).toBeLessThan(100_000);
});
