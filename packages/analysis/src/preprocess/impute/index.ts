import { defineMethod } from '../../model/index.ts';
import { checkImpute, runImpute } from './impute.ts';
import { imputeOptions } from './impute.schema.ts';
import { imputeNote } from './note.ts';

const version = '1.2.0';

/** Fills missing values. */
export const impute = defineMethod({
  id: 'impute',
  version,
  family: 'preprocess',
  title: '缺失值填补',
  summary: '为缺失值补上合理的数值，使需要完整数据的方法可以运行',
  keywords: [
    '缺失值',
    '插补',
    '填充',
    '最小值',
    '近邻',
    'KNN',
    '随机森林',
    'missForest',
    'MinProb',
    'QRILC',
    'imputeLCMD',
    '左删失',
    'imputation',
    'missing',
    'half minimum',
    'queshizhi',
    'tianbu',
    'chabu',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本；空单元格为缺失' },
    { id: 'groups', required: false, label: '样本分组', help: '按组填补时需要' },
  ],
  options: imputeOptions,
  tables: [
    { id: 'matrix', title: '填补后的数据' },
    { id: 'report', title: '填补报告' },
    { id: 'density', title: '观测值与填补值的分布' },
  ],
  charts: ['impute-density'],
  usesSeed: true,
  check: checkImpute,
  run: runImpute,
  findings: (said) => {
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
  note: (options, facts) => `${imputeNote(options, facts)}计算使用 Panome 全组学云 impute 方法（版本 ${version}）。`,
});
