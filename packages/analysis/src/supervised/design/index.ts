export { type Design, designOf, refusal } from './design.ts';
export { designFacts } from './designFacts.ts';
export { stratifiedFolds } from './folds.ts';
