export { blockKrylov, type KrylovEigen } from './blockKrylov.ts';
export { dot, orthonormalize } from './orthonormalize.ts';
export { symmetricEigen, type Eigen } from './symmetricEigen.ts';
export { uniform } from './uniform.ts';
