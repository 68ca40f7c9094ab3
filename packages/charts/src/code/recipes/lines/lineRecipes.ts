import { numericNames } from '../../../table/index.ts';
import type { Recipe } from '../../view.ts';
import { boxes, lines } from '../shapes/index.ts';
import { distributionBox, groupBox, ownColors, scQc, stageWords, summaries } from './boxes.ts';
import { bySample, clusterProfiles, density, gseaRunning, linePlot, rsdCumulative } from './curves.ts';
import { hazardRatios, lassoCv, lassoPath, oob, survival } from './modelCurves.ts';
import { dendrogram, matrix } from './trees.ts';

/** Charts of lines, boxes and cells. */
export const lineRecipes: Readonly<Record<string, Recipe>> = {
  'roc-curve': (v) =>
    lines(v, { x: 'fpr', y: 'tpr', by: 'feature', width: 2, below: [{ mark: 'diagonal', ink: v.colors.axis }] }),
  'oob-error': oob,
  'lasso-cv': lassoCv,
  'lasso-path': lassoPath,
  'survival-curve': survival,
  'impute-density': density(['before', 'after'], stageWords),
  'rsd-cumulative': rsdCumulative,
  'rarefaction-curve': bySample('sample', 'depth', 'expected'),
  'distribution-density': bySample('name', 'x', 'y'),
  'line-plot': linePlot,
  'gsea-running': gseaRunning,
  'cluster-profiles': clusterProfiles,
  'alpha-box': (v) => boxes(v, 'group', numericNames(v.data)[0]!),
  'permdisp-box': (v) => boxes(v, 'group', 'distance'),
  'group-box': groupBox,
  'beta-box': ownColors(summaries('pairs', ['low', 'q1', 'median', 'q3', 'high'])),
  'anosim-ranks': ownColors(summaries('class', ['min', 'q1', 'median', 'q3', 'max'])),
  'distribution-violin': (v) => ({
    ...summaries('name', ['lower', 'q1', 'median', 'q3', 'upper'], 'group')(v),
    remarks: ['data.csv 只有各分布的汇总，所以画成箱线图'],
  }),
  'distribution-box': distributionBox,
  'sc-qc': scQc,
  'hazard-ratios': hazardRatios,
  dendrogram,
  heatmap: matrix('数值'),
  'correlation-heatmap': matrix('r'),
  'network-adjacency': matrix('r'),
  'beta-heatmap': matrix('距离'),
  'missing-map': matrix('缺失'),
};
