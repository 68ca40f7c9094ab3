import { columnHeadings } from '@panome/analysis/headings';
import type { EChartsOption, ScatterSeriesOption } from 'echarts';
import { contrastSpec, oneContrast, titled } from '../../parts/contrast/index.ts';
import {
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
  textWidth,
  truncateMiddle,
} from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { rectangle, words, type Shape } from '../../shapes/index.ts';
import { dataTable, integerColumn, numberColumn, textColumn } from '../../table/index.ts';
import { zeroAxis } from '../../parts/axis-break/index.ts';
import { othersColor, taxaColors } from '../../parts/taxa-colors/index.ts';
import { chartColors } from '../../theme/index.ts';
import { runThresholds } from '../../parts/thresholds/index.ts';
import { otherPhyla, taxaRows, unknownPhylum, type Phylum, type TaxonRow } from './taxaRows.ts';

const topSpec = {
  id: 'top',
  label: '自动标注的分类单元数',
  help: '显著的按 P 值从小到大；填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 8,
  min: 0,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
const phylaSpec = {
  id: 'phyla',
  label: '分开着色的门数',
  help: '按丰度从高到低，其余合为“其他门”',
  kind: 'number',
  default: 10,
  min: 1,
  max: 30,
  step: 1,
} as const satisfies SettingSpec;
const bandsSpec = {
  id: 'bands',
  label: '以底色分开各门',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const pointSize = 15;
/** Smallest of what does not differ, and of what does: the turn of a triangle must be seen. */
const [least, leastSign] = [5, 9];
/** In the legend and in the figure: a triangle on its foot for a rise, on its tip for a fall. */
const signs = {
  up: { symbol: 'triangle', name: '升高' },
  down: { symbol: 'path://M0 1H10L5 10Z', name: '降低' },
  none: { symbol: 'circle', name: '不显著' },
} as const;

/** Names under the middle of their phylum; those without room are left out, the legend has them too. */
function phylumNames(
  phyla: readonly Phylum[],
  across: (place: number) => number,
  below: number,
  look: { readonly color: string; readonly fontSize: number },
): Shape[] {
  let free = Number.NEGATIVE_INFINITY;
  return phyla.flatMap(({ from, name, to }) => {
    const [left, right] = [across(from - 0.5), across(to + 0.5)];
    const shown = truncateMiddle(name, 18);
    const half = textWidth(shown, look.fontSize) / 2;
    const x = (left + right) / 2;
    if (half * 2 > right - left || x - half < free) return [];
    free = x + half + 6;
    return [words(shown, x, below + 7, { ...look, align: 'center', valign: 'top' })];
  });
}

function draw(whole: ChartInput): ChartDrawing {
  const { counted: contrasts, name, table } = oneContrast(whole, 'result');
  const input = titled(whole, name);
  const { column, p: limit } = runThresholds(input.options);
  const { phyla, rows } = taxaRows(table, column, Math.round(numberOf(input.settings.own, phylaSpec)));
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const palette = taxaColors(input, phyla.length);
  const colorOf = new Map(
    phyla.map(({ name: phylum }, at) => [
      phylum,
      phylum === otherPhyla || phylum === unknownPhylum ? othersColor(input) : palette[at]!,
    ]),
  );
  const most = rows.reduce((high, { abundance }) => (abundance > high ? abundance : high), 0);
  const size = input.settings.pointSize ?? pointSize;
  // The area follows the abundance; every taxon stays visible.
  const sizeOf = ({ abundance, direction }: TaxonRow): number => {
    const smallest = Math.min(size, direction === 'none' ? least : leastSign);
    return most > 0 && !Number.isNaN(abundance)
      ? smallest + (size - smallest) * Math.sqrt(abundance / most)
      : Math.max(smallest, size / 2);
  };
  const word = column === 'p' ? 'P' : '校正后 P';
  const xScale = { min: 0, max: rows.length + 1, interval: rows.length + 1 };
  const yScale = niceScale(0, 1.04 * Math.max(extent(rows.map(({ height }) => height))?.[1] ?? 1, -Math.log10(limit)));
  const wide = input.size.width >= 480;
  const shown = ['up', 'down', 'none'] as const;
  const plain = frame(input, {
    x: {
      title: wide ? '分类单元（按门排列，大小为平均相对丰度）' : '分类单元',
      scale: { min: 0, max: 1, interval: 1 },
    },
    y: { title: `−log10(${word})`, scale: yScale },
    legend: [...phyla.map((one) => truncateMiddle(one.name, 20)), ...shown.map((one) => signs[one].name)],
  });
  const { base, marks, notes } = zeroAxis(input, plain, {
    p: rows.map(({ p }) => p),
    heights: rows.map(({ height }) => height),
    xScale,
    yScale,
    item: '分类单元',
  });
  const rect = gridRect(base, input.size);
  const across = (place: number): number => rect.x + (place / xScale.max) * rect.width;
  const dense = rows.length > denseLimit;
  const significant = rows
    .filter(({ direction }) => direction !== 'none')
    .toSorted((one, other) => one.p - other.p || one.place - other.place);
  const wanted = new Set(
    input.settings.labels ??
      significant.slice(0, Math.round(numberOf(input.settings.own, topSpec))).map(({ feature }) => feature),
  );
  const drawn = dense ? rows.filter(({ direction, feature }) => direction !== 'none' || wanted.has(feature)) : rows;
  const labels = placeLabels({
    rect,
    xScale,
    yScale,
    ids: drawn.map(({ feature }) => feature),
    x: drawn.map(({ place }) => place),
    y: drawn.map(({ height }) => height),
    labels: wanted,
    lines: { x: [], y: [-Math.log10(limit)] },
    symbolSize: drawn.map(sizeOf),
    fontSize: fontSize - 1,
  });
  const look = { xLabel: '次序', yLabel: `−log10(${word})`, colors, fontSize, labels };
  const series = phyla.flatMap(({ name: phylum }) =>
    (['none', 'down', 'up'] as const).flatMap((direction): ScatterSeriesOption[] => {
      const own = drawn.filter((row) => row.phylum === phylum && row.direction === direction);
      // Where nothing is drawn one empty series keeps the colour in the legend.
      if (own.length === 0 && direction !== 'none') return [];
      const made = pointSeries(
        {
          name: truncateMiddle(phylum, 20),
          ids: own.map(({ feature }) => feature),
          x: own.map(({ place }) => place),
          y: own.map(({ height }) => height),
          color: colorOf.get(phylum)!,
          symbol: signs[direction].symbol,
          size: 8,
        },
        look,
      );
      const data = made.data as readonly (number[] | { readonly value: number[] })[];
      return [
        {
          ...made,
          itemStyle: { ...made.itemStyle, opacity: direction === 'none' ? 0.7 : 1 },
          data: data.map((item, at) => ({
            ...('value' in item ? item : { value: item }),
            symbolSize: sizeOf(own[at]!),
          })),
        },
      ];
    }),
  );
  const keys = shown.map((one): ScatterSeriesOption => ({
    type: 'scatter',
    name: signs[one].name,
    symbol: signs[one].symbol,
    data: [],
    itemStyle: { color: colors.axis },
  }));
  const axis = base.xAxis as { axisLabel: object };
  const bands = booleanOf(input.settings.own, bandsSpec)
    ? phyla.flatMap(({ from, to }, at) =>
        at % 2 === 1
          ? [
              rectangle(
                { x: across(from - 0.5), y: rect.y, width: across(to + 0.5) - across(from - 0.5), height: rect.height },
                { fill: colors.grid },
              ),
            ]
          : [],
      )
    : [];
  const best = significant[0];
  const up = significant.filter(({ direction }) => direction === 'up').length;

  return {
    option: {
      ...base,
      xAxis: { ...axis, ...xScale, axisLabel: { ...axis.axisLabel, show: false }, axisTick: { show: false } },
      // Below the points, and faint: the bands only part the phyla.
      graphic: {
        elements: [
          ...bands.map((band) => ({ ...band, z: -1, style: { ...(band as { style: object }).style, opacity: 0.35 } })),
          ...(phyla.length > 1
            ? phylumNames(phyla, across, rect.y + rect.height, {
                color: colors.text,
                fontSize: Math.max(9, fontSize - 2),
              })
            : []),
        ],
      },
      series: [referenceLines({ y: [-Math.log10(limit)], color: colors.axis }), ...series, ...keys, ...marks],
    } as EChartsOption,
    notes,
    counted: contrasts,
    ...(dense && {
      layers: [
        {
          kind: 'points',
          ids: rows.map(({ feature }) => feature),
          x: Float64Array.from(rows, ({ place }) => place),
          y: Float64Array.from(rows, ({ direction, height }) => (direction === 'none' ? height : Number.NaN)),
          color: Uint8Array.from(rows, ({ phylum }) => phyla.findIndex((one) => one.name === phylum)),
          colors: phyla.map((one) => colorOf.get(one.name)!),
          names: phyla.map((one) => truncateMiddle(one.name, 20)),
          radius: least / 2,
        },
      ],
    }),
    summary:
      rows.length === 0
        ? '分类单元曼哈顿图：没有检验的分类单元。'
        : `分类单元曼哈顿图：${name === '' ? '' : `${name}，`}${phyla.length} 个门的 ${counted(rows.length)} 个分类单元，升高 ${counted(up)} 个，降低 ${counted(significant.length - up)} 个${best ? `，${word} 值最小的是 ${best.feature}（${best.phylum}，${readable(best.p, 3)}）` : ''}；虚线为 ${word} = ${readable(limit, 3)}，大小为平均相对丰度。`,
    data: dataTable('taxa-manhattan', '分类单元曼哈顿图', [
      textColumn(
        'feature',
        '分类单元',
        rows.map(({ feature }) => feature),
      ),
      textColumn(
        'phylum',
        '门',
        rows.map(({ phylum }) => phylum),
      ),
      integerColumn(
        'place',
        '次序',
        rows.map(({ place }) => place),
      ),
      numberColumn(
        'p',
        columnHeadings[column],
        rows.map((row) => row.p),
      ),
      textColumn(
        'direction',
        '变化',
        rows.map(({ direction }) => signs[direction].name),
      ),
      numberColumn(
        'abundance',
        '平均相对丰度',
        rows.map(({ abundance }) => abundance),
      ),
    ]),
    labelIds: rows.map(({ feature }) => feature),
  };
}

/** −log10 p of every taxon, phylum by phylum: rises and falls as triangles, the area by abundance. */
export const taxaManhattan: ChartDefinition = {
  id: 'taxa-manhattan',
  title: '分类单元曼哈顿图',
  tables: [{ id: 'result' }],
  settings: [contrastSpec, topSpec, phylaSpec, bandsSpec],
  defaultSize: { width: 900, height: 480 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
