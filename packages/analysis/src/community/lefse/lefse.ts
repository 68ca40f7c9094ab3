import { maximum, minimum } from '../../extremes/index.ts';
import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, MethodOutput, Message, Options, RunContext, Table, Taxonomy } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { abundancesOf, inGroups, type Grouped } from '../../abundances/index.ts';
import { kruskalTest } from '../../group-tests/index.ts';
import { cladeShares, cladesOf, featuresAsClades, type Clades } from '../../taxa/index.ts';
import { ldaScores } from './effectSizes.ts';
import { readLefseOptions, type LefseOptions } from './lefse.schema.ts';
import { subclassesAgree, type Subclass } from './subclasses.ts';

type Inputs = { readonly matrix: Matrix; readonly groups: Groups; readonly taxonomy?: Taxonomy | undefined };

/** Why a clade is or is not among the results; the words stand in the table. */
const verdicts = {
  kept: '差异',
  lda: '未达 LDA 阈值',
  wilcoxon: '亚组不一致',
  kw: '组间不显著',
  constant: '数值没有变化',
} as const;
type Verdict = keyof typeof verdicts;

/** Sum of a sample's shares, as in the original program. */
const scale = 1e6;

/**
 * Taxa that tell groups apart: rank tests, then the effect size by linear discriminant analysis.
 *
 * @throws {InputError} When a value is missing or negative, a group has fewer than 2 samples, or there are fewer than 2
 * groups.
 */
export function runLefse(
  { groups, matrix, taxonomy }: Inputs,
  raw: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  const options = readLefseOptions(raw);
  const abundances = abundancesOf(matrix, { whole: false, least: 4 });
  const grouped = inGroups(abundances.samples, groups, { levels: 2, factors: [options.subclass] });
  grouped.levels.forEach((level, at) => {
    if (grouped.sizes[at]! < 2)
      throw fault(`“${level}”组只有 ${grouped.sizes[at]} 个有计数的样本`, 'LEfSe 要求每组至少 2 个样本，建议 5 个以上');
  });
  const clades =
    options.rank === 'feature' || !taxonomy
      ? featuresAsClades(abundances.ids)
      : cladesOf(abundances.ids, taxonomy, options.rank);
  const shares = cladeShares(clades, abundances.values, abundances.totals, scale);
  const width = abundances.samples.length;
  const rows = clades.paths.map((_, clade) =>
    Float64Array.from(grouped.kept, (sample) => shares[clade * width + sample]!),
  );
  const subclasses = options.subclass ? subclassesOf(grouped, options.subclass, groups) : undefined;

  progress('Kruskal–Wallis 检验', 0.05);
  const tests = rows.map((row) =>
    kruskalTest(grouped.levels.map((_, level) => row.filter((__, at) => grouped.code[at] === level))),
  );
  const verdict = tests.map(({ p }, clade): Verdict => {
    if (Number.isNaN(p)) return 'constant';
    if (!(p < options.kw)) return 'kw';
    const agrees =
      !subclasses ||
      subclassesAgree(rows[clade]!, subclasses, {
        alpha: options.wilcoxon,
        least: options.min_subclass,
        strategy: options.strategy,
      });
    return agrees ? 'kept' : 'wilcoxon';
  });
  const candidates = verdict.flatMap((word, clade) => (word === 'kept' ? [clade] : []));
  const lda = new Float64Array(rows.length).fill(Number.NaN);
  if (candidates.length > 0) {
    const n = grouped.kept.length;
    const values = new Float64Array(n * candidates.length);
    candidates.forEach((clade, at) =>
      rows[clade]!.forEach((value, sample) => (values[sample * candidates.length + at] = value)),
    );
    const scores = ldaScores(
      { values, code: grouped.code, classes: grouped.levels.length },
      options.boots,
      seed,
      (fraction) => progress('线性判别分析', 0.1 + 0.85 * fraction),
    );
    candidates.forEach((clade, at) => {
      lda[clade] = scores[at]!;
      if (!(scores[at]! > options.lda)) verdict[clade] = 'lda';
    });
  }

  const counts = (word: Verdict): number => verdict.reduce((sum, one) => sum + Number(one === word), 0);
  const messages: Message[] = [...abundances.messages, ...grouped.messages, ...clades.messages];
  if (!taxonomy && options.rank !== 'feature')
    messages.push({ level: 'info', text: '没有提供物种注释，检验特征本身，进化分支图只有一层' });
  if (counts('kept') === 0)
    messages.push({
      level: 'warning',
      text: '没有分类单元达到全部阈值；结果表仍列出各步的数值，可降低 LDA 阈值或放宽 p 值后再看',
    });
  if (minimum(grouped.sizes) < 5)
    messages.push({ level: 'warning', text: `最小的组只有 ${minimum(grouped.sizes)} 个样本，LDA 得分不稳定` });

  return {
    tables: [resultTable(clades, rows, grouped, { tests, lda, verdict }, options)],
    removed: [...abundances.removed, ...grouped.removed],
    messages,
    facts: {
      samples: grouped.kept.length,
      groups: grouped.levels.map((level, at) => `${level} ${grouped.sizes[at]}`).join('、'),
      levels: grouped.levels.length,
      level: options.rank === 'feature' || !taxonomy ? 'feature' : options.rank,
      tested: rows.length - counts('constant'),
      passed_kw: rows.length - counts('constant') - counts('kw'),
      candidates: candidates.length,
      kept: counts('kept'),
    },
  };
}

function subclassesOf(grouped: Grouped, name: string, { factors }: Groups): Subclass[][] {
  const values = grouped.factor(name);
  if (!values) {
    const known = factors.map((factor) => factor.name).join('、');
    throw new InputError(
      [
        {
          code: 'option-value',
          severity: 'error',
          input: 'subclass',
          what: `分组表没有名为“${name}”的列`,
          remedy: known ? `请改为其中之一：${known}；或留空` : '请在分组表中加一列亚组，或留空',
        },
      ],
      'parameter',
    );
  }
  return grouped.levels.map((_, level) => {
    const members = Array.from(grouped.code.keys()).filter((at) => grouped.code[at] === level);
    return [...new Set(members.map((at) => values[at]!))].map((own) => ({
      name: own,
      samples: members.filter((at) => values[at] === own),
    }));
  });
}

const fault = (what: string, remedy: string): InputError =>
  new InputError([{ code: 'too-few-samples', severity: 'error', input: 'groups', what, remedy }]);

type Figures = {
  readonly tests: readonly { readonly statistic: number; readonly p: number }[];
  readonly lda: Float64Array;
  readonly verdict: readonly Verdict[];
};

function resultTable(
  clades: Clades,
  rows: readonly Float64Array[],
  { code, levels }: Grouped,
  { lda, tests, verdict }: Figures,
  options: LefseOptions,
): Table {
  const means = rows.map((row) =>
    levels.map(
      (_, level) =>
        row.reduce((sum, value, at) => sum + (code[at] === level ? value : 0), 0) /
        code.filter((one) => one === level).length,
    ),
  );
  const highest = means.map((own) => own.indexOf(maximum(own)));
  const p = Float64Array.from(tests, (test) => test.p);
  return tableOf('result', 'LEfSe 结果', [
    textColumn('feature', '分类路径', clades.paths, {
      help: '从最高级到该分类单元的各级名称，以竖线分隔；没有注释时为特征名',
    }),
    textColumn('taxon', '分类单元', clades.names, { help: '分类单元自己的名称' }),
    textColumn('rank', '级别', clades.ranks, { help: '该分类单元属于哪一级；“特征”为不合并的 ASV、OTU 或条目' }),
    textColumn(
      'group',
      '富集的组',
      highest.map((level) => levels[level]!),
      { help: '平均相对丰度最高的组；是否为差异看“结论”一列' },
    ),
    numberColumn('lda', 'LDA 得分', lda, { help: 'log10(1 + 效应量)，相对丰度 × 10⁶ 为尺度；没有通过前面检验的为空' }),
    numberColumn('p', 'p 值', p, { help: 'Kruskal–Wallis 检验的 p 值，未经多重检验校正' }),
    numberColumn('p_adj', '校正后 p 值', pAdjust(p, 'BH'), {
      help: 'Benjamini–Hochberg 校正后的 p 值，供参考；原方法不用它筛选',
    }),
    numberColumn(
      'statistic',
      '统计量',
      Float64Array.from(tests, (test) => test.statistic),
      { help: 'Kruskal–Wallis 的 H，已作并列校正' },
    ),
    numberColumn(
      'log10_mean',
      '最高组均值（log10）',
      Float64Array.from(means, (own) => {
        const most = maximum(own);
        return most > 0 ? Math.log10(most) : Number.NaN;
      }),
      { help: '各组平均相对丰度 × 10⁶ 中最高者的 log10' },
    ),
    textColumn(
      'verdict',
      '结论',
      verdict.map((word) => verdicts[word]),
      {
        help: `“差异”：p < ${options.kw}${options.subclass ? '、亚组一致' : ''}且 LDA 得分 > ${options.lda}；其余写明停在哪一步`,
      },
    ),
    ...levels.map((level, at) =>
      numberColumn(
        `mean_${level}`,
        `${level} 均值`,
        Float64Array.from(means, (own) => own[at]! / scale),
        { help: '该组各样本相对丰度的算术平均，0 到 1' },
      ),
    ),
    integerColumn(
      'features',
      '特征数',
      Float64Array.from(clades.members, (own) => own.length),
      { help: '该分类单元包含多少个特征' },
    ),
  ]);
}
