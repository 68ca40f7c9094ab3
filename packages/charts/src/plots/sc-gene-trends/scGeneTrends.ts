import { maximum } from '@panome/analysis/extremes';
import {
  axisOption,
  baseOption,
  extent,
  fontSizeOf,
  legendBox,
  niceScale,
  rounded,
  textWidth,
  tickValues,
  titleHeight,
  truncateMiddle,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { distinctColors } from '../../palette/index.ts';
import { fitted, panelGrid } from '../../parts/panel-grid/index.ts';
import { clusterLabel } from '../../parts/cell-clusters/index.ts';
import { booleanOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const cellsSpec = {
  id: 'cells',
  label: '显示细胞',
  help: '每个点一个细胞；细胞多时每个面板等距抽取至多 500 个',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

const mostPoints = 500;

type Line = { readonly lineage: string; readonly color: string; readonly data: [number, number][] };
type Panel = {
  readonly gene: string;
  readonly lines: readonly Line[];
  readonly points: [number, number][];
};

/** What a lineage is called: its number and the cluster at its end. */
function lineageNames(input: ChartInput, lineages: readonly string[]): ReadonlyMap<string, string> {
  const table = tableOf(input, 'cells');
  const [clusters, own, time] = [texts(table, 'cluster'), texts(table, 'lineage'), numbers(table, 'pseudotime')];
  return new Map(
    lineages.map((lineage) => {
      const last = own.reduce(
        (best, text, i) => (text.split('、').includes(lineage) && (best < 0 || time[i]! > time[best]!) ? i : best),
        -1,
      );
      return [lineage, truncateMiddle(`谱系 ${lineage}${last < 0 ? '' : `：至${clusterLabel(clusters[last]!)}`}`, 22)];
    }),
  );
}

function panelsOf(input: ChartInput, colors: ReadonlyMap<string, string>): Panel[] {
  const trends = tableOf(input, 'trends');
  const [gene, lineage, at, fit] = [
    texts(trends, 'gene'),
    texts(trends, 'lineage'),
    numbers(trends, 'pseudotime'),
    numbers(trends, 'fitted'),
  ];
  const time = numbers(tableOf(input, 'cells'), 'pseudotime');
  const expression = tableOf(input, 'expression');
  const step = Math.ceil(time.length / mostPoints);
  const lines = new Map<string, Map<string, [number, number][]>>();
  gene.forEach((name, row) => {
    const own = lines.get(name) ?? lines.set(name, new Map()).get(name)!;
    const line = own.get(lineage[row]!) ?? own.set(lineage[row]!, []).get(lineage[row]!)!;
    line.push([rounded(at[row]!), rounded(fit[row]!)]);
  });
  return [...lines].map(([name, own]) => {
    const values = numbers(expression, name);
    return {
      gene: name,
      lines: [...own].map(([one, data]) => ({ lineage: one, color: colors.get(one)!, data })),
      points: Array.from(time.keys()).flatMap((i) =>
        i % step === 0 && Number.isFinite(time[i]!) ? [[rounded(time[i]!), rounded(values[i]!)]] : [],
      ),
    };
  });
}

function draw(input: ChartInput): ChartDrawing {
  const lineages = [...new Set(texts(tableOf(input, 'trends'), 'lineage'))];
  const palette = distinctColors(input.settings.palette, input.theme);
  const names = lineageNames(input, lineages);
  const panels = panelsOf(input, new Map(lineages.map((lineage, at) => [lineage, palette[at % palette.length]!])));
  const theme = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const base = baseOption(input);
  const top = 12 + titleHeight(input);
  const legend = [...names.values()];
  const box = legend.length > 1 ? legendBox(input, legend, top) : { top: 0, right: 0, bottom: 0 };
  const showsCells = booleanOf(input.settings.own, cellsSpec);
  const scales = panels.map(({ lines, points }) =>
    niceScale(
      0,
      extent(
        lines.flatMap(({ data }) => data.map(([, value]) => value)),
        showsCells ? points.map(([, value]) => value) : [],
      )?.[1] || 1,
      { ticks: 3 },
    ),
  );
  const xScale = niceScale(0, extent(numbers(tableOf(input, 'cells'), 'pseudotime'))?.[1] || 1, { ticks: 5 });
  const left =
    14 +
    Math.max(
      0,
      maximum(scales.map((scale) => maximum(tickValues(scale).map((tick) => textWidth(String(tick), fontSize - 1))))),
    );
  const titleRoom = fontSize + 14;
  const foot = fontSize + 10;
  const area = {
    x: 6 + titleRoom,
    y: top + box.top,
    width: input.size.width - 6 - titleRoom - 16 - box.right,
    height: input.size.height - top - box.top - box.bottom - titleRoom - 4,
  };
  const rects = panelGrid(Math.max(1, panels.length), area, left, fontSize + 10 + foot).map((rect) => ({
    ...rect,
    y: rect.y - foot,
  }));
  const style = { colors: theme, fontSize: Math.max(9, fontSize - 1) };
  const words = {
    fill: theme.text,
    fontFamily,
    fontSize: fontSize + 1,
    align: 'center' as const,
    verticalAlign: 'middle' as const,
  };
  const shown = panels.map(({ gene }) => gene);
  return {
    option: {
      ...base,
      ...('option' in box && box.option && { legend: { ...box.option, data: legend } }),
      title: [
        ...[base.title ?? []].flat(),
        ...panels.map(({ gene }, at) => ({
          text: fitted(gene, rects[at]!.width + left - 8, fontSize),
          left: rects[at]!.x,
          top: rects[at]!.y - fontSize - 6,
          padding: 0,
          textStyle: { fontFamily, fontSize, fontWeight: 600, color: theme.text },
        })),
      ],
      graphic: [
        {
          type: 'text',
          silent: true,
          x: 8 + fontSize / 2,
          y: area.y + area.height / 2,
          rotation: Math.PI / 2,
          style: { ...words, text: input.settings.yTitle ?? '表达 ln(1 + 每万计数)' },
        },
        {
          type: 'text',
          silent: true,
          x: area.x + left + (area.width - left) / 2,
          y: area.y + area.height + titleRoom / 2,
          style: { ...words, text: input.settings.xTitle ?? '伪时间' },
        },
      ],
      grid: rects
        .slice(0, panels.length)
        .map(({ height, width, x, y }) => ({ left: x, top: y, width, height, outerBoundsMode: 'none' as const })),
      xAxis: panels.map((_, at) => ({ ...axisOption({ title: '', scale: xScale }, style, 0), gridIndex: at })),
      yAxis: panels.map((_, at) => ({ ...axisOption({ title: '', scale: scales[at]! }, style, 0), gridIndex: at })),
      series: panels.flatMap(({ lines, points }, at) => [
        ...(showsCells
          ? [
              {
                type: 'scatter' as const,
                xAxisIndex: at,
                yAxisIndex: at,
                silent: true,
                symbolSize: input.settings.pointSize ?? 3,
                itemStyle: { color: theme.neutral, opacity: 0.55 },
                tooltip: { show: false },
                z: 2,
                data: points,
              },
            ]
          : []),
        ...lines.map(({ color, data, lineage }) => ({
          type: 'line' as const,
          name: names.get(lineage),
          xAxisIndex: at,
          yAxisIndex: at,
          symbol: 'none',
          showSymbol: false,
          z: 4,
          emphasis: { disabled: true },
          lineStyle: { color, width: 2.2 },
          itemStyle: { color },
          data,
        })),
      ]),
    },
    summary: `基因沿伪时间的变化：${shown.slice(0, 8).join('、')}${shown.length > 8 ? ` 等 ${shown.length} 个基因` : ''}${shown.length === 0 ? '没有可画的基因' : ''}，${lineages.length} 条谱系的样条曲线。`,
    data: dataTable('sc-gene-trends', '基因沿伪时间的变化', [
      textColumn('gene', '基因', texts(tableOf(input, 'trends'), 'gene')),
      textColumn('lineage', '谱系', texts(tableOf(input, 'trends'), 'lineage')),
      numberColumn('pseudotime', '伪时间', numbers(tableOf(input, 'trends'), 'pseudotime')),
      numberColumn('fitted', '拟合值', numbers(tableOf(input, 'trends'), 'fitted')),
    ]),
  };
}

/** Genes along pseudotime: one panel per gene, cells as points, one fitted curve per lineage. */
export const scGeneTrends: ChartDefinition = {
  id: 'sc-gene-trends',
  title: '基因沿伪时间的变化',
  tables: [
    { id: 'trends' },
    { id: 'expression' },
    { id: 'cells', columns: ['cell', 'cluster', 'lineage', 'pseudotime'] },
  ],
  settings: [cellsSpec],
  defaultSize: { width: 860, height: 500 },
  pointSize: 3,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize'],
  paletteKind: 'categorical',
  draw,
};
