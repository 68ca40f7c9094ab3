import { defineMethod } from '../../model/index.ts';
import { distributionNote } from './distribution.note.ts';
import { distributionOptions, readDistributionOptions } from './distribution.schema.ts';
import { checkGroups, distribution as runDistribution } from './distribution.ts';

export { boxFigures, type BoxFigures } from './boxFigures.ts';

const version = '1.1.0';

/** The distribution of every sample or group. */
export const distribution = defineMethod({
  id: 'distribution',
  version,
  family: 'plot',
  title: '数据分布图',
  summary: '每个样本或每个组的数值怎样分布：箱线图、小提琴图、密度曲线与表达区间',
  keywords: [
    '分布',
    '箱线图',
    '小提琴图',
    '密度图',
    '山脊图',
    'boxplot',
    'violin',
    'density',
    'ridgeline',
    '表达区间',
    'FPKM 区间',
    'fenbu',
    'xiangxiantu',
    'xiaotiqin',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本；缺失值不参与' },
    { id: 'groups', required: false, label: '样本分组', help: '用于着色与排序；按组作图时需要' },
  ],
  options: distributionOptions,
  tables: [
    { id: 'summary', title: '分布的统计量' },
    { id: 'density', title: '密度曲线' },
    { id: 'points', title: '散点' },
    { id: 'intervals', title: '各区间的特征数' },
  ],
  charts: ['distribution-violin', 'distribution-density', 'interval-bars'],
  check: ({ groups }, options) => checkGroups(groups, readDistributionOptions(options)),
  run: ({ groups, matrix }, options, { progress }) =>
    runDistribution(matrix, groups, readDistributionOptions(options), (fraction) => progress('计算密度', fraction)),
  findings: (said) => `${said.count('samples')} 个样本、${said.count('values')} 个值的分布`,
  note: (options, facts) =>
    `${distributionNote(options, facts)}计算使用 Panome 全组学云 distribution 方法（版本 ${version}）。`,
});
