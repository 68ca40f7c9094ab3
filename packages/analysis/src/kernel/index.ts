export { startKernel, type KernelInstance } from './instance.ts';
export { columnsOf, gram, halfGram, mirror, product, rowsOf, type Operand, type Product } from './product.ts';
export { nearestCandidates } from './nearestCandidates.ts';
export { foundNeighbours } from './foundNeighbours.ts';
export { manhattan } from './manhattan.ts';
export { ranksOf } from './ranksOf.ts';
export { fivesFrom, fivesTo, powersOfFive } from './powersOfFive.ts';
export { describeRows } from './describeRows.ts';
export { decimalBytes, decimalWriter, type DecimalWriter } from './decimals.ts';
