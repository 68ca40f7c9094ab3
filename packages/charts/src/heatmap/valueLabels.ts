import type { ScatterSeriesOption } from 'echarts';
import { hexToOklab } from '../palette/oklab.ts';
import type { CellPicture } from './clusteredCells.ts';
import type { HeatmapLayout } from './layout.ts';

/** Widths of a cell in font sizes: five characters such as −0.25. */
const roomAcross = 2.5;

/** The values themselves, black or white by the cell's lightness; nothing when the cells are too small to read them. */
export function valueLabels({ values, columnIds, rowIds, ramp, scale }: CellPicture, { cells }: HeatmapLayout, fontSize: number): ScatterSeriesOption[] {
  const size = Math.floor(Math.min(fontSize, cells.width / columnIds.length / roomAcross, cells.height / rowIds.length / 1.3));
  if (size < 7) return [];
  const ink = (value: number) => {
    const color = ramp[Math.round((255 * (value - scale.min)) / (scale.max - scale.min))] ?? ramp[127]!;
    return hexToOklab(color)[0] > 0.62 ? '#111111' : '#ffffff';
  };
  return [
    {
      type: 'scatter',
      silent: true,
      symbol: 'rect',
      symbolSize: 1,
      itemStyle: { opacity: 0 },
      tooltip: { show: false },
      data: Array.from(values.keys())
        .filter((cell) => Number.isFinite(values[cell]!))
        .map((cell) => ({
          value: [cell % columnIds.length, Math.floor(cell / columnIds.length)],
          label: { show: true, position: 'inside', formatter: values[cell]!.toFixed(2).replace('-', '−'), fontSize: size, opacity: 1, color: ink(values[cell]!) },
        })),
    },
  ];
}
