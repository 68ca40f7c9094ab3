import {
  changedOf,
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

/** Intensities whose logarithm is normal; features differ in height and spread, and the last group carries the effect. */
function intensities(draw: Draw, rows: number, codes: readonly number[], shift: number): number[][] {
  const last = Math.max(...codes);
  return Array.from({ length: rows }, (_, row) => {
    const [height, spread] = [8 + 3 * draw.normal(), 0.3 + 0.5 * draw.next()];
    return codes.map((code) =>
      draw.digits(2 ** (height + spread * (draw.normal() + (code === last ? shift * signOf(row) : 0)))),
    );
  });
}

function grouped(sizes: readonly number[], rows: number, shift: number, options: Table['options'] = {}) {
  return (draw: Draw, effect: boolean): Table => {
    const codes = codesOf(...sizes);
    return {
      inputs: { matrix: matrixOf(intensities(draw, rows, codes, effect ? shift : 0)), groups: groupsOf(codes) },
      options,
      changed: changedOf(rows, effect),
    };
  };
}

/** The least adjusted p of a feature's pairs: one test of the whole family. */
const leastOfPairs: Simulation['tests'] = (output) => {
  const least = new Map<string, number>();
  const p = column(output, 'post_hoc', 'p_adj').map(Number);
  column(output, 'post_hoc', 'feature').forEach((feature, row) => {
    least.set(String(feature), Math.min(least.get(String(feature)) ?? 1, p[row]!));
  });
  return [...least].map(([id, value]) => ({ id, p: value }));
};
const postHoc = (part: string, options: Readonly<Record<string, unknown>>): Simulation => ({
  method: 'multi-group',
  part,
  tables: '3 组各 6 个样本，对数正态强度，每个特征取各对校正后 p 值的最小值',
  make: grouped([6, 6, 6], 100, 3, { scope: 'all', ...options }),
  tests: leastOfPairs,
});

/** Peptides of a protein average out: the spread falls with their count. */
function deqms(draw: Draw, effect: boolean): Table {
  const codes = codesOf(4, 4);
  const counts = Array.from({ length: 300 }, () => 1 + Math.floor(Math.exp(1.6 + 0.9 * draw.normal())));
  const rows = counts.map((count, row) => {
    const spread = (0.15 + 0.6 / Math.sqrt(count)) * Math.exp(0.3 * draw.normal());
    return codes.map((code) =>
      draw.digits(20 + spread * (draw.normal() + (effect && code === 1 ? 3 * signOf(row) : 0))),
    );
  });
  return {
    inputs: { matrix: matrixOf(rows, [{ name: 'PSMs', values: counts.map(String) }]), groups: groupsOf(codes) },
    options: { counts: 'PSMs', logged: true },
    changed: changedOf(300, effect),
  };
}

/** Series over five times; with an effect a third of them rises step by step. */
function stem(draw: Draw, effect: boolean): Table {
  const codes = codesOf(1, 1, 1, 1, 1);
  const rows = Array.from({ length: 300 }, (_, row) =>
    codes.map((code) => draw.digits(2 ** (8 + draw.normal() + (effect && row % 3 === 0 ? 1.2 * code : 0)))),
  );
  return {
    inputs: { matrix: matrixOf(rows), groups: groupsOf(codes) },
    changed: new Map(effect ? [['0, 1, 2, 3, 4', 1]] : []),
  };
}

/** A model that finds what it was given: groups drawn without regard to the table, or a table that follows them. */
function discriminated(draw: Draw, effect: boolean): Table {
  const codes = codesOf(8, 8);
  return {
    inputs: { matrix: matrixOf(intensities(draw, 40, codes, effect ? 1.5 : 0)), groups: groupsOf(codes) },
    options: { transform: 'log2', permutations: 100 },
    changed: new Map(effect ? [['q2', 1]] : []),
  };
}

const permuted = (method: string): Simulation => ({
  method,
  tables: '两组各 8 个样本、按组排列，40 个特征，100 次置换的 Q²',
  most: 1_000,
  make: discriminated,
  tests: (output) =>
    testsOf(
      'permutation_test',
      'statistic',
      'p',
    )(output)
      .slice(-1)
      .map(({ p }) => ({ id: 'q2', p })),
});

export const matrices: readonly Simulation[] = [
  {
    method: 'sam',
    tables: '两组各 6 个样本，对数正态强度',
    make: grouped([6, 6], 300, 3),
    tests: testsOf('result', 'feature', 'p', 'd'),
  },
  postHoc('Games–Howell', { test: 'welch', post_hoc: 'games-howell' }),
  postHoc('Dunn', { test: 'kruskal', post_hoc: 'dunn', p_adjust: 'bonferroni' }),
  {
    method: 'deqms',
    tables: '两组各 4 个样本，离散度随肽段数下降的蛋白强度',
    make: deqms,
    tests: testsOf('result', 'feature', 'p', 'log2fc'),
  },
  { method: 'stem', tables: '300 条 5 个时间点的随机序列', make: stem, tests: testsOf('profiles', 'shape', 'p') },
  permuted('pls-da'),
  permuted('opls-da'),
];
