import { unfilteredCounts } from './unfilteredCounts.ts';

/**
 * Writes the table that a test draws from a seed, so that R reads the same counts: `node unfilteredTable.ts <genes>
 * <sizes, as 4,4> <seed>`.
 */
const [genes, sizes, seed] = process.argv.slice(2);
const { groups, matrix } = unfilteredCounts({
  genes: Number(genes),
  sizes: sizes!.split(',').map(Number),
  seed: Number(seed),
});
const n = matrix.samples.length;
const lines = matrix.ids.map((id, row) => `${id},${matrix.values.subarray(row * n, (row + 1) * n).join(',')}`);
process.stdout.write(
  `id,${matrix.samples.map((_, i) => `${groups.group[i]}.${groups.factors[0]!.values[i]}.${i}`).join(',')}\n${lines.join('\n')}\n`,
);
