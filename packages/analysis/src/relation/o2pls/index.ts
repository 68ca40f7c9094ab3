import { defineMethod } from '../../model/index.ts';
import { o2plsNote } from './o2pls.note.ts';
import { o2plsOptions, readO2plsOptions } from './o2pls.schema.ts';
import { runO2pls } from './o2pls.ts';
import { pairedFeatures } from './pairedFeatures.ts';

const version = '1.1.0';

/** What two omics of the same samples share, and what each has alone. */
export const o2pls = defineMethod({
  id: 'o2pls',
  version,
  family: 'relation',
  title: 'O2PLS（两组学整合）',
  summary: '同一批样本的两个组学共有哪些变化、各自独有哪些变化，由哪些特征带动',
  keywords: [
    'O2PLS',
    '两组学',
    '多组学',
    '整合',
    '联合分析',
    '转录组与代谢组',
    '联合成分',
    '正交',
    'integration',
    'joint',
    'zhenghe',
    'lianhe',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '第一个数据表',
      help: '第一列为特征名，其余每列一个样本；已归一化，含缺失值的特征不参与',
    },
    { id: 'matrix2', required: true, label: '第二个数据表', help: '同一批样本的另一个组学，按样本名对应' },
    { id: 'groups', required: false, label: '样本分组', help: '只用于得分图的着色，不参与建模' },
  ],
  options: o2plsOptions,
  tables: [
    { id: 'scores', title: '样本得分' },
    { id: 'x_loadings', title: '第一个表的载荷' },
    { id: 'y_loadings', title: '第二个表的载荷' },
    { id: 'components', title: '联合成分' },
    { id: 'fit', title: '模型参数' },
    { id: 'choice', title: '成分数的选择' },
  ],
  unfit: ['no-common-samples', 'too-few-features'],
  charts: ['o2pls-scores', 'o2pls-loadings'],
  check: ({ matrix, matrix2 }) => void pairedFeatures(matrix, matrix2),
  run: ({ matrix, matrix2 }, options, context) => runO2pls({ matrix, matrix2 }, readO2plsOptions(options), context),
  findings: (said) => ({
    headline: `${said.count('joint')} 个联合成分解释了第一个表 ${said.share('r2x_joint')}、第二个表 ${said.share('r2y_joint')} 的变异`,
    condition: `第一个联合成分两侧得分的相关系数为 ${said.number('r')}`,
  }),
  note: (options, facts) => o2plsNote(version, options, facts),
});
