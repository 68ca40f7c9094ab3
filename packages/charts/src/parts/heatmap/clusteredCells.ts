import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import type { ChartInput, DenseLayer } from '../../model/index.ts';
import {
  baseOption,
  fontSizeOf,
  legendBox,
  shortNames,
  textWidth,
  tickValues,
  titleHeight,
} from '../../frame/index.ts';
import { groupLegend, groupScale } from '../../groups/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';
import { treeLayer } from '../clustering/index.ts';
import { annotationLegend } from './annotations.ts';
import type { CellPicture } from './cellPicture.ts';
import { heatmapLayout } from './layout.ts';
import type { HeatmapLayout } from './layout.ts';
import { assemble, blocksOf, colorBarPart, gapPart, gridAt, rowClusterPart, stripPart } from './parts.ts';
import type { Part } from './parts.ts';
import { valueLabels } from './valueLabels.ts';

const longestRow = 28;
const longestColumn = 20;
/** Kept below a long legend for the strips above it and the colour bar. */
const barRoom = 190;

function cellPart(picture: CellPicture, layout: HeatmapLayout, input: ChartInput): Part {
  const colors = chartColors(input.theme);
  const label = (fontSize: number) => ({
    show: fontSize > 0,
    interval: 0,
    fontFamily,
    fontSize: fontSize || 12,
    color: colors.text,
    margin: 5,
  });
  const axis = {
    type: 'category' as const,
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { show: false },
    splitArea: { show: false },
  };
  return {
    grid: gridAt(layout.cells),
    xAxis: {
      ...axis,
      data: shortNames(picture.columnIds, longestColumn),
      axisLabel: { ...label(layout.columnFont), rotate: layout.rotate ? 90 : 0 },
    },
    yAxis: {
      ...axis,
      data: shortNames(picture.rowIds, longestRow),
      inverse: true,
      position: 'right',
      axisLabel: label(layout.rowFont),
    },
    series: picture.written || picture.stars ? valueLabels(picture, layout, fontSizeOf(input)) : [],
  };
}

/** Where one cluster ends and the next begins. */
const gapsOf = (clusters: ArrayLike<number> | null): number[] =>
  clusters
    ? blocksOf(clusters)
        .slice(1)
        .map(({ from }) => from)
    : [];

/** Names for which there is no room. */
const unwritten = ({ columnFont, rowFont }: HeatmapLayout): string[] => {
  const sides = [...(rowFont ? [] : ['行']), ...(columnFont ? [] : ['列'])];
  return sides.length > 0 ? [`${sides.join('、')}名太密，没有写出，指向单元格时显示`] : [];
};

/** A heat map with its trees, group strip, names and colour bar around layers of cells and brackets. */
export function clusteredCells(
  input: ChartInput,
  picture: CellPicture,
): { option: EChartsOption; layers: readonly DenseLayer[]; notes: readonly string[] } {
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const scale = groupScale(input);
  const annotated = input.groups !== null && picture.columnIds.some((id) => scale.levelOf(id) !== '');
  const { annotations = [], columnClusters = null, rowClusters = null } = picture;
  const groupStrip = {
    title: annotations.length > 0 ? '分组' : '',
    colorOf: (id: string) => scale.color(scale.levelOf(id)),
  };
  const strips = [...(annotated ? [groupStrip] : []), ...annotations];
  const legend =
    input.settings.legend === 'none'
      ? []
      : [...(annotated ? groupLegend(scale) : []), ...annotations.flatMap(annotationLegend)];
  const keys = legend.map(({ name }) => String(name));
  const top = 12 + titleHeight(input);
  // Beside the cells the legend goes above the colour bar, which cannot move.
  const box = legendBox(input, keys, top);
  const beside = box.top + box.bottom === 0;
  const legendLine = Math.max(10, Math.min(fontSize + 8, (input.size.height - top - barRoom) / keys.length));
  const legendFont = Math.min(fontSize, Math.floor(legendLine - 2));
  const layout = heatmapLayout({
    size: { width: input.size.width, height: input.size.height - box.bottom },
    fontSize,
    top: top + box.top,
    rowNames: shortNames(picture.rowIds, longestRow),
    columnNames: shortNames(picture.columnIds, longestColumn),
    rowTree: picture.rowMerge !== null,
    columnTree: picture.columnMerge !== null,
    strips: strips.map(({ title }) => title),
    rowClusters: rowClusters !== null,
    legend: beside ? keys : [],
    legendLine,
    barLabelWidth: Math.max(
      textWidth(picture.barTitle, fontSize),
      maximum(tickValues(picture.scale).map((tick) => textWidth(String(tick), fontSize) + 12)),
    ),
    square: picture.square,
  });

  const parts: Part[] = [
    cellPart(picture, layout, input),
    colorBarPart(layout.bar, picture.scale, picture.ramp, picture.barTitle, colors, fontSize),
  ];
  strips.forEach(({ colorOf, title }, at) =>
    parts.push(stripPart(layout.strips[at]!, picture.columnIds, colorOf, title, colors, fontSize)),
  );
  if (rowClusters) parts.push(rowClusterPart(layout.rowClusters, rowClusters, colors, fontSize));
  const gaps = { rows: gapsOf(rowClusters), columns: gapsOf(columnClusters) };
  if (gaps.rows.length + gaps.columns.length > 0)
    parts.push(gapPart(layout.cells, { rows: picture.rowIds.length, columns: picture.columnIds.length }, gaps, colors));
  const assembled = assemble(parts);

  return {
    option: {
      ...baseOption(input),
      ...assembled,
      ...(legend.length > 0 && {
        legend: beside
          ? {
              data: keys,
              orient: 'vertical',
              align: 'left',
              left: layout.side - 5,
              top: layout.cells.y - 5,
              itemWidth: 10,
              itemHeight: 10,
              itemGap: legendLine - Math.max(legendFont, 10),
              selectedMode: false,
              textStyle: { fontFamily, fontSize: legendFont, color: colors.text },
            }
          : { ...box.option, selectedMode: false },
      }),
      series: [...(assembled.series as object[]), ...legend],
    } as EChartsOption,
    layers: [
      {
        kind: 'cells',
        rows: picture.rowIds.length,
        columns: picture.columnIds.length,
        rowIds: picture.rowIds,
        columnIds: picture.columnIds,
        values: picture.values,
        ramp: picture.ramp,
        min: picture.scale.min,
        max: picture.scale.max,
        missing: colors.neutral,
      },
      ...(picture.columnMerge ? [treeLayer(picture.columnMerge, layout.columnTree, 'top', colors.text)] : []),
      ...(picture.rowMerge ? [treeLayer(picture.rowMerge, layout.rowTree, 'left', colors.text)] : []),
    ],
    notes: unwritten(layout),
  };
}
