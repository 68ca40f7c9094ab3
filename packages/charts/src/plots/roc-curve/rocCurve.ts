import type { LineSeriesOption, ScatterSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { frame, rounded, shortNames } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const topSpec = {
  id: 'top',
  label: '曲线数',
  help: '多指标联合在前，其余按 AUC 从高到低；不超过运行时给出的曲线数',
  kind: 'number',
  default: 6,
  min: 1,
  max: 12,
  step: 1,
} as const satisfies SettingSpec;
const youdenSpec = {
  id: 'youden',
  label: '标出最佳截断点',
  help: 'Youden 指数（灵敏度 + 特异度 − 1）最大的点',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const pointSize = 9;
const dashes = ['solid', 'dashed', 'dotted'] as const;

type Curve = { readonly feature: string; readonly x: readonly number[]; readonly y: readonly number[] };

function curvesOf(input: ChartInput): Curve[] {
  const table = tableOf(input, 'curve');
  const features = texts(table, 'feature');
  const [fpr, tpr] = [numbers(table, 'fpr'), numbers(table, 'tpr')];
  const wanted = [...new Set(features)].slice(0, Math.round(numberOf(input.settings.own, topSpec)));
  return wanted.map((feature) => {
    const rows = Array.from(features.keys()).filter((row) => features[row] === feature);
    return { feature, x: rows.map((row) => fpr[row]!), y: rows.map((row) => tpr[row]!) };
  });
}

function bestPoint({ x, y }: Curve): number {
  let best = 0;
  for (let i = 1; i < x.length; i++) if (y[i]! - x[i]! > y[best]! - x[best]! + 1e-12) best = i;
  return best;
}

function draw(input: ChartInput): ChartDrawing {
  const curves = curvesOf(input);
  const auc = tableOf(input, 'auc');
  // A model of several features stands in a table of its own.
  const joint = input.tables['combined'];
  const areas = new Map(
    [auc, ...(joint ? [joint] : [])].flatMap((table) =>
      texts(table, 'feature').map(
        (feature, row) =>
          [feature, ['auc', 'ci_low', 'ci_high'].map((name) => numbers(table, name)[row]!.toFixed(2))] as const,
      ),
    ),
  );
  const figures = (feature: string) => {
    const [area, low, high] = areas.get(feature) ?? [];
    return area === undefined ? '' : `${area}（${low}–${high}）`;
  };
  const short = shortNames(
    curves.map(({ feature }) => feature),
    18,
  );
  const names = curves.map(({ feature }, i) => `${short[i]!}：${figures(feature)}`);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const colorOf = (i: number) => palette[i % palette.length]!;
  const colors = chartColors(input.theme);
  const unit = { min: 0, max: 1, interval: 0.2 };
  const size = input.settings.pointSize ?? pointSize;

  const lines = curves.map((curve, i): LineSeriesOption => ({
    type: 'line',
    name: names[i]!,
    symbol: 'none',
    clip: false,
    z: 3,
    data: curve.x.map((value, at) => [rounded(value), rounded(curve.y[at]!)]),
    lineStyle: { color: colorOf(i), width: 2, type: dashes[Math.floor(i / palette.length) % dashes.length]! },
    itemStyle: { color: colorOf(i) },
  }));
  const marks = curves.map((curve, i): ScatterSeriesOption => {
    const at = bestPoint(curve);
    return {
      type: 'scatter',
      name: names[i]!,
      symbol: 'circle',
      symbolSize: size,
      clip: false,
      z: 4,
      itemStyle: { color: colorOf(i), opacity: 1, borderColor: colors.background, borderWidth: 1.5 },
      data: [{ name: `${curve.feature} 最佳截断点`, value: [rounded(curve.x[at]!), rounded(curve.y[at]!)] }],
    };
  });
  const wantsYouden = booleanOf(input.settings.own, youdenSpec);
  const first = curves[0];

  return {
    option: {
      ...frame(input, { x: { title: '1 − 特异度', scale: unit }, y: { title: '灵敏度', scale: unit }, legend: names }),
      series: [
        {
          type: 'line',
          name: '无区分',
          data: [
            [0, 0],
            [1, 1],
          ],
          symbol: 'none',
          silent: true,
          tooltip: { show: false },
          lineStyle: { color: colors.axis, width: 1, type: 'dashed' },
          z: 1,
        },
        ...lines,
        ...(wantsYouden ? marks : []),
      ],
    },
    summary: `ROC 曲线：${curves.length} 条${first ? `，第一条为“${first.feature}”，AUC ${figures(first.feature)}` : ''}；虚线为没有区分能力${wantsYouden ? '，圆点为 Youden 指数最大的截断点' : ''}。`,
    data: dataTable('roc-curve', 'ROC 曲线', [
      textColumn(
        'feature',
        '特征',
        curves.flatMap(({ feature, x }) => x.map(() => feature)),
      ),
      numberColumn(
        'fpr',
        '1 − 特异度',
        curves.flatMap(({ x }) => x),
      ),
      numberColumn(
        'tpr',
        '灵敏度',
        curves.flatMap(({ y }) => y),
      ),
    ]),
  };
}

/** ROC curves of the best features with their areas and intervals, and the best cut-off on each. */
export const rocCurve: ChartDefinition = {
  id: 'roc-curve',
  title: 'ROC 曲线',
  tables: [
    { id: 'curve', columns: ['feature', 'fpr', 'tpr'] },
    { id: 'auc', columns: ['feature', 'auc', 'ci_low', 'ci_high'] },
    { id: 'combined', columns: ['feature', 'auc', 'ci_low', 'ci_high'], optional: true },
  ],
  settings: [topSpec, youdenSpec],
  defaultSize: { width: 720, height: 480 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize'],
  paletteKind: 'categorical',
  draw,
};
