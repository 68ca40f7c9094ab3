import type { ScatterSeriesOption } from 'echarts';
import { hexToOklab } from '../../palette/oklab.ts';
import type { CellPicture } from './cellPicture.ts';
import type { HeatmapLayout } from './layout.ts';

/** Widths of a cell in font sizes: five characters such as −0.25, or three stars. */
const [roomAcross, starsAcross] = [2.5, 1.9];
/** Heights of one line, of two, and of stars, which fill the upper half of theirs. */
const [lineHigh, twoHigh, starsHigh] = [1.3, 2.4, 0.9];
const smallest = 7;
/** Below this, two lines are harder to read than stars alone. */
const smallestTwo = 8;

/** What is written in the cells, and how large; null when the cells are too small to read anything. */
function wordsOf(
  { columnIds, rowIds, stars, values, written }: CellPicture,
  { cells }: HeatmapLayout,
  fontSize: number,
): { readonly size: number; readonly of: (cell: number) => string } | null {
  const fit = (across: number, high: number): number =>
    Math.floor(Math.min(fontSize, cells.width / columnIds.length / across, cells.height / rowIds.length / high));
  const number = (cell: number): string => values[cell]!.toFixed(2).replace('-', '−');
  const [one, two, marks] = [fit(roomAcross, lineHigh), fit(roomAcross, twoHigh), fit(starsAcross, starsHigh)];
  if (written && stars && two >= smallestTwo)
    return { size: two, of: (cell) => (stars[cell] ? `${number(cell)}\n${stars[cell]}` : number(cell)) };
  // If only one fits, stars, since the colour already shows the value.
  if (stars) return marks >= smallest ? { size: marks, of: (cell) => stars[cell]! } : null;
  return written && one >= smallest ? { size: one, of: number } : null;
}

/**
 * The values themselves or their stars, black or white by the cell's lightness; nothing when the cells are too small to
 * read them.
 */
export function valueLabels(picture: CellPicture, layout: HeatmapLayout, fontSize: number): ScatterSeriesOption[] {
  const { columnIds, ramp, scale, values } = picture;
  const words = wordsOf(picture, layout, fontSize);
  if (!words) return [];
  const { of, size } = words;
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
        .filter((cell) => Number.isFinite(values[cell]!) && of(cell) !== '')
        .map((cell) => ({
          value: [cell % columnIds.length, Math.floor(cell / columnIds.length)],
          label: {
            show: true,
            position: 'inside',
            formatter: of(cell),
            fontSize: size,
            opacity: 1,
            color: ink(values[cell]!),
            ...(picture.stars && { align: 'center', lineHeight: Math.round(size * 1.1) }),
          },
        })),
    },
  ];
}
