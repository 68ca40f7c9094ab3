export { deseq2 } from './deseq2/index.ts';
export { edger } from './edger/index.ts';
export { limma } from './limma/index.ts';
export { multiGroup } from './multi-group/index.ts';
export { power } from './power/index.ts';
export { sam } from './sam/index.ts';
export { twoGroup } from './two-group/index.ts';
export { twoWayAnova } from './two-way-anova/index.ts';
