import { designValues, fitRows, groupDesign, moderatedF, moderatedTests } from '../linear-model/index.ts';
import { rankSumTest } from './rankTest.ts';
import { kruskalTest } from './kruskal.ts';

export type ProportionTest = 'logit' | 'asin' | 'wilcoxon';
/**
 * One comparison of all clusters; `a` and `b` are groups, −1 for all of them. Figures one a cluster, `NaN` where
 * undefined.
 */
export type Comparison = {
  readonly a: number;
  readonly b: number;
  readonly statistic: Float64Array;
  readonly df: Float64Array;
  readonly p: Float64Array;
};

/**
 * The response of the linear model: proportions after the logit, half a cell added to every count (propeller; Phipson
 * et al. 2022, doi:10.1093/bioinformatics/btac582), or by arcsin √p.
 *
 * @param counts - `[sample][cluster]`.
 * @returns Clusters × samples, row-major.
 */
export function transformed(counts: readonly Float64Array[], test: ProportionTest): Float64Array {
  const clusters = counts[0]!.length;
  const half = test === 'logit' ? 0.5 : 0;
  const values = new Float64Array(clusters * counts.length);
  counts.forEach((own, sample) => {
    const total = own.reduce((sum, count) => sum + count + half, 0);
    own.forEach((count, cluster) => {
      const share = (count + half) / total;
      values[cluster * counts.length + sample] =
        test === 'logit' ? Math.log(share / (1 - share)) : test === 'asin' ? Math.asin(Math.sqrt(share)) : share;
    });
  });
  return values;
}

/**
 * All groups at once where there are more than two, then every pair; `columns` are the samples of each group, at least
 * two.
 */
export function proportionTests(
  counts: readonly Float64Array[],
  columns: readonly Int32Array[],
  test: ProportionTest,
): Comparison[] {
  const values = transformed(counts, test);
  const pairs = columns.flatMap((_, a) => columns.slice(a + 1).map((__, k) => ({ a, b: a + 1 + k })));
  return test === 'wilcoxon'
    ? ranked(values, counts.length, columns, pairs)
    : modelled(values, counts.length, columns, pairs);
}

type Pairs = readonly { readonly a: number; readonly b: number }[];

/** Variances of the clusters are shrunk to what they share, as limma's eBayes. */
function modelled(values: Float64Array, width: number, columns: readonly Int32Array[], pairs: Pairs): Comparison[] {
  const design = groupDesign(
    columns.map((_, group) => String(group)),
    columns,
  );
  const fits = fitRows(designValues(values, width, design), design, null);
  const { contrasts, dfTotal, prior, variance } = moderatedTests(
    fits,
    pairs.map(({ a, b }) => ({ name: '', test: b, reference: a })),
    false,
  );
  const each = contrasts.map(({ p, t }, at): Comparison => ({
    ...pairs[at]!,
    statistic: t,
    df: dfTotal.map((df, row) => (Number.isNaN(t[row]!) ? Number.NaN : df)),
    p,
  }));
  if (columns.length < 3) return each;
  const { df, f, p } = moderatedF(fits, columns.length, variance, prior);
  return [{ a: -1, b: -1, statistic: f, df, p }, ...each];
}

function ranked(values: Float64Array, width: number, columns: readonly Int32Array[], pairs: Pairs): Comparison[] {
  const rows = values.length / width;
  const none = new Float64Array(rows).fill(Number.NaN);
  const each = pairs.map(({ a, b }): Comparison => {
    const { p, statistic } = rankSumTest({
      values,
      rows,
      width,
      referenceColumns: columns[a]!,
      testColumns: columns[b]!,
    });
    return { a, b, statistic, df: none, p };
  });
  if (columns.length < 3) return each;
  const overall = Array.from({ length: rows }, (_, row) =>
    kruskalTest(columns.map((own) => Float64Array.from(own, (column) => values[row * width + column]!))),
  );
  const column = (of: (one: (typeof overall)[number]) => number): Float64Array => Float64Array.from(overall, of);
  return [
    {
      a: -1,
      b: -1,
      statistic: column(({ statistic }) => statistic),
      df: column(({ df1 }) => df1),
      p: column(({ p }) => p),
    },
    ...each,
  ];
}
