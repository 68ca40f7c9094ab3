import type { MethodDefinition } from '../model/index.ts';
import { lasso, oplsDa, plsDa, randomForest, roc, survival, svmRfe } from '../supervised/index.ts';

export const supervisedMethods: readonly MethodDefinition[] = [
  plsDa,
  oplsDa,
  roc,
  randomForest,
  lasso,
  svmRfe,
  survival,
];
