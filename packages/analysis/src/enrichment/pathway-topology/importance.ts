import type { Pathway } from './pathways.ts';
import type { TopologyOptions } from './pathwayTopology.schema.ts';

/** The successors of each node; both directions when the graph is undirected. */
function waysOf({ from, nodes, to }: Pathway, directed: boolean): readonly (readonly number[])[] {
  const ways = nodes.map(() => new Set<number>());
  from.forEach((own, at) => {
    ways[own]!.add(to[at]!);
    if (!directed) ways[to[at]!]!.add(own);
  });
  return ways.map((own) => [...own]);
}

/**
 * How many shortest paths between other nodes lead over each, along the arrows; igraph's `betweenness(directed =
 * TRUE)`. Brandes 2001, doi:10.1080/0022250X.2001.9990249.
 */
export function arrowBetweenness(ways: readonly (readonly number[])[]): Float64Array {
  const total = new Float64Array(ways.length);
  for (let source = 0; source < ways.length; source += 1) {
    const distance = new Int32Array(ways.length).fill(-1);
    const paths = new Float64Array(ways.length);
    const share = new Float64Array(ways.length);
    const before: number[][] = ways.map(() => []);
    const order = [source];
    distance[source] = 0;
    paths[source] = 1;
    for (let head = 0; head < order.length; head += 1) {
      const node = order[head]!;
      for (const other of ways[node]!) {
        if (distance[other] === -1) {
          distance[other] = distance[node]! + 1;
          order.push(other);
        }
        if (distance[other] !== distance[node]! + 1) continue;
        paths[other]! += paths[node]!;
        before[other]!.push(node);
      }
    }
    for (let at = order.length - 1; at > 0; at -= 1) {
      const node = order[at]!;
      for (const earlier of before[node]!) share[earlier]! += (paths[earlier]! / paths[node]!) * (1 + share[node]!);
      total[node]! += share[node]!;
    }
  }
  return total;
}

/**
 * How much a compound matters in its pathway, as a share of all of them: what MetPA adds up for those that were hit.
 *
 * Xia & Wishart 2010, doi:10.1093/bioinformatics/btq418. `NaN` for all where none matters, such as in a pathway of two.
 */
export function importance(
  pathway: Pathway,
  { directed, measure }: Pick<TopologyOptions, 'directed' | 'measure'>,
): Float64Array {
  const ways = waysOf(pathway, measure === 'out-degree' || (measure === 'betweenness' && directed));
  const raw = measure === 'betweenness' ? arrowBetweenness(ways) : Float64Array.from(ways, ({ length }) => length);
  const total = raw.reduce((sum, value) => sum + value, 0);
  return raw.map((value) => (total > 0 ? value / total : Number.NaN));
}
