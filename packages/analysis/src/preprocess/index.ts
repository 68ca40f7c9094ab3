export { batch } from './batch/index.ts';
export { drift } from './drift/index.ts';
export { filter } from './filter/index.ts';
export { impute } from './impute/index.ts';
export { normalize } from './normalize/index.ts';
export { qcRsd } from './qc-rsd/index.ts';
