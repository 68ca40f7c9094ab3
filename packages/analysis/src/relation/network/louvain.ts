import { maximum } from '../../extremes/index.ts';
import { uniform } from '../../linear/index.ts';
import { graphOf, modularity, type Graph } from '../../layout/index.ts';

const starts = 10;

/**
 * Modules of a graph by Louvain's method: the best of ten orders of visiting the nodes.
 *
 * Blondel et al. 2008, J. Stat. Mech. P10008. doi:10.1088/1742-5468/2008/10/P10008
 *
 * @returns The module of each node, numbered from 1, the largest first; of equal ones the one with the earlier node.
 */
export function louvain(graph: Graph, seed: number): Int32Array {
  const random = uniform(seed);
  let best: { modules: Int32Array; quality: number } | undefined;
  for (let round = 0; round < starts; round += 1) {
    const modules = oneRun(graph, random);
    const quality = modularity(graph, modules);
    if (!best || quality > best.quality + 1e-12) best = { modules, quality };
  }
  return bySize(best!.modules);
}

function oneRun(graph: Graph, random: () => number): Int32Array {
  let level: Level = { graph, loops: new Float64Array(graph.size) };
  let member = Int32Array.from({ length: graph.size }, (_, i) => i);
  for (;;) {
    const moved = moveNodes(level, random);
    const count = Math.max(maximum(moved), -1) + 1;
    member = member.map((node) => moved[node]!);
    if (count === level.graph.size) return member;
    level = merged(level, moved, count);
  }
}

type Level = {
  readonly graph: Graph;
  /** Weight of lines within what a node stands for, each counted twice. */
  readonly loops: Float64Array;
};

/**
 * Moves single nodes to the neighbouring module that gains most until none gains.
 * @returns Modules numbered from 0 without gaps.
 */
function moveNodes({ graph, loops }: Level, random: () => number): Int32Array {
  const { size, starts: from, targets, weights } = graph;
  const strength = loops.slice();
  for (let node = 0; node < size; node += 1)
    for (let e = from[node]!; e < from[node + 1]!; e += 1) strength[node]! += weights[e]!;
  const all = strength.reduce((sum, value) => sum + value, 0);
  const module = Int32Array.from({ length: size }, (_, i) => i);
  const total = strength.slice();
  const order = Int32Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  const link = new Float64Array(size);
  for (let moves = 1; moves > 0;) {
    moves = 0;
    for (const node of order) {
      const own = module[node]!;
      const near = [own];
      for (let e = from[node]!; e < from[node + 1]!; e += 1) {
        const other = module[targets[e]!]!;
        if (link[other] === 0 && other !== own) near.push(other);
        link[other]! += weights[e]!;
      }
      total[own]! -= strength[node]!;
      const gain = (one: number): number => link[one]! - (total[one]! * strength[node]!) / all;
      let best = own;
      for (const one of near) if (gain(one) > gain(best) + 1e-12) best = one;
      total[best]! += strength[node]!;
      module[node] = best;
      if (best !== own) moves += 1;
      for (const one of near) link[one] = 0;
    }
  }
  const number = new Map<number, number>();
  return module.map((one) => {
    if (!number.has(one)) number.set(one, number.size);
    return number.get(one)!;
  });
}

function merged({ graph, loops }: Level, module: Int32Array, count: number): Level {
  const inside = new Float64Array(count);
  const between = new Map<number, number>();
  for (let node = 0; node < graph.size; node += 1) {
    inside[module[node]!]! += loops[node]!;
    for (let e = graph.starts[node]!; e < graph.starts[node + 1]!; e += 1) {
      const [a, b] = [module[node]!, module[graph.targets[e]!]!];
      if (a === b) inside[a]! += graph.weights[e]!;
      else if (a < b) between.set(a * count + b, (between.get(a * count + b) ?? 0) + graph.weights[e]!);
    }
  }
  const pairs = [...between];
  return {
    graph: graphOf(
      count,
      pairs.map(([key]) => Math.floor(key / count)),
      pairs.map(([key]) => key % count),
      pairs.map(([, value]) => value),
    ),
    loops: inside,
  };
}

function bySize(modules: Int32Array): Int32Array {
  const count = new Map<number, { size: number; first: number }>();
  modules.forEach((one, node) => {
    const known = count.get(one);
    if (known) known.size += 1;
    else count.set(one, { size: 1, first: node });
  });
  const order = [...count].toSorted(([, a], [, b]) => b.size - a.size || a.first - b.first);
  const rank = new Map(order.map(([one], at) => [one, at + 1]));
  return modules.map((one) => rank.get(one)!);
}
