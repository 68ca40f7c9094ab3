import { defineMethod } from '../../model/index.ts';
import { qcRsdNote } from './note.ts';
import { qcColumns } from './qcColumns.ts';
import { qcRsd as runQcRsd } from './qcRsd.ts';
import { qcRsdOptions, readQcRsdOptions } from './qcRsd.schema.ts';

export { qcColumns } from './qcColumns.ts';
export { relativeSpread } from './relativeSpread.ts';

const version = '1.0.0';

export const qcRsd = defineMethod({
  id: 'qc-rsd',
  version,
  family: 'preprocess',
  title: 'QC 样本 RSD',
  summary: '质控样本的重复性如何，多少特征达标',
  keywords: ['RSD', 'QC', '质控', 'CV', '变异系数', '重复性', '相对标准差', 'D-ratio', 'zhikong', 'chongfuxing'],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本；建议用未取对数的强度' },
    { id: 'groups', required: true, label: '样本分组', help: '其中一组为质控样本，通常写作 QC' },
  ],
  options: qcRsdOptions,
  tables: [
    { id: 'rsd', title: 'QC 的 RSD' },
    { id: 'summary', title: '各组 RSD 汇总' },
  ],
  charts: ['rsd-distribution', 'rsd-cumulative'],
  check: ({ groups, matrix }, options) => void qcColumns(matrix, groups, readQcRsdOptions(options).qc, 2),
  run: (inputs, options) => runQcRsd(inputs, readQcRsdOptions(options)),
  findings: (said) =>
    `${said.count('features')} 个特征中 ${said.count('passed')} 个的 RSD 不超过 ${said.share('limit')}，占 ${said.share('share')}`,
  note: (options, facts) => qcRsdNote(version, options, facts),
});
