import { maximum } from '@panome/analysis/extremes';
import { contrastSpec, oneContrast, titled } from '../../parts/contrast/index.ts';
import {
  extent,
  fontSizeOf,
  frame,
  niceScale,
  percent,
  readable,
  rounded,
  shortNames,
  textWidth,
  truncateMiddle,
} from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const topSpec = {
  id: 'top',
  label: '最多列出的特征数',
  help: '按贡献从大到小',
  kind: 'number',
  default: 15,
  min: 1,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
const limit = 0.05;
const equal = '两组相同';

type Row = {
  readonly feature: string;
  readonly share: number;
  readonly cumulative: number;
  readonly average: number;
  readonly sd: number;
  readonly ratio: number;
  readonly p: number;
  readonly group: string;
};

/** The first features of the chosen comparison, and the names of its two groups. */
function rowsOf(input: ChartInput): {
  readonly name: string;
  readonly levels: readonly string[];
  readonly rows: readonly Row[];
  readonly dissimilarity: number;
  readonly counted: NonNullable<ChartDrawing['counted']>;
} {
  const { counted, name: chosen, table } = oneContrast(input, 'result');
  const pairs = tableOf(input, 'pairs');
  const at = texts(pairs, 'contrast').indexOf(chosen);
  const levels = ['group_a', 'group_b'].map((column) => texts(pairs, column)[at] ?? '');
  const of = (column: string): Float64Array => numbers(table, column);
  const [share, cumulative, average, sd, ratio, p, a, b] = [
    'share',
    'cumulative',
    'average',
    'sd',
    'ratio',
    'p_adj',
    'mean_a',
    'mean_b',
  ].map(of) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const most = Math.round(numberOf(input.settings.own, topSpec));
  const rows = texts(table, 'feature')
    .slice(0, most)
    .map((feature, row): Row => ({
      feature,
      share: 100 * share[row]!,
      cumulative: 100 * cumulative[row]!,
      average: average[row]!,
      sd: sd[row]!,
      ratio: ratio[row]!,
      p: p[row]!,
      group: a[row]! > b[row]! ? levels[0]! : a[row]! < b[row]! ? levels[1]! : equal,
    }));
  return { counted, name: chosen, levels, rows, dissimilarity: numbers(pairs, 'dissimilarity')[at] ?? Number.NaN };
}

const starsOf = (p: number): string => (p < 0.001 ? ' ***' : p < 0.01 ? ' **' : p < limit ? ' *' : '');

function draw(input: ChartInput): ChartDrawing {
  const { counted, dissimilarity, levels, name, rows } = rowsOf(input);
  const scale = groupScale(input);
  const colors = chartColors(input.theme);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const colorOf = (group: string): string =>
    group === equal
      ? colors.neutral
      : scale.levels.includes(group)
        ? scale.color(group)
        : (palette[levels.indexOf(group)] ?? colors.neutral);
  const fontSize = fontSizeOf(input);
  const wide = input.size.width >= 480;
  const shown = [...levels, equal].filter((level) => rows.some(({ group }) => group === level));
  const legend = shown.map((level) => (level === equal ? equal : `${truncateMiddle(level, 20)} 较高`));
  const most = extent(rows.map(({ share }) => share))?.[1] ?? 1;
  const labels = rows.map(({ p, share }) => `${share.toFixed(share < 0.1 ? 2 : 1)}%${starsOf(p)}`);
  // The label of the longest bar stays inside the plot.
  const plot = Math.max(60, input.size.width * (wide ? 0.6 : 0.55));
  const room =
    1 / Math.max(0.4, 1 - (Math.max(0, maximum(labels.map((label) => textWidth(label, fontSize)))) + 6) / plot);
  const base = frame(titled(input, name), {
    x: {
      title: wide ? '占组间差异的比例（%）' : '占差异的比例（%）',
      scale: niceScale(0, most * room, { ticks: wide ? 6 : 3 }),
    },
    y: {
      title: '',
      names:
        rows.length > 0
          ? shortNames(
              rows.map(({ feature }) => feature),
              wide ? 28 : 14,
            )
          : ['没有差异'],
    },
    legend,
  });
  const significant = rows.filter(({ p }) => p < limit).length;

  return {
    option: {
      ...base,
      yAxis: { ...(base.yAxis as object), inverse: true },
      series: shown.map((level, at) => ({
        type: 'bar',
        name: legend[at]!,
        stack: 'share',
        barMaxWidth: 22,
        barCategoryGap: '28%',
        itemStyle: { color: colorOf(level) },
        emphasis: { disabled: true },
        label: { show: true, position: 'right', fontFamily, fontSize: fontSize - 1, color: colors.text },
        data: rows.map((row, place) =>
          row.group === level
            ? {
                name: row.feature,
                value: rounded(row.share),
                itemStyle: { color: `${colorOf(level)}${row.p < limit ? '' : '73'}` },
                label: { formatter: labels[place]! },
              }
            : null,
        ),
      })),
    },
    counted,
    summary:
      rows.length === 0
        ? 'SIMPER 贡献图：没有可列的特征。'
        : `SIMPER 贡献图：${name}，平均差异 ${readable(dissimilarity, 3)}；图中 ${rows.length} 个特征合计占 ${percent(rows.at(-1)!.cumulative / 100)}，最大的是 ${rows[0]!.feature}（${percent(rows[0]!.share / 100)}）；颜色为丰度较高的组，${significant > 0 ? `${significant} 个校正后 p < ${limit}（标 *），` : ''}淡色为不显著。`,
    data: dataTable('simper-bar', '各特征的贡献', [
      textColumn('feature', '特征', rows.length > 0 ? rows.map(({ feature }) => feature) : ['没有差异']),
      textColumn('group', '丰度较高的组', rows.length > 0 ? rows.map(({ group }) => group) : ['']),
      ...(
        [
          ['share', '贡献比例（%）'],
          ['cumulative', '累计比例（%）'],
          ['average', '平均贡献'],
          ['sd', '贡献的标准差'],
          ['ratio', '平均 ÷ 标准差'],
          ['p', '校正后 p 值'],
        ] as const
      ).map(([key, label]) => numberColumn(key, label, rows.length > 0 ? rows.map((row) => row[key]) : [Number.NaN])),
    ]),
  };
}

/** The features that make two groups differ, in the colour of the group that has more of each. */
export const simperBar: ChartDefinition = {
  id: 'simper-bar',
  title: 'SIMPER 贡献图',
  tables: [{ id: 'result' }, { id: 'pairs' }],
  settings: [contrastSpec, topSpec],
  defaultSize: { width: 720, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
