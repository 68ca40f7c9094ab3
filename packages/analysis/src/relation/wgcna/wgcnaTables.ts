import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Matrix, Table } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { hubsTable, lineTables, membershipTrend, significanceTable } from './memberTables.ts';
import { moduleName } from './moduleNames.ts';
import type { PowerFit } from './softThreshold.ts';
import { traitCorrelation, type Trait } from './traits.ts';
import type { Network } from './coexpression.ts';

/** The tables of a network, in the order of the method's `tables`. */
export function wgcnaTables(matrix: Matrix, network: Network, traits: readonly Trait[], hubs: number): Table[] {
  return [
    modulesTable(matrix, network),
    eigengenesTable(matrix, network),
    powerTable(network),
    traitsTable(matrix, network, traits),
    summaryTable(matrix, network),
    hubsTable(matrix, network, hubs),
    significanceTable(matrix, network, traits),
    ...lineTables(matrix, network),
    mergeTable(network),
    orderTable(matrix, network),
  ];
}

const moduleHelp = '模块以颜色命名，最大的为 turquoise；grey 表示不属于任何模块';
const proper = ({ modules }: Network): number => modules.reduce((most, label) => Math.max(most, label), 0);

function modulesTable({ ids, idName }: Matrix, network: Network): Table {
  const { dynamic, kme, modules } = network;
  return tableOf('modules', '特征所属的模块', [
    textColumn('feature', idName || '特征', ids, { help: '参与建网络的特征，按数据中的顺序' }),
    textColumn('module', '模块', Array.from(modules, moduleName), { help: moduleHelp }),
    numberColumn('kme', 'kME', kme, {
      help: '特征与所在模块特征向量的 Pearson 相关，越接近 ±1 越处于模块中心；grey 没有',
    }),
    integerColumn('label', '模块编号', Float64Array.from(modules), {
      help: '合并后的模块从 1 起按特征数从多到少编号，0 为 grey',
    }),
    numberColumn('k_total', '连接度', network.connectivity.total, { help: '与全部特征的邻接值之和' }),
    numberColumn('k_within', '模块内连接度', network.connectivity.within, {
      help: '与本模块特征的邻接值之和；grey 没有',
    }),
    textColumn('dynamic', '合并前的模块', Array.from(dynamic, moduleName), {
      help: '动态切分得到、尚未合并的模块，另行命名',
    }),
  ]);
}

function eigengenesTable({ samples }: Matrix, network: Network): Table {
  const count = proper(network);
  return tableOf('eigengenes', '模块特征向量', [
    textColumn('sample', '样本', samples, { help: '参与建网络的样本' }),
    ...network.eigengenes.map(({ values }, at) => {
      const name = `ME${moduleName(at < count ? at + 1 : 0)}`;
      return numberColumn(name, name, values, {
        help:
          at < count
            ? '模块特征的第一主成分，长度为 1，方向与模块的平均表达一致'
            : '不属于任何模块的特征的第一主成分，只供参考',
      });
    }),
  ]);
}

function powerTable({ chosen, fits }: Network): Table {
  const figure = (value: (fit: PowerFit) => number): Float64Array => Float64Array.from(fits, value);
  return tableOf('power', '软阈值', [
    integerColumn(
      'power',
      '幂次',
      figure(({ power }) => power),
      { help: '相似度的幂次（软阈值）' },
    ),
    numberColumn(
      'r2',
      'R²',
      figure(({ r2 }) => r2),
      { help: 'log10 p(k) 对 log10 k 的直线拟合的 R²，衡量是否近似无标度' },
    ),
    numberColumn(
      'r2_signed',
      '带号 R²',
      figure(({ r2, slope }) => -Math.sign(slope) * r2),
      { help: '−sign(斜率)·R²，斜率为负（连接多的特征少）时为正' },
    ),
    numberColumn(
      'slope',
      '斜率',
      figure(({ slope }) => slope),
      { help: 'log10 p(k) 对 log10 k 的斜率，无标度网络为负' },
    ),
    numberColumn(
      'r2_truncated',
      '截断指数 R²',
      figure(({ r2Truncated }) => r2Truncated),
      { help: '再加上 k 一项（截断指数模型）的校正 R²' },
    ),
    numberColumn(
      'mean_k',
      '平均连接度',
      figure(({ meanK }) => meanK),
      { help: '各特征与其他特征的邻接值之和的平均' },
    ),
    numberColumn(
      'median_k',
      '连接度中位数',
      figure(({ medianK }) => medianK),
      { help: '各特征的连接度的中位数' },
    ),
    numberColumn(
      'max_k',
      '最大连接度',
      figure(({ maxK }) => maxK),
      { help: '各特征的连接度的最大值' },
    ),
    integerColumn(
      'chosen',
      '选用',
      figure(({ power }) => Number(power === chosen.power)),
      { help: '1 表示建网络所用的幂次；所用幂次不在表中时没有' },
    ),
  ]);
}

function traitsTable(matrix: Matrix, network: Network, traits: readonly Trait[]): Table {
  const pairs = Array.from({ length: proper(network) }, (_, at) => at).flatMap((at) =>
    traits.map((trait) => ({
      module: at + 1,
      trait,
      ...traitCorrelation(network.eigengenes[at]!.values, trait),
      trend: membershipTrend(matrix, network, at + 1, trait),
    })),
  );
  const p = Float64Array.from(pairs, (pair) => pair.p);
  return tableOf('traits', '模块与性状的相关', [
    textColumn(
      'module',
      '模块',
      pairs.map(({ module }) => moduleName(module)),
      { help: '模块的颜色名，不含 grey' },
    ),
    textColumn(
      'trait',
      '性状',
      pairs.map(({ trait }) => trait.name),
      { help: '组名（属于该组为 1，否则为 0；两组时只列后一组）或数值因子' },
    ),
    textColumn(
      'kind',
      '种类',
      pairs.map(({ trait }) => (trait.kind === 'group' ? '分组' : '数值')),
      { help: '性状来自分组还是数值因子' },
    ),
    numberColumn(
      'r',
      '相关系数',
      Float64Array.from(pairs, ({ r }) => r),
      { help: '模块特征向量与性状的 Pearson 相关系数' },
    ),
    numberColumn('p', 'p 值', p, { help: '自由度 n − 2 的 t 检验，双侧，未经多重检验校正' }),
    numberColumn('p_adj', '校正后 p 值', pAdjust(p, 'BH'), {
      help: 'Benjamini–Hochberg（FDR）校正，按全部模块与性状的对',
    }),
    integerColumn(
      'n',
      '样本数',
      Float64Array.from(pairs, ({ n }) => n),
      { help: '性状有取值的样本数' },
    ),
    numberColumn(
      'mm_gs_r',
      'MM–GS 相关',
      Float64Array.from(pairs, ({ trend }) => trend.r),
      { help: '模块内各特征 |MM| 与 |GS| 的 Pearson 相关系数，越大越说明模块的中心特征也是与性状相关的特征' },
    ),
    numberColumn(
      'mm_gs_p',
      'MM–GS 的 p 值',
      Float64Array.from(pairs, ({ trend }) => trend.p),
      { help: '自由度为特征数 − 2 的 t 检验，双侧；同一模块的特征不独立，只作描述' },
    ),
  ]);
}

function summaryTable({ ids }: Matrix, network: Network): Table {
  const { eigengenes, kme, modules } = network;
  const labels = [...Array.from({ length: proper(network) }, (_, at) => at + 1), ...(modules.includes(0) ? [0] : [])];
  const hub = (label: number): string => {
    let best = -1;
    modules.forEach((one, feature) => {
      if (one === label && label > 0 && (best < 0 || Math.abs(kme[feature]!) > Math.abs(kme[best]!))) best = feature;
    });
    return best < 0 ? '' : ids[best]!;
  };
  return tableOf('summary', '模块概况', [
    textColumn('module', '模块', labels.map(moduleName), { help: moduleHelp }),
    integerColumn('label', '模块编号', Float64Array.from(labels), { help: '从 1 起按特征数从多到少编号，0 为 grey' }),
    integerColumn(
      'size',
      '特征数',
      Float64Array.from(labels, (label) => modules.reduce((sum, one) => sum + Number(one === label), 0)),
      { help: '模块中的特征个数' },
    ),
    numberColumn(
      'explained',
      '解释的方差',
      Float64Array.from(labels, (_, at) => eigengenes[at]!.explained),
      { help: '特征向量解释的模块方差的比例（与各特征的 r² 的平均）' },
    ),
    textColumn('hub', '中心特征', labels.map(hub), { help: '模块中 |kME| 最大的特征；grey 没有' }),
  ]);
}

function mergeTable({ tree: { height, merge } }: Network): Table {
  const branchHelp =
    '被合并的一支：负数 −i 是“特征所属的模块”表的第 i 个，正数 k 是第 k 步合并出的类（与 R 的 hclust 相同）';
  const side = (offset: 0 | 1): Float64Array => Float64Array.from(height, (_, step) => merge[2 * step + offset]!);
  return tableOf('merge', '聚类过程', [
    integerColumn(
      'step',
      '步骤',
      Float64Array.from(height, (_, step) => step + 1),
      { help: '第几次合并，从 1 开始' },
    ),
    integerColumn('a', '左支', side(0), { help: branchHelp }),
    integerColumn('b', '右支', side(1), { help: branchHelp }),
    numberColumn('height', '高度', height, { help: '两支之间的平均距离，距离为 1 − 拓扑重叠' }),
  ]);
}

function orderTable({ ids }: Matrix, { tree }: Network): Table {
  return tableOf('order', '排列顺序', [
    integerColumn(
      'position',
      '位置',
      Float64Array.from(tree.order, (_, at) => at + 1),
      { help: '在聚类树中从左到右的次序，从 1 开始' },
    ),
    textColumn(
      'id',
      '特征',
      Array.from(tree.order, (feature) => ids[feature]!),
      { help: '参与建网络的特征' },
    ),
  ]);
}
