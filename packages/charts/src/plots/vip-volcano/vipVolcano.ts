import { maximum } from '@panome/analysis/extremes';
import { changeWords } from '@panome/analysis/changes';
import { columnHeadings } from '@panome/analysis/headings';
import type { ScatterSeriesOption } from 'echarts';
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
import { isColor } from '../../groups/index.ts';
import { denseLimit } from '../../limits.ts';
import { zeroAxis } from '../../parts/axis-break/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
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

const vipSpec = {
  id: 'vip',
  label: 'VIP 阈值',
  help: '达到的特征才着色；0 为不看 VIP',
  kind: 'number',
  default: 1,
  min: 0,
  max: 10,
  step: 0.1,
} as const satisfies SettingSpec;
const kinds = ['none', 'down', 'up'] as const;

const runVip = (input: ChartInput): number =>
  typeof input.options['vip'] === 'number' ? input.options['vip'] : vipSpec.default;

/** Pixels across, `unit` at a VIP of 1: areas that follow VIP would differ too little, as VIP hardly passes 3. */
const diameterOf = (vip: number, unit: number): number =>
  Math.max(2.5, Number.isFinite(vip) ? unit * Math.min(vip, 3.5) : 0);

function draw(input: ChartInput): ChartDrawing {
  const result = tableOf(input, 'result');
  const features = texts(result, 'feature');
  const [log2fc, vip] = [numbers(result, 'log2fc'), numbers(result, 'vip')];
  const thresholds = thresholdsOf(input);
  const least = numberOf(input.settings.own, vipSpec, runVip(input));
  const p = numbers(result, thresholds.column);
  const height = minusLog10(p);
  const { changes, codes: directions, counts } = judge(result, thresholds, (row) => least === 0 || vip[row]! >= least);
  const theme = chartColors(input.theme);
  const colors = kinds.map(
    (kind) =>
      [input.settings.groupColors?.[kind]].find(isColor) ??
      { none: theme.neutral, down: theme.down, up: theme.up }[kind],
  );
  const names = kinds.map((kind) => `${changeWords[kind]}（${counted(counts[kind])}）`);
  const unit = input.settings.pointSize ?? vipVolcano.pointSize!;
  const dense = features.length > denseLimit;
  const drawn = (row: number): boolean =>
    Number.isFinite(log2fc[row]!) && Number.isFinite(height[row]!) && (!dense || directions[row] !== direction.none);
  const changed = Array.from(directions.keys()).filter((row) => directions[row] !== direction.none);
  const top = changed
    .toSorted((one, other) => p[one]! - p[other]! || vip[other]! - vip[one]!)
    .slice(0, Math.round(numberOf(input.settings.own, topSpec)));
  const wanted = new Set(input.settings.labels ?? top.map((row) => features[row]!));
  const yTitle = thresholds.column === 'p' ? '−log10(P)' : '−log10(校正后 P)';
  const bound = Math.max(maximum((extent(log2fc) ?? [1]).map(Math.abs)), Math.log2(thresholds.fc));
  const ticks = isSmall(input) ? 4 : 6;
  const xScale = niceScale(-bound, bound, { ticks });
  const yScale = niceScale(0, Math.max(extent(height)?.[1] ?? 1, maximum(limitHeights(thresholds.p))), { ticks });
  const plain = frame(input, {
    x: { title: 'log2(差异倍数)，圆点越大 VIP 越大', scale: xScale },
    y: { title: yTitle, scale: yScale },
    legend: names.toReversed(),
  });
  const { base, marks, notes } = zeroAxis(input, plain, { p, heights: height, xScale, yScale, item: '特征' });
  const fontSize = fontSizeOf(input);
  const lines = {
    x: thresholds.fc > 1 ? [-Math.log2(thresholds.fc), Math.log2(thresholds.fc)] : [0],
    y: limitHeights(thresholds.p),
  };
  const symbolSize = vip.map((value) => diameterOf(value, unit));
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
  const look = { xLabel: 'log2 FC', yLabel: yTitle, colors: theme, fontSize, labels };
  const series = kinds.map((kind, at): ScatterSeriesOption => {
    // Large points first: a small one on a large one is still seen.
    const rows = [...features.keys()]
      .filter((row) => directions[row] === at && drawn(row))
      .toSorted((one, other) => symbolSize[other]! - symbolSize[one]!);
    const made = pointSeries(
      {
        name: names[at]!,
        ids: rows.map((row) => features[row]!),
        x: rows.map((row) => log2fc[row]!),
        y: rows.map((row) => height[row]!),
        color: colors[at]!,
        symbol: 'circle',
        size: 0,
      },
      look,
    );
    const sized = (made.data as (unknown[] | { value: unknown[] })[]).map((item, i) => ({
      ...('value' in item ? item : { value: item }),
      symbolSize: Math.round(10 * symbolSize[rows[i]!]!) / 10,
    }));
    return {
      ...made,
      symbolSize: unit,
      data: sized as ScatterSeriesOption['data'] & object,
      itemStyle: { ...made.itemStyle, opacity: kind === 'none' ? 0.55 : 0.85 },
      z: 3 + at,
    };
  });

  return {
    option: {
      ...base,
      series: [referenceLines({ ...lines, color: theme.axis, width: 0.8 }), ...series, ...marks],
    },
    ...(dense && {
      layers: [
        {
          kind: 'points' as const,
          ids: features,
          x: log2fc.map((value, row) => (drawn(row) ? Number.NaN : value)),
          y: height,
          color: directions,
          colors,
          names,
          radius: 1.5,
        },
      ],
    }),
    notes,
    summary: `火山图：共 ${counted(features.length)} 个特征，差异代谢物上调 ${counted(counts.up)} 个，下调 ${counted(counts.down)} 个（差异倍数 ≥ ${readable(thresholds.fc)}，${thresholds.column === 'p' ? 'P' : '校正后 P'} < ${readable(thresholds.p)}${least > 0 ? `，VIP ≥ ${readable(least)}` : ''}）${notDrawn(counts)}；圆点的直径与 VIP 成正比。`,
    data: dataTable('vip-volcano', '火山图（按 VIP）', [
      textColumn('feature', '特征', features),
      numberColumn('log2fc', 'log2 差异倍数', log2fc),
      numberColumn(thresholds.column, columnHeadings[thresholds.column], p),
      numberColumn('vip', 'VIP', vip),
      textColumn(
        'direction',
        '方向',
        changes.map((change) => changeWords[change]),
      ),
    ]),
    labelIds: features,
  };
}

/**
 * Change against significance, the points as large as they matter to the model. `groupColors` takes `up`, `down` and
 * `none`.
 */
export const vipVolcano: ChartDefinition = {
  id: 'vip-volcano',
  title: '火山图（按 VIP）',
  tables: [{ id: 'result', columns: ['feature', 'log2fc', 'p', 'p_adj', 'vip', 'direction'] }],
  settings: [vipSpec, fcSpec, pSpec, columnSpec, topSpec],
  runDefaults: (options) => ({
    ...runThresholds(options),
    ...(typeof options['vip'] === 'number' && { vip: options['vip'] }),
  }),
  defaultSize: { width: 760, height: 560 },
  pointSize: 7,
  common: ['title', 'axisTitles', 'fontSize', 'legend', 'pointSize', 'labels'],
  draw,
};
