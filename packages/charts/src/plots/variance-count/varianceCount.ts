import { counted, readable } from '../../frame/index.ts';
import { levelScatter } from '../../parts/level-scatter/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'variance');
  const features = texts(table, 'feature');
  const count = numbers(table, 'count');
  const [sd, prior, common] = ['sd', 'sd_prior', 'sd_limma'].map((name) => numbers(table, name)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const level = count.map((value) => (value > 0 ? Math.log2(value) : Number.NaN));
  const theme = chartColors(input.theme);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  // The prior carries each protein's own degrees of freedom: the line is that of the proteins with most of them.
  const typical = lowestAt(count, prior);
  const line = Float64Array.from(count, (value) => typical.get(value) ?? Number.NaN);
  const ends = [...typical.keys()].toSorted((one, other) => one - other);
  const said = (at: number | undefined): string =>
    at === undefined ? '' : `${at} 个肽段时为 ${readable(typical.get(at)!, 3)}`;

  return {
    ...levelScatter(input, {
      features,
      level,
      xTitle: 'log2(肽段数)',
      yTitle: '残差标准差',
      points: [{ name: '各蛋白', color: theme.neutral, y: sd }],
      lines: [
        { name: '共同的先验（limma）', color: theme.text, y: common, dashed: true },
        { name: '随肽段数的先验', color: palette[1]!, y: line },
      ],
      nothing: '没有可画的蛋白',
    }),
    summary:
      ends.length === 0
        ? '方差与肽段数：没有可画的蛋白。'
        : `方差与肽段数：共 ${counted(features.length)} 个蛋白，先验标准差在 ${said(ends[0])}，${said(ends.at(-1))}；不考虑肽段数时共同的先验为 ${readable(common[0]!, 3)}。`,
    data: dataTable('variance-count', '方差与肽段数', [
      textColumn('feature', '特征', features),
      integerColumn('count', '肽段数', count),
      numberColumn('log2_count', 'log2(肽段数)', level),
      numberColumn('sd', '残差标准差', sd),
      numberColumn('sd_prior', '先验标准差', prior),
      numberColumn('sd_curve', '先验曲线', line),
      numberColumn('sd_limma', '共同的先验标准差', common),
    ]),
    labelIds: features,
  };
}

function lowestAt(count: Float64Array, prior: Float64Array): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  count.forEach((at, row) => {
    if (at > 0 && Number.isFinite(prior[row]!))
      found.set(at, Math.min(found.get(at) ?? Number.POSITIVE_INFINITY, prior[row]!));
  });
  return found;
}

/** The spread of every protein over its peptides, with the prior that follows them. */
export const varianceCount: ChartDefinition = {
  id: 'variance-count',
  title: '方差与肽段数',
  tables: [{ id: 'variance', columns: ['feature', 'count', 'sd', 'sd_prior', 'sd_limma'] }],
  settings: [],
  defaultSize: { width: 680, height: 480 },
  pointSize: 4,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
