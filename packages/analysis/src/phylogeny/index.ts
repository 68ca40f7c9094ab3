export { featuresInTree, type FeatureTree } from './branches.ts';
export { faithPd } from './faithPd.ts';
export { unifrac } from './unifrac.ts';
export { NewickError, type NewickTree, parseNewick } from './newick.ts';
