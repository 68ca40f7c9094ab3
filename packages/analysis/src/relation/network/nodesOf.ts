import { integerColumn, numberColumn, tableOf, textColumn, type Table } from '../../model/index.ts';
import { betweenness, forceLayout, graphOf, modularity } from '../../layout/index.ts';
import { louvain } from './louvain.ts';
import { connectivityOf, roleOf, type RoleLimits } from './roles.ts';

type Line = { readonly a: number; readonly b: number; readonly r: number };

type Items = {
  readonly ids: readonly string[];
  /** How many of the ids are of the first table. */
  readonly first: number;
};
type Nodes = {
  readonly table: Table;
  readonly nodes: number;
  readonly modules: number;
  readonly modularity: number;
  /** Nodes that are more than peripheral. */
  readonly hubs: number;
  readonly connectors: number;
};

/**
 * The nodes that lines join: how central each is, its module by Louvain's method, its role there and its place in the
 * drawing.
 */
export function nodesOf(lines: readonly Line[], { first, ids }: Items, limits: RoleLimits, seed: number): Nodes {
  const nodes = [...new Set(lines.flatMap(({ a, b }) => [a, b]))].toSorted((a, b) => a - b);
  const numberOf = new Map(nodes.map((item, node) => [item, node]));
  const graph = graphOf(
    nodes.length,
    lines.map(({ a }) => numberOf.get(a)!),
    lines.map(({ b }) => numberOf.get(b)!),
    lines.map(({ r }) => Math.abs(r)),
  );
  const module = louvain(graph, seed);
  const { x, y } = forceLayout(graph, module, seed);
  const degree = Float64Array.from(nodes, (_, node) => graph.starts[node + 1]! - graph.starts[node]!);
  const { participation, z } = connectivityOf(graph, module);
  const role = nodes.map((_, node) => roleOf(z[node]!, participation[node]!, limits));
  return {
    hubs: z.filter((value) => value > limits.zi).length,
    connectors: participation.filter((value) => value > limits.pi).length,
    nodes: nodes.length,
    modules: module.reduce((most, one) => Math.max(most, one), 0),
    modularity: modularity(graph, module),
    table: tableOf('nodes', '节点', [
      textColumn(
        'id',
        '特征',
        nodes.map((item) => ids[item]!),
        { help: '至少有一条连线的特征' },
      ),
      integerColumn(
        'table',
        '数据表',
        Float64Array.from(nodes, (item) => (item < first ? 1 : 2)),
        { help: '来自第几个数据表' },
      ),
      integerColumn('degree', '度', degree, { help: '连线的条数，越多越处于中心' }),
      numberColumn('betweenness', '介数', betweenness(graph), {
        help: '其他节点之间的最短路径经过它的条数，每条线算一步',
      }),
      integerColumn('module', '模块', Float64Array.from(module), {
        help: 'Louvain 法划分的模块，从 1 起按节点数从多到少编号',
      }),
      numberColumn('zi', 'Zi', z, { help: '模块内连接度：到本模块的连线数在模块内标准化，全部相同时为 0' }),
      numberColumn('pi', 'Pi', participation, { help: '参与系数：0 表示只连一个模块，越近 1 越均匀地连向各模块' }),
      textColumn('role', '角色', role, {
        help: `Zi 大于 ${limits.zi} 为枢纽，Pi 大于 ${limits.pi} 为连接者，两者兼有为网络枢纽`,
      }),
      numberColumn('x', '横坐标', x, { help: '力导向布局的位置，0 到 1，只用于画图' }),
      numberColumn('y', '纵坐标', y, { help: '力导向布局的位置，0 到 1，只用于画图' }),
    ]),
  };
}
