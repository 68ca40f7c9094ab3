import { maximum } from '@panome/analysis/extremes';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { listedIds, mergeOf, treeLayer } from '../../parts/clustering/index.ts';
import type { Axis } from '../../parts/clustering/index.ts';
import { fontSizeOf, frame, gridRect, niceScale, readable, referenceLines, shortNames } from '../../frame/index.ts';
import { clustersAt, cutHeight } from '../../geometry/index.ts';
import { groupLegend, groupScale } from '../../groups/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, hasColumn, integerColumn, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const axisSpec = {
  id: 'axis',
  label: '聚类对象',
  help: '样本与特征都聚类时可选',
  kind: 'choice',
  default: 'samples',
  choices: [
    { value: 'samples', label: '样本' },
    { value: 'features', label: '特征' },
  ],
} as const satisfies SettingSpec;
const cutSpec = {
  id: 'cut',
  label: '切割为几类',
  help: '0 表示不画切割线',
  kind: 'number',
  default: 0,
  min: 0,
  max: 50,
  step: 1,
} as const satisfies SettingSpec;

/** The one axis that was clustered; of both, the one that was chosen. */
function axisOf(input: ChartInput): Axis | undefined {
  const order = tableOf(input, 'order');
  if (!hasColumn(order, 'axis')) return undefined;
  const clustered = new Set(texts(order, 'axis'));
  const chosen = choiceOf(input.settings.own, axisSpec) as Axis;
  return clustered.has(chosen) ? chosen : ([...clustered][0] as Axis);
}

function draw(input: ChartInput): ChartDrawing {
  const axis = axisOf(input);
  const leaves = listedIds(tableOf(input, 'order'), axis);
  const merge = mergeOf(tableOf(input, 'merge'), leaves.length, axis) ?? { a: [], b: [], height: [] };
  const scale = groupScale(input);
  const colors = chartColors(input.theme);
  const legend = input.groups && leaves.some((id) => scale.levelOf(id) !== '') ? groupLegend(scale) : [];
  const highest = Math.max(maximum(Array.from(merge.height)), 1e-12);
  const wanted = Math.round(numberOf(input.settings.own, cutSpec, Number(input.options['cut'] ?? cutSpec.default)));
  const cut = wanted > 1 && wanted < leaves.length ? cutHeight(merge, wanted) : null;
  const yScale = niceScale(0, highest, { ticks: 5 });

  const base = frame(input, {
    x: { title: '', names: leaves },
    y: { title: '合并高度', scale: yScale },
    legend: legend.map(({ name }) => String(name)),
    fixedLegend: true,
  });
  const xAxis = base.xAxis as { data: string[]; axisLabel: object };
  const names = shortNames(leaves, 20);
  const rect = gridRect(base, input.size);
  const crowded = leaves.length > 0 && rect.width / leaves.length < fontSizeOf(input);
  const colored = leaves.map((id, i) => ({
    value: names[i]!,
    ...(scale.levelOf(id) !== '' && { textStyle: { color: scale.color(scale.levelOf(id)) } }),
  }));

  return {
    option: {
      ...base,
      xAxis: [{ ...xAxis, data: colored, axisLine: { show: false }, axisTick: { show: false } }],
      series: [...(cut === null ? [] : [referenceLines({ y: [cut], color: colors.up })]), ...legend],
    } as ChartDrawing['option'],
    layers: [{ ...treeLayer(merge, rect, 'top', colors.text, yScale.max), width: 1.1 }],
    ...(crowded && { notes: [`${leaves.length} 个名称太密，只写出一部分，放大后写出其余`] }),
    summary: `聚类树：${leaves.length} 项${cut === null ? '' : `，在高度 ${readable(cut)} 处切割为 ${clustersAt(merge, cut)} 类`}。`,
    data: dataTable('dendrogram', '聚类顺序', [
      integerColumn(
        'position',
        '位置',
        leaves.map((_, i) => i + 1),
      ),
      textColumn('id', '名称', leaves),
      ...(legend.length > 0 ? [textColumn('group', '分组', leaves.map(scale.levelOf))] : []),
    ]),
  };
}

/** The tree of a hierarchical clustering with its leaves below; names take the colour of their group. */
export const dendrogram: ChartDefinition = {
  id: 'dendrogram',
  title: '聚类树',
  tables: [{ id: 'merge' }, { id: 'order' }],
  settings: [axisSpec, cutSpec],
  runDefaults: (options): Record<string, number> => (typeof options['cut'] === 'number' ? { cut: options['cut'] } : {}),
  defaultSize: { width: 760, height: 460 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
