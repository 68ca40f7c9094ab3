import type { Tree } from '../../src/model/index.ts';
import {
  changedOf,
  chosen,
  codesOf,
  column,
  groupsOf,
  matrixOf,
  signOf,
  testsOf,
  type Draw,
  type Simulation,
  type Table,
} from './tests.ts';

/** Counts of taxa: gamma abundances over many orders of size, libraries of unequal depth, many zeros. */
function taxa(draw: Draw, rows: number, codes: readonly number[], shift: number): number[][] {
  const heights = Array.from({ length: rows }, () => 1.6 * draw.normal());
  const spreads = heights.map(() => 0.4 + 0.6 * draw.next());
  const columns = codes.map((code) => {
    const depth = 3_000 * (0.5 + 1.5 * draw.next());
    const weights = heights.map((height, row) =>
      Math.exp(height + spreads[row]! * draw.normal() + (code === 1 ? shift * signOf(row) : 0)),
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => poisson(draw, (depth * weight) / total));
  });
  return heights.map((_, row) => columns.map((own) => own[row]!));
}

function poisson(draw: Draw, mean: number): number {
  if (mean > 200) return Math.max(0, Math.round(mean + Math.sqrt(mean) * draw.normal()));
  const goal = draw.next();
  let [count, term] = [0, Math.exp(-mean)];
  for (let sum = term; goal > sum && count < 2_000; sum += term) {
    count += 1;
    term *= mean / count;
  }
  return count;
}

function grouped(size: number, rows: number, options: Table['options'] = {}) {
  return (draw: Draw, effect: boolean): Table => {
    const codes = codesOf(size, size);
    return {
      inputs: { matrix: matrixOf(taxa(draw, rows, codes, effect ? 1.5 : 0)), groups: groupsOf(codes) },
      options: { rank: 'feature', ...options },
      changed: changedOf(rows, effect),
    };
  };
}

/** Each new tip hangs on an edge of those that are there. */
function randomTree(draw: Draw, tips: number): Tree {
  let parts: { readonly text: string; readonly names: number[]; readonly children: number[] }[] = [];
  const nodes: { parent: number; length: number; name: string }[] = [];
  parts = Array.from({ length: tips }, (_, at) => {
    nodes.push({ parent: -1, length: 0.05 + draw.next(), name: `f${at + 1}` });
    return { text: '', names: [], children: [at] };
  });
  let open = parts.map((_, at) => at);
  while (open.length > 1) {
    const [a, b] = chosen(draw, open, 2) as [number, number];
    const node = nodes.push({ parent: -1, length: open.length === 2 ? 0 : 0.05 + draw.next(), name: '' }) - 1;
    nodes[a]!.parent = node;
    nodes[b]!.parent = node;
    open = [...open.filter((one) => one !== a && one !== b), node];
  }
  // Parents first: the last node made is the root.
  const place = (node: number): number => nodes.length - 1 - node;
  const order = nodes.map((_, at) => nodes[place(at)]!);
  return {
    parent: Int32Array.from(order, ({ parent }) => (parent < 0 ? -1 : place(parent))),
    length: Float64Array.from(order, ({ length }) => length),
    name: order.map(({ name }) => name),
    isTip: Uint8Array.from(order, ({ name }) => Number(name !== '')),
  };
}

/** Samples are random draws of the tips; with an effect they are the tips that lie together. */
function assembled(draw: Draw, effect: boolean, options: Table['options']): Table {
  const [tips, samples] = [40, 12];
  const tree = randomTree(draw, tips);
  const below = (node: number): string[] =>
    tree.isTip[node]
      ? [tree.name[node]!]
      : [...tree.parent].flatMap((parent, at) => (parent === node ? below(at) : []));
  const clades = tree.name.map((_, node) => below(node)).filter(({ length }) => length >= 8 && length <= 16);
  const ids = Array.from({ length: tips }, (_, at) => `f${at + 1}`);
  const columns = Array.from({ length: samples }, () => {
    const here = new Set(effect && clades.length > 0 ? draw.pick(clades) : chosen(draw, ids, draw.integer(10, 20)));
    return ids.map((id) => (here.has(id) ? draw.integer(1, 60) : 0));
  });
  return {
    inputs: { matrix: matrixOf(ids.map((_, row) => columns.map((own) => own[row]!))), tree },
    options: { nulls: 199, ...options },
    changed: new Map(effect ? columns.map((_, at) => [`S${at + 1}`, 1] as const) : []),
  };
}

/** Independent taxa of one depth; with an effect neighbours rise and fall together. */
function sparcc(draw: Draw, effect: boolean): Table {
  const samples = 40;
  const shared = Array.from({ length: 6 }, () => Array.from({ length: samples }, () => draw.normal()));
  const heights = Array.from({ length: 24 }, () => draw.normal());
  const rows = heights.map((height, row) =>
    Array.from({ length: samples }, (_, at) =>
      poisson(
        draw,
        Math.exp(4 + height + 0.7 * draw.normal() + (effect && row < 12 ? 0.9 * shared[row >> 1]![at]! : 0)),
      ),
    ),
  );
  const pairs = Array.from({ length: 6 }, (_, at) => [`f${2 * at + 1}/f${2 * at + 2}`, 1] as const);
  return {
    inputs: { matrix: matrixOf(rows) },
    options: { iterations: 5, permutations: 100, prevalence: 0 },
    changed: new Map(effect ? pairs : []),
  };
}

const zTwoSided = (z: number): number => {
  // Abramowitz & Stegun 26.2.17, to 7.5e-8.
  const x = Math.abs(z);
  const t = 1 / (1 + 0.2316419 * x);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, (2 * tail * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI));
};

const bare = '两组各 10 个样本、80 个分类单元，深度不等，多零';
export const community: readonly Simulation[] = [
  { method: 'stamp', tables: bare, make: grouped(10, 80), tests: testsOf('result', 'feature', 'p', 'difference') },
  {
    method: 'ancom-bc',
    tables: bare,
    make: grouped(10, 80, { structural_zeros: false }),
    tests: testsOf('result', 'feature', 'p', 'lfc'),
  },
  {
    method: 'ancom-bc',
    part: '每组 40 个样本',
    tables: '两组各 40 个样本、80 个分类单元，深度不等，多零',
    make: grouped(40, 80, { structural_zeros: false }),
    tests: testsOf('result', 'feature', 'p', 'lfc'),
  },
  { method: 'metagenomeseq', tables: bare, make: grouped(10, 80), tests: testsOf('result', 'feature', 'p', 'lfc') },
  { method: 'maaslin', tables: bare, make: grouped(10, 80), tests: testsOf('result', 'feature', 'p', 'coef') },
  {
    method: 'indicator',
    tables: `${bare}，199 次置换`,
    make: grouped(10, 60, { permutations: 199 }),
    tests: testsOf('result', 'feature', 'p'),
  },
  {
    method: 'sparcc',
    tables: '40 个样本、24 个相互独立的分类单元，100 次置换',
    make: sparcc,
    tests: testsOf('pairs', ['source', 'target'], 'p', 'r'),
  },
  {
    method: 'nri-nti',
    part: 'NRI',
    tables: '随机树上随机抽取的 12 个群落，199 次随机化',
    make: (draw, effect) => assembled(draw, effect, {}),
    tests: testsOf('indices', 'sample', 'nri_p', 'nri'),
  },
  {
    method: 'beta-nti',
    tables: '随机树上随机抽取的 12 个群落，199 次随机化，βNTI 按标准正态换算',
    make: (draw, effect) => assembled(draw, effect, {}),
    tests: (output) =>
      column(output, 'pairs', 'bnti').map((value, at) => ({ id: String(at), p: zTwoSided(Number(value)) })),
  },
];
