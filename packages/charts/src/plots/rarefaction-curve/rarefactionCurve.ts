import { maximum, minimum } from '@panome/analysis/extremes';
import type { EChartsOption, LineSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  niceScale,
  referenceLines,
  rounded,
  truncateMiddle,
} from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import { distinctColors } from '../../palette/index.ts';
import { booleanOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const namesSpec = {
  id: 'names',
  label: '曲线末端标样本名',
  help: '曲线多时会重叠',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;
const depthSpec = {
  id: 'depth',
  label: '标出最小样本的条数',
  help: '比较各样本时可抽平到这一条数',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

type Curve = { readonly sample: string; readonly points: readonly (readonly [number, number])[] };

function curvesOf(input: ChartInput): Curve[] {
  const table = tableOf(input, 'curve');
  const [sample, depth, expected] = [texts(table, 'sample'), numbers(table, 'depth'), numbers(table, 'expected')];
  return [...Map.groupBy(sample.keys(), (row) => sample[row]!)].map(([name, rows]) => ({
    sample: name,
    points: rows.map((row) => [depth[row]!, rounded(expected[row]!)] as const),
  }));
}

function draw(input: ChartInput): ChartDrawing {
  const curves = curvesOf(input);
  const scale = groupScale(input);
  const colors = chartColors(input.theme);
  const palette = distinctColors(input.settings.palette, input.theme);
  const fontSize = fontSizeOf(input);
  const named = booleanOf(input.settings.own, namesSpec);
  const grouped = input.groups !== null;
  const rank = (sample: string) => scale.levels.indexOf(scale.levelOf(sample));
  const ordered = grouped ? curves.toSorted((one, other) => rank(one.sample) - rank(other.sample)) : curves;
  const nameOf = (sample: string) => (grouped ? truncateMiddle(scale.levelOf(sample) || '未分组', 24) : sample);
  const colorOf = (sample: string, at: number) =>
    grouped ? scale.color(scale.levelOf(sample)) : palette[at % palette.length]!;
  const ends = curves.map(({ points }) => points.at(-1)!);
  const least = minimum(ends.map(([depth]) => depth));
  const most = maximum(ends.map(([depth]) => depth));
  const [, highest] = extent(curves.flatMap(({ points }) => points.map(([, value]) => value))) ?? [0, 1];
  const legend = grouped
    ? [...new Set(ordered.map(({ sample }) => nameOf(sample)))]
    : curves.length <= 12
      ? ordered.map(({ sample }) => sample)
      : [];
  const series = ordered.map(({ points, sample }, at): LineSeriesOption => ({
    type: 'line',
    name: nameOf(sample),
    symbol: 'none',
    data: points.map(([depth, value]) => ({ name: sample, value: [depth, value] })),
    lineStyle: { width: 1.4, color: colorOf(sample, at), opacity: 0.9 },
    itemStyle: { color: colorOf(sample, at) },
    endLabel: {
      show: named,
      formatter: sample.replaceAll(/[{}]/gu, ''),
      fontFamily,
      fontSize: fontSize - 1,
      color: colors.text,
      distance: 4,
    },
    emphasis: { disabled: true },
    z: 2,
  }));
  return {
    option: {
      ...frame(input, {
        x: {
          title: '抽取的序列条数',
          scale: niceScale(0, most * (named ? 1.1 : 1), { zero: true, ticks: input.size.width < 480 ? 3 : 6 }),
        },
        y: { title: '期望特征数', scale: niceScale(0, highest, { zero: true }) },
        legend,
      }),
      series: [
        ...series,
        ...(booleanOf(input.settings.own, depthSpec)
          ? [referenceLines({ x: [least], color: colors.axis, dashed: true })]
          : []),
      ],
    } as EChartsOption,
    summary: `稀释曲线：${curves.length} 个样本，总条数 ${counted(least)}～${counted(most)}，期望特征数最高 ${counted(Math.round(highest))}${booleanOf(input.settings.own, depthSpec) ? '；虚线为最小样本的条数' : ''}。`,
    data: tableOf(input, 'curve'),
  };
}

/** Expected features of every sample the more of it is drawn. */
export const rarefactionCurve: ChartDefinition = {
  id: 'rarefaction-curve',
  title: '稀释曲线图',
  tables: [{ id: 'curve' }],
  settings: [depthSpec, namesSpec],
  defaultSize: { width: 720, height: 480 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
