import type { Table } from '@panome/analysis/model';
import type { EChartsOption } from 'echarts';
import {
  baseOption,
  fontSizeOf,
  shortNames,
  textWidth,
  tickValues,
  titleHeight,
  widest,
  type Scale,
} from '../../frame/index.ts';
import { assemble, colorBarPart, gridAt, type Part } from '../heatmap/index.ts';
import type { ChartDrawing, ChartInput } from '../../model/index.ts';
import { hexToOklab } from '../../palette/oklab.ts';
import { rectangle, words } from '../../shapes/index.ts';
import { dataTable, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

/** A value for each of a few names with each of a few others. */
export type ValueGrid = {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Row-major; `NaN` where there is none. */
  readonly values: Float64Array;
  readonly ramp: readonly string[];
  /** Of the colours and their bar. */
  readonly scale: Scale;
  /** What the colours mean; stands above their bar. */
  readonly bar: string;
  /** What is written in a cell, by its place in `values`; nothing where cells are too small. */
  readonly words?: ((at: number) => string) | undefined;
  /** Lines of the words, and how many characters wide they are; 1 and 3.4 when absent. */
  readonly lines?: number;
  readonly wide?: number;
  /** The colour that stands before a row. */
  readonly swatch?: (row: string) => string;
  /** What the columns and the rows are; not written when absent. */
  readonly titles?: { readonly x: string; readonly y: string };
};

const swatchSize = 12;
const edge = 12;

/** Names that take no more than a share of the figure. */
function fitting(names: readonly string[], most: number, fontSize: number, room: number): readonly string[] {
  for (let letters = most; letters > 4; letters -= 2) {
    const short = shortNames(names, letters);
    if (widest(short, fontSize) <= room) return short;
  }
  return shortNames(names, 4);
}

/** Cells in the colours of their values, with the value written in each when there is room. */
export function valueGrid(
  input: ChartInput,
  { bar, columns, lines = 1, ramp, rows, scale, swatch, titles, values, wide = 3.4, words: wordsOf }: ValueGrid,
): Pick<ChartDrawing, 'option' | 'layers'> {
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const { height, width: whole } = input.size;
  const [rowNames, columnNames] = [
    fitting(rows, 20, fontSize, whole * 0.34),
    fitting(columns, 16, fontSize, height * 0.3),
  ];
  const before = swatch ? swatchSize : 0;
  const ticks = tickValues(scale).map((value) => String(value).replace('-', '−'));
  const side = Math.max(widest(ticks, fontSize) + 34, textWidth(bar, fontSize) + 14);
  const left = Math.round(edge + (titles ? fontSize + 8 : 0) + widest(rowNames, fontSize) + before + 12);
  const top = 12 + titleHeight(input);
  const width = Math.max(40, whole - left - side - edge * 2);
  const band = width / Math.max(1, columns.length);
  const level = widest(columnNames, fontSize) + 8 <= band;
  const below =
    (level ? fontSize + 14 : Math.min(widest(columnNames, fontSize), height * 0.3) + 14) + (titles ? fontSize + 10 : 0);
  const rect = { x: left, y: top, width, height: Math.max(40, height - top - below - 6) };
  const high = rect.height / Math.max(1, rows.length);
  const rowFont = Math.max(8, Math.min(fontSize, Math.floor(high * 0.95)));
  const columnFont = level ? fontSize : Math.max(8, Math.min(fontSize, Math.floor(band * 0.95)));

  const size = Math.floor(Math.min(fontSize, band / wide, high / (lines === 1 ? 1.4 : 2.5)));
  const ink = (value: number): string =>
    hexToOklab(
      ramp[Math.max(0, Math.min(255, Math.round((255 * (value - scale.min)) / (scale.max - scale.min))))] ?? ramp[127]!,
    )[0] > 0.62
      ? '#111111'
      : '#ffffff';
  const labels =
    !wordsOf || size < 7
      ? []
      : [
          {
            type: 'scatter',
            silent: true,
            symbol: 'rect',
            symbolSize: 1,
            itemStyle: { opacity: 0 },
            tooltip: { show: false },
            data: [...values.keys()]
              .filter((at) => Number.isFinite(values[at]!) && wordsOf(at) !== '')
              .map((at) => ({
                value: [at % columns.length, Math.floor(at / columns.length)],
                label: {
                  show: true,
                  position: 'inside',
                  align: 'center',
                  formatter: wordsOf(at),
                  fontFamily,
                  fontSize: size,
                  lineHeight: Math.round(size * 1.15),
                  opacity: 1,
                  color: ink(values[at]!),
                },
              })),
          },
        ];
  const axis = {
    type: 'category' as const,
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { show: false },
    splitArea: { show: false },
  };
  const label = { show: true, fontFamily, color: colors.text };
  const cells: Part = {
    grid: gridAt(rect),
    xAxis: {
      ...axis,
      data: columnNames,
      axisLabel: {
        ...label,
        interval: band >= 8 ? 0 : 'auto',
        fontSize: columnFont,
        margin: 8,
        rotate: level ? 0 : 90,
      },
    },
    yAxis: {
      ...axis,
      data: rowNames,
      inverse: true,
      axisLabel: { ...label, interval: high >= 8 ? 0 : 'auto', fontSize: rowFont, margin: before + 10 },
    },
    series: labels,
  };
  const barPart = colorBarPart(
    {
      x: rect.x + rect.width + edge + 6,
      y: rect.y + fontSize + 10,
      width: 12,
      height: Math.min(140, rect.height * 0.5),
    },
    scale,
    ramp,
    bar,
    colors,
    fontSize,
  );
  const named = titles
    ? [
        words(titles.y, edge + fontSize / 2, rect.y + rect.height / 2, {
          align: 'center',
          color: colors.text,
          fontSize: fontSize + 1,
          rotation: Math.PI / 2,
        }),
        words(titles.x, rect.x + rect.width / 2, height - 8 - fontSize / 2, {
          align: 'center',
          color: colors.text,
          fontSize: fontSize + 1,
        }),
      ]
    : [];
  const swatches = swatch
    ? rows.map((name, at) =>
        rectangle(
          { x: rect.x - swatchSize - 4, y: rect.y + at * high + 1, width: swatchSize, height: Math.max(1, high - 2) },
          { fill: swatch(name) },
        ),
      )
    : [];
  return {
    option: {
      ...baseOption(input),
      ...assemble([cells, barPart]),
      graphic: { elements: [...swatches, ...named] },
    } as EChartsOption,
    layers: [
      {
        kind: 'cells',
        rows: rows.length,
        columns: columns.length,
        rowIds: rows,
        columnIds: columns,
        values,
        ramp,
        min: scale.min,
        max: scale.max,
        missing: colors.neutral,
      },
    ],
  };
}

/** The values as a table with a column for each name. */
export function gridTable(
  id: string,
  title: string,
  heading: string,
  { columns, rows, values }: Pick<ValueGrid, 'rows' | 'columns' | 'values'>,
): Table {
  const column = (at: number): Float64Array => {
    const own = new Float64Array(rows.length);
    for (let row = 0; row < own.length; row += 1) own[row] = values[row * columns.length + at]!;
    return own;
  };
  return dataTable(id, title, [
    textColumn('id', heading, rows),
    ...columns.map((name, at) => numberColumn(name === 'id' ? 'id ' : name, name, column(at))),
  ]);
}
