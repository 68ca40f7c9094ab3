import { uniform } from '../../linear/index.ts';

/** Fold of every sample: each class is shuffled and dealt out, so that every fold holds both. */
export function stratifiedFolds(classes: Int32Array, folds: number, seed: number): Int32Array {
  const random = uniform(seed);
  const fold = new Int32Array(classes.length);
  let next = 0;
  for (const level of [0, 1]) {
    const rows = Int32Array.from(classes.keys()).filter((row) => classes[row] === level);
    for (let i = rows.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [rows[i], rows[j]] = [rows[j]!, rows[i]!];
    }
    for (const row of rows) {
      fold[row] = next % folds;
      next += 1;
    }
  }
  return fold;
}
