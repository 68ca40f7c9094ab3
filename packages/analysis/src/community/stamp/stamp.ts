import { type Comparison, resolveComparison, type TwoGroupOptions } from '../../two-group-comparison/index.ts';
import { type FeatureTests, outcomes, tTest } from '../../group-tests/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Options, RunContext, Table, Taxonomy } from '../../model/index.ts';
import { arithmeticMean, pAdjust, studentTwoSidedQuantile } from '../../statistics/index.ts';
import { abundancesOf } from '../../abundances/index.ts';
import { sumByTaxon, taxaOf } from '../../taxa/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { readStampOptions, testNames, type StampOptions } from './stamp.schema.ts';
import { whiteTest } from './white.ts';

type Inputs = { readonly matrix: Matrix; readonly groups: Groups; readonly taxonomy?: Taxonomy | undefined };
type Proportions = { readonly matrix: Matrix; readonly lineages: readonly string[] };

/** The comparison that the options name, refused at once when it cannot be made. */
export function checkStamp({ groups, matrix }: Pick<Inputs, 'matrix' | 'groups'>, raw: Options): Comparison {
  const { reference, test_group } = readStampOptions(raw);
  return resolveComparison(matrix, groups, { test: 'welch', reference, test_group, pair: '' } as TwoGroupOptions);
}

/**
 * Differences of mean proportions between two groups, with confidence intervals.
 *
 * @throws {InputError} When a value is missing or negative, a group does not exist or has fewer than 2 samples, or the
 * taxonomy lacks the rank.
 */
export function runStamp(
  { groups, matrix, taxonomy }: Inputs,
  raw: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  const options = readStampOptions(raw);
  const abundances = abundancesOf(matrix, { whole: false, least: 4 });
  const taxa = options.rank === 'feature' || !taxonomy ? undefined : taxaOf(abundances.ids, taxonomy, options.rank);
  const names = taxa?.names ?? abundances.ids;
  const n = abundances.samples.length;
  const sums = taxa ? sumByTaxon(abundances.values, n, taxa.of, names.length) : abundances.values;
  const values = new Float64Array(sums.length);
  for (let sample = 0; sample < n; sample += 1)
    for (let row = 0; row < names.length; row += 1)
      values[row * n + sample] = sums[sample * names.length + row]! / abundances.totals[sample]!;
  const proportions: Proportions = {
    matrix: { idName: 'feature', ids: names, samples: abundances.samples, values, annotations: [] },
    lineages: taxa?.lineages ?? names.map(() => ''),
  };
  const comparison = checkStamp({ matrix: proportions.matrix, groups }, raw);
  const { referenceColumns, testColumns } = comparison;
  progress('逐个检验', 0.1);
  const tests = tTest(
    { values, rows: names.length, width: n, referenceColumns, testColumns },
    options.test === 'student' ? 'student' : 'welch',
  );
  const difference = tests.meanTest.map((mean, row) => mean - tests.meanReference[row]!);
  const figures = intervalsOf(tests, difference, { values, width: n, comparison, names }, options, seed, (fraction) =>
    progress('置换与抽样', 0.1 + 0.85 * fraction),
  );
  const adjusted = pAdjust(figures.p, options.p_adjust);
  const judged = options.p_column === 'p' ? figures.p : adjusted;
  const significant = Array.from(
    judged,
    (p, row) => p < options.p && Math.abs(difference[row]!) * 100 >= options.effect,
  );
  const untested = figures.p.reduce((sum, p) => sum + Number(Number.isNaN(p)), 0);
  const messages: Message[] = [...abundances.messages, ...(taxa?.messages ?? []), ...comparison.messages];
  if (!taxonomy && options.rank !== 'feature') messages.push({ level: 'info', text: '没有提供物种注释，检验特征本身' });
  if (untested > 0)
    messages.push({
      level: 'warning',
      text: `${untested} 个分类单元组内数值没有变化，没有 p 值，也不计入多重检验校正`,
    });

  return {
    tables: [resultTable(proportions, comparison, { tests, difference, ...figures, adjusted, significant }, options)],
    removed: [...abundances.removed, ...comparison.removed],
    messages,
    facts: {
      reference: comparison.reference,
      test_group: comparison.testGroup,
      n_ref: referenceColumns.length,
      n_test: testColumns.length,
      level: taxa ? options.rank : 'feature',
      features: names.length,
      tested: names.length - untested,
      significant: significant.filter(Boolean).length,
      higher: significant.filter((one, row) => one && difference[row]! > 0).length,
    },
  };
}

type Shares = {
  readonly values: Float64Array;
  readonly width: number;
  readonly comparison: Comparison;
  readonly names: readonly string[];
};
type Intervals = { readonly p: Float64Array; readonly low: Float64Array; readonly high: Float64Array };

function intervalsOf(
  tests: FeatureTests,
  difference: Float64Array,
  { comparison, names, values, width }: Shares,
  options: StampOptions,
  seed: number,
  progress: (fraction: number) => void,
): Intervals {
  if (options.test === 'white') {
    const columns = [...comparison.referenceColumns, ...comparison.testColumns];
    const rows = names.map((_, row) => Float64Array.from(columns, (column) => values[row * width + column]!));
    const found = whiteTest({
      rows,
      reference: comparison.referenceColumns.length,
      count: options.permutations,
      confidence: options.confidence,
      seed,
      progress,
    });
    const defined = (figures: Float64Array): Float64Array =>
      figures.map((value, row) => (rows[row]!.every((one) => one === rows[row]![0]) ? Number.NaN : value));
    return { p: defined(found.p), low: defined(found.low), high: defined(found.high) };
  }
  const half = difference.map((value, row) => {
    const quantile = studentTwoSidedQuantile(1 - options.confidence, tests.df[row]!);
    // t = difference ÷ error, so the error comes from both, except where the difference itself is 0.
    return (
      (value === 0
        ? standardError(values, width, row, comparison, options.test === 'student')
        : Math.abs(value / tests.statistic[row]!)) * quantile
    );
  });
  return {
    p: tests.p,
    low: difference.map((value, row) => value - half[row]!),
    high: difference.map((value, row) => value + half[row]!),
  };
}

const spreadOf = (
  values: Float64Array,
  width: number,
  row: number,
  columns: Int32Array,
): { readonly n: number; readonly squares: number } => {
  const own = Array.from(columns, (column) => values[row * width + column]!);
  const mean = arithmeticMean(own);
  return { n: own.length, squares: own.reduce((sum, value) => sum + (value - mean) ** 2, 0) };
};

function standardError(
  values: Float64Array,
  width: number,
  row: number,
  { referenceColumns, testColumns }: Comparison,
  pooled: boolean,
): number {
  const [one, other] = [spreadOf(values, width, row, referenceColumns), spreadOf(values, width, row, testColumns)];
  const common = (one.squares + other.squares) / (one.n + other.n - 2);
  return Math.sqrt(
    (pooled ? common : one.squares / (one.n - 1)) / one.n + (pooled ? common : other.squares / (other.n - 1)) / other.n,
  );
}

type Figures = Intervals & {
  readonly tests: FeatureTests;
  readonly difference: Float64Array;
  readonly adjusted: Float64Array;
  readonly significant: readonly boolean[];
};

function resultTable(
  { lineages, matrix }: Proportions,
  comparison: Comparison,
  figures: Figures,
  options: StampOptions,
): Table {
  const { adjusted, difference, high, low, p, significant, tests } = figures;
  const { referenceColumns, reference, testColumns, testGroup } = comparison;
  const white = options.test === 'white';
  const sd = (columns: Int32Array): Float64Array =>
    Float64Array.from(matrix.ids, (_, row) => {
      const { n, squares } = spreadOf(matrix.values, matrix.samples.length, row, columns);
      return Math.sqrt(squares / (n - 1));
    });
  const level = `${Number((options.confidence * 100).toPrecision(6))}%`;
  return tableOf('result', 'STAMP 结果', [
    textColumn('feature', '分类单元', matrix.ids, { help: '分类单元的名称；没有物种注释时为特征名' }),
    numberColumn('mean_ref', `${reference} 平均比例`, tests.meanReference, {
      help: '参照组各样本比例的算术平均，0 到 1',
    }),
    numberColumn('sd_ref', `${reference} 标准差`, sd(referenceColumns), { help: '参照组各样本比例的标准差（n − 1）' }),
    numberColumn('mean_test', `${testGroup} 平均比例`, tests.meanTest, { help: '比较组各样本比例的算术平均，0 到 1' }),
    numberColumn('sd_test', `${testGroup} 标准差`, sd(testColumns), { help: '比较组各样本比例的标准差（n − 1）' }),
    numberColumn('difference', '比例之差', difference, {
      help: '比较组平均比例 − 参照组平均比例；大于 0 为比较组较高',
    }),
    numberColumn('ci_low', `${level} 置信下限`, low, {
      help: `比例之差的 ${level} 置信区间下限，${white ? '自助抽样的分位数' : '由 t 分布得到'}`,
    }),
    numberColumn('ci_high', `${level} 置信上限`, high, {
      help: `比例之差的 ${level} 置信区间上限，${white ? '自助抽样的分位数' : '由 t 分布得到'}`,
    }),
    numberColumn('statistic', 't 值', tests.statistic, { help: '比例之差 ÷ 标准误' }),
    numberColumn('df', '自由度', white ? tests.df.map(() => Number.NaN) : tests.df, {
      help: white ? 'White 检验不用 t 分布，没有自由度' : 't 分布的自由度',
    }),
    numberColumn('p', 'p 值', p, { help: `${testNames[options.test]}的双侧 p 值，未经多重检验校正` }),
    numberColumn('p_adj', '校正后 p 值', adjusted, {
      help: `${adjustNames[options.p_adjust]}校正后的 p 值，按有 p 值的分类单元数校正`,
    }),
    textColumn(
      'verdict',
      '结论',
      significant.map((one, row) => (one ? '显著' : Number.isNaN(p[row]!) ? '未检验' : '不显著')),
      {
        help: `“显著”：${options.p_column === 'p' ? 'p 值' : '校正后 p 值'} < ${options.p}${options.effect > 0 ? `且比例之差不小于 ${options.effect} 个百分点` : ''}`,
      },
    ),
    textColumn('lineage', '分类路径', lineages, { help: '从最高级到该级已知的分类名，以竖线分隔；没有注释时为空' }),
    textColumn(
      'reason',
      '未检验的原因',
      Array.from(p, (value, row) =>
        Number.isNaN(value) ? outcomes[tests.outcome[row]!]!.reason || '组内数值没有变化' : '',
      ),
      { help: '没有 p 值的说明原因，其余为空' },
    ),
    integerColumn(
      'n',
      '样本数',
      Float64Array.from(matrix.ids, () => referenceColumns.length + testColumns.length),
      { help: '两组参与检验的样本数之和' },
    ),
  ]);
}
