import type { MethodDefinition } from '../model/index.ts';
import { lasso } from '../supervised/lasso/index.ts';
import { oplsDa } from '../supervised/opls-da/index.ts';
import { plsDa } from '../supervised/pls-da/index.ts';
import { randomForest } from '../supervised/random-forest/index.ts';
import { roc } from '../supervised/roc/index.ts';
import { survival } from '../supervised/survival/index.ts';
import { svmRfe } from '../supervised/svm-rfe/index.ts';

export const supervisedMethods: readonly MethodDefinition[] = [
  plsDa,
  oplsDa,
  roc,
  randomForest,
  lasso,
  svmRfe,
  survival,
];
