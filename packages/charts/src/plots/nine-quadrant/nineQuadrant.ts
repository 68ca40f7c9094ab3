import { maximum } from '@panome/analysis/extremes';
import type { Options } from '@panome/analysis/model';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  captionAt,
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
import type { PointLook, Rect, Scale } from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import { booleanOf, choiceOf, numberOf } from '../../settings.ts';
import { words } from '../../shapes/index.ts';
import type { Shape } from '../../shapes/index.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { cutPairs, kindColors, kinds, kindWords } from './kinds.ts';
import type { Cut, Cutting } from './kinds.ts';

const fcX = {
  id: 'fc_x',
  label: '横轴的差异倍数阈值',
  kind: 'number',
  default: 2,
  min: 1,
  max: 64,
  step: 0.1,
} as const satisfies SettingSpec;
const fcY = {
  id: 'fc_y',
  label: '纵轴的差异倍数阈值',
  kind: 'number',
  default: 2,
  min: 1,
  max: 64,
  step: 0.1,
} as const satisfies SettingSpec;
const columnSpec = {
  id: 'column',
  label: '显著性',
  kind: 'choice',
  default: 'p_adj',
  choices: [
    { value: 'p_adj', label: '校正后的 P 值' },
    { value: 'p', label: '原始 P 值' },
    { value: 'none', label: '只按倍数' },
  ],
} as const satisfies SettingSpec;
const pSpec = {
  id: 'p',
  label: 'P 值阈值',
  kind: 'number',
  default: 0.05,
  min: 1e-10,
  max: 1,
  step: 0.01,
} as const satisfies SettingSpec;
const topSpec = {
  id: 'top',
  label: '自动标注的特征数',
  help: '两个表都变化的特征中变化最大的；填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 8,
  min: 0,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;
const countSpec = {
  id: 'counts',
  label: '显示各象限的数目',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const rSpec = { id: 'r', label: '显示相关系数', kind: 'boolean', default: true } as const satisfies SettingSpec;

/** The run's own thresholds where it has them, so that the default figure says what its tables say. */
function runDefaults(options: Options): {
  readonly fc_x: number;
  readonly fc_y: number;
  readonly p: number;
  readonly column: Cut['column'];
} {
  const number = (id: string, fallback: number): number => (typeof options[id] === 'number' ? options[id] : fallback);
  const { p_column: column } = options;
  return {
    fc_x: number('fc_x', fcX.default),
    fc_y: number('fc_y', fcY.default),
    p: number('p', pSpec.default),
    column: column === 'p' || column === 'none' ? column : 'p_adj',
  };
}

function cutOf(input: ChartInput): Cut {
  const { own } = input.settings;
  const run = runDefaults(input.options);
  return {
    fcX: numberOf(own, fcX, run.fc_x),
    fcY: numberOf(own, fcY, run.fc_y),
    p: numberOf(own, pSpec, run.p),
    column: choiceOf({ column: run.column, ...own }, columnSpec) as Cut['column'],
  };
}

function labelled(input: ChartInput, { ids, kind, x, y }: Cutting): ReadonlySet<string> {
  if (input.settings.labels) return new Set(input.settings.labels);
  const both = [...kind.keys()].filter((i) => kind[i]! >= kinds.indexOf('opposite'));
  const size = (i: number): number => Math.min(Math.abs(x[i]!), Math.abs(y[i]!));
  return new Set(
    both
      .toSorted((one, other) => size(other) - size(one))
      .slice(0, Math.round(numberOf(input.settings.own, topSpec)))
      .map((i) => ids[i]!),
  );
}

const circled = ['①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨'] as const;

/** The number of each of the nine, at the outer edge of its field. */
function countWords(
  counts: Float64Array,
  rect: Rect,
  [xScale, yScale]: readonly [Scale, Scale],
  cut: Cut,
  { color, fontSize }: { readonly color: string; readonly fontSize: number },
): Shape[] {
  const across = (value: number): number => rect.x + ((value - xScale.min) / (xScale.max - xScale.min)) * rect.width;
  const down = (value: number): number =>
    rect.y + rect.height - ((value - yScale.min) / (yScale.max - yScale.min)) * rect.height;
  const [reachX, reachY] = [Math.log2(cut.fcX), Math.log2(cut.fcY)];
  const columns = [rect.x + 6, across(0), rect.x + rect.width - 6];
  const rows = [rect.y + 4, down(reachY) + 4, rect.y + rect.height - 4];
  // Between the thresholds there may be no room for words, and in the middle the points lie; the legend counts them.
  const open = { x: across(reachX) - across(-reachX) > fontSize * 5, y: down(-reachY) - down(reachY) > fontSize * 2.4 };
  return Array.from(counts).flatMap((count, at): Shape[] => {
    const [column, row] = [at % 3, Math.floor(at / 3)];
    if (at === 4 || (column === 1 && !open.x) || (row === 1 && !open.y)) return [];
    return [
      words(`${circled[at]} ${counted(count)}`, columns[column]!, rows[row]!, {
        align: (['left', 'center', 'right'] as const)[column]!,
        valign: row === 2 ? 'bottom' : 'top',
        color,
        fontSize,
        z: 6,
      }),
    ];
  });
}

function draw(input: ChartInput): ChartDrawing {
  const cut = cutOf(input);
  const pairs = cutPairs(input, cut);
  const { counts, ids, kind, quadrant, x, y } = pairs;
  const { own } = input.settings;
  const theme = chartColors(input.theme);
  const colors = kindColors(input);
  const fontSize = fontSizeOf(input);
  const perKind = kinds.map((_, at) => kind.reduce((sum, one) => sum + (one === at ? 1 : 0), 0));
  const names = kinds.map((one, at) => `${kindWords[one]}（${counted(perKind[at]!)}）`);
  const dense = ids.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 4 : 6);
  const wanted = labelled(input, pairs);
  const lines = {
    x: cut.fcX > 1 ? [-Math.log2(cut.fcX), Math.log2(cut.fcX)] : [0],
    y: cut.fcY > 1 ? [-Math.log2(cut.fcY), Math.log2(cut.fcY)] : [0],
  };
  const bound = (values: Float64Array, least: number): number =>
    Math.max(maximum((extent(values) ?? [1]).map(Math.abs)), least) * 1.08;
  const scales = [bound(x, Math.log2(cut.fcX) * 1.5), bound(y, Math.log2(cut.fcY) * 1.5)].map((one) =>
    niceScale(-one, one, { ticks: 7 }),
  ) as [Scale, Scale];
  const titles = ['第一个表 log2(差异倍数)', '第二个表 log2(差异倍数)'] as const;
  const plain = frame(input, {
    x: { title: titles[0], scale: scales[0] },
    y: { title: titles[1], scale: scales[1] },
    legend: names.toReversed(),
  });
  const caption = booleanOf(own, rSpec) ? correlationWords(input) : '';
  const grid = plain.grid as { left: number; top: number };
  const base = {
    ...plain,
    ...(caption && {
      title: [...[plain.title ?? []].flat(), captionAt(input, { left: grid.left, top: grid.top - 4 }, caption)],
      grid: { ...grid, top: grid.top + fontSize + 8 },
    }),
  } as typeof plain;
  const rect = gridRect(base, input.size);
  const symbolSize = dense ? size + 2 : size;
  const labels = placeLabels({
    rect,
    xScale: scales[0],
    yScale: scales[1],
    ids,
    x,
    y,
    labels: wanted,
    avoid: (row) => kind[row] !== 0,
    lines,
    symbolSize,
    fontSize: fontSize - 1,
  });
  const look: PointLook = { xLabel: titles[0], yLabel: titles[1], colors: theme, fontSize, labels };
  const series = kinds.map((one, at) => {
    const rows = [...kind.keys()].filter((i) => kind[i] === at && (!dense || wanted.has(ids[i]!)));
    return pointSeries(
      {
        name: names[at]!,
        ids: rows.map((row) => ids[row]!),
        x: rows.map((row) => x[row]!),
        y: rows.map((row) => y[row]!),
        color: colors[one],
        symbol: 'circle',
        size: symbolSize,
      },
      look,
    );
  });
  const rule = cut.column === 'none' ? '' : `，${cut.column === 'p' ? 'P' : '校正后 P'} < ${readable(cut.p)}`;
  const of = (...at: number[]): string => counted(at.reduce((sum, one) => sum + counts[one - 1]!, 0));

  return {
    option: {
      ...base,
      ...(booleanOf(own, countSpec) && {
        graphic: { elements: countWords(counts, rect, scales, cut, { color: theme.axis, fontSize }) },
      }),
      series: [referenceLines({ ...lines, color: theme.axis, width: 0.8 }), ...series],
    } as ChartDrawing['option'],
    ...(dense && {
      layers: [
        { kind: 'points', ids, x, y, color: kind, colors: kinds.map((one) => colors[one]), names, radius: size / 2 },
      ],
    }),
    summary: `九象限图：共 ${counted(ids.length)} 对特征，同向变化 ${of(3, 7)} 对，反向 ${of(1, 9)} 对，只在第一个表变化 ${of(4, 6)} 对，只在第二个表变化 ${of(2, 8)} 对（倍数 ≥ ${readable(cut.fcX)} 与 ${readable(cut.fcY)}${rule}）${caption ? `，${caption}` : ''}。`,
    data: dataTable('nine-quadrant', '九象限图', [
      textColumn('feature', '特征', ids),
      numberColumn('log2fc_x', '第一个表 log2 FC', x),
      numberColumn('log2fc_y', '第二个表 log2 FC', y),
      integerColumn('quadrant', '象限', Float64Array.from(quadrant)),
      textColumn(
        'kind',
        '变化',
        Array.from(kind, (at) => kindWords[kinds[at]!]),
      ),
    ]),
    labelIds: ids,
  };
}

/** What the run found for all pairs; it does not depend on the thresholds. */
function correlationWords(input: ChartInput): string {
  if (!input.tables['correlation']) return '';
  const [r, rho] = ['r', 'rho'].map((name) => numbers(tableOf(input, 'correlation'), name)[0]!);
  return Number.isFinite(r) ? `Pearson r = ${readable(r!, 3)}，Spearman ρ = ${readable(rho!, 3)}` : '';
}

/** The fold changes of two tables against each other, cut into nine fields. */
export const nineQuadrant: ChartDefinition = {
  id: 'nine-quadrant',
  title: '九象限图',
  tables: [
    { id: 'pairs', columns: ['feature_x', 'feature_y', 'log2fc_x', 'log2fc_y', 'p_x', 'p_y', 'p_adj_x', 'p_adj_y'] },
    { id: 'correlation', optional: true },
  ],
  settings: [fcX, fcY, columnSpec, pSpec, topSpec, countSpec, rSpec],
  runDefaults: (options) => ({ ...runDefaults(options) }),
  defaultSize: { width: 760, height: 620 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
