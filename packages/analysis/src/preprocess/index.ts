export { filter } from './filter/index.ts';
export { normalize } from './normalize/index.ts';
