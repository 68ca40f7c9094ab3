import { heatmap } from '../../clustered-heatmap/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { FeatureSets, Groups, Matrix, Table, Taxonomy } from '../../model/index.ts';
import { rowAt, rowMoments } from '../../rows/index.ts';
import type { FunctionProfileOptions } from './functionProfile.schema.ts';
import type { Found } from './lookUp.ts';

/** Distinct names: a repeated name is followed by its id. */
export function distinctNames(names: readonly string[], ids: readonly string[]): string[] {
  return names.map((name, at) =>
    names.indexOf(name) === at && names.lastIndexOf(name) === at ? name : `${name}（${ids[at]!}）`,
  );
}

export function profileTable({ ids, samples, values }: Matrix, relative: boolean): Table {
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

export function functionsTable(
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

export function samplesTable(
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

export function matchesTable(
  ids: readonly string[],
  found: readonly Found[],
  sets: FeatureSets,
  means: Float64Array,
): Table {
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
export function unmatchedTable(
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

/** The tables of the heat map; a side that cannot be clustered keeps its order. */
export function heatTables(
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
