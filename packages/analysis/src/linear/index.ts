export { blockKrylov } from './blockKrylov.ts';
export { firstExplained } from './firstExplained.ts';
export { dot, orthonormalize } from './orthonormalize.ts';
export { symmetricEigen, type Eigen } from './symmetricEigen.ts';
export { uniform } from './uniform.ts';
export { tridiagonalize } from './tridiagonal.ts';
export { choleskyInPlace, choleskyInverse, choleskySolve, weightedCross } from './smallMatrix.ts';
