import { maximum } from '@panome/analysis/extremes';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { changeWords, isChanged } from '@panome/analysis/changes';
import { columnHeadings } from '@panome/analysis/headings';
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
import { dataTable, labelOf, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import {
  columnSpec,
  fcSpec,
  judge,
  kindsOf,
  notDrawn,
  pSpec,
  runThresholds,
  thresholdsOf,
  topSpec,
} from '../../parts/thresholds/index.ts';

function draw(input: ChartInput): ChartDrawing {
  const result = tableOf(input, 'result');
  const features = texts(result, 'feature');
  const [mean, log2fc] = [numbers(result, 'mean'), numbers(result, 'log2fc')];
  const thresholds = thresholdsOf(input);
  const p = numbers(result, thresholds.column);
  const judged = judge(result, thresholds);
  const { changes, counts } = judged;
  const { codes, kinds } = kindsOf(judged, (row) => Number.isFinite(mean[row]!) && Number.isFinite(log2fc[row]!));
  const theme = chartColors(input.theme);
  const colors = kinds.map(
    (kind) =>
      [input.settings.groupColors?.[kind]].find(isColor) ??
      { untested: theme.grid, none: theme.neutral, down: theme.down, up: theme.up }[kind],
  );
  const names = kinds.map((kind) => `${changeWords[kind]}（${counted(counts[kind])}）`);
  const dense = features.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 3 : 5);
  const symbolSize = dense ? size + 2 : size;
  const changed = Array.from(changes.keys()).filter(
    (row) => isChanged(changes[row]!) && Number.isFinite(mean[row]!) && Number.isFinite(log2fc[row]!),
  );
  const wanted = input.settings.labels
    ? new Set(input.settings.labels)
    : new Set(
        changed
          .toSorted((one, other) => p[one]! - p[other]!)
          .slice(0, Math.round(numberOf(input.settings.own, topSpec)))
          .map((row) => features[row]!),
      );

  const xTitle = labelOf(result, 'mean');
  const bound = maximum((extent(log2fc) ?? [1]).map(Math.abs));
  const [xScale, yScale] = [niceScale(...(extent(mean) ?? [0, 1])), niceScale(-bound, bound)];
  const base = frame(input, {
    x: { title: xTitle, scale: xScale },
    y: { title: 'log2(差异倍数)', scale: yScale },
    legend: names.toReversed(),
  });
  const least = Math.log2(thresholds.fc);
  const lines = { x: [], y: least > 0 ? [-least, least] : [] };
  const fontSize = fontSizeOf(input);
  const labels = placeLabels({
    rect: gridRect(base, input.size),
    xScale,
    yScale,
    ids: features,
    x: mean,
    y: log2fc,
    labels: wanted,
    avoid: (row) => isChanged(changes[row]!),
    lines: { x: [], y: [0, ...lines.y] },
    symbolSize,
    fontSize: fontSize - 1,
  });
  const look = { xLabel: xTitle, yLabel: 'log2 FC', colors: theme, fontSize, labels };
  const series = kinds.map((_, at) => {
    const rows = Array.from(features.keys()).filter(
      (row) => codes[row] === at && Number.isFinite(mean[row]!) && (!dense || wanted.has(features[row]!)),
    );
    return pointSeries(
      {
        name: names[at]!,
        ids: rows.map((row) => features[row]!),
        x: rows.map((row) => mean[row]!),
        y: rows.map((row) => log2fc[row]!),
        color: colors[at]!,
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
        referenceLines({ y: [0], color: theme.axis, dashed: false, width: 0.8 }),
        referenceLines({ ...lines, color: theme.axis, width: 0.8 }),
        ...series,
      ],
    },
    ...(dense && {
      layers: [{ kind: 'points', ids: features, x: mean, y: log2fc, color: codes, colors, names, radius: size / 2 }],
    }),
    summary: `MA 图：共 ${counted(features.length)} 个特征，上调 ${counted(counts.up)} 个，下调 ${counted(counts.down)} 个（差异倍数 ≥ ${readable(thresholds.fc)}，${thresholds.column === 'p' ? 'P' : '校正后 P'} < ${readable(thresholds.p)}）${notDrawn(counts, kinds[0] !== 'untested')}。`,
    data: dataTable('ma', 'MA 图', [
      textColumn('feature', '特征', features),
      numberColumn('mean', xTitle, mean),
      numberColumn('log2fc', 'log2 差异倍数', log2fc),
      numberColumn(thresholds.column, columnHeadings[thresholds.column], p),
      textColumn(
        'direction',
        '方向',
        changes.map((change) => changeWords[change]),
      ),
    ]),
    labelIds: features,
  };
}

/** Change against mean expression of every feature. `groupColors` takes `up`, `down` and `none`. */
export const maPlot: ChartDefinition = {
  id: 'ma-plot',
  title: 'MA 图',
  tables: [{ id: 'result', columns: ['feature', 'mean', 'log2fc', 'p', 'p_adj'] }],
  settings: [fcSpec, pSpec, columnSpec, topSpec],
  runDefaults: (options) => ({ ...runThresholds(options) }),
  defaultSize: { width: 720, height: 480 },
  common: ['title', 'axisTitles', 'fontSize', 'legend', 'pointSize', 'labels'],
  draw,
};
