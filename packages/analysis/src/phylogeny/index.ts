export { featuresInTree, type FeatureTree } from './branches.ts';
export { faithPd } from './faithPd.ts';
export { unifrac, type UnifracForm } from './unifrac.ts';
export { NewickError, type NewickTree, parseNewick } from './newick.ts';
