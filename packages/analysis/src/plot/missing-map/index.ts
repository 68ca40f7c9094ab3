import { defineMethod } from '../../model/index.ts';
import { missingMapNote } from './missingMap.note.ts';
import { missingMapOptions, readMissingMapOptions } from './missingMap.schema.ts';
import { missingMap as runMissingMap } from './missingMap.ts';

const version = '1.0.0';

/** Where values are missing. */
export const missingMap = defineMethod({
  id: 'missing-map',
  version,
  family: 'plot',
  title: '缺失值图',
  summary: '哪些特征在哪些样本中缺失，缺失是零散的还是成块的',
  keywords: [
    '缺失值',
    '缺失图',
    '缺失模式',
    '缺失热图',
    'missing',
    'missingness',
    'NA',
    'missing pattern',
    'queshizhi',
    'queshitu',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本；空单元格为缺失' },
    { id: 'groups', required: false, label: '样本分组', help: '用于着色，并给出各组的缺失比例' },
  ],
  options: missingMapOptions,
  tables: [
    { id: 'map', title: '缺失图' },
    { id: 'profile', title: '各样本的缺失' },
    { id: 'features', title: '各特征的缺失' },
    { id: 'patterns', title: '缺失模式' },
  ],
  charts: ['missing-map', 'missing-profile'],
  run: ({ groups, matrix }, options) => runMissingMap(matrix, groups, readMissingMapOptions(options)),
  findings: (said) =>
    `缺失 ${said.count('missing')} 个值，占 ${said.share('share')}，${said.count('complete')} 个特征没有缺失`,
  note: (options, facts) =>
    `${missingMapNote(options, facts)}计算使用 Panome 全组学云 missing-map 方法（版本 ${version}）。`,
});
