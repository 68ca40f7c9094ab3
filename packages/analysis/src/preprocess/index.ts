export { normalize } from './normalize/index.ts';
