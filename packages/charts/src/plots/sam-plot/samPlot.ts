import { minimum } from '@panome/analysis/extremes';
import { changeWords } from '@panome/analysis/changes';
import type { EChartsOption } from 'echarts';
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
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { numberOf } from '../../settings.ts';
import { pixelsOf, polyline } from '../../shapes/index.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const topSpec = {
  id: 'top',
  label: '每个方向标注的特征数',
  help: '按 |d| 从大到小；填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 5,
  min: 0,
  max: 30,
  step: 1,
} as const satisfies SettingSpec;
const kinds = ['none', 'down', 'up'] as const;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'expected');
  const [features, direction] = [texts(table, 'feature'), texts(table, 'direction')];
  const [rank, d, expected] = [numbers(table, 'rank'), numbers(table, 'd'), numbers(table, 'expected')];
  const kind = Uint8Array.from(direction, (word) => Math.max(0, kinds.indexOf(word as 'up')));
  const places = [...features.keys()];
  const counts = kinds.map((_, at) => places.filter((row) => kind[row] === at).length);
  const called = places.filter((row) => kind[row] !== 0).map((row) => Math.abs(d[row]!));
  const cut = called.length > 0 ? minimum(called) : Number.NaN;
  const theme = chartColors(input.theme);
  const colors = kinds.map(
    (one) =>
      [input.settings.groupColors?.[one]].find(isColor) ?? { none: theme.neutral, down: theme.down, up: theme.up }[one],
  );
  const names = kinds.map((one, at) => `${changeWords[one]}（${counted(counts[at]!)}）`);
  const dense = features.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 4 : 6);
  const top = Math.round(numberOf(input.settings.own, topSpec));
  const strongest = (of: number): string[] =>
    places
      .filter((row) => kind[row] === of)
      .toSorted((one, other) => Math.abs(d[other]!) - Math.abs(d[one]!))
      .slice(0, top)
      .map((row) => features[row]!);
  const wanted = new Set(input.settings.labels ?? [...strongest(1), ...strongest(2)]);
  const [xScale, yScale] = [
    niceScale(...(extent(expected) ?? [-1, 1]), { ticks: input.size.width < 520 ? 4 : 8 }),
    niceScale(...(extent(d) ?? [-1, 1])),
  ];
  const base = frame(input, {
    x: { title: '期望的 d 值', scale: xScale },
    y: { title: '观测的 d 值', scale: yScale },
    legend: names.toReversed(),
  });
  const rect = gridRect(base, input.size);
  const at = pixelsOf(rect, xScale, yScale);
  const [low, high] = [Math.max(xScale.min, yScale.min), Math.min(xScale.max, yScale.max)];
  const fontSize = fontSizeOf(input);
  const symbolSize = dense ? size + 2 : size;
  const lines = { x: [], y: Number.isNaN(cut) ? [] : [-cut, cut] };
  const labels = placeLabels({
    rect,
    xScale,
    yScale,
    ids: features,
    x: expected,
    y: d,
    labels: wanted,
    avoid: (row) => kind[row] !== 0,
    lines,
    symbolSize,
    fontSize: fontSize - 1,
  });
  const look = { xLabel: '期望', yLabel: '观测', colors: theme, fontSize, labels };

  return {
    option: {
      ...base,
      graphic: {
        elements:
          low < high
            ? [
                polyline(
                  [
                    [at.x(low), at.y(low)],
                    [at.x(high), at.y(high)],
                  ],
                  { stroke: theme.axis, z: 1 },
                ),
              ]
            : [],
      },
      series: [
        referenceLines({ ...lines, color: theme.axis, width: 0.8 }),
        ...kinds.map((_, of) => {
          const rows = places.filter((row) => kind[row] === of && (!dense || wanted.has(features[row]!)));
          return pointSeries(
            {
              name: names[of]!,
              ids: rows.map((row) => features[row]!),
              x: rows.map((row) => expected[row]!),
              y: rows.map((row) => d[row]!),
              color: colors[of]!,
              symbol: 'circle',
              size: symbolSize,
            },
            look,
          );
        }),
      ],
    } as EChartsOption,
    ...(dense && {
      layers: [
        { kind: 'points' as const, ids: features, x: expected, y: d, color: kind, colors, names, radius: size / 2 },
      ],
    }),
    summary: `SAM 图：${counted(features.length)} 个特征的观测 d 值与期望 d 值，上调 ${counted(counts[2]!)} 个，下调 ${counted(counts[1]!)} 个${Number.isNaN(cut) ? '' : `，差异特征的 |d| 不小于 ${readable(cut, 3)}（水平虚线）`}；斜线为观测与期望相等处。`,
    data: dataTable('sam-plot', 'SAM 图', [
      textColumn('feature', '特征', features),
      integerColumn('rank', '名次', rank),
      numberColumn('expected', '期望的 d 值', expected),
      numberColumn('d', 'd 值', d),
      textColumn(
        'direction',
        '方向',
        Array.from(kind, (of) => changeWords[kinds[of]!]),
      ),
    ]),
    labelIds: features,
  };
}

/** Observed d of SAM against those of relabelled samples, rank by rank. `groupColors` takes `up`, `down` and `none`. */
export const samPlot: ChartDefinition = {
  id: 'sam-plot',
  title: 'SAM 图',
  tables: [{ id: 'expected' }],
  settings: [topSpec],
  defaultSize: { width: 680, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'legend', 'pointSize', 'labels'],
  draw,
};
