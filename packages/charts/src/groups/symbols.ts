/** A symbol of a group for ECharts, and the most similar one of R (`pch`) and matplotlib (`marker`). */
type GroupSymbol = { readonly echarts: string; readonly pch: number; readonly marker: string };

// All filled: ECharts fills hollow ones with white, also on a dark ground.
const known: readonly GroupSymbol[] = [
  { echarts: 'circle', pch: 16, marker: 'o' },
  { echarts: 'triangle', pch: 17, marker: '^' },
  { echarts: 'rect', pch: 15, marker: 's' },
  { echarts: 'diamond', pch: 18, marker: 'D' },
  { echarts: 'path://M0 1H10L5 10Z', pch: 6, marker: 'v' },
  { echarts: 'path://M5 0L6.3 3.4L10 3.6L7.1 5.9L8.1 9.5L5 7.5L1.9 9.5L2.9 5.9L0 3.6L3.7 3.4Z', pch: 8, marker: '*' },
  { echarts: 'path://M3.4 0H6.6V3.4H10V6.6H6.6V10H3.4V6.6H0V3.4H3.4Z', pch: 3, marker: 'P' },
  {
    echarts: 'path://M2.2 0L5 2.8L7.8 0L10 2.2L7.2 5L10 7.8L7.8 10L5 7.2L2.2 10L0 7.8L2.8 5L0 2.2Z',
    pch: 4,
    marker: 'X',
  },
];

/** The symbol of the group at this position; they repeat after eight. */
export const symbolAt = (place: number): string => known[place % known.length]!.echarts;

const corners: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  triangle: [
    [5, 0],
    [10, 10],
    [0, 10],
  ],
  rect: [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ],
  diamond: [
    [5, 0],
    [10, 5],
    [5, 10],
    [0, 5],
  ],
};

/** The corners of a symbol in a box from −1 to 1, down positive; `null` of a circle. */
export function cornersOf(symbol: string): readonly (readonly [x: number, y: number])[] | null {
  if (symbol === 'circle') return null;
  let [x, y] = [0, 0];
  const points =
    corners[symbol] ??
    [...symbol.matchAll(/([MLHV])([\d.]+) ?([\d.]*)/gu)].map(
      ([, command, first, second]): readonly [number, number] => {
        if (command === 'V') y = Number(first);
        else x = Number(first);
        if (command === 'M' || command === 'L') y = Number(second);
        return [x, y];
      },
    );
  return points.map(([px, py]) => [px / 5 - 1, py / 5 - 1]);
}

const codeOf = (symbol: string): GroupSymbol => known.find(({ echarts }) => echarts === symbol) ?? known[0]!;
export const pchOf = (symbol: string): number => codeOf(symbol).pch;
export const markerOf = (symbol: string): string => codeOf(symbol).marker;
