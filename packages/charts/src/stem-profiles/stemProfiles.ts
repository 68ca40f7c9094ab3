import type { EChartsOption } from 'echarts';
import {
  axisOption,
  baseOption,
  counted,
  extent,
  fontSizeOf,
  niceScale,
  readable,
  rounded,
  shortNames,
  tickValues,
  titleHeight,
  widest,
  type Rect,
} from '../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { distinctColors } from '../palette/index.ts';
import { fitted } from '../panel-grid/index.ts';
import { booleanOf, numberOf } from '../settings.ts';
import {
  dataTable,
  integerColumn,
  labelOf,
  numberColumn,
  numbers,
  numericNames,
  tableOf,
  textColumn,
  texts,
} from '../table/index.ts';
import { chartColors, fontFamily } from '../theme/index.ts';

const topSpec = {
  id: 'top',
  label: '模式数',
  help: '按 P 值从小到大取；放不下时少画',
  kind: 'number',
  default: 16,
  min: 1,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
const significantSpec = {
  id: 'significant',
  label: '只画显著的模式',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;
const modelSpec = {
  id: 'model',
  label: '画出模式的形状',
  help: '虚线，高低与平均线相同',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const linesSpec = {
  id: 'lines',
  label: '每格最多画的特征数',
  help: '超出时均匀抽取，平均线不受影响',
  kind: 'number',
  default: 60,
  min: 0,
  max: 300,
  step: 10,
} as const satisfies SettingSpec;
const columnsSpec = {
  id: 'columns',
  label: '每行的格数',
  help: '0 为自动',
  kind: 'number',
  default: 0,
  min: 0,
  max: 10,
  step: 1,
} as const satisfies SettingSpec;

const gap = { x: 14, y: 8 };
const least = { width: 92, height: 44 };

/** Evenly spread rows, at most `most`. */
const sampled = (rows: readonly number[], most: number): readonly number[] =>
  rows.length <= most ? rows : Array.from({ length: most }, (_, i) => rows[Math.floor((i * rows.length) / most)]!);

/** Panels in rows, as many of `wanted` as can be read. */
function gridOf(wanted: number, area: Rect, head: number, columns: number): Rect[] {
  const across = Math.min(
    wanted,
    columns ||
      Math.max(1, Math.min(Math.ceil(Math.sqrt(wanted)), Math.floor((area.width + gap.x) / (least.width + gap.x)))),
  );
  const most = Math.max(1, Math.floor((area.height + gap.y) / (least.height + head + gap.y)));
  const count = Math.min(wanted, across * most);
  const down = Math.ceil(count / across);
  const [width, height] = [(area.width - gap.x * (across - 1)) / across, (area.height - gap.y * (down - 1)) / down];
  return Array.from({ length: count }, (_, at) => ({
    x: Math.round(area.x + (at % across) * (width + gap.x)),
    y: Math.round(area.y + Math.floor(at / across) * (height + gap.y) + head),
    width: Math.round(width),
    height: Math.round(height - head),
  }));
}

function draw(input: ChartInput): ChartDrawing {
  const [profiles, models, assignments] = [
    tableOf(input, 'profiles'),
    tableOf(input, 'models'),
    tableOf(input, 'assignments'),
  ];
  const [number, count, expected, p, adjusted, cluster] = [
    'profile',
    'assigned',
    'expected',
    'p',
    'p_adj',
    'cluster',
  ].map((name) => numbers(profiles, name)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const significant = texts(profiles, 'significant');
  const points = numericNames(models).slice(1);
  const times = points.map((name) => labelOf(models, name));
  const shape = points.map((name) => numbers(models, name));
  const values = points.map((name) => numbers(assignments, name));
  const own = numbers(assignments, 'profile');
  const ids = texts(assignments, 'id');
  const settings = input.settings.own;
  const ordered = [...number.keys()]
    .filter((row) => !booleanOf(settings, significantSpec) || significant[row] === '是')
    .toSorted((one, other) => adjusted[one]! - adjusted[other]! || p[one]! - p[other]! || one - other)
    .slice(0, Math.round(numberOf(settings, topSpec)));
  const colors = chartColors(input.theme);
  const palette = distinctColors(input.settings.palette, input.theme);
  const colorOf = (row: number): string =>
    Number.isNaN(cluster[row]!) ? colors.neutral : palette[(cluster[row]! - 1) % palette.length]!;
  const { size } = input;
  const fontSize = fontSizeOf(input);
  const small = Math.max(8, fontSize - 2);
  const assigned = new Map<number, number[]>();
  for (const [feature, profile] of own.entries()) {
    const found = assigned.get(profile);
    if (found) found.push(feature);
    else assigned.set(profile, [feature]);
  }
  const members = (row: number): readonly number[] => assigned.get(number[row]!) ?? [];
  const shownOf = new Map(
    ordered.map((row) => [row, sampled(members(row), Math.round(numberOf(settings, linesSpec)))]),
  );
  const [low, high] = extent(
    ...values.map((column) => Float64Array.from([...shownOf.values()].flat(), (feature) => column[feature]!)),
  ) ?? [-1, 1];
  const scale = niceScale(low, high, { zero: true, ticks: 4 });
  const names = shortNames(times, 8);
  const left = 8 + fontSize * 1.5 + widest(tickValues(scale).map(String), small) + 10;
  const below = small + 14;
  const top = 8 + titleHeight(input);
  const head = small * 2.5 + 4;
  const panels = gridOf(
    ordered.length,
    { x: left, y: top, width: size.width - left - 12, height: size.height - top - below },
    head,
    Math.round(numberOf(settings, columnsSpec)),
  );
  const drawn = ordered.slice(0, panels.length);
  const across = panels.filter(({ y }) => y === panels[0]?.y).length || 1;
  const mean = new Map(
    drawn.map((row) => [
      row,
      values.map((column) => {
        const rows = members(row);
        return rows.length === 0 ? Number.NaN : rows.reduce((sum, feature) => sum + column[feature]!, 0) / rows.length;
      }),
    ]),
  );
  /** A model in its own units, as high as the mean of its features; of none as high as the figure. */
  const modelOf = (row: number): number[] => {
    const course = shape.map((column) => column[row]!);
    const middle = mean.get(row)!;
    const squares = course.reduce((sum, value) => sum + value * value, 0);
    const fit =
      course.reduce((sum, value, j) => sum + value * (Number.isNaN(middle[j]!) ? 0 : middle[j]!), 0) / squares;
    return course.map(
      (value) =>
        value * (fit > 0 ? fit : Math.min(scale.max, -scale.min || scale.max) / Math.max(...course.map(Math.abs)) / 2),
    );
  };
  const xAxis = axisOption({ title: '', names }, { colors, fontSize: small }, 0);
  const yAxis = axisOption({ title: '', scale }, { colors, fontSize: small }, 0);
  const level = panels[0] ? widest(names, small) + 10 <= panels[0].width / Math.max(1, names.length) : true;
  const words = (
    text: string,
    x: number,
    y: number,
    look: { readonly bold?: boolean; readonly turn?: number; readonly fontSize?: number } = {},
  ): object => ({
    type: 'text',
    silent: true,
    x,
    y,
    rotation: look.turn ?? 0,
    style: {
      text,
      fontFamily,
      fontSize: look.fontSize ?? small,
      fontWeight: look.bold ? 600 : 400,
      fill: colors.text,
      textAlign: look.turn ? 'center' : 'left',
      textVerticalAlign: 'middle',
    },
  });
  const line = { type: 'line' as const, symbol: 'none', animation: false, silent: true, tooltip: { show: false } };
  const withModel = booleanOf(settings, modelSpec);
  const found = significant.filter((word) => word === '是').length;

  return {
    option: {
      ...baseOption(input),
      grid: panels.map(({ height, width, x, y }) => ({ left: x, top: y, width, height, outerBoundsMode: 'none' })),
      graphic: {
        elements: [
          ...panels.flatMap(({ width, x, y }, at) => {
            const row = drawn[at]!;
            return [
              words(
                fitted(
                  `模式 ${number[row]!}（${readable(count[row]!, 3)}，期望 ${readable(expected[row]!, 2)}）`,
                  width,
                  small,
                ) || String(number[row]!),
                x,
                y - head + small * 0.8,
                { bold: significant[row] === '是' },
              ),
              words(
                fitted(`校正后 P = ${readable(adjusted[row]!, 2)}`, width, small) ||
                  fitted(`P ${readable(adjusted[row]!, 1)}`, width, small),
                x,
                y - head + small * 2.05,
              ),
            ];
          }),
          words(input.settings.yTitle ?? 'log2 变化', 8 + fontSize / 2, top + (size.height - top - below) / 2, {
            turn: Math.PI / 2,
            fontSize,
          }),
        ],
      },
      xAxis: panels.map((_, at) => ({
        ...xAxis,
        gridIndex: at,
        boundaryGap: false,
        axisTick: { show: false },
        axisLine: { ...xAxis.axisLine, onZero: true, lineStyle: { color: colors.grid } },
        axisLabel: {
          ...xAxis.axisLabel,
          show: at + across >= panels.length,
          interval: level ? 0 : Math.max(0, names.length - 2),
          alignMinLabel: 'left',
          alignMaxLabel: 'right',
        },
      })),
      yAxis: panels.map((_, at) => ({
        ...yAxis,
        gridIndex: at,
        axisLabel: { ...yAxis.axisLabel, show: at % across === 0 },
      })),
      series: drawn.flatMap((row, at) => {
        const color = colorOf(row);
        const axes = { xAxisIndex: at, yAxisIndex: at };
        const shown = shownOf.get(row)!;
        return [
          ...shown.map((feature) => ({
            ...line,
            ...axes,
            name: ids[feature]!,
            z: 1,
            lineStyle: { color, width: 0.7, opacity: Math.max(0.15, Math.min(0.5, 12 / shown.length)) },
            data: values.map((column) => rounded(column[feature]!)),
          })),
          ...(withModel
            ? [
                {
                  ...line,
                  ...axes,
                  name: '模式',
                  z: 3,
                  lineStyle: { color: colors.text, width: 1.1, type: 'dashed' as const },
                  data: modelOf(row).map(rounded),
                },
              ]
            : []),
          ...(members(row).length > 0
            ? [
                {
                  ...line,
                  ...axes,
                  silent: false,
                  tooltip: { show: true },
                  name: `模式 ${number[row]!}`,
                  symbol: 'circle',
                  symbolSize: 4,
                  z: 4,
                  itemStyle: { color },
                  lineStyle: { color, width: 2.2 },
                  data: mean.get(row)!.map(rounded),
                },
              ]
            : []),
        ];
      }),
    } as EChartsOption,
    summary: `STEM 模式图：${counted(ids.length)} 个特征归入 ${counted(number.length)} 种模式，${found > 0 ? `其中 ${found} 种显著` : '没有显著的模式'}；画出 P 值最小的 ${drawn.length} 种，同色的显著模式属于一类，灰色为不显著。`,
    data: dataTable('stem-profiles', '各模式的平均走势', [
      textColumn(
        'panel',
        '模式',
        drawn.flatMap((row) => times.map(() => `模式 ${number[row]!}`)),
      ),
      textColumn(
        'time',
        '时间点',
        drawn.flatMap(() => times),
      ),
      numberColumn(
        'mean',
        '平均的 log2 变化',
        drawn.flatMap((row) => mean.get(row)!),
      ),
      numberColumn('model', '模式的形状（同高）', drawn.flatMap(modelOf)),
      numberColumn(
        'assigned',
        '特征数',
        drawn.flatMap((row) => times.map(() => count[row]!)),
      ),
      numberColumn(
        'expected',
        '期望的特征数',
        drawn.flatMap((row) => times.map(() => expected[row]!)),
      ),
      numberColumn(
        'p_adj',
        '校正后 p 值',
        drawn.flatMap((row) => times.map(() => adjusted[row]!)),
      ),
      integerColumn(
        'cluster',
        '类',
        drawn.flatMap((row) => times.map(() => cluster[row]!)),
      ),
    ]),
  };
}

/** A panel a model profile: its features, their mean and its shape; what is significant is coloured by its group. */
export const stemProfiles: ChartDefinition = {
  id: 'stem-profiles',
  title: 'STEM 模式图',
  tables: [{ id: 'profiles' }, { id: 'models' }, { id: 'assignments' }],
  settings: [topSpec, significantSpec, modelSpec, linesSpec, columnsSpec],
  defaultSize: { width: 860, height: 640 },
  common: ['title', 'axisTitles', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
