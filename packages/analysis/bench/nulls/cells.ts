import { countsOf } from '../../src/testing/countsOf.ts';
import { recordsOf } from '../../src/testing/recordsOf.ts';
import { codesOf, groupsOf, testsOf, type Draw, type Simulation, type Table } from './tests.ts';

/** A count of a gene in a cell: gamma and Poisson, mostly small. */
function count(draw: Draw, mean: number): number {
  const rate = mean * Math.exp(0.5 * draw.normal());
  const goal = draw.next();
  let [found, term] = [0, Math.exp(-rate)];
  for (let sum = term; goal > sum && found < 400; sum += term) {
    found += 1;
    term *= rate / found;
  }
  return found;
}
const genes = (draw: Draw, rows: number, cells: number, factor: (row: number, cell: number) => number): number[][] =>
  Array.from({ length: rows }, (_, row) => {
    const mean = Math.exp(0.3 + 0.8 * draw.normal());
    return Array.from({ length: cells }, (_unused, cell) => count(draw, mean * factor(row, cell)));
  });
const named = (letter: string, length: number): string[] => Array.from({ length }, (_, at) => `${letter}${at + 1}`);

/** Cells of samples; the share of a cluster differs from sample to sample, and with an effect from group to group. */
function composition(draw: Draw, effect: boolean): Table {
  const rows: { sample: string; group: string; cluster: string }[] = [];
  codesOf(6, 6).forEach((code, sample) => {
    const weights = named('k', 8).map((_, at) =>
      Math.exp(0.4 * at - 1.4 + 0.4 * draw.normal() + (effect && code === 1 && at < 2 ? (at === 0 ? 1.2 : -1.2) : 0)),
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const cells = draw.integer(300, 900);
    for (let cell = 0; cell < cells; cell += 1) {
      let goal = draw.next() * total;
      const at = weights.findIndex((weight) => (goal -= weight) <= 0);
      rows.push({ sample: `s${sample + 1}`, group: 'AB'[code]!, cluster: `k${Math.max(0, at) + 1}` });
    }
  });
  return {
    inputs: {
      records: recordsOf({
        cell: rows.map((_, at) => `c${at + 1}`),
        sample: rows.map(({ sample }) => sample),
        group: rows.map(({ group }) => group),
        cluster: rows.map(({ cluster }) => cluster),
      }),
    },
    options: { sample_column: 'sample', group_column: 'group', cluster_column: 'cluster' },
    changed: new Map(
      effect
        ? [
            ['k1', 1],
            ['k2', -1],
          ]
        : [],
    ),
  };
}

function markers(draw: Draw, effect: boolean): Table {
  const codes = codesOf(60, 60);
  const rows = genes(draw, 200, 120, (row, cell) => (effect && row % 5 === 0 && codes[cell] === 1 ? 2.5 : 1));
  return {
    inputs: { cells: countsOf(rows), groups: groupsOf(codes, named('c', 120)) },
    options: { min_pct: 0, min_log2fc: 0, only_up: false, map: false },
    changed: new Map(effect ? rows.flatMap((_, row) => (row % 5 === 0 ? [[`B/g${row + 1}`, 1] as const] : [])) : []),
  };
}

/** Spots of a grid; a gene with an effect is high in one half. */
function spatial(draw: Draw, effect: boolean): Table {
  const side = 14;
  const rows = genes(draw, 100, side * side, (row, cell) => (effect && row % 5 === 0 && cell % side < 7 ? 2.5 : 1));
  return {
    inputs: {
      cells: countsOf(rows),
      records: recordsOf({
        barcode: named('c', side * side),
        x: rows[0]!.map((_, cell) => cell % side),
        y: rows[0]!.map((_, cell) => Math.floor(cell / side)),
        cluster: rows[0]!.map((_, cell) => `k${(cell % 3) + 1}`),
      }),
    },
    options: { permutations: 100, cluster_column: 'cluster' },
    changed: new Map(effect ? rows.flatMap((_, row) => (row % 5 === 0 ? [[`g${row + 1}`, 1] as const] : [])) : []),
  };
}

/** Ligands and receptors that no cell type prefers; with an effect some are high in one type each. */
function communication(draw: Draw, effect: boolean): Table {
  const codes = codesOf(50, 50, 50);
  const rows = genes(draw, 60, 150, (row, cell) =>
    effect && row < 20 && codes[cell] === (row % 2 === 0 ? 0 : 1) ? 4 : 1,
  );
  const pairs = Array.from({ length: 30 }, (_, at) => [`g${2 * at + 1}`, `g${2 * at + 2}`] as const);
  return {
    inputs: {
      cells: countsOf(rows),
      edges: {
        source: pairs.map(([ligand]) => ligand),
        target: pairs.map(([, receptor]) => receptor),
        weight: Float64Array.from(pairs, () => 1),
      },
      records: recordsOf({ cell: named('c', 150), cell_type: codes.map((code) => 'ABC'[code]!) }),
    },
    options: { permutations: 200, cluster_column: 'cell_type' },
    changed: new Map(effect ? pairs.slice(0, 10).map(([one, other]) => [`A/B/${one}/${other}`, 1] as const) : []),
  };
}

/** Cells along a line, which 40 genes follow; of the others those with an effect follow it too. */
function trajectory(draw: Draw, effect: boolean): Table {
  const place = Array.from({ length: 150 }, () => draw.next());
  // Rising and falling genes are equal in sum, so that the others stay level when cells are scaled to one total.
  const lead = named('t', 40).map((_, row) =>
    place.map((at) => count(draw, 4 * (row % 2 === 0 ? 0.2 + 1.6 * at : 1.8 - 1.6 * at))),
  );
  const rest = genes(draw, 60, 150, (row, cell) =>
    effect && row % 5 === 0 ? Math.exp(2.5 * (place[cell]! - 0.5)) : 1,
  );
  return {
    inputs: {
      cells: countsOf([...lead, ...rest], [...named('t', 40), ...named('g', 60)]),
      groups: groupsOf(
        place.map((at) => Math.min(2, Math.floor(3 * at))),
        named('c', 150),
      ),
    },
    options: { start: 'A', components: 5, min_pct: 0 },
    changed: new Map(effect ? rest.flatMap((_, row) => (row % 5 === 0 ? [[`g${row + 1}`, 1] as const] : [])) : []),
  };
}

/** Three kinds of cells in samples of two groups; with an effect the first kind is more frequent in the second. */
function neighbourhoods(draw: Draw, effect: boolean): Table {
  const samples = codesOf(4, 4).flatMap((code, sample) =>
    Array.from({ length: draw.integer(35, 60) }, () => ({ code, sample })),
  );
  const kinds = samples.map(({ code }) =>
    draw.next() < (effect && code === 1 ? 0.75 : 0.34) ? 0 : draw.integer(1, 2),
  );
  const rows = genes(draw, 45, samples.length, (row, cell) => (row % 3 === kinds[cell] && row < 24 ? 4 : 1));
  return {
    inputs: {
      cells: countsOf(rows),
      records: recordsOf({
        cell: named('c', samples.length),
        sample: samples.map(({ sample }) => `s${sample + 1}`),
        group: samples.map(({ code }) => 'AB'[code]!),
        kind: kinds.map((kind) => `k${kind + 1}`),
      }),
    },
    options: {
      sample_column: 'sample',
      group_column: 'group',
      cluster_column: 'kind',
      neighbors: 15,
      share: 0.15,
      components: 6,
    },
    changed: new Map(effect ? [['k1', 1]] : []),
  };
}

export const cells: readonly Simulation[] = [
  {
    method: 'sc-composition',
    tables: '两组各 6 个样本，8 个类群，样本间比例有随机差异',
    make: composition,
    tests: testsOf('tests', 'cluster', 'p', 'log2_ratio'),
  },
  {
    method: 'sc-markers',
    tables: '两类各 60 个细胞、200 个基因，类别与表达无关',
    make: markers,
    tests: testsOf('markers', ['cluster', 'gene'], 'p', 'avg_log2fc'),
  },
  {
    method: 'sc-spatial',
    part: 'Moran',
    tables: '14 × 14 个位点、100 个与位置无关的基因',
    make: spatial,
    tests: testsOf('genes', 'gene', 'p', 'i'),
  },
  {
    method: 'sc-communication',
    tables: '3 类各 50 个细胞、30 对配体与受体，表达与类别无关，200 次置换',
    make: communication,
    tests: testsOf('interactions', ['source', 'target', 'ligand', 'receptor'], 'p'),
  },
  {
    method: 'sc-trajectory',
    tables: '150 个细胞的一条轨迹，60 个与轨迹无关的基因',
    make: trajectory,
    tests: (output) => testsOf('genes', 'gene', 'p', 'rho')(output).filter(({ id }) => id.startsWith('g')),
  },
  {
    method: 'sc-milo',
    tables: '两组各 4 个样本、3 类细胞，比例与组无关',
    most: 2_000,
    make: neighbourhoods,
    tests: testsOf('result', 'cluster', 'p', 'log2fc'),
  },
];
