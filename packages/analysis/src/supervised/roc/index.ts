import { defineMethod } from '../../model/index.ts';
import { comparedColumns, roc as runRoc } from './roc.ts';
import { rocNote } from './roc.note.ts';
import { readRocOptions, rocOptions } from './roc.schema.ts';

export { rocCurve } from './rocCurve.ts';

const version = '1.1.1';

export const roc = defineMethod({
  id: 'roc',
  version,
  family: 'supervised',
  title: 'ROC 分析',
  summary: '单个特征或几个特征联合能多好地区分两组样本，截断值取多少',
  keywords: [
    'ROC',
    'AUC',
    '受试者工作特征',
    '生物标志物',
    '诊断',
    'DeLong',
    'Youden',
    '灵敏度',
    '特异度',
    'biomarker',
    '多指标联合',
    '逻辑回归',
    'logistic',
    'Firth',
    'biaozhiwu',
    'zhenduan',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本；缺失值只影响所在的特征' },
    { id: 'groups', required: true, label: '样本分组', help: '比较其中两组，每组至少 2 个样本', levels: { min: 2 } },
  ],
  options: rocOptions,
  tables: [
    { id: 'auc', title: 'AUC 与截断值' },
    { id: 'curve', title: 'ROC 曲线' },
    { id: 'combined', title: '多指标联合' },
    { id: 'model', title: '联合模型' },
    { id: 'predictions', title: '各样本的预测' },
  ],
  usesSeed: true,
  charts: ['roc-curve'],
  check: (inputs, options) => void comparedColumns(inputs, readRocOptions(options)),
  run: (inputs, options, context) => runRoc(inputs, readRocOptions(options), context),
  findings: (said) =>
    said.text('combined_names')
      ? {
          headline: `${said.count('combined')} 个特征联合区分${said.text('test_group')}与${said.text('reference')}，交叉验证的 AUC 为 ${said.number('combined_auc')}`,
          condition: `联合 ${said.text('combined_names')}；单个特征最好的是 ${said.text('best')}（AUC ${said.number('best_auc')}）`,
        }
      : `区分${said.text('test_group')}与${said.text('reference')}最好的特征是 ${said.text('best')}（AUC ${said.number('best_auc')}），AUC 不低于 0.8 的有 ${said.count('above_08')} 个`,
  note: (options, facts) => rocNote(version, options, facts),
});
