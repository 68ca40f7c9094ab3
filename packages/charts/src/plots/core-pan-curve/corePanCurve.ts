import type { LineSeriesOption } from 'echarts';
import { extent, frame, gridRect, niceScale, readable, rounded, truncateMiddle } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { categoryScale, pixelsOf, polygon, type Spot } from '../../shapes/index.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';

const curveSpec = {
  id: 'curve',
  label: '画出',
  kind: 'choice',
  default: 'both',
  choices: [
    { value: 'both', label: '核心与泛' },
    { value: 'pan', label: '只画泛' },
    { value: 'core', label: '只画核心' },
  ],
} as const satisfies SettingSpec;
const bandSpec = {
  id: 'band',
  label: '误差带（± 1 倍标准差）',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const words = { pan: '泛', core: '核心' } as const;
/** More points than this on a curve would hide it. */
const mostPoints = 60;

type Curve = {
  readonly name: string;
  readonly level: string;
  readonly kind: keyof typeof words;
  readonly rows: readonly number[];
  readonly mean: Float64Array;
  readonly sd: Float64Array;
};

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'curve');
  const [group, samples] = [texts(table, 'group'), numbers(table, 'samples')];
  const scale = categoryScale(input, group);
  const chosen = choiceOf(input.settings.own, curveSpec);
  const kinds = (['pan', 'core'] as const).filter((kind) => chosen === 'both' || chosen === kind);
  const levels = scale.levels.filter((level) => group.includes(level));
  const curves = levels.flatMap((level) =>
    kinds.map((kind): Curve => ({
      name: `${truncateMiddle(level, 20)}：${words[kind]}`,
      level,
      kind,
      rows: Array.from(group.keys()).filter((row) => group[row] === level),
      mean: numbers(table, kind),
      sd: numbers(table, `${kind}_sd`),
    })),
  );
  const edge = ({ mean, sd }: Curve, row: number, sign: number): number =>
    Math.max(0, mean[row]! + sign * (Number.isNaN(sd[row]!) ? 0 : sd[row]!));
  const most = samples.reduce((high, value) => Math.max(high, value), 1);
  const [, highest] = extent(curves.flatMap((curve) => curve.rows.map((row) => edge(curve, row, 1)))) ?? [0, 1];
  const [xScale, yScale] = [
    niceScale(0, most, { zero: true, ticks: input.size.width < 480 ? 3 : 6 }),
    niceScale(0, highest, { zero: true }),
  ];
  const whole = xScale.interval < 1 ? { ...xScale, interval: 1 } : xScale;
  const banded = booleanOf(input.settings.own, bandSpec);
  const base = frame(input, {
    x: { title: '样本数', scale: whole },
    y: { title: '分类单元数', scale: yScale },
    legend: curves.map(({ name }) => name),
    fixedLegend: banded,
  });
  const at = pixelsOf(gridRect(base, input.size), whole, yScale);
  const spots = (curve: Curve, sign: number): Spot[] =>
    curve.rows.map((row) => [at.x(samples[row]!), at.y(edge(curve, row, sign))]);
  const bands = banded
    ? curves
        .filter(({ rows }) => rows.length > 1)
        .map((curve) =>
          polygon([...spots(curve, 1), ...spots(curve, -1).reverse()], {
            fill: scale.color(curve.level),
            opacity: 0.14,
            z: 0,
          }),
        )
    : [];
  const series = curves.map(({ kind, level, mean, name, rows }): LineSeriesOption => ({
    type: 'line',
    name,
    symbol: most <= mostPoints ? (kind === 'pan' ? 'circle' : 'rect') : 'none',
    symbolSize: 5,
    showAllSymbol: true,
    data: rows.map((row) => [samples[row]!, rounded(mean[row]!)]),
    lineStyle: { width: 2, color: scale.color(level), type: kind === 'pan' ? 'solid' : [6, 4] },
    itemStyle: { color: scale.color(level) },
    emphasis: { disabled: true },
    z: 3,
  }));
  const rows = curves.flatMap((curve) => curve.rows.map((row) => ({ curve, row })));
  const last = (level: string, column: string): string =>
    readable(numbers(table, column)[group.lastIndexOf(level)]!, 5);
  return {
    option: { ...base, graphic: { elements: bands }, series },
    summary: `核心–泛曲线：${levels
      .slice(0, 6)
      .map(
        (level) =>
          `${level} 的 ${group.filter((one) => one === level).length} 个样本共有 ${last(level, 'core')} 个、合计 ${last(level, 'pan')} 个分类单元`,
      )
      .join('，')}${levels.length > 6 ? ' 等' : ''}${banded ? '；色带为 ± 1 倍标准差' : ''}。`,
    data: dataTable('core-pan-curve', '核心–泛曲线', [
      textColumn(
        'curve',
        '曲线',
        rows.map(({ curve }) => curve.name),
      ),
      integerColumn(
        'samples',
        '样本数',
        rows.map(({ row }) => samples[row]!),
      ),
      numberColumn(
        'mean',
        '平均',
        rows.map(({ curve, row }) => curve.mean[row]!),
      ),
      numberColumn(
        'sd',
        '标准差',
        rows.map(({ curve, row }) => curve.sd[row]!),
      ),
    ]),
  };
}

/** How many taxa any and how many all of the samples hold as samples are added. */
export const corePanCurve: ChartDefinition = {
  id: 'core-pan-curve',
  title: '核心–泛曲线图',
  tables: [{ id: 'curve' }],
  settings: [curveSpec, bandSpec],
  defaultSize: { width: 720, height: 480 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
