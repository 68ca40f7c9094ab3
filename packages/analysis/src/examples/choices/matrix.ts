import type { Example, ExampleChoices } from '../example.ts';
import { simulateDriftingRun } from '../driftingRun.ts';
import {
  simulateAnnotationAndExpression,
  simulateListedDifferences,
  simulatePeakRecords,
  simulateProbes,
  simulateSampleRows,
} from '../looseTables.ts';
import { simulateMetabolome } from '../metabolome.ts';
import { simulateTimeSeries } from '../timeSeries.ts';

export const complete = (): Example => simulateMetabolome({ form: 'raw' });
export const withMissing = (): Example => simulateMetabolome({ form: 'missing' });
// Distances and correlations of raw intensities show little but dilution and the largest peaks.
export const normalized = (): Example => simulateMetabolome({ form: 'normalized' });

export const preprocessExamples: ExampleChoices = {
  normalize: { make: withMissing, options: { method: 'pqn', transform: 'log2' } },
  filter: { make: withMissing, options: { missing: 0.2, rsd_scope: 'qc' } },
  impute: { make: withMissing },
  'qc-rsd': { make: simulateDriftingRun },
  drift: { make: simulateDriftingRun },
  'table-transpose': { make: simulateSampleRows, options: { text: 'drop' } },
  'table-merge': { make: simulateAnnotationAndExpression },
  'table-reshape': { make: simulatePeakRecords },
  'table-group-mean': { make: normalized },
  'table-filter': {
    make: simulateListedDifferences,
    options: {
      operator_1: 'abs-ge',
      column_1: 'log2FoldChange',
      value_1: 1,
      operator_2: 'lt',
      column_2: 'pvalue',
      value_2: 0.05,
    },
  },
  'id-map': { make: simulateProbes, options: { duplicates: 'mean' } },
};
export const overviewExamples: ExampleChoices = {
  pca: { make: complete, options: { transform: 'log2', scale: 'auto' } },
};
export const clusterExamples: ExampleChoices = {
  hclust: { make: normalized },
  heatmap: { make: normalized },
  kmeans: { make: normalized, options: { by: 'groups', top_variable: 240 } },
  trend: { make: normalized, options: { k: 4, m: 1.5, top_variable: 240 } },
  stem: { make: simulateTimeSeries },
};
