export { filter } from './filter/index.ts';
export { impute } from './impute/index.ts';
export { normalize } from './normalize/index.ts';
