import { maximum, minimum } from '@panome/analysis/extremes';
/** A graph whose lines lead from an upper node to a lower one, never back. */
export type Dag = {
  readonly nodes: number;
  readonly lines: readonly { readonly upper: number; readonly lower: number }[];
};

/** Where the nodes stand: the layer counts from 0 at the top, `x` in the units of the widths. */
export type Layered = {
  readonly layer: readonly number[];
  readonly x: readonly number[];
  readonly layers: number;
  readonly width: number;
  /** Of each line where it passes the layers between its ends, from the upper end down. */
  readonly bends: readonly (readonly { readonly layer: number; readonly x: number }[])[];
};

/** The longest way from the top to each node. */
function layersOf({ lines, nodes }: Dag): number[] {
  const layer = Array.from({ length: nodes }, () => 0);
  const waiting = Array.from({ length: nodes }, () => 0);
  for (const { lower } of lines) waiting[lower]! += 1;
  const free = [...waiting.keys()].filter((node) => waiting[node] === 0);
  for (let at = 0; at < free.length; at += 1) {
    for (const { lower, upper } of lines) {
      if (upper !== free[at]) continue;
      layer[lower] = Math.max(layer[lower]!, layer[upper]! + 1);
      if ((waiting[lower]! -= 1) === 0) free.push(lower);
    }
  }
  // A node without anything above it stands just above what it leads to.
  for (let node = 0; node < nodes; node += 1) {
    const below = lines.filter(({ upper }) => upper === node).map(({ lower }) => layer[lower]!);
    if (below.length > 0 && !lines.some(({ lower }) => lower === node) && lines.length > 0)
      layer[node] = minimum(below) - 1;
  }
  return layer;
}

/** How many pairs of lines between two layers cross. */
function crossings(pairs: readonly (readonly [number, number])[]): number {
  let count = 0;
  for (let i = 0; i < pairs.length; i += 1)
    for (let j = 0; j < i; j += 1) if ((pairs[i]![0] - pairs[j]![0]) * (pairs[i]![1] - pairs[j]![1]) < 0) count += 1;
  return count;
}

/**
 * The nodes in layers without overlaps, few lines crossing (Sugiyama et al. 1981, doi:10.1109/TSMC.1981.4308636): long
 * lines get a place in every layer they pass, the order in a layer follows the middle of the neighbours, and each node
 * is then drawn to the middle of its neighbours as far as the others let it.
 *
 * @param size - The room of a node and of a passing line, with their gaps.
 */
export function layeredLayout(dag: Dag, size: { readonly node: number; readonly line: number }): Layered {
  const layer = layersOf(dag);
  const layers = Math.max(0, maximum(layer)) + 1;
  const rows: number[][] = Array.from({ length: layers }, () => []);
  layer.forEach((at, node) => rows[at]!.push(node));
  let count = dag.nodes;
  const links: (readonly [upper: number, lower: number])[] = [];
  const chains = dag.lines.map(({ lower, upper }) => {
    const chain = [upper];
    for (let at = layer[upper]! + 1; at < layer[lower]!; at += 1) {
      rows[at]!.push(count);
      chain.push(count);
      count += 1;
    }
    chain.push(lower);
    chain.slice(1).forEach((one, at) => links.push([chain[at]!, one]));
    return chain;
  });
  const above: number[][] = Array.from({ length: count }, () => []);
  const below: number[][] = Array.from({ length: count }, () => []);
  for (const [upper, lower] of links) {
    below[upper]!.push(lower);
    above[lower]!.push(upper);
  }
  const place = new Float64Array(count);
  const setPlaces = (row: readonly number[]): void =>
    row.forEach((node, at) => {
      place[node] = at;
    });
  rows.forEach(setPlaces);
  const middle = (node: number, neighbours: readonly number[][]): number => {
    const list = neighbours[node]!;
    return list.length === 0 ? place[node]! : list.reduce((sum, one) => sum + place[one]!, 0) / list.length;
  };
  const layerOf = new Int32Array(count);
  rows.forEach((row, at) => {
    for (const node of row) layerOf[node] = at;
  });
  const total = (): number =>
    rows
      .slice(1)
      .reduce(
        (sum, _, at) =>
          sum +
          crossings(
            links
              .filter(([upper]) => layerOf[upper] === at)
              .map(([upper, lower]) => [place[upper]!, place[lower]!] as const),
          ),
        0,
      );
  let best = { crossings: total(), rows: rows.map((row) => [...row]) };
  for (let sweep = 0; sweep < 24 && best.crossings > 0; sweep += 1) {
    const down = sweep % 2 === 0;
    for (const at of down ? rows.keys() : [...rows.keys()].toReversed()) {
      const of = new Map(rows[at]!.map((node) => [node, middle(node, down ? above : below)]));
      rows[at]!.sort((a, b) => of.get(a)! - of.get(b)! || place[a]! - place[b]!);
      setPlaces(rows[at]!);
    }
    const now = total();
    if (now < best.crossings) best = { crossings: now, rows: rows.map((row) => [...row]) };
  }
  return placed({ ...dag, nodes: dag.nodes }, best.rows, { above, below, chains, layer, layers, size, count });
}

type Rest = {
  readonly above: readonly number[][];
  readonly below: readonly number[][];
  readonly chains: readonly number[][];
  readonly layer: readonly number[];
  readonly layers: number;
  readonly size: { readonly node: number; readonly line: number };
  readonly count: number;
};

function placed(
  dag: Dag,
  rows: readonly (readonly number[])[],
  { above, below, chains, count, layer, layers, size }: Rest,
): Layered {
  const roomOf = (node: number): number => (node < dag.nodes ? size.node : size.line);
  const apart = (a: number, b: number): number => (roomOf(a) + roomOf(b)) / 2;
  const x = new Float64Array(count);
  const widest = maximum(rows.map((row) => row.reduce((sum, node) => sum + roomOf(node), 0)));
  for (const row of rows) {
    let at = (widest - row.reduce((sum, node) => sum + roomOf(node), 0)) / 2;
    for (const node of row) {
      x[node] = at + roomOf(node) / 2;
      at += roomOf(node);
    }
  }
  const wish = (node: number): number => {
    const list = [...above[node]!, ...below[node]!];
    return list.length === 0 ? x[node]! : list.reduce((sum, one) => sum + x[one]!, 0) / list.length;
  };
  for (let round = 0; round < 40; round += 1)
    for (const row of round % 2 === 0 ? rows : rows.toReversed()) settle(row, row.map(wish), x, apart, roomOf, widest);
  const at = new Map(rows.flatMap((row, place) => row.map((node) => [node, place] as const)));
  return {
    layer,
    layers,
    width: widest,
    x: Array.from(x.subarray(0, dag.nodes)),
    bends: chains.map((chain) => chain.slice(1, -1).map((node) => ({ layer: at.get(node)!, x: x[node]! }))),
  };
}

/**
 * Moves the nodes of a row as near to their wished places as their order and the two ends allow (least squares by
 * pooling neighbours that
 * would meet).
 */
function settle(
  row: readonly number[],
  wishes: readonly number[],
  x: Float64Array,
  apart: (a: number, b: number) => number,
  roomOf: (node: number) => number,
  widest: number,
): void {
  const offsets = row.map(() => 0);
  row.forEach((node, at) => {
    if (at > 0) offsets[at] = offsets[at - 1]! + apart(row[at - 1]!, node);
  });
  const blocks: { sum: number; size: number }[] = [];
  for (const [at, wish] of wishes.entries()) {
    blocks.push({ sum: wish - offsets[at]!, size: 1 });
    while (blocks.length > 1 && blocks.at(-1)!.sum / blocks.at(-1)!.size < blocks.at(-2)!.sum / blocks.at(-2)!.size) {
      const last = blocks.pop()!;
      const before = blocks.pop()!;
      blocks.push({ sum: before.sum + last.sum, size: before.size + last.size });
    }
  }
  const starts = blocks.flatMap(({ size, sum }) => Array.from({ length: size }, () => sum / size));
  const least = row.length > 0 ? roomOf(row[0]!) / 2 : 0;
  const most = row.length > 0 ? widest - roomOf(row.at(-1)!) / 2 - offsets.at(-1)! : 0;
  row.forEach((node, at) => {
    x[node] = Math.min(Math.max(starts[at]!, least), most) + offsets[at]!;
  });
}
