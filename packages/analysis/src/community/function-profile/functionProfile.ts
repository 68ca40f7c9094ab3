import { heatmap } from '../../clustered-heatmap/index.ts';
import { joinSamples } from '../../groups/index.ts';
import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type {
  FeatureSets,
  Groups,
  Matrix,
  MethodOutput,
  Removal,
  RunContext,
  Table,
  Taxonomy,
} from '../../model/index.ts';
import { rowAt, rowMoments } from '../../rows/index.ts';
import { abundancesOf } from '../../abundances/index.ts';
import type { FunctionProfileOptions } from './functionProfile.schema.ts';
import { functionsOf, type Found } from './lookUp.ts';

type Inputs = {
  readonly matrix: Matrix;
  readonly sets: FeatureSets;
  readonly taxonomy?: Taxonomy | undefined;
  readonly groups?: Groups | undefined;
};

/**
 * How much of each sample carries each function, by a table of the functions of taxa.
 *
 * @throws {InputError} When a value is missing or negative, or no feature is in the table.
 */
export function runFunctionProfile(
  { groups, matrix, sets, taxonomy }: Inputs,
  options: FunctionProfileOptions,
  { progress }: RunContext,
): MethodOutput {
  const abundances = abundancesOf(matrix, { whole: false, least: 1 });
  const { ids, samples, totals, values } = abundances;
  const [n, width] = [samples.length, ids.length];
  progress('查找功能', 0);
  const found = functionsOf(ids, taxonomy, sets, options.match);
  const matched = Array.from(found.keys()).filter((at) => found[at]!.functions.length > 0);
  if (matched.length === 0) {
    throw new InputError([
      {
        code: 'nothing-matches',
        severity: 'error',
        input: 'sets',
        what: `${width} 个特征的名称${taxonomy ? '和分类名' : ''}都不在功能表中：例如“${ids[0]!}”，而功能表中的写法例如“${sets.members.flat()[0] ?? ''}”`,
        remedy: taxonomy
          ? '请检查功能表所写的是否为分类名（属、科等），拼写是否与物种注释一致'
          : '功能表写的是分类名时，请同时提供物种注释',
      },
    ]);
  }
  const shares = values.map((value, at) => value / totals[Math.floor(at / width)]!);
  const means = Float64Array.from(
    ids,
    (_, feature) => samples.reduce((sum, __, i) => sum + shares[i * width + feature]!, 0) / n,
  );
  const used = options.relative ? shares : values;
  const [profile, counts] = [new Float64Array(sets.ids.length * n), new Int32Array(sets.ids.length)];
  for (const feature of matched)
    for (const at of found[feature]!.functions) {
      counts[at]! += 1;
      for (let i = 0; i < n; i += 1) profile[at * n + i]! += used[i * width + feature]!;
    }
  const present = Array.from(sets.ids.keys()).filter((at) =>
    profile.subarray(at * n, (at + 1) * n).some((value) => value > 0),
  );
  const mean = (at: number): number =>
    profile.subarray(at * n, (at + 1) * n).reduce((sum, value) => sum + value, 0) / n;
  const order = present.toSorted((a, b) => mean(b) - mean(a) || a - b);
  const covered = Float64Array.from({ length: n }, (_, i) =>
    matched.reduce((sum, feature) => sum + shares[i * width + feature]!, 0),
  );
  const names = distinctNames(
    order.map((at) => sets.names[at]!),
    order.map((at) => sets.ids[at]!),
  );
  const drawn = {
    idName: '功能',
    ids: names,
    samples,
    values: Float64Array.from(order.flatMap((at) => Array.from(profile.subarray(at * n, (at + 1) * n)))),
    annotations: [],
  };
  progress('聚类', 0.8);
  const averaged = covered.reduce((sum, share) => sum + share, 0) / n;
  const scheme = groups && joinSamples(samples, groups.samples).pairs.length > 0 ? groups : undefined;

  return {
    tables: [
      profileTable(drawn, options.relative),
      functionsTable(order, sets, counts, mean),
      samplesTable(samples, covered, found, values, width),
      matchesTable(ids, found, sets, means),
      unmatchedTable(ids, found, taxonomy, means),
      ...heatTables(drawn, scheme, options),
    ],
    removed: [
      ...abundances.removed,
      ...sets.ids.flatMap((id, at): Removal[] =>
        present.includes(at) ? [] : [{ kind: 'feature', id, reason: '没有特征具有这一功能' }],
      ),
    ],
    messages: [
      ...abundances.messages,
      ...(averaged < 0.3
        ? [
            {
              level: 'warning' as const,
              text: `查到功能的特征平均只占各样本丰度的 ${(100 * averaged).toFixed(1)}%：大部分群落没有功能信息，各功能的丰度只代表查到的部分`,
            },
          ]
        : []),
    ],
    facts: {
      samples: n,
      features: width,
      functions: order.length,
      functions_given: sets.ids.length,
      matched: matched.length,
      covered: averaged,
      covered_min: covered.reduce((least, share) => Math.min(least, share), Infinity),
      covered_max: covered.reduce((most, share) => Math.max(most, share), 0),
      taxonomy: Number(taxonomy !== undefined),
      first: names[0]!,
    },
  };
}

/** Names that say which is which: the id behind a name that comes again. */
function distinctNames(names: readonly string[], ids: readonly string[]): string[] {
  return names.map((name, at) =>
    names.indexOf(name) === at && names.lastIndexOf(name) === at ? name : `${name}（${ids[at]!}）`,
  );
}

function profileTable({ ids, samples, values }: Matrix, relative: boolean): Table {
  const help = relative
    ? '具有这一功能的特征相对丰度之和；一个特征可有多种功能，各功能相加可以超过 1'
    : '具有这一功能的特征计数之和；一个特征可有多种功能';
  return tableOf('profile', '各样本的功能丰度', [
    textColumn('function', '功能', ids, { help: '功能的名称，按平均丰度从高到低' }),
    ...samples.map((sample, i) =>
      numberColumn(
        sample,
        sample,
        Float64Array.from(ids, (_, row) => values[row * samples.length + i]!),
        { help },
      ),
    ),
  ]);
}

function functionsTable(
  order: readonly number[],
  sets: FeatureSets,
  counts: Int32Array,
  mean: (at: number) => number,
): Table {
  return tableOf('functions', '功能', [
    textColumn(
      'id',
      '编号',
      order.map((at) => sets.ids[at]!),
      { help: '功能表中的编号' },
    ),
    textColumn(
      'name',
      '功能',
      order.map((at) => sets.names[at]!),
      { help: '功能表中的名称' },
    ),
    integerColumn(
      'features',
      '特征数',
      Float64Array.from(order, (at) => counts[at]!),
      { help: '具有这一功能的特征数' },
    ),
    integerColumn(
      'taxa',
      '表中条目数',
      Float64Array.from(order, (at) => sets.members[at]!.length),
      { help: '功能表在这一功能下列出的分类名数' },
    ),
    numberColumn('mean', '平均丰度', Float64Array.from(order, mean), { help: '各样本该功能丰度的算术平均' }),
  ]);
}

function samplesTable(
  samples: readonly string[],
  covered: Float64Array,
  found: readonly Found[],
  values: Float64Array,
  width: number,
): Table {
  const tally = (i: number, with_: boolean): number =>
    found.reduce(
      (sum, { functions }, feature) =>
        sum + Number(values[i * width + feature]! > 0 && (functions.length > 0 || !with_)),
      0,
    );
  return tableOf('samples', '各样本的对应比例', [
    textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
    numberColumn('matched_share', '查到功能的丰度比例', covered, {
      help: '查到功能的特征的相对丰度之和，每个特征只计一次',
    }),
    integerColumn(
      'matched',
      '查到功能的特征数',
      Float64Array.from(samples, (_, i) => tally(i, true)),
      { help: '该样本中有计数且查到功能的特征数' },
    ),
    integerColumn(
      'features',
      '特征数',
      Float64Array.from(samples, (_, i) => tally(i, false)),
      { help: '该样本中有计数的特征数' },
    ),
  ]);
}

function matchesTable(ids: readonly string[], found: readonly Found[], sets: FeatureSets, means: Float64Array): Table {
  return tableOf('matches', '特征的功能', [
    textColumn('feature', '特征', ids, { help: '数据表第一列的特征名' }),
    textColumn(
      'matched_name',
      '查到的名称',
      found.map(({ name }) => name),
      { help: '在功能表中查到的最低一级名称；没有查到为空' },
    ),
    textColumn(
      'level',
      '级别',
      found.map(({ level }) => level),
      { help: '查到的名称属于哪一级；没有查到为空' },
    ),
    integerColumn(
      'functions',
      '功能数',
      Float64Array.from(found, ({ functions }) => functions.length),
      { help: '该特征的功能数；0 为没有查到' },
    ),
    textColumn(
      'function_names',
      '功能',
      found.map(({ functions }) => functions.map((at) => sets.names[at]!).join('；')),
      { help: '该特征的全部功能，以分号分隔' },
    ),
    numberColumn('mean', '平均相对丰度', means, { help: '各样本相对丰度的算术平均' }),
  ]);
}

/** Features without a function, the most abundant first: what a better table would have to know. */
function unmatchedTable(
  ids: readonly string[],
  found: readonly Found[],
  taxonomy: Taxonomy | undefined,
  means: Float64Array,
): Table {
  const rows = Array.from(ids.keys())
    .filter((feature) => found[feature]!.functions.length === 0)
    .toSorted((a, b) => means[b]! - means[a]! || a - b);
  const rowOf = new Map(taxonomy?.features.map((feature, row) => [feature, row]));
  const lineage = (feature: number): string => {
    const row = rowOf.get(ids[feature]!);
    return row === undefined || !taxonomy
      ? ''
      : taxonomy.values
          .map((rank) => rank[row]!)
          .filter((name) => name !== '')
          .join('|');
  };
  return tableOf('unmatched', '没有查到功能的特征', [
    textColumn(
      'feature',
      '特征',
      rows.map((feature) => ids[feature]!),
      { help: '没有查到功能的特征，按平均丰度从高到低' },
    ),
    textColumn('lineage', '物种注释', rows.map(lineage), {
      help: '从最高级到最低级已知的分类名，以竖线分隔；没有注释时为空',
    }),
    numberColumn(
      'mean',
      '平均相对丰度',
      Float64Array.from(rows, (feature) => means[feature]!),
      { help: '各样本相对丰度的算术平均' },
    ),
  ]);
}

/** What the heat map draws; a side that cannot be clustered is not. */
function heatTables(
  matrix: Matrix,
  groups: Groups | undefined,
  { distance, linkage, scale }: FunctionProfileOptions,
): readonly Table[] {
  const width = matrix.samples.length;
  const spread = matrix.ids.filter((_, row) => rowMoments(rowAt(matrix.values, width, row)).variance > 0).length;
  const scaled = scale === 'rows' && spread > 0;
  const asked = distance === 'pearson' || distance === 'spearman';
  const usable = scaled || asked ? spread : matrix.ids.length;
  const { tables } = heatmap(matrix, groups, {
    scale: scaled ? 'rows' : 'none',
    clip: 3,
    topVariable: 100,
    annotations: 'group',
    cut: 1,
    linkage,
    distance: asked && spread === 0 ? 'euclidean' : distance,
    clusterRows: usable > 1,
    clusterColumns: width > 1 && usable > (asked ? 2 : 0),
  });
  return tables.filter(({ id }) => id !== 'clusters');
}
