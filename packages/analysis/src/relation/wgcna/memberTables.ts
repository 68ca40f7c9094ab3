import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Matrix, Table } from '../../model/index.ts';
import { studentTwoSided } from '../../statistics/index.ts';
import { pearson } from './eigengenes.ts';
import { moduleName } from './moduleNames.ts';
import { traitCorrelation, type Trait } from './traits.ts';
import type { Network } from './coexpression.ts';

const rowOf = ({ samples, values }: Matrix, feature: number): Float64Array =>
  values.subarray(feature * samples.length, (feature + 1) * samples.length);
const modulesOf = ({ modules }: Network): number[] =>
  Array.from({ length: modules.reduce((most, one) => Math.max(most, one), 0) }, (_, at) => at + 1);

/** The features of each module with the largest |kME|. */
export function hubsTable(matrix: Matrix, network: Network, count: number): Table {
  const { connectivity, kme, modules } = network;
  const rows = modulesOf(network).flatMap((module) =>
    [...modules.keys()]
      .filter((feature) => modules[feature] === module)
      .toSorted((a, b) => Math.abs(kme[b]!) - Math.abs(kme[a]!) || a - b)
      .slice(0, count)
      .map((feature, at) => ({ module, feature, rank: at + 1 })),
  );
  const figures = (of: (feature: number) => number): Float64Array =>
    Float64Array.from(rows, ({ feature }) => of(feature));
  const known = (feature: number): number =>
    rowOf(matrix, feature).reduce((sum, value) => sum + Number(!Number.isNaN(value)), 0);
  return tableOf('hubs', '各模块的中心特征', [
    textColumn(
      'module',
      '模块',
      rows.map(({ module }) => moduleName(module)),
      { help: '模块的颜色名，不含 grey' },
    ),
    integerColumn(
      'rank',
      '名次',
      Float64Array.from(rows, ({ rank }) => rank),
      { help: '模块内按 |kME| 从大到小' },
    ),
    textColumn(
      'feature',
      matrix.idName || '特征',
      rows.map(({ feature }) => matrix.ids[feature]!),
      { help: '模块的中心特征' },
    ),
    numberColumn(
      'kme',
      'kME',
      figures((feature) => kme[feature]!),
      { help: '特征与所在模块特征向量的 Pearson 相关' },
    ),
    numberColumn(
      'p_kme',
      'kME 的 p 值',
      figures((feature) => {
        const [r, n] = [kme[feature]!, known(feature)];
        return studentTwoSided(r * Math.sqrt((n - 2) / (1 - r * r)), n - 2);
      }),
      { help: '自由度 n − 2 的 t 检验，双侧；特征向量由这些特征得到，只作描述' },
    ),
    numberColumn(
      'k_total',
      '连接度',
      figures((feature) => connectivity.total[feature]!),
      { help: '与全部特征的邻接值之和' },
    ),
    numberColumn(
      'k_within',
      '模块内连接度',
      figures((feature) => connectivity.within[feature]!),
      { help: '与本模块特征的邻接值之和' },
    ),
    numberColumn(
      'k_out',
      '模块外连接度',
      figures((feature) => connectivity.total[feature]! - connectivity.within[feature]!),
      { help: '与其他特征的邻接值之和' },
    ),
  ]);
}

/** Correlation of each feature with each trait, beside its centrality in its module. */
export function significanceTable(matrix: Matrix, network: Network, traits: readonly Trait[]): Table {
  const { kme, modules } = network;
  const rows = traits.flatMap((trait) =>
    [...modules.keys()]
      .filter((feature) => modules[feature]! > 0)
      .map((feature) => ({ feature, trait, ...traitCorrelation(rowOf(matrix, feature), trait) })),
  );
  return tableOf('significance', '特征与性状的相关', [
    textColumn(
      'feature',
      matrix.idName || '特征',
      rows.map(({ feature }) => matrix.ids[feature]!),
      { help: '属于一个模块的特征' },
    ),
    textColumn(
      'module',
      '模块',
      rows.map(({ feature }) => moduleName(modules[feature]!)),
      { help: '特征所在的模块' },
    ),
    textColumn(
      'trait',
      '性状',
      rows.map(({ trait }) => trait.name),
      { help: '同“模块与性状的相关”表' },
    ),
    numberColumn(
      'mm',
      'MM',
      Float64Array.from(rows, ({ feature }) => kme[feature]!),
      { help: '模块成员度（module membership），即 kME' },
    ),
    numberColumn(
      'gs',
      'GS',
      Float64Array.from(rows, ({ r }) => r),
      { help: '特征与性状的 Pearson 相关系数（gene significance）' },
    ),
    numberColumn(
      'p',
      'GS 的 p 值',
      Float64Array.from(rows, ({ p }) => p),
      { help: '自由度 n − 2 的 t 检验，双侧，未经多重检验校正' },
    ),
  ]);
}

/**
 * Correlation of |MM| and |GS| in one module: whether central features are those related to the trait. `NaN` with fewer
 * than three features.
 */
export function membershipTrend(
  matrix: Matrix,
  { kme, modules }: Network,
  module: number,
  trait: Trait,
): { readonly r: number; readonly p: number } {
  const features = [...modules.keys()].filter((feature) => modules[feature] === module);
  const gs = Float64Array.from(features, (feature) => Math.abs(traitCorrelation(rowOf(matrix, feature), trait).r));
  const mm = Float64Array.from(features, (feature) => Math.abs(kme[feature]!));
  const n = gs.reduce((sum, value, at) => sum + Number(!Number.isNaN(value) && !Number.isNaN(mm[at]!)), 0);
  const r = pearson(mm, gs);
  return { r, p: n < 3 ? Number.NaN : studentTwoSided(r * Math.sqrt((n - 2) / (1 - r * r)), n - 2) };
}

/** The lines of the modules, and the features that have one. */
export function lineTables({ ids }: Matrix, network: Network): Table[] {
  const { connectivity, kme, lines, modules, nodes } = network;
  const all = lines.flat();
  const figures = (of: (feature: number) => number): Float64Array =>
    Float64Array.from(nodes, ({ feature }) => of(feature));
  return [
    tableOf('edges', '模块内的连线', [
      textColumn(
        'source',
        '特征一',
        all.map(({ a }) => ids[a]!),
        { help: '连线一端的特征' },
      ),
      textColumn(
        'target',
        '特征二',
        all.map(({ b }) => ids[b]!),
        { help: '连线另一端的特征，与前者属于同一模块' },
      ),
      textColumn(
        'module',
        '模块',
        all.map(({ a }) => moduleName(modules[a]!)),
        { help: '两个特征所在的模块' },
      ),
      numberColumn(
        'weight',
        '拓扑重叠',
        Float64Array.from(all, ({ tom }) => tom),
        { help: '拓扑重叠（TOM），0 到 1，越大两个特征的邻居越相同' },
      ),
    ]),
    tableOf('nodes', '连线的特征', [
      textColumn(
        'id',
        '特征',
        nodes.map(({ feature }) => ids[feature]!),
        { help: '至少有一条连线的特征' },
      ),
      textColumn(
        'module_name',
        '模块',
        nodes.map(({ feature }) => moduleName(modules[feature]!)),
        { help: '特征所在的模块' },
      ),
      integerColumn(
        'module',
        '模块编号',
        figures((feature) => modules[feature]!),
        { help: '从 1 起按特征数从多到少编号' },
      ),
      integerColumn(
        'degree',
        '度',
        Float64Array.from(nodes, ({ degree }) => degree),
        { help: '写出的连线的条数' },
      ),
      numberColumn(
        'kme',
        'kME',
        figures((feature) => kme[feature]!),
        { help: '特征与所在模块特征向量的 Pearson 相关' },
      ),
      numberColumn(
        'k_within',
        '模块内连接度',
        figures((feature) => connectivity.within[feature]!),
        { help: '与本模块特征的邻接值之和，不限于写出的连线' },
      ),
      numberColumn(
        'x',
        '横坐标',
        Float64Array.from(nodes, ({ x }) => x),
        { help: '力导向布局的位置，0 到 1，只用于画图' },
      ),
      numberColumn(
        'y',
        '纵坐标',
        Float64Array.from(nodes, ({ y }) => y),
        { help: '力导向布局的位置，0 到 1，只用于画图' },
      ),
    ]),
  ];
}
