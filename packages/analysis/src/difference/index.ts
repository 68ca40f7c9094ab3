export { twoGroup } from './two-group/index.ts';
