import { changeWords, countChanges, type Change } from '@panome/analysis/changes';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  pointSeries,
  readable,
  referenceLines,
} from '../../frame/index.ts';
import { isColor } from '../../groups/index.ts';
import { denseLimit } from '../../limits.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { numberOf } from '../../settings.ts';
import { pixelsOf } from '../../shapes/index.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { kindsOf, runThresholds } from '../../parts/thresholds/index.ts';
import { columnLabels } from './columnLabels.ts';

const topSpec = {
  id: 'top',
  label: '每个方向标注的特征数',
  help: '按 log2FC 从两端取上调和下调的；填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 10,
  min: 0,
  max: 30,
  step: 1,
} as const satisfies SettingSpec;

/** What carries its name: what the reader chose, or both ends of what changes. */
function namedIn(
  input: ChartInput,
  {
    changes,
    features,
  }: { readonly features: readonly string[]; /** In the order of the ranks. */ readonly changes: readonly Change[] },
): readonly string[] {
  if (input.settings.labels) return input.settings.labels;
  const top = Math.round(numberOf(input.settings.own, topSpec));
  const of = (kind: Change): string[] => features.filter((_, at) => changes[at] === kind);
  return top === 0 ? [] : [...of('down').slice(0, top), ...of('up').slice(-top)];
}

function draw(input: ChartInput): ChartDrawing {
  const result = tableOf(input, 'result');
  const every = {
    feature: texts(result, 'feature'),
    log2fc: numbers(result, 'log2fc'),
    direction: texts(result, 'direction'),
  };
  const order = [...every.feature.keys()]
    .filter((row) => Number.isFinite(every.log2fc[row]!))
    .toSorted((one, other) => every.log2fc[one]! - every.log2fc[other]! || one - other);
  const features = order.map((row) => every.feature[row]!);
  const log2fc = Float64Array.from(order, (row) => every.log2fc[row]!);
  const rank = Float64Array.from(order, (_, at) => at + 1);
  const changes = order.map((row) => every.direction[row] as Change);
  const counts = countChanges(changes);
  const { codes: directions, kinds } = kindsOf({ changes }, () => true);
  const theme = chartColors(input.theme);
  const colors = kinds.map(
    (kind) =>
      [input.settings.groupColors?.[kind]].find(isColor) ??
      { untested: theme.grid, none: theme.neutral, down: theme.down, up: theme.up }[kind],
  );
  const names = kinds.map((kind) => `${changeWords[kind]}（${counted(counts[kind])}）`);
  const dense = order.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 4 : 6);
  const wanted = new Set(namedIn(input, { features, changes }));
  const places = [...order.keys()];
  const { fc } = runThresholds(input.options);
  const [low, high] = extent(log2fc) ?? [-1, 1];
  const xScale = niceScale(0, Math.max(2, order.length), { zero: true, ticks: input.size.width < 520 ? 4 : 6 });
  // The names of what falls most stand below it.
  const yScale = niceScale(low - 0.12 * (high - low), high, { zero: true });
  const base = frame(input, {
    x: { title: '特征的名次（按 log2FC 从小到大）', scale: xScale },
    y: { title: 'log2(差异倍数)', scale: yScale },
    legend: names.toReversed(),
  });
  const fontSize = fontSizeOf(input);
  const lines = { x: [], y: fc > 1 ? [-Math.log2(fc), Math.log2(fc)] : [] };
  const symbolSize = dense ? size + 2 : size;
  const look = { xLabel: '名次', yLabel: 'log2 FC', colors: theme, fontSize, labels: new Map() };
  const rect = gridRect(base, input.size);
  const at = pixelsOf(rect, xScale, yScale);
  const named = places
    .filter((row) => wanted.has(features[row]!))
    .map((row) => ({ text: features[row]!, x: at.x(rank[row]!), y: at.y(log2fc[row]!), rises: log2fc[row]! > 0 }));
  const small = { fontSize: fontSize - 1, text: theme.text, line: theme.axis };
  const curve =
    (bound: (one: number, other: number) => number, whole: (rank: number) => number) =>
    (x: number): number => {
      const row = whole(xScale.min + ((x - rect.x) / rect.width) * (xScale.max - xScale.min)) - 1;
      return bound(at.y(0), at.y(log2fc[Math.max(0, Math.min(order.length - 1, row))] ?? 0));
    };
  const labels = [
    ...columnLabels(named.filter(({ rises }) => rises).toReversed(), 'left', rect, curve(Math.min, Math.floor), small),
    ...columnLabels(
      named.filter(({ rises }) => !rises),
      'right',
      rect,
      curve(Math.max, Math.ceil),
      small,
    ),
  ];

  return {
    option: {
      ...base,
      graphic: { elements: labels },
      series: [
        referenceLines({ y: [0], color: theme.axis, width: 0.8, dashed: false }),
        referenceLines({ ...lines, color: theme.axis, width: 0.8 }),
        ...kinds.map((_, at) => {
          const rows = places.filter((row) => directions[row] === at && (!dense || wanted.has(features[row]!)));
          return pointSeries(
            {
              name: names[at]!,
              ids: rows.map((row) => features[row]!),
              x: rows.map((row) => rank[row]!),
              y: rows.map((row) => log2fc[row]!),
              color: colors[at]!,
              symbol: 'circle',
              size: symbolSize,
            },
            look,
          );
        }),
      ],
    } as ChartDrawing['option'],
    ...(dense && {
      layers: [
        {
          kind: 'points' as const,
          ids: features,
          x: rank,
          y: log2fc,
          color: directions,
          colors,
          names,
          radius: size / 2,
        },
      ],
    }),
    summary:
      order.length === 0
        ? '动态分布图：没有可画的差异倍数。'
        : `动态分布图：${counted(order.length)} 个特征按 log2FC 从小到大排列，范围 ${readable(low, 3)}～${readable(high, 3)}，上调 ${counted(counts.up)} 个，下调 ${counted(counts.down)} 个；最低的是“${features[0]!}”，最高的是“${features.at(-1)!}”。`,
    data: dataTable('dynamic-range', '动态分布图', [
      textColumn('feature', '特征', features),
      integerColumn('rank', '名次', rank),
      numberColumn('log2fc', 'log2 差异倍数', log2fc),
      textColumn(
        'direction',
        '方向',
        changes.map((change) => changeWords[change]),
      ),
    ]),
    labelIds: features,
  };
}

/** All features from the largest fall to the largest rise. `groupColors` takes `up`, `down` and `none`. */
export const dynamicRange: ChartDefinition = {
  id: 'dynamic-range',
  title: '动态分布图',
  tables: [{ id: 'result', columns: ['feature', 'log2fc', 'direction'] }],
  settings: [topSpec],
  defaultSize: { width: 760, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'legend', 'pointSize', 'labels'],
  draw,
};
