import { blinds, blockOf } from './blocks.ts';
import { oplsComponents } from './oplsComponents.ts';
import { plsComponents, times } from './plsComponents.ts';

/**
 * Cumulative Q² as the R package ropls 1.30 defines it for PLS: for each component, the folds leave out rows of the
 * whole table, which was scaled and deflated with all samples; Q²(h) = 1 − PRESS(h) / RSS(h − 1), and the cumulative
 * value is 1 − Π (1 − Q²).
 *
 * Thévenot et al. 2015, J. Proteome Res. 14, 3322. doi:10.1021/acs.jproteome.5b00354
 *
 * @param products - Inner products of all scaled samples; not mutated.
 */
export function roplsPlsQ2(
  products: Float64Array,
  response: readonly Float64Array[],
  count: number,
  folds: number,
): Float64Array {
  const n = response[0]!.length;
  const table = products.slice();
  const y = response.map((column) => column.slice());
  const cumulative = new Float64Array(count).fill(Number.NaN);
  let kept = 1;
  for (let h = 0; h < count; h += 1) {
    const left = squares(y);
    let press = 0;
    for (const { train, test } of blinds(n, folds)) {
      const block = blockOf(table, n, train, test);
      const { responses, testScores } = plsComponents(
        block.inner,
        y.map((column) => Float64Array.from(train, (i) => column[i]!)),
        1,
        block.cross,
      );
      y.forEach((column, k) =>
        test.forEach((row, i) => (press += (column[row]! - (testScores[0]?.[i] ?? 0) * (responses[0]?.[k] ?? 0)) ** 2)),
      );
    }
    kept *= press / left;
    cumulative[h] = 1 - kept;
    const { lengths, responses, scores } = plsComponents(table, y, 1);
    if (scores.length === 0) break;
    const [score, length] = [scores[0]!, lengths[0]!];
    y.forEach((column, k) => column.forEach((_, i) => (column[i]! -= responses[0]![k]! * score[i]!)));
    deflate(table, n, score, length);
  }
  return cumulative;
}

/**
 * Q² as ropls defines it for OPLS: the folds leave out rows of the table that was scaled with all samples, without
 * centring anew.
 */
export function roplsOplsQ2(products: Float64Array, y: Float64Array, orthogonal: number, folds: number): number {
  let press = 0;
  for (const { train, test } of blinds(y.length, folds)) {
    const block = blockOf(products, y.length, train, test);
    const { response, testScore } = oplsComponents(
      block.inner,
      Float64Array.from(train, (i) => y[i]!),
      orthogonal,
      block.cross,
    );
    test.forEach((row, i) => (press += (y[row]! - testScore[i]! * response) ** 2));
  }
  return 1 - press / squares([y]);
}

const squares = (columns: readonly Float64Array[]): number =>
  columns.reduce((sum, column) => sum + column.reduce((part, value) => part + value * value, 0), 0);

/** Projects the score out of both sides of the inner products. */
function deflate(table: Float64Array, n: number, score: Float64Array, length: number): void {
  for (let side = 0; side < 2; side += 1) {
    const along = times(table, n, score);
    for (let i = 0; i < n; i += 1) for (let j = 0; j < n; j += 1) table[i * n + j]! -= (along[i]! * score[j]!) / length;
    for (let i = 0; i < n; i += 1)
      for (let j = 0; j < i; j += 1) [table[i * n + j], table[j * n + i]] = [table[j * n + i]!, table[i * n + j]!];
  }
}
