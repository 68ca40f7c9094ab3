import type { EChartsOption } from 'echarts';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  niceScale,
  placeLabels,
  pointSeries,
  readable,
  gridRect,
  rounded,
} from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { choiceOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const stageSpec = {
  id: 'stage',
  label: '阶段',
  help: '看处理前后红线是否变平',
  kind: 'choice',
  default: 'after',
  choices: [
    { value: 'after', label: '处理后' },
    { value: 'before', label: '处理前' },
  ],
} as const satisfies SettingSpec;

/** Step of the running median along the rank, and how far it reaches to both sides, as shares of all ranks. */
const [step, reach] = [0.05, 0.1];

/** The running median of the standard deviation along the rank of the mean, as `vsn::meanSdPlot`. */
export function runningMedian(
  rank: ArrayLike<number>,
  sd: ArrayLike<number>,
): { readonly x: number[]; readonly y: number[] } {
  const n = rank.length;
  const middles = Array.from({ length: Math.round(1 / step) - 1 }, (_, i) => (i + 1) * step);
  const y = middles.map((middle) => {
    const near = Array.from(sd)
      .filter((_, i) => rank[i]! / n >= middle - reach - 1e-12 && rank[i]! / n <= middle + reach + 1e-12)
      .toSorted((a, b) => a - b);
    const half = (near.length - 1) / 2;
    return near.length === 0 ? Number.NaN : (near[Math.floor(half)]! + near[Math.ceil(half)]!) / 2;
  });
  return { x: middles.map((middle) => middle * n), y };
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'mean_sd');
  const stage = choiceOf(input.settings.own, stageSpec);
  const stages = texts(table, 'stage');
  const rows = Array.from(stages.keys()).filter((row) => stages[row] === stage);
  const of = (name: string): Float64Array => Float64Array.from(rows, (row) => numbers(table, name)[row]!);
  const [ids, rank, mean, sd] = [rows.map((row) => texts(table, 'feature')[row]!), of('rank'), of('mean'), of('sd')];
  const unit = rows.length > 0 ? texts(table, 'unit')[rows[0]!]! : '原值';
  const [theme, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const color = paletteColors(input.settings.palette, 'categorical', input.theme)[0]!;
  const dense = ids.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 3 : 4);
  const xScale = niceScale(0, Math.max(1, ids.length), { ticks: 5 });
  const yScale = niceScale(0, extent(sd)?.[1] ?? 1);
  const stageName = stage === 'after' ? '处理后' : '处理前';
  const titled = input.settings.title?.trim() ? input : { ...input, settings: { ...input.settings, title: stageName } };
  const legend = ['特征', '滑动中位数'];
  const base = frame(titled, {
    x: { title: '均值的秩次', scale: xScale },
    y: { title: unit === '原值' ? '标准差' : `标准差（${unit}）`, scale: yScale },
    legend,
  });
  const wanted = new Set(input.settings.labels ?? []);
  const labels = placeLabels({
    rect: gridRect(base, input.size),
    xScale,
    yScale,
    ids,
    x: rank,
    y: sd,
    labels: wanted,
    symbolSize: size,
    fontSize: fontSize - 1,
  });
  const shown = Array.from(ids.keys()).filter((row) => !dense || wanted.has(ids[row]!));
  const line = runningMedian(rank, sd);
  const ends = [
    line.y.find((value) => !Number.isNaN(value)) ?? Number.NaN,
    line.y.findLast((value) => !Number.isNaN(value)) ?? Number.NaN,
  ];

  return {
    option: {
      ...base,
      series: [
        {
          ...pointSeries(
            {
              name: legend[0]!,
              ids: shown.map((row) => ids[row]!),
              x: shown.map((row) => rank[row]!),
              y: shown.map((row) => sd[row]!),
              color,
              symbol: 'circle',
              size,
            },
            { xLabel: '秩次', yLabel: '标准差', colors: theme, fontSize, labels },
          ),
          itemStyle: { color, opacity: dense ? 1 : 0.6 },
        },
        {
          type: 'line',
          name: legend[1]!,
          data: line.x.flatMap((x, i) => (Number.isNaN(line.y[i]!) ? [] : [[rounded(x), rounded(line.y[i]!)]])),
          symbol: 'none',
          lineStyle: { color: theme.up, width: 2 },
          itemStyle: { color: theme.up },
          silent: true,
          z: 5,
        },
      ],
    } as EChartsOption,
    ...(dense && {
      layers: [
        {
          kind: 'points',
          ids,
          x: rank,
          y: sd,
          color: new Uint8Array(ids.length),
          colors: [color],
          names: [legend[0]!],
          radius: size / 2,
        },
      ],
    }),
    summary: `均值–标准差图（${stageName}）：${counted(ids.length)} 个特征，标准差的滑动中位数从均值最低一端的 ${readable(ends[0]!, 3)} 到最高一端的 ${readable(ends[1]!, 3)}，越接近水平，方差越不随均值变化。`,
    data: dataTable('mean-sd-plot', '均值与标准差', [
      textColumn('feature', '特征', ids),
      numberColumn('mean', '均值', mean),
      integerColumn('rank', '均值的秩次', rank),
      numberColumn('sd', '标准差', sd),
    ]),
    labelIds: ids,
  };
}

/** The spread of features against the rank of their mean: flat where the variance is stable. */
export const meanSdPlot: ChartDefinition = {
  id: 'mean-sd-plot',
  title: '均值–标准差图',
  tables: [{ id: 'mean_sd' }],
  settings: [stageSpec],
  defaultSize: { width: 640, height: 460 },
  pointSize: 4,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
