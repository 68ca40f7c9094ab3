import type { EChartsOption } from 'echarts';
import { extent, fontSizeOf, frame, niceScale, pointSeries, readable, rounded } from '../../frame/index.ts';
import { groupBoxes, pText } from '../../parts/group-boxes/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { numberOf } from '../../settings.ts';
import { categoryScale } from '../../shapes/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { arithmeticMean } from '@panome/analysis/statistics';

const whichSpec = {
  id: 'association',
  label: '关联',
  help: '按 p 值从小到大，每次画一个',
  kind: 'number',
  default: 1,
  min: 1,
  max: 99,
  step: 1,
} as const satisfies SettingSpec;
const pointSize = 7;
const yTitles: Readonly<Record<string, string>> = {
  tss_log: 'log2 相对丰度',
  tss_asin: '反正弦平方根相对丰度',
  clr: '中心对数比',
  none: '丰度',
};

/** The least-squares line through points: its two ends. */
function lineOf(x: readonly number[], y: readonly number[]): (readonly [number, number])[] {
  const [mx, my] = [arithmeticMean(x), arithmeticMean(y)];
  const slope =
    x.reduce((sum, value, i) => sum + (value - mx) * (y[i]! - my), 0) /
    x.reduce((sum, value) => sum + (value - mx) ** 2, 0);
  const ends = extent(x) ?? [0, 1];
  return Number.isFinite(slope) ? ends.map((at) => [at, my + slope * (at - mx)] as const) : [];
}

function draw(input: ChartInput): ChartDrawing {
  const [points, result] = [tableOf(input, 'points'), tableOf(input, 'result')];
  const [feature, variable, sample, level, x, y] = [
    texts(points, 'feature'),
    texts(points, 'variable'),
    texts(points, 'sample'),
    texts(points, 'level'),
    numbers(points, 'x'),
    numbers(points, 'y'),
  ];
  const names = [...new Set(feature.map((name, row) => `${name} 与${variable[row]!}`))];
  const name = names[Math.min(names.length, Math.round(numberOf(input.settings.own, whichSpec))) - 1] ?? '';
  const rows = Array.from(feature.keys()).filter((row) => `${feature[row]!} 与${variable[row]!}` === name);
  const raw = input.options['p_column'] === 'p';
  const [features, variables, values, p, coefficient] = [
    texts(result, 'feature'),
    texts(result, 'variable'),
    texts(result, 'value'),
    numbers(result, raw ? 'p' : 'p_adj'),
    numbers(result, 'coef'),
  ];
  const said = Array.from(features.keys())
    .filter((row) => `${features[row]!} 与${variables[row]!}` === name)
    .map(
      (row) =>
        `${values[row] === '' ? '' : `${values[row]!}：`}系数 ${readable(coefficient[row]!, 3)}，${raw ? '' : '校正后 '}${pText(p[row]!)}`,
    );
  const first = rows[0];
  const numeric = first !== undefined && Number.isFinite(x[first]!);
  const [fontSize, colors] = [fontSizeOf(input), chartColors(input.theme)];
  const yTitle = `${first === undefined ? '' : feature[first]!}（${yTitles[String(input.options['transform'])] ?? '变换后的丰度'}）`;
  const size = input.settings.pointSize ?? pointSize;
  const ids = rows.map((row) => sample[row]!);
  const heights = rows.map((row) => y[row]!);
  const option = (): EChartsOption => {
    if (!numeric) {
      // Levels in the order of the result: the reference level comes first.
      const scale = categoryScale(
        input,
        rows.map((row) => level[row]!),
      );
      const own = new Set(rows.map((row) => level[row]!));
      const reference =
        texts(result, 'reference')[
          Array.from(features.keys()).find((row) => `${features[row]!} 与${variables[row]!}` === name) ?? 0
        ] ?? '';
      const levels = [...own].toSorted(
        (one, other) =>
          Number(other === reference) - Number(one === reference) ||
          scale.levels.indexOf(one) - scale.levels.indexOf(other),
      );
      return groupBoxes(input, {
        boxes: levels.map((one) => {
          const of = rows.filter((row) => level[row] === one);
          return {
            name: one,
            color: scale.color(one),
            symbol: scale.symbol(one),
            ids: of.map((row) => sample[row]!),
            values: of.map((row) => y[row]!),
          };
        }),
        xTitle: first === undefined ? '' : variable[first]!,
        yTitle,
        caption: said.slice(0, input.size.width < 480 ? 1 : 2).join('；'),
        pointSize: size,
      });
    }
    const at = rows.map((row) => x[row]!);
    const groups = rows.map((row) => input.groups?.group[input.groups.samples.indexOf(sample[row]!)] ?? '');
    const scale = categoryScale(input, groups);
    const levels = [...new Set(groups)].toSorted(
      (one, other) => scale.levels.indexOf(one) - scale.levels.indexOf(other),
    );
    const xTitle = variable[first]!;
    const base = frame(input, {
      x: { title: xTitle, scale: niceScale(...(extent(at) ?? [0, 1]), { ticks: input.size.width < 480 ? 4 : 6 }) },
      y: { title: yTitle, scale: niceScale(...(extent(heights) ?? [0, 1])) },
      legend: levels.length > 1 ? levels.map((one) => one || '未分组') : [],
    });
    const caption = {
      text: said.join('；'),
      left: (base.grid as { left: number }).left,
      top: (base.grid as { top: number }).top - 2,
      padding: 0,
      textStyle: {
        fontSize,
        fontWeight: 'normal' as const,
        color: colors.text,
        width: input.size.width - 80,
        overflow: 'truncate' as const,
      },
    };
    return {
      ...base,
      title: [...[base.title ?? []].flat(), caption],
      grid: { ...(base.grid as object), top: (base.grid as { top: number }).top + fontSize + 8 },
      series: [
        ...levels.map((one) => {
          const of = at.flatMap((_, i) => (groups[i] === one ? [i] : []));
          return pointSeries(
            {
              name: one || (levels.length > 1 ? '未分组' : '样本'),
              ids: of.map((i) => ids[i]!),
              x: of.map((i) => at[i]!),
              y: of.map((i) => heights[i]!),
              color: scale.color(one),
              symbol: scale.symbol(one),
              size,
            },
            { xLabel: xTitle, yLabel: yTitle, colors, fontSize, labels: new Map() },
          );
        }),
        {
          type: 'line',
          name: '最小二乘直线',
          animation: false,
          symbol: 'none',
          silent: true,
          tooltip: { show: false },
          data: lineOf(at, heights).map(([a, b]) => [rounded(a), rounded(b)]),
          lineStyle: { color: colors.text, width: 1.6 },
          itemStyle: { color: colors.text },
          z: 5,
        },
      ],
    } as EChartsOption;
  };
  return {
    option: option(),
    counted: { [whichSpec.id]: names },
    summary:
      first === undefined
        ? '关联图：没有可画的关联。'
        : `关联图：${name}，${said.join('；')}；${rows.length} 个样本，未扣除其他变量。`,
    data: dataTable('maaslin-association', '关联的样本数值', [
      textColumn('sample', '样本', ids.length > 0 ? ids : ['']),
      ...(numeric
        ? [
            numberColumn(
              'x',
              variable[first]!,
              rows.map((row) => x[row]!),
            ),
          ]
        : [
            textColumn(
              'level',
              first === undefined ? '水平' : variable[first]!,
              rows.length > 0 ? rows.map((row) => level[row]!) : [''],
            ),
          ]),
      numberColumn('y', yTitle, heights.length > 0 ? heights : [Number.NaN]),
    ]),
  };
}

/** One association: the feature at each level of a variable, or along a number. */
export const maaslinAssociation: ChartDefinition = {
  id: 'maaslin-association',
  title: '关联图',
  tables: [{ id: 'points' }, { id: 'result' }],
  settings: [whichSpec],
  defaultSize: { width: 640, height: 480 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};
