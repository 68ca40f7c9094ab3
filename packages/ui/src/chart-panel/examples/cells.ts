import type { BracketLayer, ChartDraw } from '../index.ts';
import { colorsOf, sequence, textStyle } from './frame.ts';

const stops = [
  [31, 111, 181],
  [245, 245, 245],
  [200, 55, 45],
] as const;
function mixed(share: number): string {
  const [low, high] = share < 0.5 ? [stops[0], stops[1]] : [stops[1], stops[2]];
  const within = share < 0.5 ? share * 2 : share * 2 - 1;
  return `#${low
    .map((one, at) =>
      Math.round(one + (high[at]! - one) * within)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
const ramp = Array.from({ length: 256 }, (_, at) => mixed(at / 255));

/** A tree that joins neighbours at random. */
function treeOf(
  leaves: number,
  seed: number,
): Pick<BracketLayer, 'from' | 'to' | 'fromHeight' | 'toHeight' | 'height' | 'highest'> {
  const next = sequence(seed);
  const open = Array.from({ length: leaves }, (_, at) => ({ at, height: 0 }));
  const joinings = Array.from({ length: leaves - 1 }, (_, step) => {
    const i = Math.floor(next() * (open.length - 1));
    const [one, other] = [open[i]!, open[i + 1]!];
    const height = ((step + 1) / leaves) ** 4;
    open.splice(i, 2, { at: (one.at + other.at) / 2, height });
    return { from: one.at, to: other.at, fromHeight: one.height, toHeight: other.height, height };
  });
  const column = (key: keyof (typeof joinings)[number]) => Float64Array.from(joinings, (joining) => joining[key]);
  return {
    from: column('from'),
    to: column('to'),
    fromHeight: column('fromHeight'),
    toHeight: column('toHeight'),
    height: column('height'),
    highest: 1.02,
  };
}

function made(rows: number, columns: number) {
  return {
    values: Float64Array.from({ length: rows * columns }, (_, cell) =>
      cell === 13 ? NaN : Math.sin((Math.floor(cell / columns) / rows) * 6) * (((cell % columns) * 2) / columns - 1),
    ),
    rowIds: Array.from({ length: rows }, (_, row) => `基因 ${row + 1}`),
    columnIds: Array.from({ length: columns }, (_, column) => `样本 ${column + 1}`),
    rowTree: treeOf(rows, 5),
    columnTree: treeOf(columns, 9),
  };
}

/** A heat map with a tree on two sides; the names of many rows are left out. */
function cells(rows: number, columns: number): ChartDraw {
  let data: ReturnType<typeof made> | undefined;
  return (room) => {
    const { columnIds, columnTree, rowIds, rowTree, values } = (data ??= made(rows, columns));
    const { neutral, text } = colorsOf(room);
    const { height, width } = room.size;
    const plot = { x: 90, y: 70, width: width - 170, height: height - 110 };
    const axis = { axisLine: { show: false }, axisTick: { show: false } };
    const thin = { color: text, width: rows > 300 ? 0.5 : 0.9 };
    return {
      option: {
        animation: false,
        textStyle,
        grid: { left: plot.x, top: plot.y, width: plot.width, height: plot.height, outerBoundsMode: 'none' },
        xAxis: { ...axis, type: 'category', data: columnIds, axisLabel: { color: text } },
        yAxis: {
          ...axis,
          type: 'category',
          data: rowIds,
          inverse: true,
          position: 'right',
          axisLabel: { color: text, fontSize: 9 },
        },
      },
      layers: [
        { kind: 'cells', rows, columns, rowIds, columnIds, values, ramp, min: -1, max: 1, missing: neutral },
        {
          kind: 'brackets',
          side: 'top',
          rect: { x: plot.x, y: 12, width: plot.width, height: 54 },
          ...columnTree,
          ...thin,
        },
        {
          kind: 'brackets',
          side: 'left',
          rect: { x: 12, y: plot.y, width: 74, height: plot.height },
          ...rowTree,
          ...thin,
        },
      ],
      summary: `热图：${rows.toLocaleString('zh-CN')} 个基因 × ${columns} 个样本，按聚类结果排序。`,
      data: {
        rows,
        columns: [
          { name: 'gene', label: '基因', kind: 'text', values: rowIds },
          ...columnIds.map((name, column) => ({
            name,
            label: name,
            kind: 'number' as const,
            values: Float64Array.from(rowIds, (_, row) => values[row * columns + column]!),
          })),
        ],
      },
    };
  };
}

export const drawCells = cells(40, 8);
export const drawDendrograms = cells(2_000, 100);
