import type { ExampleChoices } from '../example.ts';
import { simulateCellSizes } from '../cellSizes.ts';
import { simulateDifferences } from '../differences.ts';
import { simulateGenomeTracks } from '../genomeTracks.ts';
import { simulateAssociation } from '../gwas.ts';
import { simulateFlows, simulateRelations, simulateScores, simulateShares } from '../flows.ts';
import { simulateWords } from '../looseTables.ts';
import { simulateMeasurements, simulateTimeCourse, simulateTraits } from '../measurements.ts';
import { simulateRelatedTraits } from '../relations.ts';
import { simulateTrials } from '../trials.ts';
import { complete, withMissing } from './matrix.ts';

export const plotExamples: ExampleChoices = {
  distribution: { make: complete },
  'missing-map': { make: withMissing },
  volcano: { make: simulateDifferences },
  ma: { make: simulateDifferences },
  bar: {
    make: simulateMeasurements,
    options: { x_column: '处理', fill_column: '株系', value_column: '含量', test: 'welch' },
  },
  line: { make: simulateTimeCourse },
  scatter: { make: simulateRelatedTraits },
  'genome-circos': { make: simulateGenomeTracks },
  sankey: { make: simulateFlows },
  circos: { make: simulateRelations },
  ternary: { make: simulateShares },
  radar: { make: simulateTraits },
  manhattan: { make: simulateAssociation, options: { significant: 1e-6, suggestive: 1e-4 } },
  'forest-plot': {
    make: simulateTrials,
    options: { group_column: '人群', text_column: '试验组', text2_column: '对照组', summary: 'random' },
  },
  histogram: { make: simulateCellSizes, options: { group_column: '处理', density: 'sj' } },
  'pie-plot': { make: simulateFlows, options: { category_column: '门', value_column: '数量', group_column: '生境' } },
  sunburst: { make: simulateFlows },
  'box-plot': { make: simulateTraits, options: { panels: 6 } },
  'word-cloud': { make: simulateWords, options: { group_column: '大类' } },
  lollipop: { make: simulateScores, options: { group_column: '类别' } },
};
