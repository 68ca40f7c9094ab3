import { maximum, minimum } from '@panome/analysis/extremes';
import type { LineSeriesOption } from 'echarts';
import { decadeAxis, decades, shareWords } from '../../parts/decade-axis/index.ts';
import {
  counted,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  percent,
  rounded,
  truncateMiddle,
} from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { distinctColors } from '../../palette/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { pixelsOf } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const xSpec = {
  id: 'x',
  label: '横轴',
  help: '对数刻度把前几名展开，适合特征很多时',
  kind: 'choice',
  default: 'linear',
  choices: [
    { value: 'linear', label: '名次' },
    { value: 'log', label: '名次（对数刻度）' },
  ],
} as const satisfies SettingSpec;
const namesSpec = {
  id: 'names',
  label: '曲线末端标名称',
  help: '曲线多时会重叠',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;

type Curve = { readonly name: string; readonly ranks: readonly number[]; readonly heights: readonly number[] };

function curvesOf(input: ChartInput, log: boolean): Curve[] {
  const table = tableOf(input, 'curve');
  const [name, rank, share] = [texts(table, 'name'), numbers(table, 'rank'), numbers(table, 'share')];
  return [...Map.groupBy(name.keys(), (row) => name[row]!)].map(([one, rows]) => ({
    name: one,
    ranks: rows.map((row) => (log ? Math.log10(rank[row]!) : rank[row]!)),
    heights: rows.map((row) => Math.log10(share[row]!)),
  }));
}

function draw(input: ChartInput): ChartDrawing {
  const log = choiceOf(input.settings.own, xSpec) === 'log';
  const curves = curvesOf(input, log);
  const scale = groupScale(input);
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const palette = distinctColors(input.settings.palette, input.theme);
  const named = booleanOf(input.settings.own, namesSpec);
  const grouped = input.groups !== null;
  // A curve is a group, or a sample of one.
  const levelOf = (name: string) => (scale.levels.includes(name) ? name : scale.levelOf(name));
  const place = (name: string) => scale.levels.indexOf(levelOf(name));
  const ordered = grouped ? curves.toSorted((one, other) => place(one.name) - place(other.name)) : curves;
  const nameOf = (name: string) => (grouped ? truncateMiddle(levelOf(name) || '未分组', 24) : name);
  const colorOf = (name: string, at: number) => (grouped ? scale.color(levelOf(name)) : palette[at % palette.length]!);
  const legend = grouped
    ? [...new Set(ordered.map(({ name }) => nameOf(name)))]
    : curves.length <= 12
      ? ordered.map(({ name }) => name)
      : [];
  const longest = maximum(curves.map(({ ranks }) => ranks.at(-1)!));
  const lowest = minimum(curves.map(({ heights }) => heights.at(-1)!));
  const [xScale, yScale] = [
    log
      ? decades(0, longest)
      : niceScale(0, longest * (named ? 1.1 : 1), { zero: true, ticks: input.size.width < 480 ? 3 : 6 }),
    decades(lowest, 0),
  ];
  const base = frame(input, {
    x: { title: log ? '名次（对数刻度）' : '名次', scale: xScale },
    y: { title: '相对丰度（对数刻度）', scale: yScale },
    legend,
  });
  const tall = decadeAxis(base, input, 'y', yScale, shareWords);
  const wide = log
    ? decadeAxis(tall.option, input, 'x', xScale, (power) => counted(10 ** power))
    : { option: tall.option, labels: [] };
  const at = pixelsOf(gridRect(wide.option, input.size), xScale, yScale);

  /** Points that a pixel tells apart: a curve of ten thousand features weighs no more than one of some hundred. */
  const drawn = ({ heights, ranks }: Curve): number[] =>
    ranks.reduce<number[]>((kept, rank, i) => {
      const last = kept.at(-1);
      const far =
        last === undefined ||
        i === ranks.length - 1 ||
        Math.abs(at.x(rank) - at.x(ranks[last]!)) >= 1 ||
        Math.abs(at.y(heights[i]!) - at.y(heights[last]!)) >= 1;
      if (far) kept.push(i);
      return kept;
    }, []);
  const series = ordered.map((curve, i): LineSeriesOption => ({
    type: 'line',
    name: nameOf(curve.name),
    symbol: curve.ranks.length === 1 ? 'circle' : 'none',
    symbolSize: 5,
    data: drawn(curve).map((point) => ({
      name: curve.name,
      value: [rounded(curve.ranks[point]!), rounded(curve.heights[point]!)],
    })),
    lineStyle: { width: 1.5, color: colorOf(curve.name, i), opacity: 0.9 },
    itemStyle: { color: colorOf(curve.name, i) },
    endLabel: {
      show: named,
      formatter: curve.name.replaceAll(/[{}]/gu, ''),
      fontFamily,
      fontSize: fontSize - 1,
      color: colors.text,
      distance: 4,
    },
    emphasis: { disabled: true },
    z: 2,
  }));
  const lengths = curves.map(({ ranks }) => ranks.length);
  const first = curves.map(({ heights }) => 10 ** heights[0]!);
  return {
    option: {
      ...wide.option,
      graphic: { elements: [...tall.labels, ...wide.labels] },
      series,
    },
    summary: `等级丰度曲线：${curves.length} 条，每条 ${counted(minimum(lengths))}～${counted(maximum(lengths))} 个特征，最丰富的特征占 ${percent(minimum(first))}～${percent(maximum(first))}。`,
    data: tableOf(input, 'curve'),
  };
}

/** Shares of features from the commonest to the rarest. */
export const rankAbundanceCurve: ChartDefinition = {
  id: 'rank-abundance-curve',
  title: '等级丰度曲线图',
  tables: [{ id: 'curve' }],
  settings: [xSpec, namesSpec],
  defaultSize: { width: 720, height: 480 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
