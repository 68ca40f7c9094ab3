import type { ExampleChoices } from '../example.ts';
import { simulateBiomarkers } from '../biomarkers.ts';
import { simulateCohort } from '../cohort.ts';
import { complete } from './matrix.ts';

export const supervisedExamples: ExampleChoices = {
  'pls-da': { make: complete, options: { transform: 'log2' } },
  'opls-da': {
    make: complete,
    options: { transform: 'log2', scale: 'pareto', reference: '对照', test_group: '高剂量' },
  },
  'random-forest': { make: simulateBiomarkers, options: { trees: 200 } },
  lasso: { make: simulateBiomarkers, options: { transform: 'log2', folds: 5 } },
  'svm-rfe': { make: simulateBiomarkers, options: { transform: 'log2', folds: 5 } },
  roc: { make: simulateBiomarkers, options: { combine: 'logistic' } },
  survival: { make: simulateCohort, options: { group_column: '治疗', covariate_column: '年龄' } },
};
