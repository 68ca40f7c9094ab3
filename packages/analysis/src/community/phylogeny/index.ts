export { featuresInTree, type FeatureTree } from './branches.ts';
export { faithPd } from './faithPd.ts';
export { unifrac } from './unifrac.ts';
