export { lasso } from './lasso/index.ts';
export { oplsDa } from './opls-da/index.ts';
export { plsDa } from './pls-da/index.ts';
export { randomForest } from './random-forest/index.ts';
export { roc } from './roc/index.ts';
export { svmRfe } from './svm-rfe/index.ts';
export { survival } from './survival/index.ts';
