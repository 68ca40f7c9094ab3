import { boxPlot } from '../plot/box-plot/index.ts';
import { wordCloud } from '../plot/word-cloud/index.ts';
import { bar } from '../plot/bar/index.ts';
import { circos } from '../plot/circos/index.ts';
import { distribution } from '../plot/distribution/index.ts';
import { forestPlot } from '../plot/forest-plot/index.ts';
import { genomeCircos } from '../plot/genome-circos/index.ts';
import { histogram } from '../plot/histogram/index.ts';
import { line } from '../plot/line/index.ts';
import { lollipop } from '../plot/lollipop/index.ts';
import { ma } from '../plot/ma/index.ts';
import { missingMap } from '../plot/missing-map/index.ts';
import { manhattan } from '../plot/manhattan/index.ts';
import { piePlot } from '../plot/pie-plot/index.ts';
import { radar } from '../plot/radar/index.ts';
import { sankey } from '../plot/sankey/index.ts';
import { scatter } from '../plot/scatter/index.ts';
import { sunburst } from '../plot/sunburst/index.ts';
import { ternary } from '../plot/ternary/index.ts';
import { volcano } from '../plot/volcano/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const plotMethods: readonly MethodDefinition[] = [
  distribution,
  missingMap,
  volcano,
  ma,
  bar,
  line,
  scatter,
  sankey,
  circos,
  genomeCircos,
  ternary,
  radar,
  lollipop,
  manhattan,
  forestPlot,
  histogram,
  piePlot,
  sunburst,
  wordCloud,
  boxPlot,
];
