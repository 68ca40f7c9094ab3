import { uniform } from '../linear/index.ts';
import type { Graph } from './sharedNeighbours.ts';

/** A graph whose nodes may carry a loop (the weight inside a merged community, counted twice) and a strength. */
type Level = Graph & { readonly strength: Float64Array };

/**
 * Σ over communities of inside/2m − resolution · (strength/2m)² (Newman & Girvan 2004, doi:10.1103/PhysRevE.69.026113;
 * Reichardt & Bornholdt 2006).
 */
export function modularity({ starts, to, weight }: Graph, community: ArrayLike<number>, resolution: number): number {
  const total = weight.reduce((sum, value) => sum + value, 0);
  let most = -1;
  for (let i = 0; i < community.length; i += 1) most = Math.max(most, community[i]!);
  const strength = new Float64Array(most + 1);
  // Summed as they come, so that the numbers of the communities change nothing.
  const met: number[] = [];
  const known = new Uint8Array(most + 1);
  let inside = 0;
  for (let i = 0; i + 1 < starts.length; i += 1) {
    const own = community[i]!;
    if (known[own] === 0 && starts[i + 1]! > starts[i]!) {
      known[own] = 1;
      met.push(own);
    }
    for (let at = starts[i]!; at < starts[i + 1]!; at += 1) {
      strength[own]! += weight[at]!;
      if (community[to[at]!] === own) inside += weight[at]!;
    }
  }
  return inside / total - resolution * met.reduce((sum, own) => sum + (strength[own]! / total) ** 2, 0);
}

/**
 * Communities of a graph by modularity: nodes move to the community that gains most until none wants to, communities
 * become nodes, and so on. `leiden` refines each community before it is merged, so that none falls apart (Traag et al.
 * 2019, doi:10.1038/s41598-019-41695-z; the best merge is taken rather than a random one); `louvain` does not (Blondel
 * et al. 2008, doi:10.1088/1742-5468/2008/10/P10008). Repeated from its own result until nothing moves.
 *
 * @returns Communities numbered from 0 by falling size, of equal sizes the one with the earlier node first.
 */
export function communities(graph: Graph, resolution: number, seed: number, method: 'leiden' | 'louvain'): Int32Array {
  const n = graph.starts.length - 1;
  const random = uniform(seed);
  let community: Int32Array = Int32Array.from({ length: n }, (_, i) => i);
  for (let round = 0; round < 20; round += 1) {
    const before = modularity(graph, community, resolution);
    const next = descend(levelOf(graph), community, resolution, random, method);
    if (modularity(graph, next, resolution) <= before + 1e-12) break;
    community = next;
  }
  return bySize(community);
}

function levelOf(graph: Graph): Level {
  const strength = Float64Array.from({ length: graph.starts.length - 1 }, (_, i) =>
    graph.weight.subarray(graph.starts[i], graph.starts[i + 1]).reduce((sum, value) => sum + value, 0),
  );
  return { ...graph, strength };
}

/** One pass through the levels: the community of every node of the lowest. */
function descend(
  lowest: Level,
  start: Int32Array,
  resolution: number,
  random: () => number,
  method: 'leiden' | 'louvain',
): Int32Array {
  let level = lowest;
  let community = compact(start);
  // Which node of the current level each node of the lowest is in.
  let node = Int32Array.from({ length: lowest.strength.length }, (_, i) => i);
  for (;;) {
    moveNodes(level, community, resolution, random);
    community = compact(community);
    const parts = method === 'leiden' ? compact(refine(level, community, resolution, random)) : community;
    const count = parts.reduce((most, value) => Math.max(most, value + 1), 0);
    if (count === level.strength.length) return node.map((i) => community[i]!);
    const above = new Int32Array(count);
    parts.forEach((part, i) => (above[part] = community[i]!));
    node = node.map((i) => parts[i]!);
    level = merged(level, parts, count);
    community = compact(above);
  }
}

function compact(community: Int32Array): Int32Array {
  const known = new Map<number, number>();
  return community.map((value) => {
    if (!known.has(value)) known.set(value, known.size);
    return known.get(value)!;
  });
}

function merged({ starts, strength, to, weight }: Level, parts: Int32Array, count: number): Level {
  const { members, of } = byPart(parts, count);
  const sums = new Float64Array(count);
  const links = new Float64Array(count);
  const linked = new Uint8Array(count);
  const newStarts = new Int32Array(count + 1);
  const [newTo, newWeight]: [number[], number[]] = [[], []];
  for (let part = 0; part < count; part += 1) {
    const met: number[] = [];
    for (let member = of[part]!; member < of[part + 1]!; member += 1) {
      const i = members[member]!;
      sums[part]! += strength[i]!;
      for (let at = starts[i]!; at < starts[i + 1]!; at += 1) {
        const other = parts[to[at]!]!;
        if (linked[other] === 0) met.push(other);
        linked[other] = 1;
        links[other]! += weight[at]!;
      }
    }
    for (const other of met.sort((one, another) => one - another)) {
      newTo.push(other);
      newWeight.push(links[other]!);
      links[other] = linked[other] = 0;
    }
    newStarts[part + 1] = newTo.length;
  }
  return { starts: newStarts, strength: sums, to: Int32Array.from(newTo), weight: Float64Array.from(newWeight) };
}

/** The nodes part by part, ascending: those of part p are `members[of[p]…of[p + 1]]`. */
function byPart(parts: Int32Array, count: number): { readonly of: Int32Array; readonly members: Int32Array } {
  const of = new Int32Array(count + 1);
  for (const part of parts) of[part + 1]! += 1;
  for (let part = 0; part < count; part += 1) of[part + 1]! += of[part]!;
  const next = of.slice();
  const members = new Int32Array(parts.length);
  parts.forEach((part, i) => (members[next[part]!++] = i));
  return { of, members };
}

function shuffled(n: number, random: () => number): Int32Array {
  const order = Int32Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/**
 * Every node in a queue moves to the neighbouring community that gains most, or into one of its own; whoever it leaves
 * behind queues again. In place.
 */
function moveNodes(
  { starts, strength, to, weight }: Level,
  community: Int32Array,
  resolution: number,
  random: () => number,
): void {
  const n = strength.length;
  const total = strength.reduce((sum, value) => sum + value, 0);
  const sums = new Float64Array(n + 1);
  const sizes = new Int32Array(n + 1);
  community.forEach((own, i) => {
    sums[own]! += strength[i]!;
    sizes[own]! += 1;
  });
  const empty = [...sizes.keys()].filter((own) => sizes[own] === 0);
  const queue = Array.from(shuffled(n, random));
  const waiting = new Uint8Array(n).fill(1);
  const links = new Float64Array(n + 1);
  const met: number[] = [];
  for (let head = 0; head < queue.length; head += 1) {
    const i = queue[head]!;
    waiting[i] = 0;
    const own = community[i]!;
    met.length = 0;
    for (let at = starts[i]!; at < starts[i + 1]!; at += 1) {
      if (to[at] === i) continue;
      const other = community[to[at]!]!;
      if (links[other] === 0) met.push(other);
      links[other]! += weight[at]!;
    }
    sums[own]! -= strength[i]!;
    const gainOf = (other: number): number => links[other]! - (resolution * strength[i]! * sums[other]!) / total;
    let best = own;
    let gain = gainOf(own);
    for (const other of met) {
      if (gainOf(other) > gain + 1e-12) {
        gain = gainOf(other);
        best = other;
      }
    }
    if (gain < -1e-12 && empty.length > 0 && sizes[own]! > 1) best = empty.at(-1)!;
    for (const other of met) links[other] = 0;
    sums[best]! += strength[i]!;
    if (best === own) continue;
    if (sizes[best] === 0) empty.pop();
    sizes[own]! -= 1;
    sizes[best]! += 1;
    if (sizes[own] === 0) empty.push(own);
    community[i] = best;
    for (let at = starts[i]!; at < starts[i + 1]!; at += 1) {
      const j = to[at]!;
      if (community[j] !== best && waiting[j] === 0) {
        waiting[j] = 1;
        queue.push(j);
      }
    }
  }
}

/**
 * Parts of each community: nodes begin alone and join, once, the part of their community that gains most, if both are
 * well connected to the rest of it.
 */
function refine(
  { starts, strength, to, weight }: Level,
  community: Int32Array,
  resolution: number,
  random: () => number,
): Int32Array {
  const n = strength.length;
  const total = strength.reduce((sum, value) => sum + value, 0);
  const whole = new Float64Array(n);
  community.forEach((own, i) => (whole[own]! += strength[i]!));
  const part = Int32Array.from({ length: n }, (_, i) => i);
  const sums = strength.slice();
  const alone = new Uint8Array(n).fill(1);
  // How strongly each part is joined to the rest of its community.
  const cut = Float64Array.from({ length: n }, (_, i) => {
    let sum = 0;
    for (let at = starts[i]!; at < starts[i + 1]!; at += 1)
      if (to[at] !== i && community[to[at]!] === community[i]) sum += weight[at]!;
    return sum;
  });
  const connected = (of: number, own: number): boolean =>
    cut[of]! >= (resolution * sums[of]! * (whole[own]! - sums[of]!)) / total - 1e-12;
  const links = new Float64Array(n);
  const linked = new Uint8Array(n);
  const met: number[] = [];
  for (const i of shuffled(n, random)) {
    const own = community[i]!;
    if (alone[i] === 0 || !connected(i, own)) continue;
    for (const other of met) links[other] = linked[other] = 0;
    met.length = 0;
    for (let at = starts[i]!; at < starts[i + 1]!; at += 1) {
      const j = to[at]!;
      if (j === i || community[j] !== own) continue;
      const other = part[j]!;
      if (linked[other] === 0) met.push(other);
      linked[other] = 1;
      links[other]! += weight[at]!;
    }
    let best = -1;
    let gain = 1e-12;
    for (const other of met) {
      const value = links[other]! - (resolution * strength[i]! * sums[other]!) / total;
      if (other === i || value <= gain || !connected(other, own)) continue;
      best = other;
      gain = value;
    }
    if (best < 0) continue;
    cut[best] = cut[best]! + cut[i]! - 2 * links[best]!;
    sums[best]! += sums[i]!;
    sums[i] = 0;
    part[i] = best;
    alone[best] = 0;
    alone[i] = 0;
  }
  return part;
}

function bySize(community: Int32Array): Int32Array {
  const compacted = compact(community);
  const sizes: number[] = [];
  for (const own of compacted) sizes[own] = (sizes[own] ?? 0) + 1;
  const order = [...sizes.keys()].toSorted((a, b) => sizes[b]! - sizes[a]! || a - b);
  const rank = new Int32Array(sizes.length);
  order.forEach((own, at) => (rank[own] = at));
  return compacted.map((own) => rank[own]!);
}
