import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  axisOption,
  baseOption,
  counted,
  extent,
  fontSizeOf,
  niceScale,
  readable,
  rounded,
  textWidth,
  tickValues,
  titleHeight,
  truncateMiddle,
  type Rect,
} from '../../frame/index.ts';
import { groupScale, type GroupScale } from '../../groups/index.ts';
import { booleanOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';
import { densityWidths, sideways } from '../../parts/sina/index.ts';
import { sortedQuantile } from '@panome/analysis/statistics';

const pointsSpec = {
  id: 'points',
  label: '显示细胞',
  help: '每个点一个细胞；细胞很多时每个面板等距抽取至多 1,500 个',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const limitsSpec = { id: 'limits', label: '显示阈值', kind: 'boolean', default: true } as const satisfies SettingSpec;

const panels = [
  { id: 'counts', column: 'counts', title: '总计数' },
  { id: 'genes', column: 'genes', title: '基因数' },
  { id: 'mito', column: 'mito_share', title: '线粒体占比' },
] as const;
const mostPoints = 1_500;
const halfWidth = 0.38;

type Panel = { readonly title: string; readonly values: Float64Array; readonly limits: readonly number[] };
type Level = { readonly name: string; readonly color: string; readonly rows: readonly number[] };

function levelsOf(scale: GroupScale, cells: readonly string[], grouped: boolean): Level[] {
  if (!grouped) return [{ name: '全部', color: scale.color(''), rows: [...cells.keys()] }];
  const levels = scale.levels.includes('') ? scale.levels : [...scale.levels, ''];
  return levels.flatMap((level) => {
    const rows = [...cells.keys()].filter((row) => scale.levelOf(cells[row]!) === level);
    return rows.length === 0 ? [] : [{ name: level || '未分组', color: scale.color(level), rows }];
  });
}

/** Panels side by side, or one below the other on a narrow figure. */
function panelRects(input: ChartInput, below: number, left: number): Rect[] {
  const { height, width } = input.size;
  const fontSize = fontSizeOf(input);
  const top = 12 + titleHeight(input);
  const head = fontSize + 10;
  if (width < 560) {
    const each = (height - top - below - 8) / 3;
    return panels.map((_, i) => ({
      x: left,
      y: Math.round(top + i * each + head),
      width: width - left - 16,
      height: Math.round(each - head - 10),
    }));
  }
  const each = (width - 16) / 3;
  return panels.map((_, i) => ({
    x: Math.round(i * each + left),
    y: top + head,
    width: Math.round(each - left - 6),
    height: height - top - head - below - 8,
  }));
}

function panelParts(
  panel: Panel,
  levels: readonly Level[],
  at: number,
  input: ChartInput,
  rect: Rect,
  namesShown: boolean,
) {
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const values = panel.values;
  const wantsLimits = booleanOf(input.settings.own, limitsSpec);
  const [low, high] = extent(values, wantsLimits ? panel.limits : []) ?? [0, 1];
  const scale = niceScale(Math.min(0, low), high, { ticks: 4 });
  const total = levels.reduce((sum, { rows }) => sum + rows.length, 0);
  const step = Math.ceil(total / mostPoints);
  const size = input.settings.pointSize ?? (total > 600 ? 2.5 : 3);
  const angle = levels.some(
    ({ name }) => textWidth(truncateMiddle(name, 12), fontSize) + 6 > rect.width / levels.length,
  )
    ? 45
    : 0;
  const series = levels.flatMap((level, index) => {
    const present = level.rows.filter((row) => Number.isFinite(values[row]!));
    const density = densityWidths(Float64Array.from(present, (row) => values[row]!));
    const outline = (sign: 1 | -1): number[][] =>
      Array.from(density.grid, (value, i) => [rounded(index + sign * halfWidth * density.height[i]!), rounded(value)]);
    const sorted = present.map((row) => values[row]!).toSorted((a, b) => a - b);
    const shared = { xAxisIndex: 2 * at + 1, yAxisIndex: at, silent: true, animation: false };
    if (present.length === 0) return [];
    return [
      ...(booleanOf(input.settings.own, pointsSpec)
        ? [
            {
              ...shared,
              type: 'scatter' as const,
              silent: false,
              name: level.name,
              symbolSize: size,
              itemStyle: { color: level.color, opacity: 0.55 },
              z: 2,
              dimensions: [
                { name: '位置', type: 'number' as const },
                { name: panel.title, type: 'number' as const },
              ],
              encode: { x: 0, y: 1, tooltip: [1] },
              data: present
                .filter((_, i) => i % step === 0)
                .map((row, i) => [
                  rounded(index + sideways(i) * halfWidth * density.at(values[row]!)),
                  rounded(values[row]!),
                ]),
            },
          ]
        : []),
      {
        ...shared,
        type: 'line' as const,
        symbol: 'none',
        tooltip: { show: false },
        lineStyle: { color: level.color, width: 1.3 },
        z: 3,
        data: present.length < 3 ? [] : [...outline(-1), ...outline(1).toReversed(), outline(-1)[0]!],
      },
      {
        ...shared,
        type: 'line' as const,
        symbol: 'none',
        tooltip: { show: false },
        lineStyle: { color: colors.text, width: 4 },
        z: 4,
        data: [
          [index, rounded(sortedQuantile(sorted, 0.25))],
          [index, rounded(sortedQuantile(sorted, 0.75))],
        ],
      },
      {
        ...shared,
        type: 'scatter' as const,
        tooltip: { show: false },
        symbol: 'circle',
        symbolSize: 7,
        itemStyle: { color: colors.background, borderColor: colors.text, borderWidth: 1.5 },
        z: 5,
        data: [[index, rounded(sortedQuantile(sorted, 0.5))]],
      },
    ];
  });
  const limits = {
    type: 'line' as const,
    xAxisIndex: 2 * at + 1,
    yAxisIndex: at,
    data: [],
    silent: true,
    markLine: {
      silent: true,
      symbol: 'none',
      animation: false,
      label: { show: false },
      lineStyle: { color: colors.up, width: 1.2, type: 'dashed' as const },
      data: wantsLimits ? panel.limits.map((value) => ({ yAxis: value })) : [],
    },
  };
  const style = { colors, fontSize };
  const names = axisOption({ title: '', names: levels.map(({ name }) => truncateMiddle(name, 12)) }, style, 0);
  return {
    grid: { left: rect.x, top: rect.y, width: rect.width, height: rect.height, outerBoundsMode: 'none' as const },
    xAxis: [
      { ...names, gridIndex: at, axisLabel: { ...names.axisLabel, show: namesShown, rotate: angle, interval: 0 } },
      { type: 'value' as const, gridIndex: at, min: -0.5, max: levels.length - 0.5, show: false },
    ],
    yAxis: { ...axisOption({ title: '', scale }, style, 0), gridIndex: at },
    title: {
      text: panel.title,
      left: rect.x,
      top: rect.y - fontSize - 8,
      padding: 0,
      textStyle: { fontFamily, fontSize: fontSize + 1, fontWeight: 'normal' as const, color: colors.text },
    },
    series: [...series, limits],
  };
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'cells');
  const thresholds = tableOf(input, 'thresholds');
  const cells = texts(table, 'cell');
  const figures = texts(thresholds, 'figure');
  const [lower, upper] = [numbers(thresholds, 'lower'), numbers(thresholds, 'upper')];
  const scale = groupScale(input);
  const levels = levelsOf(scale, cells, input.groups !== null && cells.some((cell) => scale.levelOf(cell) !== ''));
  const drawn = panels.map(({ column, id, title }): Panel => {
    const at = figures.indexOf(id);
    return {
      title,
      values: numbers(table, column),
      limits: [lower[at] ?? Number.NaN, upper[at] ?? Number.NaN].filter(Number.isFinite),
    };
  });
  const fontSize = fontSizeOf(input);
  const left =
    18 +
    maximum(
      drawn.map(({ values }) =>
        maximum(
          tickValues(niceScale(0, extent(values)?.[1] ?? 1, { ticks: 4 })).map((tick) =>
            textWidth(tick.toLocaleString('en-US'), fontSize),
          ),
        ),
      ),
    );
  const longest = maximum(levels.map(({ name }) => textWidth(truncateMiddle(name, 12), fontSize)));
  const shown = levels.length > 1;
  const below = shown ? Math.round(14 + Math.min(longest * 0.75 + fontSize, 90)) : 12;
  const rects = panelRects(input, below, left);
  const stacked = input.size.width < 560;
  const parts = drawn.map((panel, at) =>
    panelParts(panel, levels, at, input, rects[at]!, shown && (!stacked || at === 2)),
  );
  const base = baseOption(input);
  const kept = texts(table, 'kept').filter((word) => word === '保留').length;
  const words = drawn.flatMap(({ limits, title }) =>
    limits.length > 0 ? [`${title} ${limits.map((value) => readable(value, 3)).join('～')}`] : [],
  );
  return {
    option: {
      ...base,
      title: [...[base.title ?? []].flat(), ...parts.map(({ title }) => title)],
      grid: parts.map(({ grid }) => grid),
      xAxis: parts.flatMap(({ xAxis }) => xAxis),
      yAxis: parts.map(({ yAxis }) => yAxis),
      series: parts.flatMap(({ series }) => series),
    } as EChartsOption,
    summary: `单细胞质控分布：${counted(cells.length)} 个细胞，保留 ${counted(kept)} 个；虚线为阈值${words.length > 0 ? `（${words.join('，')}）` : '（未设）'}，粗线为四分位距，圆点为中位数。`,
    data: dataTable('sc-qc', '单细胞质控', [
      textColumn('cell', '细胞', cells),
      ...(shown ? [textColumn('group', '分组', cells.map(scale.levelOf))] : []),
      integerColumn('counts', '总计数', numbers(table, 'counts')),
      integerColumn('genes', '基因数', numbers(table, 'genes')),
      numberColumn('mito_share', '线粒体占比', numbers(table, 'mito_share')),
      textColumn('kept', '是否保留', texts(table, 'kept')),
    ]),
  };
}

/**
 * Counts, genes and mitochondrial share of the cells by group: a cloud as wide as it is dense, quartiles, and the
 * limits.
 */
export const scQcChart: ChartDefinition = {
  id: 'sc-qc',
  title: '质控分布图',
  tables: [{ id: 'cells' }, { id: 'thresholds' }],
  settings: [pointsSpec, limitsSpec],
  defaultSize: { width: 900, height: 420 },
  pointSize: 3,
  common: ['title', 'fontSize', 'palette', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};
