import { uniform } from '../../linear/index.ts';
import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, MethodOutput, RunContext, Table, Tree } from '../../model/index.ts';
import { arithmeticMean, median, pAdjust, sampleSd, studentTwoSided } from '../../statistics/index.ts';
import { adjustAuthors } from '../../options/shared/index.ts';
import { abundancesOf, inGroups, type Grouped } from '../../abundances/index.ts';
import { testsTable } from '../alpha/index.ts';
import { prunedTree } from '../beta-nti/index.ts';
import { featuresInTree } from '../../phylogeny/index.ts';
import type { NriNtiOptions } from './nriNti.schema.ts';
import { membersOf, standardized, type Standardized } from './relatedness.ts';

type Inputs = { readonly matrix: Matrix; readonly tree: Tree; readonly groups?: Groups | undefined };
type Index = { readonly id: 'nri' | 'nti'; readonly name: string; readonly found: Standardized };

/** Beyond this a sample's index is unusual under the null: both sides of 5 %. */
const unusual = 1.96;

/**
 * Net relatedness and nearest taxon index of every sample: whether its features stand closer in the tree than drawn at
 * random, and whether groups differ.
 *
 * @throws {InputError} For cells that are missing or negative, features that are not in the tree, or fewer than 3
 * features.
 */
export function runNriNti(
  { groups, matrix, tree }: Inputs,
  options: NriNtiOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('准备数据', 0);
  const all = abundancesOf(matrix, { whole: false });
  const grouped = groups ? inGroups(all.samples, groups, { levels: 1 }) : null;
  const kept = grouped?.kept ?? Array.from(all.samples.keys());
  const width = all.ids.length;
  const used = Array.from(all.ids.keys()).filter((k) => kept.some((i) => all.values[i * width + k]! > 0));
  if (used.length < 3)
    throw new InputError([
      {
        code: 'too-few-features',
        severity: 'error',
        input: 'matrix',
        what: `有计数的特征只有 ${used.length} 个，至少需要 3 个`,
        remedy: '请检查数据表的方向：特征在行，样本在列',
      },
    ]);
  const values = Float64Array.from(
    { length: kept.length * used.length },
    (_, at) => all.values[kept[Math.floor(at / used.length)]! * width + used[at % used.length]!]!,
  );
  const placed = featuresInTree(
    used.map((k) => all.ids[k]!),
    tree,
  );
  const members = membersOf(values, kept.length, options.weighted);
  const { nri, nti } = standardized(
    prunedTree(placed),
    members,
    options.weighted,
    options.nulls,
    uniform(seed),
    (fraction) => progress('零模型', fraction),
  );
  const indices: readonly Index[] = [
    { id: 'nri', name: 'NRI', found: nri },
    { id: 'nti', name: 'NTI', found: nti },
  ];
  const samples = kept.map((i) => all.samples[i]!);
  const richness = Float64Array.from(samples, (_, i) =>
    values.subarray(i * used.length, (i + 1) * used.length).reduce((count, value) => count + Number(value > 0), 0),
  );
  // The samples that take part are those of the groups, in their order.
  const among: Grouped | null = grouped && { ...grouped, kept: Array.from(samples.keys()) };
  const tests = testsTable(
    indices.map(({ found, id }) => ({ name: id, values: found.index })),
    among && among.levels.length > 1 ? among : null,
    options,
  );
  const lacking = nri.index.reduce(
    (count, value, i) => count + Number(Number.isNaN(value) || Number.isNaN(nti.index[i]!)),
    0,
  );
  const beyond = (found: Standardized, sign: 1 | -1): number =>
    found.index.reduce((count, value) => count + Number(sign * value > unusual), 0);

  return {
    tables: [
      indicesTable(samples, among, richness, indices),
      tests,
      summaryTable(indices, among, samples.length, options),
    ],
    removed: [...all.removed, ...(grouped?.removed ?? [])],
    messages: [
      ...all.messages,
      ...(grouped?.messages ?? []),
      ...(placed.unused > 0
        ? [{ level: 'info' as const, text: `进化树中有 ${placed.unused} 个叶节点不在参与的特征中，未使用` }]
        : []),
      ...(lacking > 0
        ? [
            {
              level: 'warning' as const,
              text: `${lacking} 个样本只有一个特征，或换位后没有变化（如含有全部特征），没有 NRI 或 NTI`,
            },
          ]
        : []),
    ],
    facts: {
      samples: samples.length,
      features: used.length,
      groups: among?.levels.length ?? 0,
      n_per_group: among ? among.levels.map((level, at) => `${level} ${among.sizes[at]!}`).join('、') : '',
      nri_mean: presentMean(nri.index),
      nti_mean: presentMean(nti.index),
      nri_high: beyond(nri, 1),
      nri_low: beyond(nri, -1),
      nti_high: beyond(nti, 1),
      nti_low: beyond(nti, -1),
    },
  };
}

const presentMean = (values: Float64Array): number => arithmeticMean(values.filter((value) => !Number.isNaN(value)));

function indicesTable(
  samples: readonly string[],
  grouped: Grouped | null,
  richness: Float64Array,
  indices: readonly Index[],
): Table {
  const words = {
    nri: { distance: 'mpd', label: 'MPD', said: '两两特征之间的平均系统发育距离' },
    nti: { distance: 'mntd', label: 'MNTD', said: '各特征到样本中最近特征的平均系统发育距离' },
  } as const;
  return tableOf('indices', '各样本的 NRI 与 NTI', [
    textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
    textColumn(
      'group',
      '组',
      samples.map((_, i) => (grouped ? grouped.levels[grouped.code[i]!]! : '')),
      { help: '样本所在的组；没有分组表时为空' },
    ),
    integerColumn('richness', '特征数', richness, { help: '样本中检出的特征数' }),
    ...indices.flatMap(({ found, id, name }) => {
      const { distance, label, said } = words[id];
      return [
        numberColumn(distance, label, found.observed, { help: `${said}，单位同枝长；只有一个特征时为空` }),
        numberColumn(`${distance}_mean`, `${label} 零模型均值`, found.mean, {
          help: `特征在进化树叶节点间随机换位后 ${label} 的均值`,
        }),
        numberColumn(`${distance}_sd`, `${label} 零模型标准差`, found.sd, {
          help: `随机换位后 ${label} 的标准差（n − 1）`,
        }),
        numberColumn(id, name, found.index, {
          help: `（零模型均值 − ${label}）÷ 零模型标准差，即 −ses.${distance}；大于 0 为系统发育聚集，小于 0 为发散`,
        }),
        numberColumn(`${id}_p`, `${name} 的 p 值`, found.p, {
          help: `${label} 在实际与零模型的全部值中由小到大的位次 ÷（次数 + 1），单侧：小于 0.025 为显著聚集，大于 0.975 为显著发散`,
        }),
      ];
    }),
  ]);
}

/** Whether the mean of each group differs from 0: one-sample t-tests. */
function summaryTable(
  indices: readonly Index[],
  grouped: Grouped | null,
  samples: number,
  { p_adjust }: NriNtiOptions,
): Table {
  const groups = grouped
    ? grouped.levels.map((name, level) => ({
        name,
        rows: Array.from(grouped.code.keys()).filter((i) => grouped.code[i] === level),
      }))
    : [{ name: '全部样本', rows: Array.from({ length: samples }, (_, i) => i) }];
  const rows = indices.flatMap(({ found, name }) => {
    const made = groups.map((group) => {
      const values = Float64Array.from(group.rows, (i) => found.index[i]!).filter((value) => !Number.isNaN(value));
      const n = values.length;
      const mean = arithmeticMean(values);
      const sd = sampleSd(values);
      const t = sd > 0 ? mean / (sd / Math.sqrt(n)) : Number.NaN;
      return {
        index: name,
        group: group.name,
        n,
        mean,
        sd,
        middle: n > 0 ? median(values) : Number.NaN,
        t,
        p: studentTwoSided(t, n - 1),
      };
    });
    const adjusted = pAdjust(
      Float64Array.from(made, ({ p }) => p),
      p_adjust,
    );
    return made.map((row, at) => ({ ...row, adjusted: adjusted[at]! }));
  });
  const of = (pick: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(rows, pick);
  return tableOf('summary', '各组的均值', [
    textColumn(
      'index',
      '指数',
      rows.map(({ index }) => index),
      { help: 'NRI 或 NTI' },
    ),
    textColumn(
      'group',
      '组',
      rows.map(({ group }) => group),
      { help: '分组；没有分组表时为全部样本' },
    ),
    integerColumn(
      'n',
      '样本数',
      of(({ n }) => n),
      { help: '有该指数的样本数' },
    ),
    numberColumn(
      'mean',
      '均值',
      of(({ mean }) => mean),
      { help: '大于 0 为系统发育聚集，小于 0 为发散' },
    ),
    numberColumn(
      'sd',
      '标准差',
      of(({ sd }) => sd),
      { help: '样本间的标准差（n − 1）' },
    ),
    numberColumn(
      'median',
      '中位数',
      of(({ middle }) => middle),
      { help: '样本间的中位数' },
    ),
    numberColumn(
      't',
      't 值',
      of(({ t }) => t),
      { help: '均值与 0 比较的单样本 t 检验' },
    ),
    numberColumn(
      'p',
      'p 值',
      of(({ p }) => p),
      { help: '单样本 t 检验的双侧 p 值；不到 2 个样本时为空' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      of(({ adjusted }) => adjusted),
      { help: `在同一指数的各组之内作 ${adjustAuthors[p_adjust]} 校正` },
    ),
  ]);
}
