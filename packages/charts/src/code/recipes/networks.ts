import { numbers, tableOf, texts } from '../../table/index.ts';
import type { Recipe, View } from '../view.ts';
import { drawn } from './drawn/index.ts';
import { namesOf } from './names.ts';
import { bars, byLevel, number, points, tableFrom, text } from './shapes/index.ts';

/** Nodes where the run placed them, lines of high and lower score between them. */
function interactions(v: View): ReturnType<Recipe> {
  const [nodes, edges] = [tableOf(v.input, 'nodes'), tableOf(v.input, 'edges')];
  const [ids, source, target] = [texts(nodes, 'id'), texts(edges, 'source'), texts(edges, 'target')];
  const [xs, ys, score] = [numbers(nodes, 'x'), numbers(nodes, 'y'), numbers(edges, 'score')];
  const at = new Map(ids.map((id, row) => [id, row]));
  const end = (names: readonly string[], values: Float64Array) =>
    names.map((name) => values[at.get(name) ?? -1] ?? Number.NaN);
  const looks = v.series.filter(({ name, type }) => type === 'line' && name?.startsWith('得分'));
  const names = namesOf(v, { id: 'id', x: 'x', y: 'y' });
  const high = Number(/[\d.]+$/u.exec(looks[0]?.name ?? '')?.[0] ?? 0);
  return {
    frames: [
      v.frame([
        { do: 'lookup', frame: 'layout', by: 'id', column: 'x' },
        { do: 'lookup', frame: 'layout', by: 'id', column: 'y' },
      ]),
      { name: 'layout', table: tableFrom('layout', [text('id', ids), number('x', xs), number('y', ys)]) },
      {
        name: 'edges',
        table: tableFrom('edges', [
          text('source', source),
          text('target', target),
          number('score', score),
          text(
            'look',
            Array.from(score, (value) => (value >= high ? 'high' : 'lower')),
          ),
          number('x0', end(source, xs)),
          number('y0', end(source, ys)),
          number('x1', end(target, xs)),
          number('y1', end(target, ys)),
        ]),
      },
      ...names.frames,
    ],
    x: { kind: 'number', title: '' },
    y: { kind: 'number', title: '' },
    bare: true,
    levels: v.levels('kind', 'point'),
    marks: [
      ...[
        ['lower', 0.25],
        ['high', 0.6],
      ].map(([look, opacity]) => ({
        mark: 'segments' as const,
        frame: 'edges',
        where: { column: 'look', is: [String(look)] },
        from: ['x0', 'y0'] as const,
        to: ['x1', 'y1'] as const,
        ink: v.colors.axis,
        opacity: Number(opacity),
      })),
      { mark: 'points', x: 'x', y: 'y', ink: byLevel, size: { column: 'degree', least: 5, most: 20, title: '度' } },
      ...names.marks,
    ],
    remarks: [`深色的线为得分不低于 ${high} 的互作；节点的坐标在 layout.csv 中`],
  };
}

/** Nodes where the run placed them, a grey line for each pair. */
function moduleWeb(v: View): ReturnType<Recipe> {
  const column = (table: string, name: string) =>
    v.input.tables[table]!.columns.find((one) => one.name === name)!.values;
  const at = new Map(v.texts('id').map((id, row) => [id, row]));
  const [xs, ys] = ['x', 'y'].map((name) => v.column(name)!.values as Float64Array) as [Float64Array, Float64Array];
  const end = (ends: string, values: Float64Array) =>
    (column('edges', ends) as readonly string[]).map((name) => values[at.get(name) ?? -1] ?? Number.NaN);
  const names = namesOf(v, { id: 'id', x: 'x', y: 'y' });
  return {
    frames: [
      v.frame(),
      {
        name: 'edges',
        table: tableFrom('edges', [
          text('source', column('edges', 'source') as readonly string[]),
          text('target', column('edges', 'target') as readonly string[]),
          number('x0', end('source', xs)),
          number('y0', end('source', ys)),
          number('x1', end('target', xs)),
          number('y1', end('target', ys)),
        ]),
      },
      ...names.frames,
    ],
    x: { kind: 'number', title: '', hidden: true },
    y: { kind: 'number', title: '', hidden: true },
    levels: v.levels('module', 'point', { order: v.distinct('module') }),
    marks: [
      {
        mark: 'segments',
        frame: 'edges',
        from: ['x0', 'y0'],
        to: ['x1', 'y1'],
        ink: v.colors.axis,
        width: 0.8,
        opacity: 0.45,
      },
      { mark: 'points', x: 'x', y: 'y', ink: byLevel, size: { column: 'degree', least: 5, most: 20, title: '度' } },
      ...names.marks,
    ],
    remarks: ['节点的坐标由平台排布，写在 data.csv 中'],
  };
}

/** Charts of the nodes of a network. */
export const networkRecipes: Readonly<Record<string, Recipe>> = {
  'zi-pi': (v) => points(v, { x: 'pi', y: 'zi', by: 'role', id: 'id' }),
  'ppi-network': interactions,
  'wgcna-mm-gs': (v) => points(v, { x: 'mm', y: 'gs', id: 'feature' }),
  'wgcna-network': moduleWeb,
  // The page computes the bands.
  'correlation-chord': drawn,
  // The page computes the positions.
  'mantel-network': drawn,
  'ppi-hubs': (v) => ({
    ...bars(v, 'y', { column: 'id', value: v.data.columns[1]!.name, ink: byLevel }),
    levels: v.levels('module', 'box'),
  }),
};
