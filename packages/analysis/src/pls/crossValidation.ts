import type { Block } from './blocks.ts';
import { indicator, responseColumns, responseOf } from './dummy.ts';
import { oplsComponents } from './oplsComponents.ts';
import { plsComponents } from './plsComponents.ts';

/**
 * Q² of models with 1…`count` components: 1 − PRESS / total sum of squares, every column of Y in units of its standard
 * deviation.
 *
 * Predictions come from models that never saw the sample; centre and spread of X and Y are those of the fold's training
 * samples.
 */
export function plsQ2(blocks: readonly Block[], classes: Int32Array, levels: number, count: number): Float64Array {
  const press = new Float64Array(count);
  eachFold(blocks, classes, levels, (block, response, errorOf) => {
    const { responses, testScores } = plsComponents(block.inner, response, count, block.cross);
    const predicted = response.map(() => new Float64Array(block.test.length));
    for (let h = 0; h < count; h += 1) {
      // A fold that has run out of components keeps its last prediction.
      if (h < testScores.length)
        predicted.forEach((column, k) =>
          column.forEach((_, i) => (column[i]! += testScores[h]![i]! * responses[h]![k]!)),
        );
      press[h]! += errorOf(predicted);
    }
  });
  return press.map((value) => 1 - value / totalSquares(classes, levels));
}

/** Q² of the model with one predictive and `orthogonal` orthogonal components. */
export function oplsQ2(blocks: readonly Block[], classes: Int32Array, orthogonal: number): number {
  let press = 0;
  eachFold(blocks, classes, 2, (block, response, errorOf) => {
    const { response: weight, testScore } = oplsComponents(block.inner, response[0]!, orthogonal, block.cross);
    press += errorOf([testScore.map((value) => value * weight)]);
  });
  return 1 - press / totalSquares(classes, 2);
}

type FoldWork = (
  block: Block,
  response: readonly Float64Array[],
  errorOf: (predicted: readonly Float64Array[]) => number,
) => void;

function eachFold(blocks: readonly Block[], classes: Int32Array, levels: number, work: FoldWork): void {
  const whole = responseOf(
    classes,
    levels,
    Int32Array.from(classes, (_, i) => i),
  );
  for (const block of blocks) {
    const { columns, means, sds } = responseOf(classes, levels, block.train);
    // A training set of one class can only predict its mean.
    const errorOf = (predicted: readonly Float64Array[]): number =>
      predicted.reduce((sum, column, k) => {
        let squares = 0;
        block.test.forEach(
          (row, i) =>
            (squares +=
              (indicator(classes[row]!, k, levels) -
                means[k]! -
                (Number.isFinite(column[i]!) ? column[i]! * sds[k]! : 0)) **
              2),
        );
        return sum + squares / whole.sds[k]! ** 2;
      }, 0);
    work(block, columns, errorOf);
  }
}

/** Every scaled column has n − 1. */
const totalSquares = (classes: Int32Array, levels: number): number => (classes.length - 1) * responseColumns(levels);
