import { maximum } from '@panome/analysis/extremes';
import { changeWords } from '@panome/analysis/changes';
import { columnHeadings } from '@panome/analysis/headings';
import type { LineSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  isSmall,
  niceScale,
  placeLabels,
  pointSeries,
  readable,
  referenceLines,
} from '../../frame/index.ts';
import type { PointLook } from '../../frame/index.ts';
import { isColor } from '../../groups/index.ts';
import { denseLimit } from '../../limits.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import {
  columnSpec,
  direction,
  fcSpec,
  judge,
  limitHeights,
  minusLog10,
  notDrawn,
  pSpec,
  runThresholds,
  thresholdsOf,
  topSpec,
} from '../../parts/thresholds/index.ts';
import { zeroAxis } from '../../parts/axis-break/index.ts';
import { curveOf } from './s0Curve.ts';

const kinds = ['none', 'down', 'up'] as const;
type Kind = (typeof kinds)[number];

function labelled(
  input: ChartInput,
  features: readonly string[],
  p: Float64Array,
  directions: Uint8Array,
): ReadonlySet<string> {
  if (input.settings.labels) return new Set(input.settings.labels);
  const changed = Array.from(directions.keys()).filter((row) => directions[row] !== direction.none);
  const top = Math.round(numberOf(input.settings.own, topSpec));
  return new Set(
    changed
      .toSorted((one, other) => p[one]! - p[other]!)
      .slice(0, top)
      .map((row) => features[row]!),
  );
}

function draw(input: ChartInput): ChartDrawing {
  const result = tableOf(input, 'result');
  const features = texts(result, 'feature');
  const log2fc = numbers(result, 'log2fc');
  const thresholds = thresholdsOf(input);
  const p = numbers(result, thresholds.column);
  // With a line of s₀ what is called follows the q-value, and stands at Student's p, over or under the line.
  const curve = curveOf(input, thresholds);
  const height = minusLog10(curve ? numbers(result, 'p') : p);
  const { changes, codes: directions, counts } = judge(result, thresholds);

  const theme = chartColors(input.theme);
  const colorOf = (kind: Kind) =>
    [input.settings.groupColors?.[kind]].find(isColor) ?? { none: theme.neutral, down: theme.down, up: theme.up }[kind];
  const names = kinds.map((kind) => `${changeWords[kind]}（${counted(counts[kind])}）`);
  const dense = features.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 4 : 6);
  const wanted = labelled(input, features, p, directions);
  const yTitle = curve || thresholds.column === 'p' ? '−log10(P)' : '−log10(校正后 P)';
  const bound = Math.max(maximum((extent(log2fc) ?? [1]).map(Math.abs)), Math.log2(thresholds.fc));
  const ticks = isSmall(input) ? 4 : 6;
  const xScale = niceScale(-bound, bound, { ticks });
  const yScale = niceScale(0, Math.max(extent(height)?.[1] ?? 1, maximum(limitHeights(thresholds.p))), { ticks });
  const plain = frame(input, {
    x: { title: 'log2(差异倍数)', scale: xScale },
    y: { title: yTitle, scale: yScale },
    legend: names.toReversed(),
  });
  const heights = { p: curve ? numbers(result, 'p') : p, heights: height, xScale, yScale, item: '特征' };
  const { base, marks, notes } = zeroAxis(input, plain, heights);
  const symbolSize = dense ? size + 2 : size;
  const fontSize = fontSizeOf(input);
  const lines = {
    x: thresholds.fc > 1 ? [-Math.log2(thresholds.fc), Math.log2(thresholds.fc)] : [0],
    y: curve ? [] : limitHeights(thresholds.p),
  };
  const labels = placeLabels({
    rect: gridRect(base, input.size),
    xScale,
    yScale,
    ids: features,
    x: log2fc,
    y: height,
    labels: wanted,
    avoid: (row) => directions[row] !== direction.none,
    lines,
    symbolSize,
    fontSize: fontSize - 1,
  });
  const look: PointLook = { xLabel: 'log2 FC', yLabel: yTitle, colors: theme, fontSize, labels };

  const rowsOf: number[][] = kinds.map(() => []);
  features.forEach((feature, row) => {
    if (Number.isFinite(log2fc[row]!) && Number.isFinite(height[row]!) && (!dense || wanted.has(feature)))
      rowsOf[directions[row]!]!.push(row);
  });
  const series = kinds.map((kind, index) => {
    const rows = rowsOf[index]!;
    return pointSeries(
      {
        name: names[index]!,
        ids: rows.map((row) => features[row]!),
        x: rows.map((row) => log2fc[row]!),
        y: rows.map((row) => height[row]!),
        color: colorOf(kind),
        symbol: 'circle',
        size: symbolSize,
      },
      look,
    );
  });

  return {
    option: {
      ...base,
      series: [
        referenceLines({ ...lines, color: theme.axis, width: 0.8 }),
        ...series,
        ...marks,
        ...(curve ?? []).map((points): LineSeriesOption => ({
          type: 'line',
          data: points.filter(([x, y]) => Math.abs(x) <= xScale.max && y <= yScale.max).map(([x, y]) => [x, y]),
          symbol: 'none',
          silent: true,
          smooth: false,
          tooltip: { show: false },
          lineStyle: { color: theme.axis, width: 1.2, type: 'dashed' },
          z: 1,
        })),
      ],
    },
    ...(dense && {
      layers: [
        {
          kind: 'points',
          ids: features,
          x: log2fc,
          y: height,
          color: directions,
          colors: kinds.map(colorOf),
          names,
          radius: size / 2,
        },
      ],
    }),
    notes,
    summary: `火山图：共 ${counted(features.length)} 个特征，上调 ${counted(counts.up)} 个，下调 ${counted(counts.down)} 个（差异倍数 ≥ ${readable(thresholds.fc)}，${thresholds.column === 'p' ? 'P' : curve ? 'SAM 的 q 值' : '校正后 P'} < ${readable(thresholds.p)}）${curve ? '，虚线为 s₀ 曲线，曲线之上为差异特征' : ''}${notDrawn(counts)}。`,
    data: dataTable('volcano', '火山图', [
      textColumn('feature', '特征', features),
      numberColumn('log2fc', 'log2 差异倍数', log2fc),
      numberColumn(thresholds.column, columnHeadings[thresholds.column], p),
      ...(curve ? [numberColumn('p', 'p 值', numbers(result, 'p'))] : []),
      textColumn(
        'direction',
        '方向',
        changes.map((change) => changeWords[change]),
      ),
    ]),
    labelIds: features,
  };
}

/** Change against significance of every feature. `groupColors` takes `up`, `down` and `none`. */
export const volcano: ChartDefinition = {
  id: 'volcano',
  title: '火山图',
  tables: [
    { id: 'result', columns: ['feature', 'log2fc', 'p', 'p_adj', 'direction'] },
    { id: 's0_curve', optional: true },
  ],
  settings: [fcSpec, pSpec, columnSpec, topSpec],
  runDefaults: (options) => ({ ...runThresholds(options) }),
  defaultSize: { width: 720, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'legend', 'pointSize', 'labels'],
  draw,
};
