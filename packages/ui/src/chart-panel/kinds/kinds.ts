import type * as core from 'echarts/core';

/** What `use` of ECharts takes. */
type Kind = Parameters<typeof core.use>[0];
type Kinds = Readonly<Record<string, () => Promise<{ readonly kind: Kind }>>>;

/** Series by their `type` that come when an option asks for them; the engine itself has the four most used. */
export const seriesKinds: Kinds = {
  candlestick: () => import('./series/candlestick.ts'),
  chord: () => import('./series/chord.ts'),
  custom: () => import('./series/custom.ts'),
  effectScatter: () => import('./series/effectScatter.ts'),
  funnel: () => import('./series/funnel.ts'),
  gauge: () => import('./series/gauge.ts'),
  graph: () => import('./series/graph.ts'),
  heatmap: () => import('./series/heatmap.ts'),
  lines: () => import('./series/lines.ts'),
  map: () => import('./series/map.ts'),
  parallel: () => import('./series/parallel.ts'),
  pictorialBar: () => import('./series/pictorialBar.ts'),
  pie: () => import('./series/pie.ts'),
  radar: () => import('./series/radar.ts'),
  sankey: () => import('./series/sankey.ts'),
  sunburst: () => import('./series/sunburst.ts'),
  themeRiver: () => import('./series/themeRiver.ts'),
  tree: () => import('./series/tree.ts'),
  treemap: () => import('./series/treemap.ts'),
};

const polar = () => import('./components/polar.ts');
const parallel = () => import('./components/parallel.ts');
const marks = () => import('./components/marks.ts');

/** Components by their key in an option, or in a series. */
export const componentKinds: Kinds = {
  angleAxis: polar,
  aria: () => import('./components/aria.ts'),
  axisPointer: () => import('./components/axisPointer.ts'),
  brush: () => import('./components/brush.ts'),
  calendar: () => import('./components/calendar.ts'),
  dataset: () => import('./components/dataset.ts'),
  dataZoom: () => import('./components/dataZoom.ts'),
  geo: () => import('./components/geo.ts'),
  markArea: marks,
  markPoint: marks,
  matrix: () => import('./components/matrix.ts'),
  parallel,
  parallelAxis: parallel,
  polar,
  radar: () => import('./components/radar.ts'),
  radiusAxis: polar,
  singleAxis: () => import('./components/singleAxis.ts'),
  thumbnail: () => import('./components/thumbnail.ts'),
  timeline: () => import('./components/timeline.ts'),
  toolbox: () => import('./components/toolbox.ts'),
  visualMap: () => import('./components/visualMap.ts'),
};
