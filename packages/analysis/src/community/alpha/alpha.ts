import { maximum, minimum } from '../../extremes/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, MethodOutput, RunContext, Table, Tree } from '../../model/index.ts';
import { abundancesOf, inGroups } from '../../abundances/index.ts';
import { faithPd, featuresInTree } from '../../phylogeny/index.ts';
import type { AlphaOptions } from './alpha.schema.ts';
import { testsTable } from './groupTests.ts';
import { alphaIndices, type AlphaIndices, ofCounts } from './indices.ts';

const words: Readonly<Record<Exclude<keyof AlphaIndices, 'observed'>, readonly [label: string, help: string]>> = {
  chao1: ['Chao1', '估计的总特征数：观测数 + f₁(f₁ − 1)/(2(f₂ + 1))，f₁、f₂ 为只出现 1 次、2 次的特征数'],
  chao1_se: ['Chao1 标准误', 'Chao1 估计值的标准误，与 vegan 的 estimateR 相同'],
  ace: ['ACE', '估计的总特征数（稀有特征以 10 条为界）；稀有特征全部只出现 1 次时无法估计，为空'],
  shannon: ['Shannon', '−Σ p ln p，自然对数；越大越多样'],
  shannon_log2: ['Shannon（log2）', '−Σ p log2 p，等于 Shannon ÷ ln 2；QIIME 等软件用这一底数'],
  gini_simpson: ['Gini–Simpson', '1 − Σ p²，0～1；随机取两条序列不属于同一特征的概率'],
  inv_simpson: ['逆 Simpson', '1 ÷ Σ p²；相当于多少个等量的特征'],
  pielou: ['Pielou 均匀度', 'Shannon ÷ ln(观测特征数)，0～1；只有一个特征时没有定义，为空'],
  goods_coverage: ['Good 覆盖度', '1 − f₁ ÷ 总条数；越接近 1，没有测到的特征越少'],
};
/** Largest deviation of a count from a whole number, as a share of it. */
const rounding = 1e-8;
const isWhole = (value: number): boolean =>
  Math.abs(value - Math.round(value)) <= rounding * Math.max(1, Math.abs(value));

/** The indices that are tested between groups. */
const tested = [
  'observed',
  'chao1',
  'ace',
  'shannon',
  'gini_simpson',
  'inv_simpson',
  'pielou',
  'goods_coverage',
] as const satisfies readonly (keyof AlphaIndices)[];

/**
 * Alpha diversity of every sample, and tests between the groups; Faith's diversity too where there is a tree. A table
 * with fractions holds shares: it has the indices that need no counts, and the others are missing.
 *
 * @throws {InputError} For missing or negative cells, when no sample holds anything, and for features that the tree does
 * not have.
 */
export function runAlpha(
  {
    groups,
    matrix,
    tree,
  }: { readonly matrix: Matrix; readonly groups?: Groups | undefined; readonly tree?: Tree | undefined },
  options: AlphaOptions,
  { progress }: RunContext,
): MethodOutput {
  progress('计算多样性指数', 0);
  const whole = matrix.values.every((value) => isWhole(value) || !(value >= 0));
  const { ids, messages, removed, samples, totals, values } = abundancesOf(matrix, { whole });
  const rows = samples.map((_, i) => alphaIndices(values.subarray(i * ids.length, (i + 1) * ids.length), whole));
  const faith = tree ? faithPd(featuresInTree(ids, tree), values) : null;
  const column = (name: keyof AlphaIndices): Float64Array => Float64Array.from(rows, (row) => row[name]);
  const grouped = groups ? inGroups(samples, groups, { levels: 1 }) : null;
  progress('组间检验', 0.7);
  const indices = [
    ...tested
      .filter((name) => whole || !(ofCounts as readonly string[]).includes(name))
      .map((name) => ({ name: name as string, values: column(name) })),
    ...(faith ? [{ name: 'faith_pd', values: faith }] : []),
  ];
  const tests = testsTable(
    indices.map(({ name, values: all }) => ({
      name,
      values: grouped ? Float64Array.from(grouped.kept, (i) => all[i]!) : all,
    })),
    grouped && grouped.levels.length > 1 ? grouped : null,
    options,
  );
  const singles = rows.every((row) => row.goods_coverage === 1);

  return {
    tables: [
      tableOf('indices', '多样性指数', [
        textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
        integerColumn('observed', '观测特征数', column('observed'), { help: '计数大于 0 的特征数' }),
        ...Object.entries(words).map(([name, [label, help]]) =>
          numberColumn(name, label, column(name as keyof AlphaIndices), { help }),
        ),
        ...(faith
          ? [numberColumn('faith_pd', 'Faith PD', faith, { help: '样本中的特征到树根的全部枝长之和，单位同树的枝长' })]
          : []),
        whole
          ? integerColumn('total', '总条数', totals, {
              help: '样本的计数之和；各样本相差很大时，丰富度指数不宜直接比较',
            })
          : numberColumn('total', '总条数', totals, { help: '样本的丰度之和；表中有小数，不是序列条数' }),
      ]),
      tests,
    ],
    removed: [...removed, ...(grouped?.removed ?? [])],
    messages: [
      ...messages,
      ...(grouped?.messages ?? []),
      ...(singles
        ? [
            {
              level: 'warning' as const,
              text: '没有只出现 1 次的特征：数据可能已去除单条序列，Chao1、ACE 与 Good 覆盖度因此不可靠',
            },
          ]
        : []),
      ...(whole ? depthMessage(totals) : [sharesMessage(matrix)]),
    ],
    facts: {
      samples: samples.length,
      features: ids.length,
      groups: grouped?.levels.length ?? 0,
      tree: tree ? 1 : 0,
      whole: whole ? 1 : 0,
      n_per_group: grouped ? grouped.levels.map((level, i) => `${level} ${grouped.sizes[i]!}`).join('、') : '',
      ...comparedIndices(tests, grouped?.levels.length ?? 0),
      ...Object.fromEntries(
        (['observed', 'shannon'] as const).flatMap((name) => [
          [`${name}_min`, minimum(column(name))],
          [`${name}_max`, maximum(column(name))],
        ]),
      ),
      total_min: totals.reduce((least, total) => Math.min(least, total), Infinity),
      total_max: totals.reduce((most, total) => Math.max(most, total), 0),
    },
  };
}

/** How many indices were compared between all groups at once, and in how many of them they differ. */
function comparedIndices(tests: Table, groups: number): { readonly tested: number; readonly different: number } {
  const values = (name: string): readonly (number | string)[] =>
    Array.from<number | string>(tests.columns.find((one) => one.name === name)!.values);
  const p = values('p');
  const rows = values('comparison').flatMap((comparison, row) =>
    (groups === 2 || comparison === 'all') && Number.isFinite(p[row]) ? [Number(p[row])] : [],
  );
  return { tested: rows.length, different: rows.filter((value) => value < 0.05).length };
}

function sharesMessage({ ids, samples, values }: Matrix): MethodOutput['messages'][number] {
  const at = values.findIndex((value) => !isWhole(value));
  return {
    level: 'warning',
    text: `表中有小数（如“${ids[Math.floor(at / samples.length)]}”在“${samples[at % samples.length]}”为 ${values[at]}），按相对丰度计算：给出观测特征数、Shannon、Simpson 与 Pielou；Chao1、ACE 与 Good 覆盖度要数出现 1 次、2 次的特征，没有序列条数不能计算，留空。需要时请换用未归一化的计数表`,
  };
}

function depthMessage(totals: Float64Array): MethodOutput['messages'] {
  const [least, most] = [minimum(totals), maximum(totals)];
  if (!(most > 2 * least)) return [];
  return [
    {
      level: 'info',
      text: `各样本的总条数相差 ${(most / least).toFixed(1)} 倍（${least}～${most}），观测数、Chao1 与 ACE 会随测序量增加；可先用“稀释曲线”查看，必要时抽平后再比较`,
    },
  ];
}
