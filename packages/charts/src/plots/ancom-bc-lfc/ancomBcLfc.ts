import { minimum } from '@panome/analysis/extremes';
import { isChanged } from '@panome/analysis/changes';
import type { EChartsOption } from 'echarts';
import { extent, frame, gridRect, niceScale, readable, truncateMiddle } from '../../frame/index.ts';
import { groupLegend } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { categoryScale, circle, pixelsOf, placeOf, polyline, rectangle, type Shape } from '../../shapes/index.ts';
import { dataTable, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { foundIn, type Found } from '../../parts/ancom-bc/index.ts';

const topSpec = {
  id: 'top',
  label: '最多列出的分类单元数',
  help: '按各比较中最小的 p 值',
  kind: 'number',
  default: 25,
  min: 1,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
const onlySpec = {
  id: 'significant',
  label: '只列有差异的',
  help: '没有有差异的时，改列 p 值最小的',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const nothing = '没有可检验的分类单元';

type Taxon = {
  readonly name: string;
  readonly rows: readonly Found[];
  readonly differs: boolean;
  readonly p: number;
  readonly mean: number;
};

function taxaOf(rows: readonly Found[]): Taxon[] {
  const byName = new Map<string, Found[]>();
  for (const row of rows) byName.set(row.feature, [...(byName.get(row.feature) ?? []), row]);
  // A structural zero has no p-value and is as sure as can be.
  return Array.from(byName, ([name, own]) => ({
    name,
    rows: own,
    differs: own.some(({ direction }) => isChanged(direction)),
    p: minimum(own.map(({ p, zero }) => (zero ? 0 : Number.isNaN(p) ? 1 : p))),
    mean: own.reduce((sum, { lfc }) => sum + lfc, 0) / own.length,
  }));
}

function draw(input: ChartInput): ChartDrawing {
  const { groups, reference, rows } = foundIn(input);
  const all = taxaOf(rows).toSorted((one, other) => one.p - other.p);
  const differing = all.filter(({ differs }) => differs);
  const most = Math.round(numberOf(input.settings.own, topSpec));
  const only = booleanOf(input.settings.own, onlySpec) && differing.length > 0;
  const shown = (only ? differing : all)
    .slice(0, differing.length === 0 ? Math.min(10, most) : most)
    .toSorted((one, other) => other.mean - one.mean);
  const [colors, scale] = [chartColors(input.theme), categoryScale(input, groups)];
  const marks = shown.flatMap((taxon) => taxon.rows);
  const tested = marks.filter(({ zero }) => !zero);
  const xScale = niceScale(
    ...(extent(
      tested.map(({ low }) => low),
      tested.map(({ high }) => high),
      marks.map(({ lfc }) => lfc),
      [0],
    ) ?? [-1, 1]),
    { ticks: 5 },
  );
  const names =
    shown.length > 0 ? shown.map(({ name }) => truncateMiddle(name, input.size.width >= 520 ? 30 : 14)) : [nothing];
  const legend = groups.length > 1 ? groupLegend({ ...scale, levels: groups }) : [];
  const base = frame(input, {
    x: { title: `LFC（自然对数，与${truncateMiddle(reference, 12)}比较）`, scale: xScale },
    y: { title: '', names },
    legend: legend.map(({ name }) => String(name)),
    fixedLegend: true,
  });
  const rect = gridRect(base, input.size);
  const at = pixelsOf(rect, xScale, { min: 0, max: 1 });
  const band = rect.height / names.length;
  const step = Math.min(11, (band * 0.72) / groups.length);
  const radius = Math.max(1.5, Math.min(4.5, step * 0.45));

  const shapes = shown.flatMap((taxon, place): Shape[] => [
    ...(place % 2 === 1
      ? [
          rectangle(
            { x: rect.x, y: rect.y + place * band, width: rect.width, height: band },
            { fill: colors.grid, opacity: 0.35, z: 0 },
          ),
        ]
      : []),
    ...taxon.rows.flatMap((row): Shape[] => {
      const y =
        placeOf(rect.y, rect.height, shown.length, place) +
        (groups.indexOf(row.group) - (groups.length - 1) / 2) * step;
      const color = scale.color(row.group);
      const opacity = isChanged(row.direction) ? 1 : 0.45;
      const tip = `${row.feature}（${row.group} vs ${reference}）\nLFC ${readable(row.lfc, 3)}${row.zero ? '\n结构零，没有检验' : `\n95% 置信区间 ${readable(row.low, 3)}～${readable(row.high, 3)}\np ${readable(row.p, 2)}`}`;
      return [
        ...(row.zero
          ? []
          : [
              polyline(
                [
                  [at.x(row.low), y],
                  [at.x(row.high), y],
                ],
                { stroke: color, lineWidth: 1.4, opacity, z: 2 },
              ),
            ]),
        circle(at.x(row.lfc), y, radius, {
          fill: row.zero ? colors.background : color,
          stroke: color,
          lineWidth: 1.2,
          opacity,
          tip,
          z: 3,
        }),
      ];
    }),
  ]);
  const zeros = marks.filter(({ zero }) => zero).length;
  const option: EChartsOption = {
    ...base,
    yAxis: { ...(base.yAxis as object), inverse: true },
    graphic: {
      elements: [
        polyline(
          [
            [at.x(0), rect.y],
            [at.x(0), rect.y + rect.height],
          ],
          { stroke: colors.axis, dash: [4, 3], z: 1 },
        ),
        ...shapes,
      ],
    },
    series: [{ type: 'scatter', data: [] }, ...legend],
  };

  return {
    option,
    summary: `LFC 误差棒图：相对“${reference}”，${differing.length > 0 ? `${differing.length} 个分类单元至少在一个比较中有差异${only && shown.length < differing.length ? `，图中为 p 值最小的 ${shown.length} 个` : ''}` : `没有有差异的分类单元，图中为 p 值最小的 ${shown.length} 个`}；线为 95% 置信区间，浅色为不显著${zeros > 0 ? '，空心点为结构零' : ''}。`,
    data: dataTable('ancom-bc-lfc', 'LFC 与置信区间', [
      textColumn('feature', '分类单元', marks.length > 0 ? marks.map(({ feature }) => feature) : [nothing]),
      textColumn('group', '比较组', marks.length > 0 ? marks.map(({ group }) => group) : ['']),
      ...(['lfc', 'low', 'high', 'p'] as const).map((key) =>
        numberColumn(
          { lfc: 'lfc', low: 'ci_low', high: 'ci_high', p: input.options['p_column'] === 'p' ? 'p' : 'p_adj' }[key],
          {
            lfc: 'LFC',
            low: '95% 置信下限',
            high: '95% 置信上限',
            p: input.options['p_column'] === 'p' ? 'p 值' : '校正后 p 值',
          }[key],
          marks.length > 0 ? marks.map((row) => row[key]) : [Number.NaN],
        ),
      ),
      textColumn('direction', '变化方向', marks.length > 0 ? marks.map(({ direction }) => direction) : ['']),
    ]),
  };
}

/** Bias-corrected log fold changes with their intervals, the groups side by side in each taxon. */
export const ancomBcLfc: ChartDefinition = {
  id: 'ancom-bc-lfc',
  title: 'LFC 误差棒图',
  tables: [{ id: 'result' }],
  settings: [topSpec, onlySpec],
  defaultSize: { width: 760, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
