import { isChanged } from '@panome/analysis/changes';
import type { EChartsOption, ScatterSeriesOption } from 'echarts';
import { foundIn } from '../../parts/ancom-bc/index.ts';
import { contrastSpec } from '../../parts/contrast/index.ts';
import { extent, frame, gridRect, niceScale, readable, truncateMiddle } from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { pixelsOf, placeOf, polyline, rectangle, type Shape } from '../../shapes/index.ts';
import { dataTable, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const topSpec = {
  id: 'top',
  label: '最多列出的分类单元数',
  help: '按 p 值从小到大',
  kind: 'number',
  default: 40,
  min: 1,
  max: 200,
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

function draw(input: ChartInput): ChartDrawing {
  const { groups, reference, rows } = foundIn(input);
  const group = groups[Math.min(groups.length, Math.round(numberOf(input.settings.own, contrastSpec))) - 1] ?? '';
  const tested = rows.filter((row) => row.group === group && !row.zero).toSorted((one, other) => one.p - other.p);
  const differing = tested.filter(({ direction }) => isChanged(direction));
  const most = Math.round(numberOf(input.settings.own, topSpec));
  const only = booleanOf(input.settings.own, onlySpec) && differing.length > 0;
  const shown = (only ? differing : tested)
    .slice(0, differing.length === 0 ? Math.min(10, most) : most)
    .toSorted((one, other) => other.lfc - one.lfc);
  const zeros = rows.filter((row) => row.group === group && row.zero).length;
  const [colors, scale] = [chartColors(input.theme), groupScale(input)];
  const sides = [group, reference] as const;
  const colorOf = (at: number): string =>
    scale.levels.includes(sides[at]!) ? scale.color(sides[at]!) : at === 0 ? colors.up : colors.down;
  const seen = [0, 1].filter((at) => shown.length === 0 || shown.some(({ lfc }) => lfc > 0 === (at === 0)));
  const legend: readonly ScatterSeriesOption[] = seen.map((at) => ({
    type: 'scatter',
    name: `${truncateMiddle(sides[at]!, 20)} 较高`,
    symbol: 'rect',
    data: [],
    itemStyle: { color: colorOf(at), opacity: 1 },
  }));
  const names =
    shown.length > 0
      ? shown.map(({ feature }) => truncateMiddle(feature, input.size.width >= 520 ? 30 : 14))
      : [nothing];
  const xScale = niceScale(
    ...(extent(
      shown.map(({ low }) => low),
      shown.map(({ high }) => high),
      [0],
    ) ?? [-1, 1]),
    { ticks: 5 },
  );
  const titled =
    groups.length > 1 && !input.settings.title?.trim()
      ? { ...input, settings: { ...input.settings, title: `${group} vs ${reference}` } }
      : input;
  const base = frame(titled, {
    x: { title: 'LFC（自然对数）', scale: xScale },
    y: { title: '', names },
    legend: legend.map(({ name }) => String(name)),
    fixedLegend: true,
  });
  const rect = gridRect(base, input.size);
  const at = pixelsOf(rect, xScale, { min: 0, max: 1 });
  const bar = Math.min(20, (rect.height / names.length) * 0.7);
  const cap = bar * 0.22;
  const shapes = shown.flatMap((row, place): Shape[] => {
    const y = placeOf(rect.y, rect.height, shown.length, place);
    const [low, high, end] = [at.x(row.low), at.x(row.high), at.x(row.lfc)];
    const line = { stroke: colors.text, lineWidth: 1.1, z: 3 };
    return [
      rectangle(
        { x: Math.min(at.x(0), end), y: y - bar / 2, width: Math.abs(end - at.x(0)), height: bar },
        {
          fill: colorOf(row.lfc > 0 ? 0 : 1),
          opacity: isChanged(row.direction) ? 1 : 0.45,
          tip: `${row.feature}\nLFC ${readable(row.lfc, 3)}\n95% 置信区间 ${readable(row.low, 3)}～${readable(row.high, 3)}\np ${readable(row.p, 2)}`,
          z: 2,
        },
      ),
      polyline(
        [
          [low, y],
          [high, y],
        ],
        line,
      ),
      ...[low, high].map((x) =>
        polyline(
          [
            [x, y - cap],
            [x, y + cap],
          ],
          line,
        ),
      ),
    ];
  });

  const option: EChartsOption = {
    ...base,
    yAxis: { ...(base.yAxis as object), inverse: true, axisTick: { show: false } },
    graphic: {
      elements: [
        polyline(
          [
            [at.x(0), rect.y],
            [at.x(0), rect.y + rect.height],
          ],
          { stroke: colors.axis, z: 1 },
        ),
        ...shapes,
      ],
    },
    series: [{ type: 'scatter', data: [] }, ...legend],
  };

  const ends =
    shown.length > 0
      ? `，最高的是 ${shown[0]!.feature}（${readable(shown[0]!.lfc, 3)}），最低的是 ${shown.at(-1)!.feature}（${readable(shown.at(-1)!.lfc, 3)}）`
      : '';
  return {
    option,
    summary: `LFC 瀑布图：${group} 与 ${reference} 比较，${differing.length > 0 ? `${differing.length} 个分类单元有差异${only && shown.length < differing.length ? `，图中为 p 值最小的 ${shown.length} 个` : ''}` : `没有有差异的分类单元，图中为 p 值最小的 ${shown.length} 个`}${ends}；线为 95% 置信区间${zeros > 0 ? `，另有 ${zeros} 个结构零没有画出` : ''}。`,
    data: dataTable('ancom-bc-waterfall', 'LFC', [
      textColumn('feature', '分类单元', shown.length > 0 ? shown.map(({ feature }) => feature) : [nothing]),
      numberColumn('lfc', 'LFC', shown.length > 0 ? shown.map(({ lfc }) => lfc) : [Number.NaN]),
      numberColumn('ci_low', '95% 置信下限', shown.length > 0 ? shown.map(({ low }) => low) : [Number.NaN]),
      numberColumn('ci_high', '95% 置信上限', shown.length > 0 ? shown.map(({ high }) => high) : [Number.NaN]),
    ]),
  };
}

/** Bias-corrected log fold changes of one comparison as bars from the highest to the lowest. */
export const ancomBcWaterfall: ChartDefinition = {
  id: 'ancom-bc-waterfall',
  title: 'LFC 瀑布图',
  tables: [{ id: 'result' }],
  settings: [contrastSpec, topSpec, onlySpec],
  defaultSize: { width: 760, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
