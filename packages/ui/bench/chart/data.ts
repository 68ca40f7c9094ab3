/** Pseudo-random numbers, the same on every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The part of the axes that is shown. */
export type Window = { readonly x0: number; readonly x1: number; readonly y0: number; readonly y1: number };

/** Four corners, `[place, height]`, of each joining of a tree. */
export type Tree = readonly (readonly (readonly number[])[])[];

export type VolcanoData = {
  readonly n: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly c: Uint8Array;
  readonly bounds: Window;
};
export type HeatmapData = {
  readonly rows: number;
  readonly cols: number;
  readonly v: Float32Array;
  readonly rowTree: Tree;
  readonly colTree: Tree;
  readonly bounds: Window;
};
export type NetworkData = {
  readonly nodes: number;
  readonly edges: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly s: Uint32Array;
  readonly t: Uint32Array;
  readonly bounds: Window;
};

function volcanoData(n: number): VolcanoData {
  const random = randomOf(1);
  const [x, y, c] = [new Float32Array(n), new Float32Array(n), new Uint8Array(n)];
  for (let i = 0; i < n; i++) {
    const change = Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());
    x[i] = change * 1.6;
    y[i] = Math.abs(change) * 3 * random() + change ** 2 * random() * 2;
    c[i] = y[i]! <= 2 || Math.abs(x[i]!) <= 1 ? 0 : x[i]! > 0 ? 1 : 2;
  }
  return { n, x, y, c, bounds: { x0: -8, x1: 8, y0: 0, y1: 50 } };
}

function treeOf(leaves: number, random: () => number): Tree {
  const open = Array.from({ length: leaves }, (_, at) => ({ at, height: 0 }));
  return Array.from({ length: leaves - 1 }, (_, step) => {
    const i = Math.floor(random() * (open.length - 1));
    const [left, right] = [open[i]!, open[i + 1]!];
    const height = (step + 1) / (leaves - 1);
    open.splice(i, 2, { at: (left.at + right.at) / 2, height });
    return [
      [left.at, left.height],
      [left.at, height],
      [right.at, height],
      [right.at, right.height],
    ];
  });
}

function heatmapData(rows: number, cols: number): HeatmapData {
  const random = randomOf(2);
  const v = Float32Array.from(
    { length: rows * cols },
    (_, i) => Math.sin((i % cols) / 9) + Math.cos(Math.floor(i / cols) / 150) + random(),
  );
  return {
    rows,
    cols,
    v,
    rowTree: treeOf(rows, random),
    colTree: treeOf(cols, random),
    bounds: { x0: 0, x1: cols, y0: 0, y1: rows },
  };
}

function networkData(nodes: number, edges: number): NetworkData {
  const random = randomOf(3);
  const [x, y, s, t] = [
    new Float32Array(nodes),
    new Float32Array(nodes),
    new Uint32Array(edges),
    new Uint32Array(edges),
  ];
  for (let i = 0; i < nodes; i++) {
    const [cluster, angle, distance] = [i % 40, random() * 2 * Math.PI, Math.sqrt(random()) * 8];
    const spread = 40 * ((cluster % 5) / 5 + 0.2);
    x[i] = 50 + spread * Math.cos(cluster * 0.157) + Math.cos(angle) * distance;
    y[i] = 50 + spread * Math.sin(cluster * 0.157) + Math.sin(angle) * distance;
  }
  for (let i = 0; i < edges; i++) {
    s[i] = Math.floor(random() * nodes);
    t[i] = random() < 0.9 ? (s[i]! + 40 * (1 + Math.floor(random() * 20))) % nodes : Math.floor(random() * nodes);
  }
  return { nodes, edges, x, y, s, t, bounds: { x0: 0, x1: 100, y0: 0, y1: 100 } };
}

/** What is measured, by name. */
export const data = {
  volcano20k: () => volcanoData(20_000),
  volcano1M: () => volcanoData(1_000_000),
  heatmap: () => heatmapData(2_000, 100),
  network: () => networkData(10_000, 20_000),
};
export type Kind = keyof typeof data;
