import { maximum } from '@panome/analysis/extremes';
import { changeWords, isChanged } from '@panome/analysis/changes';
import { columnHeadings } from '@panome/analysis/headings';
import type { Table } from '@panome/analysis/model';
import { contrastSpec, oneContrast, titled } from '../../parts/contrast/index.ts';
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
import type { PointLook } from '../../frame/index.ts';
import { isColor } from '../../groups/index.ts';
import { denseLimit } from '../../limits.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, hasColumn, numberColumn, numbers, textColumn, texts } from '../../table/index.ts';
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

const shrunkSpec = {
  id: 'shrunk',
  label: '用收缩后的差异倍数',
  help: '结果中有收缩后的差异倍数时（DESeq2 打开“收缩差异倍数”）改画它；上调、下调的判断不变',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;

/** The average level of every feature, on a log scale, and what to call it. */
function levelOf(table: Table): { readonly level: Float64Array; readonly title: string } {
  if (hasColumn(table, 'ave_expr')) return { level: numbers(table, 'ave_expr'), title: '平均水平 (log2)' };
  if (hasColumn(table, 'log_cpm')) return { level: numbers(table, 'log_cpm'), title: '平均 log2 CPM' };
  return {
    level: numbers(table, 'base_mean').map((mean) => (mean > 0 ? Math.log10(mean) : Number.NaN)),
    title: 'log10(校正后平均计数)',
  };
}

function draw(given: ChartInput): ChartDrawing {
  const { counted: comparisons, name, table } = oneContrast(given, 'result');
  const input = titled(given, name);
  const features = texts(table, 'feature');
  const shrunk = booleanOf(input.settings.own, shrunkSpec) && hasColumn(table, 'log2fc_shrunk');
  const log2fc = numbers(table, shrunk ? 'log2fc_shrunk' : 'log2fc');
  const { level, title } = levelOf(table);
  const thresholds = thresholdsOf(input);
  const p = numbers(table, thresholds.column);
  const judged = judge(table, thresholds);
  const { changes, counts } = judged;
  const { codes, kinds } = kindsOf(judged, (row) => Number.isFinite(level[row]!) && Number.isFinite(log2fc[row]!));

  const theme = chartColors(input.theme);
  const colors = kinds.map(
    (kind) =>
      [input.settings.groupColors?.[kind]].find(isColor) ??
      { untested: theme.grid, none: theme.neutral, down: theme.down, up: theme.up }[kind],
  );
  const names = kinds.map((kind) => `${changeWords[kind]}（${counted(counts[kind])}）`);
  const dense = features.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 4 : 6);
  const symbolSize = dense ? size + 2 : size;
  const changed = Array.from(changes.keys())
    .filter((row) => isChanged(changes[row]!))
    .toSorted((one, other) => p[one]! - p[other]!);
  const wanted = new Set(
    input.settings.labels ??
      changed.slice(0, Math.round(numberOf(input.settings.own, topSpec))).map((row) => features[row]!),
  );

  const xScale = niceScale(...(extent(level) ?? [0, 1]));
  const bound = Math.max(maximum((extent(log2fc) ?? [1]).map(Math.abs)), Math.log2(thresholds.fc));
  const yScale = niceScale(-bound, bound);
  const base = frame(input, {
    x: { title, scale: xScale },
    y: { title: shrunk ? '收缩后 log2(差异倍数)' : 'log2(差异倍数)', scale: yScale },
    legend: names.toReversed(),
  });
  const fold = Math.log2(thresholds.fc);
  // The run compares its threshold with the unshrunk change.
  const lines = { y: thresholds.fc > 1 && !shrunk ? [-fold, fold] : [] };
  const fontSize = fontSizeOf(input);
  const labels = placeLabels({
    rect: gridRect(base, input.size),
    xScale,
    yScale,
    ids: features,
    x: level,
    y: log2fc,
    labels: wanted,
    avoid: (row) => isChanged(changes[row]!),
    lines: { x: [], y: [0, ...lines.y] },
    symbolSize,
    fontSize: fontSize - 1,
  });
  const look: PointLook = { xLabel: title, yLabel: 'log2 FC', colors: theme, fontSize, labels };

  const rowsOf: number[][] = kinds.map(() => []);
  features.forEach((feature, row) => {
    if ((!dense || wanted.has(feature)) && Number.isFinite(level[row]!) && Number.isFinite(log2fc[row]!))
      rowsOf[codes[row]!]!.push(row);
  });
  const series = kinds.map((_, index) => {
    const rows = rowsOf[index]!;
    return pointSeries(
      {
        name: names[index]!,
        ids: rows.map((row) => features[row]!),
        x: rows.map((row) => level[row]!),
        y: rows.map((row) => log2fc[row]!),
        color: colors[index]!,
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
        referenceLines({ y: [0], color: theme.axis, width: 1, dashed: false }),
        referenceLines({ ...lines, color: theme.axis, width: 0.8 }),
        ...series,
      ],
    },
    ...(dense && {
      layers: [{ kind: 'points', ids: features, x: level, y: log2fc, color: codes, colors, names, radius: size / 2 }],
    }),
    counted: comparisons,
    summary: `${name === '' ? '' : `${name}，`}MA 图：共 ${counted(features.length)} 个特征，上调 ${counted(counts.up)} 个，下调 ${counted(counts.down)} 个（差异倍数 ≥ ${readable(thresholds.fc)}，${thresholds.column === 'p' ? 'P' : '校正后 P'} < ${readable(thresholds.p)}）${shrunk ? '；纵轴为收缩后的差异倍数' : ''}${notDrawn(counts, kinds[0] !== 'untested')}。`,
    data: dataTable('ma', 'MA 图', [
      textColumn('feature', '特征', features),
      numberColumn('level', title, level),
      numberColumn('log2fc', shrunk ? '收缩后 log2 差异倍数' : 'log2 差异倍数', log2fc),
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

/** Change against average level of every feature: whether changes depend on the level. */
export const ma: ChartDefinition = {
  id: 'ma',
  title: 'MA 图',
  tables: [{ id: 'result' }],
  settings: [contrastSpec, fcSpec, pSpec, columnSpec, topSpec, shrunkSpec],
  runDefaults: (options) => ({ ...runThresholds(options) }),
  defaultSize: { width: 720, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'legend', 'pointSize', 'labels'],
  draw,
};
