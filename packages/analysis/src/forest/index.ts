export { openForests } from './regressionForests.ts';
export { regressionTree, type Columns } from './regressionTree.ts';
