import { intervalBars } from '../interval-bars/index.ts';
import { boxPlot } from '../box-plot/index.ts';
import { wordCloud } from '../word-cloud/index.ts';
import { barPlot } from '../bar-plot/index.ts';
import { circosPlot } from '../circos-plot/index.ts';
import { distributionDensity } from '../distribution-density/index.ts';
import { distributionViolin } from '../distribution-violin/index.ts';
import { forestPlot } from '../forest-plot/index.ts';
import { genomeCircosPlot } from '../genome-circos-plot/index.ts';
import { histogram } from '../histogram/index.ts';
import { linePlot } from '../line-plot/index.ts';
import { lollipopPlot } from '../lollipop-plot/index.ts';
import { manhattanPlot } from '../manhattan-plot/index.ts';
import { piePlot } from '../pie-plot/index.ts';
import { sunburst } from '../sunburst/index.ts';
import { qqPlot } from '../qq-plot/index.ts';
import { maPlot } from '../ma-plot/index.ts';
import { missingMap } from '../missing-map/index.ts';
import { radarPlot } from '../radar-plot/index.ts';
import { sankeyPlot } from '../sankey-plot/index.ts';
import { scatterPlot } from '../scatter-plot/index.ts';
import { ternaryPlot } from '../ternary-plot/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const plotCharts: readonly ChartDefinition[] = [
  distributionViolin,
  distributionDensity,
  missingMap,
  maPlot,
  barPlot,
  linePlot,
  scatterPlot,
  sankeyPlot,
  circosPlot,
  genomeCircosPlot,
  ternaryPlot,
  radarPlot,
  lollipopPlot,
  manhattanPlot,
  qqPlot,
  forestPlot,
  histogram,
  piePlot,
  sunburst,
  wordCloud,
  boxPlot,
  intervalBars,
];
