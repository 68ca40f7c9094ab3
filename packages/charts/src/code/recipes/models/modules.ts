import type { Recipe } from '../../view.ts';
import { byLevel, number, tableFrom, tiles } from '../shapes/index.ts';

export const wgcnaDendrogram: Recipe = (v) => {
  const path = (v.series.find(({ data = [], type }) => type === 'line' && data.length > 0)?.data ??
    []) as readonly unknown[];
  const spots = path.map((item) =>
    Array.isArray(item) && item.every((one) => typeof one === 'number') ? (item as number[]) : null,
  );
  const pieces = spots.flatMap((spot, at) =>
    spot && spots[at + 1]
      ? [
          [
            ...spot.map((value, side) => (side === 0 ? value + 1 : value)),
            ...spots[at + 1]!.map((value, side) => (side === 0 ? value + 1 : value)),
          ],
        ]
      : [],
  );
  const y = v.number('y');
  const foot = (y.min ?? 0) - ((y.max ?? 1) - (y.min ?? 0)) * 0.04;
  return {
    frames: [
      v.frame([{ do: 'set', to: 'foot', value: foot }]),
      {
        name: 'tree',
        table: tableFrom(
          'tree',
          ['x0', 'y0', 'x1', 'y1'].map((name, at) =>
            number(
              name,
              pieces.map((piece) => piece[at]!),
            ),
          ),
        ),
      },
    ],
    x: { kind: 'number', title: '', hidden: true },
    y: { kind: 'number', title: y.title },
    levels: v.levels('module', 'point'),
    marks: [
      { mark: 'points', x: 'position', y: 'foot', ink: byLevel, size: 6 },
      { mark: 'segments', frame: 'tree', from: ['x0', 'y0'], to: ['x1', 'y1'], ink: v.colors.text, width: 0.8 },
    ],
  };
};

export const traits: Recipe = (v) => ({
  ...tiles(v, { x: 'trait', y: 'module', color: 'r', title: 'r' }),
  remarks: ['颜色与上面的数字为相关系数，括号中为 p 值'],
});

export const softPower: Recipe = (v) => ({
  frames: [
    v.frame([
      { do: 'long', keep: 1, columns: ['r2_signed', 'mean_k'], name: 'measure', value: 'value' },
      { do: 'text', to: 'said', from: 'power' },
    ]),
  ],
  x: { kind: 'number', title: v.axes.x.find(({ name }) => name)?.name ?? '' },
  y: { kind: 'number', title: '' },
  panels: {
    column: 'measure',
    columns: 1,
    free: true,
    items: [
      { value: 'r2_signed', label: '无标度拟合（带号 R²）' },
      { value: 'mean_k', label: '平均连接度' },
    ],
  },
  marks: [
    { mark: 'line', x: 'power', y: 'value', ink: v.palette[0]!, group: 'measure' },
    { mark: 'points', x: 'power', y: 'value', ink: v.palette[0]!, size: v.pointSize() },
  ],
});
