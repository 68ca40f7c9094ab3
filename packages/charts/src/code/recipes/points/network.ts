import type { Recipe, View } from '../../view.ts';
import { namesOf } from '../names.ts';
import { byLevel, number, tableFrom, text } from '../shapes/index.ts';
import { numbersOf } from './ordinations.ts';

export function network(v: View): ReturnType<Recipe> {
  const places = v.input.tables['nodes'];
  const edges = v.input.tables['edges'];
  const source = (edges?.columns.find(({ name }) => name === 'source')?.values ?? []) as readonly string[];
  const target = (edges?.columns.find(({ name }) => name === 'target')?.values ?? []) as readonly string[];
  const at = new Map(v.texts('id', places).map((id, row) => [id, row]));
  const [xs, ys, r] = [numbersOf(v, 'nodes', 'x'), numbersOf(v, 'nodes', 'y'), numbersOf(v, 'edges', 'r')];
  const end = (ids: readonly string[], values: ArrayLike<number>) =>
    ids.map((id) => values[at.get(id) ?? -1] ?? Number.NaN);
  const by = v.series.some(({ name }) => name?.startsWith('数据表')) ? 'table' : 'module';
  const word = by === 'table' ? '数据表' : '模块';
  const values = v.distinct(by).toSorted((a, b) => Number(a) - Number(b));
  const signs = [
    ['正相关', v.colors.up],
    ['负相关', v.colors.down],
  ] as const;
  const said = namesOf(v, { id: 'id', x: 'x', y: 'y' });
  return {
    frames: [
      v.frame([
        { do: 'lookup', frame: 'layout', by: 'id', column: 'x' },
        { do: 'lookup', frame: 'layout', by: 'id', column: 'y' },
        { do: 'text', to: 'kind', from: by },
      ]),
      {
        name: 'layout',
        table: tableFrom('layout', [text('id', v.texts('id', places)), number('x', xs), number('y', ys)]),
      },
      {
        name: 'edges',
        table: tableFrom('edges', [
          text('source', source),
          text('target', target),
          number('r', r),
          text(
            'sign',
            Array.from(r, (value) => (value < 0 ? '负相关' : '正相关')),
          ),
          number('x0', end(source, xs)),
          number('y0', end(source, ys)),
          number('x1', end(target, xs)),
          number('y1', end(target, ys)),
        ]),
      },
      ...said.frames,
    ],
    x: { kind: 'number', title: '' },
    y: { kind: 'number', title: '' },
    bare: true,
    levels: {
      ...v.levels(by, 'point', {
        order: values,
        words: Object.fromEntries(values.map((value) => [value, `${word} ${value}`])),
      }),
      column: 'kind',
    },
    marks: [
      ...signs.map(([sign, ink]) => ({
        mark: 'segments' as const,
        frame: 'edges',
        where: { column: 'sign', is: [sign] },
        from: ['x0', 'y0'] as const,
        to: ['x1', 'y1'] as const,
        ink,
        opacity: 0.4,
      })),
      { mark: 'points', x: 'x', y: 'y', ink: byLevel, size: { column: 'degree', least: 5, most: 20, title: '度' } },
      ...said.marks,
    ],
    remarks: ['连线：红色为正相关，蓝色为负相关；节点的坐标在 layout.csv 中'],
  };
}
