import type { Rect } from '../../frame/index.ts';
import { widest } from '../../frame/index.ts';

export type HeatmapNeeds = {
  readonly size: { readonly width: number; readonly height: number };
  readonly fontSize: number;
  readonly top: number;
  /** Names as they would be written. */
  readonly rowNames: readonly string[];
  readonly columnNames: readonly string[];
  readonly rowTree: boolean;
  readonly columnTree: boolean;
  /** Strips above the cells, by the titles at their right end. */
  readonly strips: readonly string[];
  /** A strip left of the cells that numbers the clusters of the rows. */
  readonly rowClusters: boolean;
  /** Legend names; they stand on the right, above the colour bar. */
  readonly legend: readonly string[];
  /** Pixels of one name of the legend, with the gap below it. */
  readonly legendLine: number;
  readonly barLabelWidth: number;
  /** Draws cells with equal sides, as for samples against samples. */
  readonly square: boolean;
};

export type HeatmapLayout = {
  readonly cells: Rect;
  readonly rowTree: Rect;
  readonly columnTree: Rect;
  /** From top to bottom. */
  readonly strips: readonly Rect[];
  readonly rowClusters: Rect;
  readonly bar: Rect;
  /** Pixels; 0 when the names do not fit. */
  readonly rowFont: number;
  readonly columnFont: number;
  readonly rotate: boolean;
  readonly side: number;
};

const edge = 10;
const strip = 10;
const gap = 4;
const stripGap = 2;
const rowStrip = 14;
const smallest = 7;

const fitting = (band: number, fontSize: number) => {
  const font = Math.min(fontSize, Math.floor(band * 0.95));
  return font >= smallest ? font : 0;
};

const rect = (x: number, y: number, width: number, height: number): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/**
 * Where the parts of a clustered heat map stand: trees left and above, names right and below, colour bar at the far
 * right.
 */
export function heatmapLayout(needs: HeatmapNeeds): HeatmapLayout {
  const { size, fontSize, rowNames, columnNames } = needs;
  const side = Math.round(
    Math.min(
      size.width * 0.3,
      Math.max(needs.barLabelWidth + 30, needs.legend.length > 0 ? widest(needs.legend, fontSize) + 26 : 0),
    ),
  );
  const treeLeft = needs.rowTree ? Math.min(70, size.width * 0.12) : 0;
  const treeTop = needs.columnTree ? Math.min(60, size.height * 0.12) : 0;
  const stripHeight = needs.strips.length > 1 ? Math.max(strip, Math.min(14, fontSize)) : strip;
  const stripsHeight = needs.strips.length * (stripHeight + stripGap);
  const above = treeTop + (stripsHeight > 0 ? stripsHeight + gap - stripGap : 0);
  const clusterLeft = needs.rowClusters ? rowStrip + gap : 0;
  const left = edge + treeLeft + (treeLeft ? gap : 0) + clusterLeft;
  const top = needs.top + above + (above ? gap : 0);

  const roomDown = size.height - top - edge;
  const rowFont = fitting(roomDown / rowNames.length / 1.15, fontSize);
  const titleRoom = needs.strips.length > 1 ? widest(needs.strips, fontSize) + 10 : 0;
  const namesRoom = rowFont ? Math.min(widest(rowNames, rowFont) + 8, size.width * 0.28) : 0;
  const rowRoom = Math.min(Math.max(namesRoom, titleRoom), size.width * 0.28);
  const roomAcross = size.width - left - rowRoom - side - edge * 2;
  const band = (needs.square ? Math.min(roomAcross, roomDown - fontSize - 8) : roomAcross) / columnNames.length;
  const level = widest(columnNames, fontSize) + 6 <= band;
  const columnFont = level ? fontSize : fitting(band, fontSize);
  const columnRoom = columnFont
    ? Math.min(level ? fontSize + 8 : widest(columnNames, columnFont) + 8, size.height * 0.28)
    : 0;

  const unit = Math.min(roomAcross / columnNames.length, (roomDown - columnRoom) / rowNames.length);
  const spare = needs.square ? Math.max(0, roomAcross - unit * columnNames.length) / 2 : 0;
  const cells = rect(
    left + spare,
    top,
    needs.square ? unit * columnNames.length : roomAcross,
    needs.square ? unit * rowNames.length : roomDown - columnRoom,
  );
  const sideX = cells.x + cells.width + rowRoom + edge * 1.5;
  const barAt = (x: number, y: number): Rect =>
    rect(x, y, 12, Math.min(140, cells.height * 0.5, size.height - edge - y));
  const legendHeight = needs.legend.length > 0 ? needs.legend.length * needs.legendLine + 16 : 0;
  return {
    cells,
    rowTree: rect(edge + spare, cells.y, treeLeft, cells.height),
    columnTree: rect(cells.x, needs.top, cells.width, treeTop),
    strips: needs.strips.map((_, at) =>
      rect(
        cells.x,
        needs.top + treeTop + (treeTop ? gap : 0) + at * (stripHeight + stripGap),
        cells.width,
        stripHeight,
      ),
    ),
    rowClusters: rect(cells.x - clusterLeft, cells.y, rowStrip, cells.height),
    bar: barAt(sideX, cells.y + legendHeight + fontSize + 8),
    rowFont,
    columnFont,
    rotate: !level,
    side: sideX,
  };
}
