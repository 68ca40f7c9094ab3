import { defineMethod } from '../../model/index.ts';
import { tableGroupMean as groupMean } from './tableGroupMean.ts';
import { groupMeanOptions, readGroupMeanOptions } from './tableGroupMean.schema.ts';

const version = '1.0.0';

/** One column a group instead of one a sample. */
export const tableGroupMean = defineMethod({
  id: 'table-group-mean',
  version,
  family: 'preprocess',
  title: '按组汇总',
  summary: '把同组的样本汇总为一列：均值、中位数、标准差或总和',
  keywords: [
    '组均值',
    '组平均',
    '重复合并',
    '技术重复',
    '汇总',
    '表格工具',
    'group mean',
    'aggregate',
    'collapse replicates',
    'zujunzhi',
    'huizong',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本' },
    { id: 'groups', required: true, label: '样本分组', help: '每个样本属于哪一组；可另有受试者、批次等列' },
  ],
  options: groupMeanOptions,
  tables: [
    { id: 'matrix', title: '各组汇总值' },
    { id: 'figures', title: '各组统计量' },
    { id: 'summary', title: '各组样本数' },
  ],
  charts: ['table-rows'],
  run: ({ groups, matrix }, options) => groupMean(matrix, groups, readGroupMeanOptions(options)),
  findings: (said) =>
    `${said.count('features')} 个特征的 ${said.count('samples')} 个样本汇总为 ${said.count('groups')} 组`,
  note: (raw, facts) => {
    const { least, statistic } = readGroupMeanOptions(raw);
    const said = {
      mean: '算术平均',
      median: '中位数',
      sd: '标准差（分母 n − 1）',
      sem: '标准误（标准差 ÷ √n）',
      sum: '各值之和',
      max: '最大值',
      min: '最小值',
      n: '有值的样本数',
    }[statistic];
    return [
      `${facts['features']} 个特征的 ${facts['samples']} 个样本按“${facts['by']}”汇总为 ${facts['groups']} 列，各格为该组有值样本的${said}（表的整理见 Wickham 2014，doi:10.18637/jss.v059.i10）；`,
      `缺失的值不参与，${least > 1 ? `有值的样本少于 ${least} 个的 ${facts['few']} 格留空，` : ''}全部缺失的 ${facts['empty']} 格留空，${facts['left']} 个样本没有所属的组，未参与。处理使用 Panome 全组学云 table-group-mean 方法（版本 ${version}）。`,
    ].join('');
  },
});
