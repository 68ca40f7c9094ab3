/** Paths in a field of 72 × 48: `line` is stroked, the others are filled. */
export type Shape = {
  readonly line?: string;
  readonly strong?: string;
  readonly soft?: string;
  readonly faint?: string;
};

const axes = 'M8 4V42H68';
const dot = (x: number, y: number, r = 2): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const dots = (places: readonly (readonly [number, number, number?])[]): string =>
  places.map(([x, y, r]) => dot(x, y, r)).join('');
const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;
/** Bars that stand on the axis. */
const bars = (heights: readonly number[], width: number, first = 14, step = 11): string =>
  heights.map((height, at) => box(first + at * step, 42 - height, width, height)).join('');
const cells = (which: (row: number, column: number) => boolean): string =>
  Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 7 }, (__, column) => (which(row, column) ? box(12 + column * 8, 8 + row * 9, 7.4, 8.4) : '')),
  )
    .flat()
    .join('');

/** Small pictures of what a kind of chart looks like. */
export const shapes = {
  points: {
    line: axes,
    strong: dots([
      [20, 14],
      [26, 18],
      [22, 22],
      [30, 13],
      [17, 19],
    ]),
    soft: dots([
      [48, 30],
      [54, 34],
      [58, 28],
      [50, 36],
      [44, 33],
    ]),
    faint: dots([
      [36, 24],
      [42, 20],
      [32, 31],
    ]),
  },
  volcano: {
    line: `${axes}M28 6V42M48 6V42`,
    strong: dots([
      [52, 20],
      [56, 14],
      [60, 22],
      [58, 9],
    ]),
    soft: dots([
      [24, 19],
      [19, 13],
      [16, 22],
    ]),
    faint: dots([
      [38, 39],
      [34, 36],
      [42, 36],
      [31, 33],
      [45, 32],
      [37, 33],
      [40, 38],
      [35, 39],
    ]),
  },
  bars: { line: axes, strong: bars([30, 16, 24, 10, 20], 7) },
  sideBars: {
    line: 'M14 4V44',
    strong: [36, 30, 22].map((width, at) => box(14, 7 + at * 8, width, 5)).join(''),
    soft: [18, 12].map((width, at) => box(14, 31 + at * 8, width, 5)).join(''),
  },
  twoSided: {
    line: 'M38 4V44',
    strong: [26, 20, 12].map((width, at) => box(38, 6 + at * 7, width, 4.6)).join(''),
    soft: [10, 18, 24].map((width, at) => box(38 - width, 27 + at * 6, width, 4.2)).join(''),
  },
  stack: {
    line: axes,
    strong: bars([14, 10, 16, 8, 12], 8),
    soft: [14, 10, 16, 8, 12].map((low, at) => box(14 + at * 11, 42 - low - 12, 8, 12)).join(''),
    faint: [14, 10, 16, 8, 12].map((low, at) => box(14 + at * 11, 8, 8, 22 - low)).join(''),
  },
  box: {
    line: `${axes}M20 10V36M38 6V30M56 16V40M14 24H26M32 16H44M50 28H62`,
    strong: box(14, 17, 12, 13),
    soft: box(32, 10, 12, 13),
    faint: box(50, 22, 12, 12),
  },
  line: {
    line: `${axes}M12 34L24 26L36 29L48 16L62 10M12 38L24 36L36 32L48 33L62 27`,
    strong: dots([
      [24, 26],
      [36, 29],
      [48, 16],
      [62, 10],
    ]),
  },
  curve: { line: `${axes}M8 42C12 14 30 8 66 7M8 42L66 8` },
  saturation: { line: `${axes}M8 42C16 20 30 14 66 12M8 42C18 28 34 24 66 22` },
  density: { line: axes, soft: 'M8 42C24 42 24 10 32 10S42 42 58 42z', faint: 'M18 42C36 42 36 18 44 18S54 42 68 42z' },
  histogram: { line: axes, strong: bars([6, 14, 26, 32, 22, 12, 5], 7.4, 10, 8) },
  heatmap: {
    strong: cells((row, column) => (row + column * 3) % 5 === 0),
    soft: cells((row, column) => [1, 3].includes((row + column * 3) % 5)),
    faint: cells((row, column) => [2, 4].includes((row + column * 3) % 5)),
  },
  tree: { line: 'M12 42V30H24V42M18 30V18H38V42M52 42V26H62V42M57 26V10H28V18M42 10V4' },
  network: {
    line: 'M36 24L18 12M36 24L56 10M36 24L58 34M36 24L20 38M36 24L36 42M56 10L58 34',
    strong: dot(36, 24, 5),
    soft: dots([
      [18, 12, 3.5],
      [56, 10, 3.5],
      [58, 34, 3],
    ]),
    faint: dots([
      [20, 38, 3],
      [36, 42, 2.5],
    ]),
  },
  chord: {
    line: 'M18 15C30 24 44 24 54 15M20 36C32 26 42 24 55 32M36 5C34 18 38 30 36 43',
    strong: 'M36 3a21 21 0 0 1 18 10l-4 2.4a16.4 16.4 0 0 0-14-7.800z',
    soft: 'M55.5 16a21 21 0 0 1-6 25l-2.8-3.600a16.4 16.4 0 0 0 4.7-19.500z',
    faint: 'M33 3a21 21 0 0 0-9 38.200l2.4-4a16.4 16.4 0 0 1 7-29.600z',
  },
  venn: { soft: dot(29, 20, 14), faint: `${dot(43, 20, 14)}${dot(36, 31, 14)}` },
  bubbles: {
    line: axes,
    strong: dots([
      [54, 12, 5],
      [42, 22, 4],
    ]),
    soft: dots([
      [30, 16, 3],
      [24, 32, 4.5],
    ]),
    faint: dots([
      [48, 34, 3],
      [17, 23, 2],
    ]),
  },
  pie: {
    strong: 'M36 24V5a19 19 0 0 1 18 13z',
    soft: 'M36 24L54 18a19 19 0 0 1-12 24.200z',
    faint: 'M36 24l6 18.200A19 19 0 0 1 36 5z',
  },
  rings: {
    strong: 'M36 3a21 21 0 0 1 20 15l-6.7 2a14 14 0 0 0-13.3-10z',
    soft: 'M57 21a21 21 0 0 1-21 24v-7a14 14 0 0 0 14-15z',
    faint: 'M33 45a21 21 0 0 1 0-42v7a14 14 0 0 0 0 28z',
    line: dot(36, 24, 9),
  },
  flow: {
    strong: 'M10 8C34 8 38 6 62 6V20C38 20 34 22 10 22z',
    soft: 'M10 25C34 25 38 34 62 34V43C38 43 34 34 10 34z',
    faint: 'M10 36C34 36 38 23 62 23V31C38 31 34 43 10 43z',
  },
  radar: { line: 'M36 4L56 18L48 42H24L16 18zM36 14L47 21L43 34H29L25 21z', soft: 'M36 8L50 20L42 36L28 32L22 19z' },
  triangle: {
    line: 'M36 4L64 43H8z',
    strong: dots([
      [36, 20, 3],
      [30, 32],
    ]),
    soft: dots([[46, 34, 3.5]]),
    faint: dots([
      [22, 37],
      [40, 28],
    ]),
  },
  intervals: {
    line: 'M36 4V44M22 10H52M30 19H62M16 28H44M26 37H50',
    strong: dots([
      [38, 10, 2.6],
      [48, 19, 2.6],
      [28, 28, 2.6],
      [38, 37, 2.6],
    ]),
  },
  lollipop: {
    line: 'M12 4V44M12 9H56M12 18H46M12 27H38M12 36H26',
    strong: dots([
      [56, 9, 3.5],
      [46, 18, 3.5],
    ]),
    soft: dots([
      [38, 27, 3.5],
      [26, 36, 3.5],
    ]),
  },
  columns: {
    line: axes,
    strong: dots([
      [14, 30],
      [17, 36],
      [15, 20],
      [46, 33],
      [49, 12],
      [52, 38],
    ]),
    soft: dots([
      [28, 34],
      [31, 26],
      [34, 38],
      [58, 30],
      [62, 36],
    ]),
    faint: dots([
      [22, 38],
      [39, 36],
      [43, 39],
    ]),
  },
  letters: {
    strong: 'M12 42L20 14L28 42H23L21.5 36H18.500L17 42zM34 42V8H40C52 8 52 24 42 25L52 42H46L39 27V42z',
    soft: 'M58 42V22H66V26H62V30H65V34H62V42z',
  },
  words: {
    strong: box(12, 10, 30, 8),
    soft: `${box(24, 22, 36, 6)}${box(46, 12, 16, 4)}`,
    faint: `${box(10, 32, 22, 5)}${box(36, 33, 26, 4)}`,
  },
  arrows: {
    line: 'M36 24L58 12M36 24L20 8M36 24L46 42M8 24H66M36 4V44',
    strong: dots([
      [54, 24],
      [48, 30],
      [58, 32],
    ]),
    soft: dots([
      [20, 30],
      [26, 36],
      [16, 22],
    ]),
  },
  matrixBars: {
    line: 'M12 29H62M12 36H62M12 43H62',
    strong: [20, 13, 9, 5].map((height, at) => box(16 + at * 12, 24 - height, 8, height)).join(''),
    soft: dots([
      [20, 29, 2.4],
      [32, 36, 2.4],
      [44, 29, 2.4],
      [44, 43, 2.4],
      [56, 36, 2.4],
    ]),
  },
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof shapes;
