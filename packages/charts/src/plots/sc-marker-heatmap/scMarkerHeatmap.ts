import { counted, extent, niceScale, readable } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { clusterLabel } from '../../parts/cell-clusters/index.ts';
import { choiceOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { gridTable, valueGrid } from '../../parts/value-grid/index.ts';

const valueSpec = {
  id: 'value',
  label: '颜色',
  help: '标准化表达便于比较各簇，平均表达可以看出基因本身的高低',
  kind: 'choice',
  default: 'scaled',
  choices: [
    { value: 'scaled', label: '标准化表达' },
    { value: 'mean', label: '平均表达' },
  ],
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'expression');
  const shown = choiceOf(input.settings.own, valueSpec);
  const [gene, cluster, value] = [texts(table, 'gene'), texts(table, 'cluster'), numbers(table, shown)];
  const [genes, clusters] = [[...new Set(gene)], [...new Set(cluster)]];
  const values = new Float64Array(genes.length * clusters.length).fill(Number.NaN);
  gene.forEach(
    (name, row) => (values[genes.indexOf(name) * clusters.length + clusters.indexOf(cluster[row]!)] = value[row]!),
  );
  const signed = shown === 'scaled';
  const [low, high] = extent(value) ?? [0, 1];
  const bound = Number((Math.max(Math.abs(low), Math.abs(high)) || 1).toPrecision(2));
  const shape = { rows: genes, columns: clusters.map(clusterLabel), values };
  return {
    ...valueGrid(input, {
      ...shape,
      ramp: paletteColors(input.settings.palette, signed ? 'diverging' : 'sequential', input.theme),
      scale: signed ? { min: -bound, max: bound, interval: bound / 2 } : niceScale(0, high || 1, { ticks: 4 }),
      bar: signed ? '标准化' : '平均',
    }),
    summary: `标志基因热图：${counted(genes.length)} 个标志基因在 ${counted(clusters.length)} 个簇的${signed ? '标准化' : '平均'}表达，${readable(low, 3)}～${readable(high, 3)}；基因按它所标志的簇排列。`,
    data: gridTable('sc-marker-heatmap', '标志基因热图', '基因', shape),
  };
}

/** The genes that mark the clusters, cluster by cluster, as cells. */
export const scMarkerHeatmap: ChartDefinition = {
  id: 'sc-marker-heatmap',
  title: '标志基因热图',
  tables: [{ id: 'expression' }],
  settings: [valueSpec],
  defaultSize: { width: 560, height: 620 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'diverging',
  draw,
};
