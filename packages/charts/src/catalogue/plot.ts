import { intervalBars } from '../plots/interval-bars/index.ts';
import { boxPlot } from '../plots/box-plot/index.ts';
import { wordCloud } from '../plots/word-cloud/index.ts';
import { barPlot } from '../plots/bar-plot/index.ts';
import { circosPlot } from '../plots/circos-plot/index.ts';
import { distributionDensity } from '../plots/distribution-density/index.ts';
import { distributionViolin } from '../plots/distribution-violin/index.ts';
import { forestPlot } from '../plots/forest-plot/index.ts';
import { genomeCircosPlot } from '../plots/genome-circos-plot/index.ts';
import { histogram } from '../plots/histogram/index.ts';
import { linePlot } from '../plots/line-plot/index.ts';
import { lollipopPlot } from '../plots/lollipop-plot/index.ts';
import { manhattanPlot } from '../plots/manhattan-plot/index.ts';
import { piePlot } from '../plots/pie-plot/index.ts';
import { sunburst } from '../plots/sunburst/index.ts';
import { qqPlot } from '../plots/qq-plot/index.ts';
import { maPlot } from '../plots/ma-plot/index.ts';
import { missingMap } from '../plots/missing-map/index.ts';
import { radarPlot } from '../plots/radar-plot/index.ts';
import { sankeyPlot } from '../plots/sankey-plot/index.ts';
import { scatterPlot } from '../plots/scatter-plot/index.ts';
import { ternaryPlot } from '../plots/ternary-plot/index.ts';
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
