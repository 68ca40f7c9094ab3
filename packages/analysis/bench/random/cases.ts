import type { Environment, Groups, Matrix, MethodInputs } from '../../src/model/index.ts';
import { unfilteredCounts } from '../../src/testing/unfilteredCounts.ts';
import type { Draw, Rows } from './draw.ts';

/** One run of a method on random data. What R needs beside the table and the options stands in `rest`. */
export type Case = {
  readonly method: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly rows: Rows;
  readonly inputs: MethodInputs;
  readonly rest?: Readonly<Record<string, unknown>>;
};
type Maker = (draw: Draw) => Case;

const letters = ['A', 'B', 'C', 'D'] as const;
const distances = ['bray', 'jaccard', 'jaccard_abundance', 'euclidean', 'aitchison'] as const;

const matrixOf = (rows: Rows): Matrix => ({
  idName: 'id',
  ids: rows.map((_, row) => `f${row + 1}`),
  samples: rows[0]!.map((_, column) => `S${column + 1}`),
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});

const codesOf = (sizes: readonly number[]): number[] =>
  sizes.flatMap((size, level) => Array.from({ length: size }, () => level));
const groupsOf = (codes: readonly number[], factors: Groups['factors'] = []): Groups => {
  const levels = letters.slice(0, Math.max(...codes) + 1);
  return {
    samples: codes.map((_, at) => `S${at + 1}`),
    group: codes.map((code) => levels[code]!),
    levels,
    colors: {},
    factors,
  };
};
/** A second factor that does not follow the groups. */
const alternating = (codes: readonly number[]): Groups['factors'] => [
  { name: 'b', values: codes.map((_, at) => `b${at % 2}`) },
];

function grouped(
  method: string,
  draw: Draw,
  sizes: readonly number[],
  rowsOf: (codes: readonly number[]) => Rows,
  options: Readonly<Record<string, unknown>>,
  batch = false,
): Case {
  const codes = codesOf(sizes);
  const rows = rowsOf(codes);
  return {
    method,
    options: { ...options, ...(batch && { batch: 'b' }) },
    rows,
    inputs: { matrix: matrixOf(rows), groups: groupsOf(codes, batch ? alternating(codes) : []) },
    rest: { codes },
  };
}

const sizes = (draw: Draw, groups: number, least = 2, most = 7): number[] =>
  Array.from({ length: groups }, () => draw.integer(least, most));
const loose =
  (draw: Draw, rows: number, share: number) =>
  (codes: readonly number[]): Rows =>
    draw.shifted(draw.holes(draw.table(rows, codes.length), draw.pick([0, 0, share])), codes);

function community(method: string, options: (draw: Draw) => Readonly<Record<string, unknown>>): Maker {
  return (draw) => {
    const codes = codesOf(sizes(draw, draw.pick([2, 3]), 3, 6));
    const rows = draw
      .counts(draw.integer(15, 50), codes)
      .map((row, at) =>
        row.map((value) => (at > 0 && draw.next() < 0.35 ? 0 : Math.min(value, 3_000) + Number(at === 0))),
      );
    const groups = groupsOf(codes);
    const env: Environment = {
      samples: groups.samples,
      variables: ['x', 'y'],
      values: [
        Float64Array.from(codes, (code) => draw.digits(7 + draw.normal() + 0.3 * code)),
        Float64Array.from(codes, () => draw.digits(draw.normal())),
      ],
    };
    return {
      method,
      options: options(draw),
      rows,
      inputs: { matrix: matrixOf(rows), groups, env },
      rest: { codes, env: env.values.map((values) => [...values]) },
    };
  };
}

/** Counts that nobody filtered. */
const raw =
  (draw: Draw, genes: number) =>
  (codes: readonly number[]): Rows => {
    const of = [...new Set(codes)].map((level) => codes.filter((code) => code === level).length);
    const { values } = unfilteredCounts({ genes, sizes: of, seed: draw.integer(1, 1e9) }).matrix;
    return Array.from({ length: genes }, (_, row) =>
      Array.from(values.subarray(row * codes.length, (row + 1) * codes.length)),
    );
  };

/** Random runs of the methods whose figures base R, limma, edgeR, DESeq2, metagenomeSeq, vegan, pROC, survival and car give too. */
export const makers: Readonly<Record<string, Maker>> = {
  'two-group': (draw) => {
    const test = draw.pick(['welch', 'student', 'wilcoxon', 'paired', 'paired-wilcoxon', 'limma'] as const);
    if (!test.startsWith('paired'))
      return grouped('two-group', draw, sizes(draw, 2, 2, 9), loose(draw, 20, 0.15), { test, logged: true });
    const pairs = draw.integer(3, 9);
    const made = grouped('two-group', draw, [pairs, pairs], loose(draw, 20, 0.15), {
      test,
      logged: true,
      pair: 'pair',
    });
    const codes = codesOf([pairs, pairs]);
    return {
      ...made,
      inputs: {
        ...made.inputs,
        groups: groupsOf(codes, [{ name: 'pair', values: codes.map((_, at) => `p${at % pairs}`) }]),
      },
    };
  },
  'multi-group': (draw) => {
    const test = draw.pick(['anova', 'welch', 'kruskal', 'limma'] as const);
    return grouped('multi-group', draw, sizes(draw, draw.pick([3, 4])), loose(draw, 15, 0.1), {
      test,
      post_hoc: test === 'kruskal' ? 'dunn' : 'tukey',
      scope: 'all',
    });
  },
  'two-way-anova': (draw) => {
    const codes: number[] = [];
    const other: string[] = [];
    const [levels, second] = [draw.integer(2, 3), draw.integer(2, 3)];
    for (let a = 0; a < levels; a += 1) {
      for (let b = 0; b < second; b += 1) {
        for (let repeat = draw.integer(2, 5); repeat > 0; repeat -= 1) {
          codes.push(a);
          other.push(`t${b}`);
        }
      }
    }
    const rows = draw.holes(draw.table(10, codes.length), draw.pick([0, 0, 0.05]));
    return {
      method: 'two-way-anova',
      options: { factor: 'other', squares: draw.pick(['II', 'III']), post_hoc: 'none' },
      rows,
      inputs: { matrix: matrixOf(rows), groups: groupsOf(codes, [{ name: 'other', values: other }]) },
      rest: { codes, other },
    };
  },
  limma: (draw) => {
    const voom = draw.next() < 0.4;
    return grouped(
      'limma',
      draw,
      sizes(draw, draw.pick([2, 3])),
      voom ? (codes) => draw.counts(150, codes) : loose(draw, 40, 0.15),
      { voom, trend: !voom && draw.next() < 0.3, ...(!voom && { logged: true }) },
      draw.next() < 0.4,
    );
  },
  deseq2: (draw) =>
    grouped(
      'deseq2',
      draw,
      sizes(draw, draw.pick([2, 2, 3])),
      (codes) => draw.counts(300, codes),
      { test: draw.pick(['wald', 'wald', 'lrt']), trend: draw.pick(['parametric', 'parametric', 'local', 'mean']) },
      draw.next() < 0.3,
    ),
  edger: (draw) =>
    grouped('edger', draw, sizes(draw, draw.pick([2, 2, 3])), (codes) => draw.counts(300, codes), {
      test: draw.pick(['qlf', 'lrt', 'exact']),
      library: draw.pick(['tmm', 'rle', 'uq', 'none']),
    }),
  correlation: (draw) => {
    const rows = draw.holes(draw.table(12, draw.integer(4, 20)), draw.pick([0, 0, 0.15]));
    return {
      method: 'correlation',
      options: {
        method: draw.pick(['pearson', 'spearman', 'kendall']),
        of: draw.pick(['features', 'samples']),
        top_variable: 'all',
      },
      rows,
      inputs: { matrix: matrixOf(rows) },
    };
  },
  hclust: (draw) => {
    const rows = draw.table(draw.integer(5, 30), draw.integer(4, 14));
    return {
      method: 'hclust',
      options: {
        of: 'samples',
        distance: draw.pick(['euclidean', 'manhattan', 'pearson', 'spearman']),
        linkage: draw.pick(['average', 'complete', 'single', 'ward.D2', 'mcquitty']),
        scale: 'none',
      },
      rows,
      inputs: { matrix: matrixOf(rows) },
    };
  },
  pca: (draw) => {
    const rows = draw.table(draw.integer(3, 25), draw.integer(4, 10));
    return {
      method: 'pca',
      options: { scale: draw.pick(['none', 'auto', 'pareto']), components: 3, top_variable: 'all' },
      rows,
      inputs: { matrix: matrixOf(rows) },
    };
  },
  roc: (draw) => grouped('roc', draw, sizes(draw, 2, 3, 20), loose(draw, 10, 0.1), {}),
  survival: (draw) => {
    const patients = draw.integer(8, 40);
    const each = <Value>(make: (at: number) => Value): Value[] => Array.from({ length: patients }, (_, at) => make(at));
    const columns = {
      time: each(() => (draw.next() < 0.5 ? draw.integer(1, 12) : draw.digits(20 * draw.next() + 0.1, 4))),
      event: each(() => Number(draw.next() < 0.7)),
      group: each((at) => (at % 2 > 0 ? 'b' : 'a')),
      age: each(() => draw.integer(30, 80)),
    };
    const records = {
      rows: patients,
      columns: Object.entries(columns).map(([name, values]) => ({
        name,
        text: values.map(String),
        numbers: name === 'group' ? null : Float64Array.from(values, Number),
      })),
    };
    return {
      method: 'survival',
      options: { time_column: 'time', event_column: 'event', group_column: 'group', covariate_column: 'age' },
      rows: [[0]],
      inputs: { records },
      rest: columns,
    };
  },
  alpha: community('alpha', () => ({})),
  beta: community('beta', (draw) => ({ distance: draw.pick(distances), relative: draw.next() < 0.5 })),
  pcoa: community('pcoa', (draw) => ({ distance: draw.pick(distances), relative: draw.next() < 0.5 })),
  permanova: community('permanova', (draw) => ({
    distance: draw.pick(distances),
    relative: draw.next() < 0.5,
    permutations: 99,
  })),
  anosim: community('anosim', (draw) => ({ distance: draw.pick(distances), permutations: 99 })),
  permdisp: community('permdisp', (draw) => ({
    distance: draw.pick(['bray', 'euclidean']),
    centre: 'centroid',
    permutations: 99,
  })),
  mrpp: community('mrpp', (draw) => ({
    distance: draw.pick(['bray', 'euclidean']),
    weight: draw.pick(['n', 'n-1']),
    permutations: 99,
  })),
  mantel: community('mantel', (draw) => ({
    distance: draw.pick(distances),
    method: draw.pick(['pearson', 'spearman']),
    permutations: 99,
  })),
  rda: community('rda', (draw) => ({
    transform: draw.pick(['hellinger', 'log1p', 'none']),
    scale: draw.next() < 0.3,
    permutations: 99,
  })),
  cca: community('cca', () => ({ permutations: 99 })),
  simper: community('simper', (draw) => ({ relative: draw.next() < 0.5, permutations: 99 })),
  // At the end, so that the draws of the cases above stay as they are.
  'deseq2-unfiltered': (draw) =>
    grouped(
      'deseq2',
      draw,
      sizes(draw, draw.pick([2, 2, 3]), 2, 8),
      raw(draw, 2_500),
      {
        test: draw.pick(['wald', 'wald', 'lrt']),
        trend: draw.pick(['parametric', 'parametric', 'parametric', 'local']),
      },
      draw.next() < 0.3,
    ),
  'edger-unfiltered': (draw) =>
    grouped('edger', draw, sizes(draw, draw.pick([2, 2, 3])), raw(draw, 1_500), {
      test: draw.pick(['qlf', 'lrt', 'exact']),
      library: draw.pick(['tmm', 'rle', 'uq', 'none']),
      filter: draw.next() < 0.5,
    }),
  'voom-unfiltered': (draw) =>
    grouped('limma', draw, sizes(draw, draw.pick([2, 3])), raw(draw, 1_500), {
      voom: true,
      filter: draw.next() < 0.5,
    }),
  'normalize-unfiltered': (draw) =>
    grouped('normalize', draw, sizes(draw, 2), raw(draw, 1_500), { method: draw.pick(['tmm', 'rle', 'uq', 'css']) }),
  'metagenomeseq-unfiltered': (draw) =>
    grouped('metagenomeseq', draw, sizes(draw, 2, 4, 12), raw(draw, 300), {
      rank: 'feature',
      prevalence: draw.pick([0.1, 0.3]),
    }),
};
