import { maximum } from '@panome/analysis/extremes';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  placeLabels,
  pointSeries,
  readable,
  referenceLines,
} from '../../frame/index.ts';
import { isColor } from '../../groups/index.ts';
import { denseLimit } from '../../limits.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { testGroupWords } from '../../parts/test-groups/index.ts';

const limitSpec = {
  id: 'limit',
  label: 'VIP 阈值',
  help: '达到的特征着色',
  kind: 'number',
  default: 1,
  min: 0,
  max: 10,
  step: 0.1,
} as const satisfies SettingSpec;
const correlationSpec = {
  id: 'correlation',
  label: '|p(corr)| 阈值',
  help: '达到的特征才着色，虚线标出；0 为不限',
  kind: 'number',
  default: 0,
  min: 0,
  max: 1,
  step: 0.05,
} as const satisfies SettingSpec;
const topSpec = {
  id: 'top',
  label: '自动标注的特征数',
  help: '在着色的特征中按 |p| × |p(corr)| 从大到小；填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 8,
  min: 0,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;
const kinds = ['none', 'down', 'up'] as const;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'vip');
  const features = texts(table, 'feature');
  const [x, y, vip] = ['p', 'p_corr', 'vip'].map((name) => numbers(table, name)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const [limit, least] = [numberOf(input.settings.own, limitSpec), numberOf(input.settings.own, correlationSpec)];
  const kind = Uint8Array.from(vip, (value, i) =>
    value >= limit && Math.abs(y[i]!) >= least ? (x[i]! > 0 ? 2 : 1) : 0,
  );
  const counts = kinds.map((_, at) => kind.filter((one) => one === at).length);
  const theme = chartColors(input.theme);
  const words = { none: '未达阈值', ...testGroupWords(input) };
  const shades = kinds.map(
    (name) =>
      [input.settings.groupColors?.[name]].find(isColor) ??
      { none: theme.neutral, down: theme.down, up: theme.up }[name],
  );
  const names = kinds.map((name, at) => `${words[name]}（${counted(counts[at]!)}）`);
  const dense = features.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 4 : 6);
  const strength = (row: number) => Math.abs(x[row]! * y[row]!);
  const marked = Array.from(kind.keys()).filter((row) => kind[row] !== 0);
  const chosen = marked
    .toSorted((one, other) => strength(other) - strength(one))
    .slice(0, Math.round(numberOf(input.settings.own, topSpec) * (input.size.width < 420 ? 0.6 : 1)));
  const wanted = new Set(input.settings.labels ?? chosen.map((row) => features[row]!));
  const bound = maximum((extent(x) ?? [1]).map(Math.abs));
  const xScale = niceScale(-bound, bound);
  const yScale = { min: -1, max: 1, interval: 0.5 };
  const fontSize = fontSizeOf(input);
  const base = frame(input, {
    x: { title: 'p[1]（载荷）', scale: xScale },
    y: { title: 'p(corr)[1]', scale: yScale },
    legend: names.toReversed(),
  });
  const symbolSize = dense ? size + 2 : size;
  const labels = placeLabels({
    rect: gridRect(base, input.size),
    xScale,
    yScale,
    ids: features,
    x,
    y,
    labels: wanted,
    avoid: (row) => kind[row] !== 0,
    lines: { x: [0], y: [0] },
    symbolSize,
    fontSize: fontSize - 1,
  });
  const look = { xLabel: 'p[1]', yLabel: 'p(corr)[1]', colors: theme, fontSize, labels };

  return {
    option: {
      ...base,
      series: [
        referenceLines({ x: [0], y: [0], color: theme.grid, dashed: false }),
        ...(least > 0 ? [referenceLines({ y: [-least, least], color: theme.axis, width: 0.8 })] : []),
        ...kinds.map((_, at) => {
          const rows = Array.from(kind.keys()).filter(
            (row) => kind[row] === at && (!dense || wanted.has(features[row]!)),
          );
          return {
            ...pointSeries(
              {
                name: names[at]!,
                ids: rows.map((row) => features[row]!),
                x: rows.map((row) => x[row]!),
                y: rows.map((row) => y[row]!),
                color: shades[at]!,
                symbol: 'circle',
                size: symbolSize,
              },
              look,
            ),
            clip: false,
          };
        }),
      ],
    },
    ...(dense && {
      layers: [{ kind: 'points', ids: features, x, y, color: kind, colors: shades, names, radius: size / 2 }],
    }),
    summary: `S 图：共 ${counted(features.length)} 个特征，VIP ≥ ${readable(limit)}${least > 0 ? ` 且 |p(corr)| ≥ ${readable(least)}` : ''}的有 ${counted(marked.length)} 个，其中${words.up} ${counted(counts[2]!)} 个，${words.down} ${counted(counts[1]!)} 个。`,
    data: dataTable('s-plot', 'S 图', [
      textColumn('feature', '特征', features),
      numberColumn('p', 'p[1]', x),
      numberColumn('p_corr', 'p(corr)[1]', y),
      numberColumn('vip', 'VIP', vip),
      textColumn(
        'direction',
        '方向',
        Array.from(kind, (at) => words[kinds[at]!]),
      ),
    ]),
    labelIds: features,
  };
}

/** How strongly (p) and how reliably (p(corr)) every feature follows the predictive component of OPLS-DA. */
export const sPlot: ChartDefinition = {
  id: 's-plot',
  title: 'S 图',
  tables: [{ id: 'vip' }],
  settings: [limitSpec, correlationSpec, topSpec],
  defaultSize: { width: 680, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'legend', 'pointSize', 'labels'],
  draw,
};
