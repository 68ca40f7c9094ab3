import type { BarSeriesOption } from 'echarts';
import { contrastSpec } from '../../parts/contrast/index.ts';
import { counted, extent, fontSizeOf, frame, niceScale, shortNames } from '../../frame/index.ts';
import { isColor } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { clusterLabel } from '../../parts/cell-clusters/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const kinds = ['up', 'down'] as const;
const words = { up: '上调', down: '下调' };

/** The rows of one comparison; cell types that were not tested belong to all of them. */
function rowsOf(input: ChartInput): { readonly rows: readonly number[]; readonly name: string } {
  const contrasts = texts(tableOf(input, 'types'), 'contrast');
  const names = [...new Set(contrasts.filter((name) => name !== ''))];
  const name = names[Math.min(names.length, Math.round(numberOf(input.settings.own, contrastSpec))) - 1] ?? '';
  return { rows: [...contrasts.keys()].filter((row) => contrasts[row] === name || contrasts[row] === ''), name };
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'types');
  const { name, rows } = rowsOf(input);
  const tested = texts(table, 'tested');
  const clusters = rows.map((row) => texts(table, 'cluster')[row]!);
  const shown = shortNames(clusters.map(clusterLabel), input.size.width < 520 ? 14 : 24);
  const counts = {
    up: rows.map((row) => numbers(table, 'up')[row]!),
    down: rows.map((row) => numbers(table, 'down')[row]!),
  };
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const legend = kinds.map((kind) => words[kind]);
  const most = extent([...counts.up, ...counts.down])?.[1] ?? 0;
  const scale = niceScale(0, Math.max(4, most * 1.08), { ticks: 5 });
  const base = frame(
    { ...input, settings: { ...input.settings, legend: input.settings.legend ?? 'top' } },
    { x: { title: '差异基因数', scale }, y: { title: '', names: shown }, legend },
  );
  const text = (value: string) => ({
    show: true,
    position: 'right' as const,
    fontSize: fontSize - 1,
    color: colors.text,
    formatter: value,
  });
  const series = kinds.map((kind): BarSeriesOption => ({
    type: 'bar',
    name: words[kind],
    barGap: '8%',
    barCategoryGap: '34%',
    barMaxWidth: 22,
    emphasis: { disabled: true },
    itemStyle: { color: [input.settings.groupColors?.[kind]].find(isColor) ?? colors[kind] },
    // An empty bar has the label, so that “not tested” is not read as “none found”.
    data: counts[kind].map((count, at) =>
      tested[rows[at]!] === '是'
        ? { value: count, label: text(counted(count)) }
        : { value: 0, label: { ...text(kind === 'up' ? '未检验' : ''), color: colors.axis } },
    ),
  }));
  const untested = rows.filter((row) => tested[row] !== '是').length;
  const richest = clusters.reduce(
    (best, _, at) =>
      (counts.up[at]! + counts.down[at]! || 0) > (counts.up[best]! + counts.down[best]! || 0) ? at : best,
    0,
  );
  const said = (at: number): string =>
    `${clusterLabel(clusters[at]!)}最多（上调 ${counted(counts.up[at]! || 0)} 个，下调 ${counted(counts.down[at]! || 0)} 个）`;
  return {
    option: { ...base, yAxis: { ...(base.yAxis as object), inverse: true }, series },
    summary: `各细胞类型差异基因数${name ? `（${name}）` : ''}：检验了 ${rows.length - untested} 种细胞${untested > 0 ? `，${untested} 种样本不足未检验` : ''}，${said(richest)}。`,
    data: dataTable('sc-pseudobulk-counts', '各细胞类型差异基因数', [
      textColumn('cluster', '细胞类型', clusters),
      textColumn(
        'tested',
        '是否检验',
        rows.map((row) => tested[row]!),
      ),
      integerColumn('up', '上调', Float64Array.from(counts.up)),
      integerColumn('down', '下调', Float64Array.from(counts.down)),
    ]),
  };
}

/** How many genes go up and down in each cell type of one comparison. `groupColors` takes `up` and `down`. */
export const scPseudobulkCounts: ChartDefinition = {
  id: 'sc-pseudobulk-counts',
  title: '各细胞类型差异基因数',
  tables: [{ id: 'types' }],
  settings: [contrastSpec],
  defaultSize: { width: 720, height: 460 },
  common: ['title', 'axisTitles', 'fontSize', 'legend'],
  draw,
};
