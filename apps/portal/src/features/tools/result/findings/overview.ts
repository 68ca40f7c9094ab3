import type { Findings, Said } from './finding.ts';

const trust = (trustworthiness: number) =>
  trustworthiness < 0.8 ? '邻居关系保留得不多，请谨慎解读图上的远近' : '图上的邻居大多也是原来的邻居';

const connected = (said: Said) =>
  said.value('edges') === 0
    ? `${said.count('features')} 个特征中没有一对达到阈值，没有连线`
    : `${said.count('nodes')} 个特征由 ${said.count('edges')} 条边相连，分为 ${said.count('modules')} 个模块`;

/** Sentences of the methods for preparation, overview, clustering and relations. */
export const overviewFindings: Findings = {
  'table-transpose': (said) =>
    `${said.count('rows_in')} 行 × ${said.count('columns_in')} 列的表转置为 ${said.count('rows_out')} 行 × ${said.count('columns_out')} 列`,
  'table-merge': (said) =>
    `合并为 ${said.count('rows_out')} 行 × ${said.count('columns_out')} 列，第二个表有 ${said.count('matched')} 行配上`,
  'table-reshape': (said) =>
    `${said.count('rows_in')} 行的表整理为 ${said.count('rows_out')} 行 × ${said.count('columns_out')} 列${said.option('direction') === 'wide' ? '数值' : ''}`,
  'table-group-mean': (said) =>
    `${said.count('features')} 个特征的 ${said.count('samples')} 个样本汇总为 ${said.count('groups')} 组`,
  'merge-modes': (said) => ({
    headline: `正离子 ${said.count('positive')} 个、负离子 ${said.count('negative')} 个特征合并为 ${said.count('kept')} 个`,
    condition: `${said.count('both')} 个化合物在两个模式中都有，去掉重复的 ${said.count('dropped')} 个`,
  }),
  'table-filter': (said) => `${said.count('rows_in')} 行中留下 ${said.count('rows_out')} 行`,
  'id-map': (said) => ({
    headline: `${said.count('features_in')} 个特征换编号后为 ${said.count('features_out')} 个`,
    condition: `${said.count('absent')} 个不在对照表中，${said.count('several')} 个对应几个新编号`,
  }),
  normalize: (said) => `${said.count('samples')} 个样本、${said.count('features')} 个特征已归一化`,
  impute: (said) => {
    const filled =
      said.value('imputed') > 0
        ? `填补了 ${said.count('imputed')} 个缺失值，占 ${said.share('share')}`
        : '没有缺失值，数据未改变';
    return said.has('nrmse_median')
      ? {
          headline: filled,
          condition: `随机森林第 ${said.count('taken')} 轮；各特征袋外误差 NRMSE 的中位数 ${said.number('nrmse_median')}，1 相当于一律填均值`,
        }
      : filled;
  },
  batch: (said) =>
    `${said.count('features')} 个特征的批次差异（“${said.text('batch')}”列，${said.count('batches')} 批）已校正`,
  pca: (said) => {
    const from = `${said.count('samples')} 个样本、${said.count('features')} 个特征的前 ${said.count('components')} 个主成分`;
    return said.has('ratio_2')
      ? { headline: `PC1 解释 ${said.share('ratio_1')}，PC2 解释 ${said.share('ratio_2')} 的方差`, condition: from }
      : from;
  },
  umap: (said) => ({
    headline: `${said.count('points')} 个${said.text('kind') === 'cells' ? '细胞' : '样本'}的 UMAP，可信度 ${said.number('trustworthiness')}`,
    condition: trust(said.value('trustworthiness')),
  }),
  tsne: (said) => ({
    headline: `${said.count('points')} 个${said.text('kind') === 'cells' ? '细胞' : '样本'}的 t-SNE，可信度 ${said.number('trustworthiness')}`,
    condition: trust(said.value('trustworthiness')),
  }),
  hclust: (said) => ({
    headline: said.text('said'),
    condition: `${said.count('samples')} 个样本、${said.count('features')} 个特征`,
  }),
  heatmap: (said) => `${said.count('features')} 个特征 × ${said.count('samples')} 个样本的热图`,
  kmeans: (said) =>
    `${said.count('features')} 个特征分为 ${said.count('k')} 类，类别解释了 ${said.share('explained')} 的变异`,
  stem: (said) => ({
    headline:
      said.value('significant') > 0
        ? `${said.count('features')} 个特征归入 ${said.count('profiles')} 种走势，其中 ${said.count('significant')} 种显著（约 ${said.count('in_significant')} 个特征）`
        : `${said.count('profiles')} 种走势的特征都不比打乱时间点时多`,
    condition: `${said.count('points')} 个时间点：${said.text('times')}`,
  }),
  trend: (said) =>
    `${said.count('features')} 个特征分为 ${said.count('k')} 种趋势，其中 ${said.count('core')} 个归属明确`,
  correlation: (said) => {
    const two = said.has('tables');
    const range = `相关系数 ${said.number('r_min')}～${said.number('r_max')}`;
    const condition = `每个${!two && said.option('of') === 'samples' ? '样本' : '特征'}有 ${said.count('observations')} 个观测`;
    if (!two && said.option('of') === 'samples')
      return { headline: `${said.count('items')} 个样本两两的${range}`, condition };
    return {
      headline: `${two ? `两个表 ${said.count('items')} 个与 ${said.count('items_second')} 个变量` : `${said.count('items')} 个特征`}的 ${said.count('pairs')} 对中，${said.count('significant')} 对相关显著（校正后 P < 0.05）`,
      condition: `${range}，${condition}`,
    };
  },
  'nine-quadrant': (said) =>
    `${said.count('pairs')} 对特征中有 ${said.count('same')} 对在两个表里同向变化，${said.count('opposite')} 对反向变化，差异倍数的相关系数为 ${said.number('r')}`,
  o2pls: (said) => ({
    headline: `${said.count('joint')} 个联合成分解释了第一个表 ${said.share('r2x_joint')}、第二个表 ${said.share('r2y_joint')} 的变异`,
    condition: `第一个联合成分两侧得分的相关系数为 ${said.number('r')}`,
  }),
  network: connected,
  sparcc: connected,
  'mantel-network': (said) => ({
    headline: `${said.count('communities')} 个群落与 ${said.count('variables')} 个环境变量的 ${said.count('tests')} 次 Mantel 检验中，${said.count('significant')} 次 P < 0.05`,
    condition: `r 最大的是${said.text('strongest')}（${said.number('r')}）`,
  }),
  ppi: (said) =>
    `${said.count('nodes')} 个特征之间有 ${said.count('edges')} 对互作，分为 ${said.count('modules')} 个模块`,
  wgcna: (said) =>
    `${said.count('features')} 个特征分为 ${said.count('modules')} 个共表达模块，最大的有 ${said.count('largest')} 个特征`,
  distribution: (said) => `${said.count('samples')} 个样本、${said.count('values')} 个值的分布`,
  'missing-map': (said) =>
    `缺失 ${said.count('missing')} 个值，占 ${said.share('share')}，${said.count('complete')} 个特征没有缺失`,
};
