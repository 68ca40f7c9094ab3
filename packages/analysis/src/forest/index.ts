export { openForests, type ForestSettings, type RegressionForests } from './regressionForests.ts';
export { regressionTree, type Columns, type RegressionTree, type TreeSettings } from './regressionTree.ts';
