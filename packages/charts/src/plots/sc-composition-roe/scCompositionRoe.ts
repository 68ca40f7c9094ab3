import { counted, readable } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { clusterLabel } from '../../parts/cell-clusters/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { dataTable, hasColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { valueGrid } from '../../parts/value-grid/index.ts';

const wordsSpec = {
  id: 'words',
  label: '写出 Ro/e 或标记',
  help: '单元格太小时不写',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const contentSpec = {
  id: 'content',
  label: '写什么',
  help: '+++ 大于 1，++ 为 0.8～1，+ 为 0.2～0.8，+/− 为 0～0.2，− 为 0',
  kind: 'choice',
  default: 'both',
  choices: [
    { value: 'both', label: '数值与标记' },
    { value: 'value', label: 'Ro/e 的数值' },
    { value: 'mark', label: '标记（+++ 等）' },
  ],
} as const satisfies SettingSpec;
/** The colours end at a quarter and at four times of what is expected. */
const furthest = 2;
const colorOf = (roe: Float64Array): Float64Array =>
  roe.map((value) => Math.max(-furthest, Math.min(furthest, Math.log2(value))));

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'roe');
  const [cluster, group, roe] = [texts(table, 'cluster'), texts(table, 'group'), numbers(table, 'roe')];
  const [clusters, groups] = [[...new Set(cluster)], [...new Set(group)]];
  const ratio = new Float64Array(clusters.length * groups.length).fill(Number.NaN);
  cluster.forEach(
    (name, row) => (ratio[clusters.indexOf(name) * groups.length + groups.indexOf(group[row]!)] = roe[row]!),
  );
  // Results of earlier versions have no marks.
  const mark = hasColumn(table, 'mark') ? texts(table, 'mark') : null;
  const marks = Array.from(ratio, () => '');
  mark?.forEach(
    (own, row) => (marks[clusters.indexOf(cluster[row]!) * groups.length + groups.indexOf(group[row]!)] = own),
  );
  const content = mark ? choiceOf(input.settings.own, contentSpec) : 'value';
  const written = (at: number): string =>
    [...(content === 'mark' ? [] : [readable(ratio[at]!, 3)]), ...(content === 'value' ? [] : [marks[at]!])].join('\n');
  const shape = { rows: clusters.map(clusterLabel), columns: groups };
  const most = [...roe.keys()].filter((row) => Number.isFinite(roe[row]!)).toSorted((a, b) => roe[b]! - roe[a]!)[0];
  return {
    ...valueGrid(input, {
      ...shape,
      values: colorOf(ratio),
      ramp: paletteColors(input.settings.palette, 'diverging', input.theme),
      scale: { min: -furthest, max: furthest, interval: 1 },
      bar: 'log2 Ro/e',
      lines: content === 'both' ? 2 : 1,
      words: booleanOf(input.settings.own, wordsSpec) ? written : undefined,
    }),
    summary: `Ro/e 热图：${counted(clusters.length)} 个簇在 ${counted(groups.length)} 组中的观察数与期望数之比${most === undefined ? '' : `，最高的是“${clusterLabel(cluster[most]!)}”在“${group[most]!}”（${readable(roe[most]!, 3)}）`}；大于 1 为富集，颜色止于 4 倍与 1/4。`,
    data: dataTable('sc-composition-roe', 'Ro/e 热图', [
      textColumn('cluster', '簇', cluster.map(clusterLabel)),
      textColumn('group', '分组', group),
      numberColumn('roe', 'Ro/e', roe),
      ...(mark ? [textColumn('mark', '标记', mark)] : []),
      numberColumn('color', 'log2 Ro/e（止于 ±2）', colorOf(roe)),
    ]),
  };
}

/** Where each cluster has more, or fewer, cells than the sizes of clusters and groups let expect. */
export const scCompositionRoe: ChartDefinition = {
  id: 'sc-composition-roe',
  title: 'Ro/e 热图',
  tables: [{ id: 'roe' }],
  settings: [wordsSpec, contentSpec],
  defaultSize: { width: 560, height: 460 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'diverging',
  draw,
};
